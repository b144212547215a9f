import HeadlessUIKit

// Row U43.
/// A set of tabs: a UIKit tab bar controller with a hosting controller for each tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: Binding<SelectionValue>?
    @Environment(\.tabsArePages) private var arePages
    /// Creates a tab view with the tag of the selected tab and the tabs, each with its `tabItem` and its tag.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
}
extension TabView where SelectionValue == Int {
    /// Creates a tab view with the tabs, each with its `tabItem`.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
extension TabView: View {
    public var body: some View {
        let selection = selection
        let selected = (selection?.wrappedValue).map { AnyHashable($0) }
        let select: (AnyHashable) -> Void = { tag in
            if let value = tag.base as? SelectionValue, selection?.wrappedValue != value {
                selection?.wrappedValue = value
            }
        }
        if arePages {
            Pages(views: tabs(in: content).map { ($0.tag, $0.view) }, selected: selected, select: select)
        } else {
            Tabs(tabs: tabs(in: content), selected: selected, select: select).ignoresSafeArea()
        }
    }
}

private struct TabPart {
    var tag: AnyHashable?
    var label: (any View)?
    let view: any View
}

/// Each view of a content is a tab.
@MainActor
private func tabs(in content: any View) -> [TabPart] {
    if let several = content as? any SeveralViews { return several.views.flatMap(tabs(in:)) }
    var (part, view) = (TabPart(view: content), content)
    while let wrapper = view as? any TabWrapper {
        wrapper.describe(&part)
        view = wrapper.inner
    }
    return [part]
}

/// A modifier that describes a tab.
@MainActor
private protocol TabWrapper {
    var inner: any View { get }
    func describe(_ part: inout TabPart)
}

private struct TabItemed<Content: View, Label: View> {
    let content: Content
    let label: Label
}
extension TabItemed: Primitive, TabWrapper {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    var inner: any View { content }
    func describe(_ part: inout TabPart) { part.label = part.label ?? label }
}
extension Tagged: TabWrapper {
    var inner: any View { content }
    fileprivate func describe(_ part: inout TabPart) { part.tag = part.tag ?? tag }
}

private struct Tabs: UIViewControllerRepresentable {
    let tabs: [TabPart]
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void

    func makeCoordinator() -> TabBarController { TabBarController() }
    func makeUIViewController(context: Context) -> UITabBarController { context.coordinator }
    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        let controller = context.coordinator
        controller.select = nil
        controller.show(tabs, in: context.environment)
        if let index = tabs.firstIndex(where: { $0.tag != nil && $0.tag == selected }) {
            controller.selectedIndex = index
        }
        controller.select = select
    }
}

private final class TabBarController: UITabBarController {
    var select: ((AnyHashable) -> Void)?
    private var tabs: [TabPart] = []
    private var screens: [UIHostingController<Screen>] = []

    override var selectedViewController: UIViewController? {
        didSet {
            guard let select, selectedViewController !== oldValue, tabs.indices.contains(selectedIndex) else { return }
            if let tag = tabs[selectedIndex].tag { select(tag) }
        }
    }

    func show(_ tabs: [TabPart], in environment: EnvironmentValues) {
        self.tabs = tabs
        for (index, tab) in tabs.enumerated() {
            let screen = Screen(view: AnyView(any: tab.view), environment: environment)
            if index < screens.count {
                screens[index].rootView = screen
            } else {
                screens.append(UIHostingController(rootView: screen))
            }
            let label = Node(tab.label ?? EmptyView(), key: 0, parent: nil, host: nil, environment: environment)
            label.evaluate()
            screens[index].tabBarItem.title = label.title
            screens[index].tabBarItem.image = label.image
        }
        screens.removeLast(screens.count - tabs.count)
        if viewControllers != screens { viewControllers = screens }
    }
}

extension Node {
    /// The first image in the node.
    fileprivate var image: UIImage? {
        (uiView as? UIImageView)?.image ?? children.lazy.compactMap(\.image).first
    }
}

extension View {
    // Row U43.
    /// Sets the title and the image that the tab bar shows for the view.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemed(content: self, label: label())
    }
}
