/// A menu of entries. It is not drawn: a test chooses by ``Stage/tapMenu(_:of:)``.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The presentation of a menu in another menu. Stores only.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the entries inline instead of as a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// A menu that deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// A menu of which one entry is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The identifier; a unique one unless given.
    public let identifier: Identifier
    /// The presentation in another menu. Stores only.
    public let options: Options
    /// The entries, in their order.
    public let children: [UIMenuElement]

    /// Creates a menu of entries.
    public init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
    }

    /// Creates a menu of entries with a text below its title. The text is stored and not drawn.
    public convenience init(
        title: String = "", subtitle: String?, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image, identifier: identifier, options: options, children: children)
        self.subtitle = subtitle
    }

    /// Returns the menu with other entries.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions in the menu and its submenus, in order.
    var actions: [UIAction] {
        children.flatMap { child in
            if let deferred = child as? UIDeferredMenuElement { return UIMenu(children: deferred.elements).actions }
            return (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
        }
    }
}

/// Entries that are asked for when the menu is shown: on the host, when one is tapped or listed.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    /// Asks for the entries. The host shows those that the provider passes before it returns.
    public typealias Provider = @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?

    private init(_ provider: @escaping Provider, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", image: nil)
    }
    /// Creates entries that are asked for once.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isCached: true) }
    /// Creates entries that are asked for each time.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    var elements: [UIMenuElement] {
        if isCached, let known { return known }
        known = []
        provider { self.known = $0 }
        return known ?? []
    }
}

extension Stage {
    /// Chooses an entry of a menu, such as `UIButton.menu` or `UIBarButtonItem.menu`, or of a submenu; with nil, of the
    /// open context menu, which then closes. Host-only.
    ///
    /// - Returns: True if there is an action with that title that is neither disabled nor hidden. Otherwise a warning
    ///   lists the entries.
    @discardableResult public func tapMenu(_ title: String, of menu: UIMenu?) -> Bool {
        let actions = ((menu ?? openMenu?.menu)?.actions ?? []).filter {
            $0.attributes.isDisjoint(with: [.disabled, .hidden])
        }
        guard let action = actions.first(where: { $0.title == title }) else {
            warnings.append(
                "There is no action \(title) to choose: the menu has \(actions.map(\.title)). Name one of these.")
            return false
        }
        drive { action.perform(for: nil) }
        if menu == nil { closeContextMenu() }
        return true
    }
}
