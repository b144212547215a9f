/// The wishes of the user for all apps.
@MainActor public enum UIAccessibility {
    /// A Boolean value that says whether the user wants things to fade rather than to move. It is that of the stage
    /// that has called the code, or was driven last.
    public static var isReduceMotionEnabled: Bool { Stage.implied?.isReduceMotionEnabled ?? false }
}
