/// The user's accessibility settings.
@MainActor public enum UIAccessibility {
    /// A Boolean value that says whether the user wants less motion: that of the stage that runs this code or ran last.
    public static var isReduceMotionEnabled: Bool { Stage.implied?.isReduceMotionEnabled ?? false }
    /// A Boolean value that says whether the user has Reduce Motion on, and wants transitions to cross-fade: that of
    /// the same stage.
    public static var prefersCrossFadeTransitions: Bool { Stage.implied?.prefersCrossFadeTransitions ?? false }
}

/// An action on an element that VoiceOver, Switch Control and Full Keyboard Access offer.
@MainActor public final class UIAccessibilityCustomAction {
    /// Performs the action. Returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that the user sees.
    public var name: String
    /// Performs the action.
    public var actionHandler: Handler?

    /// Creates an action.
    public init(name: String, actionHandler: @escaping Handler) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }
}

/// How VoiceOver treats an element. The host has no VoiceOver: tests call its methods.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A tap performs an action.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// Swipes up and down change the value.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
