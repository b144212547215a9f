/// The user's accessibility settings.
@MainActor public enum UIAccessibility {
    /// A Boolean value that says whether the user wants less motion: that of the stage that runs this code or ran last.
    public static var isReduceMotionEnabled: Bool { Stage.implied?.isReduceMotionEnabled ?? false }
    /// A Boolean value that says whether the user has Reduce Motion on, and wants transitions to cross-fade: that of
    /// the same stage.
    public static var prefersCrossFadeTransitions: Bool { Stage.implied?.prefersCrossFadeTransitions ?? false }
    // Row W28.
    /// A Boolean value that says whether VoiceOver reads the screen: that of the same stage.
    public static var isVoiceOverRunning: Bool { Stage.implied?.isVoiceOverRunning ?? false }
    /// A Boolean value that says whether a switch controls the device: never here.
    public static var isSwitchControlRunning: Bool { false }
    /// A Boolean value that says whether the user wants bold text: never here.
    public static var isBoldTextEnabled: Bool { false }
    /// A Boolean value that says whether the user wants less transparency: never here.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// A Boolean value that says whether the user wants more contrast: never here.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// A Boolean value that says whether colours are inverted: never here.
    public static var isInvertColorsEnabled: Bool { false }
    /// VoiceOver was turned on or off.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Less motion was asked for, or no longer.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// What VoiceOver is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The whole screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A text is to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// The page has scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    // Row W28.
    /// Tells VoiceOver something. The host records it in the stage's `announcements`.
    public static func post(notification: Notification, argument: Any?) {
        Stage.implied?.announcements.append((notification, argument))
    }
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
    /// A tap opens a page or an address.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// What the screen shows at first.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be tapped.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field for a search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// A tap begins a film or a recording.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Touches go to it while VoiceOver is on.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns by itself.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A title.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// None.
    public static let none: UIAccessibilityTraits = []
    /// Swipes up and down change the value.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
