import HeadlessUIKit

// Row U55.
private struct Tasked<Content: View> {
    let content: Content
    let id: AnyHashable
    let priority: TaskPriority
    let action: @MainActor () async -> Void
}
extension Tasked: Primitive {
    func update(_ node: Node) {
        let running = node.memory as? Running
        if running?.id != id {
            running?.dismantle()
            let new = Running(id)
            node.memory = new
            let (priority, action) = (priority, action)
            new.start = { Task(priority: priority) { @MainActor in await action() } }
            node.host?.afterUpdate { new.appear() }
        }
        node.setChildren([(0, content)])
    }
}

/// The task of a view, which is cancelled as the view goes.
private final class Running: AppearanceMemory {
    let id: AnyHashable
    var start: (@MainActor () -> Task<Void, Never>)?
    private var task: Task<Void, Never>?
    init(_ id: AnyHashable) { self.id = id }
    override func appear() { task = start?() }
    override func disappear() { task?.cancel() }
    override func dismantle() {
        start = nil
        super.dismantle()
    }
}

private struct Appearing<Content: View> {
    let content: Content
    var appears: (() -> Void)?
    var disappears: (() -> Void)?
}
extension Appearing: Primitive {
    func update(_ node: Node) {
        let memory = node.memory as? Actions ?? Actions()
        (memory.appears, memory.disappears) = (appears, disappears)
        if node.memory == nil, let appears { node.host?.afterUpdate(appears) }
        node.memory = memory
        node.setChildren([(0, content)])
    }
}
/// What a view does as it appears and disappears.
private final class Actions: AppearanceMemory {
    var appears: (() -> Void)?
    var disappears: (() -> Void)?
    override func appear() { appears?() }
    override func disappear() { disappears?() }
}

extension View {
    // Row U55.
    /// Runs `action` as a task once the view is in the tree, and cancels the task as the view goes. Tasks go by real time,
    /// not by the stage's: a test awaits what the task does.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View { Tasked(content: self, id: 0, priority: priority, action: action) }

    /// Runs `action` as a task once the view is in the tree and each time the value changes; the task before is cancelled.
    nonisolated public func task<T: Hashable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View { Tasked(content: self, id: AnyHashable(value), priority: priority, action: action) }

    // Row U73.
    /// Calls `action` once the view is in the tree, and again each time its page, its tab or its card appears again.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearing(content: self, appears: action)
    }

    // Row U73.
    /// Calls `action` as the view leaves the tree, or as its page, its tab or its card disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Appearing(content: self, disappears: action)
    }
}

// MARK: - Refresh and search

// Row U56.
/// An action that renews what a view shows.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    /// Renews it.
    public func callAsFunction() async { await action() }
}
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
extension EnvironmentValues {
    /// The action that renews what the view shows; nil for none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] ?? nil }
        set { self[RefreshKey.self] = newValue }
    }
}
extension View {
    // Row U56.
    /// Renews the lists in the view by a pull: UIKit's refresh control, which turns until the action is over.
    nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
extension UIScrollView {
    /// Adds the refresh control of an action, or removes it.
    func follow(_ refresh: RefreshAction?) {
        guard let refresh else {
            if refreshControl is Refresher { refreshControl = nil }
            return
        }
        let control = refreshControl as? Refresher ?? Refresher()
        control.refresh = refresh
        if refreshControl !== control { refreshControl = control }
    }
}
private final class Refresher: UIRefreshControl {
    var refresh: RefreshAction?
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(
            self,
            action: { [weak self] _ in
                guard let refresh = self?.refresh else { return }
                Task { @MainActor in
                    await refresh()
                    self?.endRefreshing()
                }
            }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
}

/// Where a search is.
public struct SearchFieldPlacement: Sendable {
    /// When the field of a navigation bar hides. Has no effect.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// It hides as the content scrolls.
        case automatic
        /// It stays.
        case always
    }
    let stays: Bool
    /// In the navigation bar.
    public static let automatic = SearchFieldPlacement(stays: false)
    /// In the navigation bar.
    public static let toolbar = SearchFieldPlacement(stays: false)
    /// In the navigation bar.
    public static let sidebar = SearchFieldPlacement(stays: false)
    /// Below the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(stays: false)
    /// Below the navigation bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(stays: displayMode == .always) }
}

private struct Searchable<Content: View> {
    let content: Content
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let stays: Bool
    let prompt: String?
}
extension Searchable: Primitive {
    func update(_ node: Node) {
        let memory = node.memory as? Search ?? Search()
        node.memory = memory
        let (shown, isActive) = node.reading { (text.wrappedValue, isPresented?.wrappedValue) }
        (memory.text, memory.isPresented) = (text, isPresented)
        let entry = node.environment.textEntry
        memory.submit = { entry.submit(.search) }
        let (host, prompt, stays) = (node.host, prompt, stays)
        host?.afterUpdate {
            memory.show(shown, isActive, in: host?.controller?.navigationItem, prompt, stays)
        }
        node.setChildren([(0, content)])
    }
}
@MainActor
private final class Search: NodeMemory, UISearchResultsUpdating, UISearchBarDelegate {
    var text: Binding<String>?
    var isPresented: Binding<Bool>?
    var submit: () -> Void = {}
    private let controller = UISearchController(searchResultsController: nil)
    private weak var item: UINavigationItem?

    func show(_ shown: String, _ isActive: Bool?, in item: UINavigationItem?, _ prompt: String?, _ stays: Bool) {
        (controller.searchResultsUpdater, controller.searchBar.delegate) = (self, self)
        controller.searchBar.placeholder = prompt ?? "Search"
        if controller.searchBar.text != shown { controller.searchBar.text = shown }
        if let isActive, controller.isActive != isActive { controller.isActive = isActive }
        item?.hidesSearchBarWhenScrolling = !stays
        if item?.searchController !== controller { item?.searchController = controller }
        self.item = item
    }
    func updateSearchResults(for searchController: UISearchController) {
        let typed = controller.searchBar.text ?? ""
        if let text, text.wrappedValue != typed { text.wrappedValue = typed }
        if let isPresented, isPresented.wrappedValue != controller.isActive {
            isPresented.wrappedValue = controller.isActive
        }
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit() }
    func dismantle() { if item?.searchController === controller { item?.searchController = nil } }
}
extension View {
    // Row U57.
    /// Shows a field for a search in the enclosing stack's bar: a UIKit search controller.
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        Searchable(content: self, text: text, isPresented: nil, stays: placement.stays, prompt: String(prompt))
    }
    /// Shows a field for a search in the enclosing stack's bar.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        Searchable(content: self, text: text, isPresented: nil, stays: placement.stays, prompt: prompt?.words)
    }
    /// Shows a field for a search in the enclosing stack's bar; the binding says whether the user searches.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        Searchable(content: self, text: text, isPresented: isPresented, stays: placement.stays, prompt: prompt?.words)
    }
}
