/// The code of an action; called with the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that a control, a bar button or a menu does when it is operated.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
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
    /// The name; one of its own unless given.
    public let identifier: Identifier
    /// The longer title for help. Stores only.
    public var discoverabilityTitle: String?
    /// Facts about the action; a disabled one is not performed by `Stage.tapMenu(_:of:)`.
    public var attributes: UIMenuElement.Attributes
    /// The mark before the action in a menu. Stores only.
    public var state: UIMenuElement.State
    /// The control or bar button that performs the action, while it does.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// Creates an action, to be added to a control, a bar button or a menu.
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

    /// Creates an action with a text below its title. The text is kept, and not drawn.
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
