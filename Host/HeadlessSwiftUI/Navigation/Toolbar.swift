import HeadlessUIKit

/// The items of a bar. Host-only requirement: `entries`.
public protocol ToolbarContent {
    /// The items, in their order.
    var entries: [ToolbarEntry] { get }
}
/// An item of a bar, as the host keeps it. Host-only.
public struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

/// A place in a bar. The host has the two ends of a navigation bar.
public struct ToolbarItemPlacement: Equatable, Sendable {
    fileprivate let isLeading: Bool
    /// The end of the bar.
    public static let automatic = ToolbarItemPlacement(isLeading: false)
    /// The end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
    /// The beginning of the bar.
    public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
    /// The beginning of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
    /// The end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
    /// The end of the bar.
    public static let primaryAction = ToolbarItemPlacement(isLeading: false)
    /// The end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
    /// The beginning of the bar.
    public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
}

// Row U42.
/// An item of a bar: a UIKit bar button item with the title and the action of the button in `content`.
public struct ToolbarItem<Content: View>: ToolbarContent {
    public let entries: [ToolbarEntry]
    /// Creates an item from its placement and its view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = [ToolbarEntry(placement: placement, view: AnyView(content()))]
    }
}

/// Combines items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Returns an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns the items, in their order.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var entries: [ToolbarEntry] = []
        repeat entries.append(contentsOf: (each content).entries)
        return ToolbarItems(entries: entries)
    }
    /// Returns the items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(entries: content?.entries ?? [])
    }
}
private struct ToolbarItems: ToolbarContent { let entries: [ToolbarEntry] }

private struct Barred<Content: View> {
    let content: Content
    let entries: [ToolbarEntry]
}
extension Barred: Primitive {
    func update(_ node: Node) {
        let items = entries.enumerated().map { (key: AnyHashable($0.offset), view: OffScreen(view: $0.element.view)) }
        node.setChildren([(AnyHashable("content"), content)] + items.map { ($0.key, $0.view as any View) })
        let placements = entries.map(\.placement)
        node.host?.afterUpdate { [weak node] in
            guard let node, let item = node.host?.controller?.navigationItem else { return }
            let buttons = zip(placements, node.children.dropFirst()).map { ($0, $1.barButton) }
            item.leftBarButtonItems = buttons.filter(\.0.isLeading).map(\.1)
            item.rightBarButtonItems = buttons.filter { !$0.0.isLeading }.map(\.1)
        }
    }
}

/// Views that are in the tree but not on the screen.
struct OffScreen { let view: AnyView }
extension OffScreen: Primitive {
    func update(_ node: Node) {
        node.showsContents = false
        node.setChildren([(0, view)])
    }
}

extension Node {
    /// The bar button item with the title and the action of the button in the node; the same object at each call.
    fileprivate var barButton: UIBarButtonItem {
        let button = memory as? UIBarButtonItem ?? UIBarButtonItem()
        memory = button
        let control = control
        button.title = title
        button.isEnabled = control?.isEnabled ?? false
        button.primaryAction = UIAction { _ in control?.onTap?() }
        return button
    }
    private var control: ButtonControl? { uiView as? ButtonControl ?? children.lazy.compactMap(\.control).first }
}

private struct Titled<Content: View> {
    let content: Content
    let change: @MainActor (UIViewController) -> Void
}
extension Titled: Primitive {
    func update(_ node: Node) {
        let (host, change) = (node.host, change)
        host?.afterUpdate { if let controller = host?.controller { change(controller) } }
        node.setChildren([(0, content)])
    }
}

/// A namespace for the sizes of a title.
public struct NavigationBarItem: Sendable {
    /// The size of a title.
    public enum TitleDisplayMode: Sendable {
        /// The size of the screen below; large on the lowest screen.
        case automatic
        /// A small title.
        case inline
        /// A large title while the content is at its top.
        case large
    }
}

extension View {
    // Row U42.
    /// Shows items in the bar of the enclosing stack.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        Barred(content: self, entries: content().entries)
    }
}
extension View {
    /// Shows views at the trailing end of the enclosing stack's bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Barred(content: self, entries: [ToolbarEntry(placement: .automatic, view: AnyView(content()))])
    }
    // Row U42.
    /// Sets the title of the screen. The bar then prefers large titles.
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = String(title)
        return Titled(content: self) { controller in
            controller.navigationItem.title = title
            controller.navigationController?.navigationBar.prefersLargeTitles = true
        }
    }
    /// Sets the size of the screen's title.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        Titled(content: self) { controller in
            controller.navigationItem.largeTitleDisplayMode =
                switch displayMode {
                case .automatic: .automatic
                case .inline: .never
                case .large: .always
                }
        }
    }
}
