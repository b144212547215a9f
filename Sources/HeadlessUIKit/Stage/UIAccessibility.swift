/// What the user has asked of all apps.
@MainActor public enum UIAccessibility {
    /// Whether the current stage's user wants things to fade rather than to move; `Stage` sets it.
    public static var isReduceMotionEnabled: Bool { Stage.current?.isReduceMotionEnabled ?? false }
}
