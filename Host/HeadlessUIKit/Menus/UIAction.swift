/// The code of an action; called with the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// The action of a control, a bar button or a menu.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title: of a menu's entry, or of a button made with the action.
    public override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    /// The picture. Stores only.
    public override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    /// The identifier; a unique one unless given.
    public let identifier: Identifier
    /// The longer title for help. Stores only.
    public var discoverabilityTitle: String?
    /// The attributes; `Stage.tapMenu(_:of:)` does not perform a disabled action.
    public var attributes: UIMenuElement.Attributes
    /// The mark before the action in a menu. Stores only.
    public var state: UIMenuElement.State
    /// The control or bar button that performs the action, while it is performed.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// Creates an action for a control, a bar button or a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Creates an action with a text below its title. The text is stored and not drawn.
    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        self.subtitle = subtitle
    }

    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
