import HeadlessUIKit

// Row U53.
/// The look of a button, made from its label.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the button's view.
    associatedtype Body: View
    /// Returns the button's view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A button, as a style sees it.
    typealias Configuration = ButtonStyleConfiguration
}
/// A button, as a style sees it.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    /// The label of a button.
    public struct Label {
        let view: AnyView
    }
    /// What the button does; nil for anything else.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether a finger is down on the button. On the host only for a button that is a UIKit control, by
    /// ``SwiftUIAssumptions/buttonHit-swift.property``.
    public let isPressed: Bool
}
extension ButtonStyleConfiguration.Label: View { public var body: some View { view } }

/// A look of the system's for buttons. All are drawn alike: the label.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
/// The look that SwiftUI chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// A look without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// A look with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// A look with a strong border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that SwiftUI chooses.
    nonisolated public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    nonisolated public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A look without a border.
    nonisolated public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A look with a border.
    nonisolated public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A look with a strong border.
    nonisolated public static var borderedProminent: Self { Self() }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: (any ButtonStyle)? { nil } }
extension EnvironmentValues {
    var buttonStyle: (any ButtonStyle)? {
        get { self[ButtonStyleKey.self] ?? nil }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// A look of lists. Stores only: all are drawn alike.
public protocol ListStyle: Sendable {}
/// The look that SwiftUI chooses.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Rows without groups.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Groups of rows.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Rows with a distance from the sides.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Groups of rows with a distance from the sides.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}
extension ListStyle where Self == DefaultListStyle {
    /// The look that SwiftUI chooses.
    nonisolated public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows without groups.
    nonisolated public static var plain: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows.
    nonisolated public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with a distance from the sides.
    nonisolated public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows with a distance from the sides.
    nonisolated public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    nonisolated public static var sidebar: Self { Self() }
}

/// The key of a keyboard that submits a text.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    /// "Done".
    public static let done = SubmitLabel(key: .done)
    /// "Go".
    public static let go = SubmitLabel(key: .go)
    /// "Send".
    public static let send = SubmitLabel(key: .send)
    /// "Join".
    public static let join = SubmitLabel(key: .join)
    /// "Route".
    public static let route = SubmitLabel(key: .route)
    /// "Search".
    public static let search = SubmitLabel(key: .search)
    /// "Return".
    public static let `return` = SubmitLabel(key: .default)
    /// "Next".
    public static let next = SubmitLabel(key: .next)
    /// "Continue".
    public static let `continue` = SubmitLabel(key: .continue)
}
/// What submits a text.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key of a search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How the texts in a view are typed and submitted.
struct TextEntry {
    var label: SubmitLabel?
    var keyboard: UIKeyboardType?
    var content: UITextContentType?
    var submissions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    func submit(_ trigger: SubmitTriggers) {
        for submission in submissions where submission.triggers.contains(trigger) { submission.action() }
    }
}
private enum TextEntryKey: EnvironmentKey { static var defaultValue: TextEntry { TextEntry() } }
extension EnvironmentValues {
    var textEntry: TextEntry {
        get { self[TextEntryKey.self] }
        set { self[TextEntryKey.self] = newValue }
    }
}

/// Changes a value of the environment that is made up of several settings.
struct EnvironmentChange<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}
extension EnvironmentChange: Primitive {
    func update(_ node: Node) {
        var environment = node.environment
        change(&environment)
        node.setChildren([(0, content)], environment: environment)
    }
}

extension View {
    // Row U53.
    /// Makes the buttons in the view by a style.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) { $0.buttonStyle = style }
    }
    /// Gives the buttons in the view a look of the system's. All are drawn alike: the label.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) { $0.buttonStyle = nil }
    }
    /// Gives the lists in the view a look. Stores only: all are drawn alike.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    // Row U54.
    /// Sets the return key of the fields in the view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        EnvironmentChange(content: self) { $0.textEntry.label = submitLabel }
    }
    /// Calls `action` when a field or a search in the view is submitted by its return key. Actions of the views around are
    /// called, too.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { EnvironmentChange(content: self) { $0.textEntry.submissions.append((triggers, action)) } }
    /// Sets the keyboard of the fields in the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        EnvironmentChange(content: self) { $0.textEntry.keyboard = type }
    }
    /// Sets what the fields in the view are for.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        EnvironmentChange(content: self) { $0.textEntry.content = textContentType }
    }
}
