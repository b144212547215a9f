/// The wishes of the user for all apps.
@MainActor public enum UIAccessibility {
    /// A Boolean value that says whether the user wants things to fade rather than to move. It is that of the stage
    /// that has called the code, or was driven last.
    public static var isReduceMotionEnabled: Bool { Stage.implied?.isReduceMotionEnabled ?? false }
    /// A Boolean value that says whether the user has Reduce Motion on, and wants transitions to fade. It is that of the
    /// same stage.
    public static var prefersCrossFadeTransitions: Bool { Stage.implied?.prefersCrossFadeTransitions ?? false }
}

/// Something that VoiceOver, Switch Control and Full Keyboard Access offer to do with an element.
@MainActor public final class UIAccessibilityCustomAction {
    /// Does it. Returns whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the user chooses.
    public var name: String
    /// Does it.
    public var actionHandler: Handler?

    /// Creates an action.
    public init(name: String, actionHandler: @escaping Handler) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }
}

/// The ways in which VoiceOver treats something. The host has no VoiceOver: tests ask and call as it would.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A tap does something.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// Swipes up and down change its value.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
