/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

// Row W31.
/// An entry of the main menu. The host has no main menu.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The longer title for help. Stores only.
    open var discoverabilityTitle: String?
    /// The attributes; a disabled or hidden command is not performed.
    open var attributes: UIMenuElement.Attributes = []
    /// The mark before the entry. Stores only.
    open var state = UIMenuElement.State.off
}

// Row W31.
/// Keys that perform an action, such as ⌘F. A test presses them by ``Stage/press(_:_:)``.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The code that a key command calls, off Apple's platforms, where there are no selectors.
    public typealias TargetAction = @MainActor (UIKeyCommand) -> Void

    /// The key, as the text that it types, or one of the constants.
    public let input: String?
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Any value of the app's own.
    public let propertyList: Any?
    /// A Boolean value that says whether the command comes before the keys of an edited text.
    open var wantsPriorityOverSystemBehavior = false
    let action: TargetAction

    /// Creates a command for keys.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: @escaping TargetAction) {
        (self.input, self.modifierFlags, self.action, propertyList) = (input, modifierFlags, action, nil)
        super.init(title: "", image: nil)
    }

    /// Creates a command for keys, with a title for menus and help.
    public init(
        title: String = "", image: UIImage? = nil, action: @escaping TargetAction, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        self.propertyList = propertyList
        super.init(title: title, image: image)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes to the right.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    fileprivate func fits(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        self.input?.lowercased() == input.lowercased() && modifierFlags == flags
            && attributes.isDisjoint(with: [.disabled, .hidden])
    }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey {
    /// The text that the key types.
    public let characters: String
    /// The text that the key types without modifier keys but shift.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    init(_ characters: String, _ flags: UIKeyModifierFlags) {
        (self.characters, charactersIgnoringModifiers, modifierFlags) = (characters, characters, flags)
    }
}

/// A press of a key.
@preconcurrency @MainActor open class UIPress: Hashable {
    /// The part of a press.
    public enum Phase: Int, Sendable {
        /// As in UIKit.
        case began, changed, stationary, ended, cancelled
    }
    /// The key.
    public let key: UIKey?
    /// The part of the press.
    public internal(set) var phase = Phase.began
    /// When it happened, in seconds.
    public let timestamp: TimeInterval

    init(_ key: UIKey, at time: TimeInterval) { (self.key, timestamp) = (key, time) }
    nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys.
@preconcurrency @MainActor open class UIPressesEvent {
    /// The presses.
    public let allPresses: Set<UIPress>
    init(_ presses: Set<UIPress>) { allPresses = presses }
}

extension Stage {
    // Row W31.
    /// Presses a key of a hardware keyboard, with modifier keys, and lets it go. Host-only.
    ///
    /// The responders from the first responder on are asked for a command, or without one those from the controller in
    /// front. A key that types into an edited text is typed, unless a command wants priority. Keys that no command takes
    /// go to the responders as presses.
    ///
    /// - Returns: True if a command was performed.
    @discardableResult public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
        let start = window.firstResponder ?? window.rootViewController?.inFront ?? window
        let isText = start is any EditedText && modifierFlags.isSubset(of: [.shift, .alphaShift])
        let command = sequence(first: start, next: \.next).lazy.compactMap { responder in
            responder.allKeyCommands.first {
                $0.fits(input, modifierFlags) && (!isText || $0.wantsPriorityOverSystemBehavior)
            }
        }.first
        if let command {
            drive { command.action(command) }
        } else if isText, !input.hasPrefix("UIKeyInput") {
            typeText(input)
        } else {
            let press = UIPress(UIKey(input, modifierFlags), at: time)
            let event = UIPressesEvent([press])
            drive {
                start.pressesBegan([press], with: event)
                press.phase = .ended
                start.pressesEnded([press], with: event)
            }
        }
        perform {}
        advance(by: 0)
        return command != nil
    }
}

extension UIResponder {
    fileprivate var allKeyCommands: [UIKeyCommand] {
        ((self as? UIViewController)?.addedKeyCommands ?? []) + (keyCommands ?? [])
    }
}

extension UIViewController {
    /// Adds a key command to those of `keyCommands`.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    fileprivate var addedKeyCommands: [UIKeyCommand] {
        get { (companions[ObjectIdentifier(UIKeyCommand.self)] as? KeyCommands)?.list ?? [] }
        set { companions[ObjectIdentifier(UIKeyCommand.self)] = KeyCommands(newValue) }
    }

    /// The controller whose content is in front: presented, pushed or selected.
    fileprivate var inFront: UIViewController {
        if let presented = presentedViewController, !presented.isBeingDismissed { return presented.inFront }
        if let top = (self as? UINavigationController)?.topViewController { return top.inFront }
        if let selected = (self as? UITabBarController)?.selectedViewController { return selected.inFront }
        return self
    }
}

private final class KeyCommands {
    let list: [UIKeyCommand]
    init(_ list: [UIKeyCommand]) { self.list = list }
}
