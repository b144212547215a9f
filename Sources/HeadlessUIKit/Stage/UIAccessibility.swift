/// What the user has asked of all apps.
@MainActor public enum UIAccessibility {
    /// Whether the user wants things to fade rather than to move: of the stage that has called the code, or was driven last.
    public static var isReduceMotionEnabled: Bool { Stage.implied?.isReduceMotionEnabled ?? false }
}
