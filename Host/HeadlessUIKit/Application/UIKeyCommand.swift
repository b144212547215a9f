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
    /// A Boolean value that says whether the command comes before the keys of an edited text, and before those that move
    /// the focus.
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

    /// The keys by which a user moves the focus.
    fileprivate static let keysOfFocus: Set = [inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, "\t"]
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey {
    /// The text that the key types.
    public let characters: String
    /// The text that the key types without modifier keys but shift.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    // Row W37.
    /// The key by its place on the keyboard; `keyboardErrorUndefined` for a key that the host does not know.
    public let keyCode: UIKeyboardHIDUsage

    init(_ characters: String, _ flags: UIKeyModifierFlags) {
        (self.characters, charactersIgnoringModifiers, modifierFlags) = (characters, characters, flags)
        keyCode = UIKeyboardHIDUsage.known[characters] ?? .keyboardErrorUndefined
    }
}

/// Keys by their place on the keyboard, numbered as in the USB HID usage tables: those that type nothing.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// As in UIKit.
    case keyboardErrorUndefined = 0x03
    /// As in UIKit.
    case keyboardReturnOrEnter = 0x28
    /// As in UIKit.
    case keyboardEscape = 0x29
    /// As in UIKit.
    case keyboardTab = 0x2B
    /// As in UIKit.
    case keyboardSpacebar = 0x2C
    /// As in UIKit.
    case keyboardHome = 0x4A
    /// As in UIKit.
    case keyboardPageUp = 0x4B
    /// As in UIKit.
    case keyboardDeleteForward = 0x4C
    /// As in UIKit.
    case keyboardEnd = 0x4D
    /// As in UIKit.
    case keyboardPageDown = 0x4E
    /// As in UIKit.
    case keyboardRightArrow = 0x4F
    /// As in UIKit.
    case keyboardLeftArrow = 0x50
    /// As in UIKit.
    case keyboardDownArrow = 0x51
    /// As in UIKit.
    case keyboardUpArrow = 0x52

    fileprivate static let known: [String: UIKeyboardHIDUsage] = [
        "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageDown: .keyboardPageDown,
        UIKeyCommand.inputRightArrow: .keyboardRightArrow, UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
        UIKeyCommand.inputDownArrow: .keyboardDownArrow, UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    ]
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
    /// The responders from the focused view on are asked for a command, without one those from the first responder, and
    /// without either those from the controller in front. A key that types into an edited text is typed, and one that
    /// moves the focus performs nothing, unless a command wants priority. Keys that no command takes go to the responders
    /// as presses.
    ///
    /// - Returns: True if a command was performed.
    @discardableResult public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
        let focused = focusedView
        let start = focused ?? window.firstResponder ?? window.rootViewController?.inFront ?? window
        let isText = start is any EditedText && modifierFlags.isSubset(of: [.shift, .alphaShift])
        let isOfSystem = isText || focused != nil && UIKeyCommand.keysOfFocus.contains(input)
        let command = sequence(first: start, next: \.next).lazy.compactMap { responder in
            responder.allKeyCommands.first {
                $0.fits(input, modifierFlags) && (!isOfSystem || $0.wantsPriorityOverSystemBehavior)
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

// Row W37.
extension Stage {
    /// Gives a view the keyboard's focus, as the Tab key does, or takes the focus from all views. Host-only.
    ///
    /// - Returns: False if the view cannot have the focus, which then stays where it was.
    @discardableResult public func focus(on view: UIView?) -> Bool {
        guard let view else {
            focusItem = nil
            return true
        }
        guard view.canTakeFocus, view.window === window else { return false }
        drive {
            // The first responder is the focused view, or an ancestor.
            if let first = window.firstResponder, !view.isInChain(of: first) { first.resignFirstResponder() }
            focusItem = view
        }
        return true
    }

    /// The view that has the keyboard's focus; nil as soon as the view cannot have it, or another responder is edited.
    fileprivate var focusedView: UIView? {
        guard let view = focusItem, view.window === window, view.canTakeFocus else { return nil }
        return window.firstResponder.map(view.isInChain) ?? true ? view : nil
    }
}

extension UIView {
    /// A Boolean value that says whether the view has the keyboard's focus.
    public var isFocused: Bool { window?.stage?.focusedView === self }

    fileprivate var canTakeFocus: Bool {
        canBecomeFocused
            && sequence(first: self, next: \.superview).allSatisfy {
                !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled
            }
    }

    fileprivate func isInChain(of responder: UIResponder) -> Bool {
        sequence(first: self as UIResponder, next: \.next).contains(responder)
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
