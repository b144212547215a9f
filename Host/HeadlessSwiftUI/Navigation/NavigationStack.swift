import HeadlessUIKit

// Row U41.
/// A stack of screens: a UIKit navigation controller with a hosting controller for each screen.
public struct NavigationStack<Data, Root: View> {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var ownPath: [AnyHashable] = []
}
extension NavigationStack where Data == NavigationPath {
    /// Creates a stack with its lowest screen.
    nonisolated public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
    /// Creates a stack with its lowest screen, and the values of the screens above.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding(mapping: path, get: { $0.values }, set: { NavigationPath($0) })
    }
}
/// A stack of screens without a path, as on a phone since iOS 13; the first view is the lowest screen.
public struct NavigationView<Content: View> {
    private let content: Content
    /// Creates a stack with its lowest screen.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
// Row U41.
extension NavigationView: View {
    public var body: some View { NavigationStack { content } }
}
extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Creates a stack with its lowest screen, and the values of the screens above.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding(
            mapping: path, get: { $0.map { AnyHashable($0) } },
            set: { Data($0.compactMap { $0.base as? Data.Element }) })
    }
}
extension NavigationStack: View {
    public var body: some View {
        let path = path ?? $ownPath
        Screens(root: root, path: path, values: path.wrappedValue).ignoresSafeArea()
    }
}

/// The values of a stack's screens, of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]
    /// Creates an empty path.
    public init() { values = [] }
    init(_ values: [AnyHashable]) { self.values = values }
    /// The number of values.
    public var count: Int { values.count }
    /// Whether there is no value.
    public var isEmpty: Bool { values.isEmpty }
    /// Adds a value to the end.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Removes `k` values from the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

private struct Screens<Root: View>: UIViewControllerRepresentable {
    let root: Root
    let path: Binding<[AnyHashable]>
    let values: [AnyHashable]

    func makeCoordinator() -> NavigationContext { NavigationContext() }
    func makeUIViewController(context: Context) -> UINavigationController { context.coordinator.navigation }
    func updateUIViewController(_ navigation: UINavigationController, context: Context) {
        let navigation = context.coordinator
        (navigation.path, navigation.environment) = (path, context.environment)
        navigation.show(AnyView(root), values)
    }
    static func dismantleUIViewController(_ navigation: UINavigationController, coordinator: NavigationContext) {
        coordinator.end()
    }
}

/// Pushes the screens of links, and makes the screens of values.
@MainActor
final class NavigationContext {
    private(set) lazy var navigation: UINavigationController = makeNavigation()
    var path: Binding<[AnyHashable]>?
    var environment = EnvironmentValues()
    private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

    private var root = AnyView(EmptyView())
    private var values: [AnyHashable] = []
    /// Screens that links without a value pushed, above the screens of the path.
    private var pushed: [Pushed] = []
    private struct Pushed {
        var view: AnyView
        /// The modifier that pushed the screen; nil for a link.
        var owner: ObjectIdentifier?
        /// Tells the modifier that UIKit has popped the screen.
        var popped: () -> Void = {}
    }
    private var screens: [(key: AnyHashable, controller: UIHostingController<Screen>)] = []

    private func makeNavigation() -> UINavigationController {
        let navigation = Navigation()
        navigation.context = self
        return navigation
    }

    // MARK: Changes

    func show(_ root: AnyView, _ values: [AnyHashable]) {
        (self.root, self.values) = (root, values)
        showScreens()
    }

    /// Lets go of the screens, which keep this object.
    func end() {
        keep(0)
        destinations = [:]
        navigation.setViewControllers([], animated: false)
    }

    func push(_ value: AnyHashable) { path?.wrappedValue.append(value) }

    func push(_ view: AnyView) {
        pushed.append(Pushed(view: view))
        showScreens()
    }

    // Row U59.
    /// Shows the screen of a modifier, or another value of it; nil removes the screen and those above.
    func show(_ view: AnyView?, of owner: ObjectIdentifier, popped: @escaping () -> Void) {
        let index = pushed.firstIndex { $0.owner == owner }
        switch (view, index) {
        case (let view?, nil): pushed.append(Pushed(view: view, owner: owner, popped: popped))
        case (let view?, let index?):
            (pushed[index].view, pushed[index].popped) = (view, popped)
            // The other screens stay as they are: to set them would read this modifier again.
            guard let screen = screens.first(where: { $0.key == AnyHashable(Key.view(index)) }) else { return }
            screen.controller.rootView = Screen(view: view, environment: screen.controller.rootView.environment)
            return
        case (nil, let index?):
            let above = pushed[(index + 1)...]
            pushed.removeSubrange(index...)
            for screen in above { screen.popped() }
        case (nil, nil): return
        }
        showScreens()
    }

    /// Pops the top screen. Its value leaves the path.
    func pop() { navigation.popViewController(animated: true) }

    /// Notes that UIKit has popped `count` screens.
    func didPop(_ count: Int) {
        keep(screens.count - count)
        let views = min(count, pushed.count)
        let gone = pushed.suffix(views)
        pushed.removeLast(views)
        for screen in gone { screen.popped() }
        if count > views { path?.wrappedValue.removeLast(count - views) }
    }

    /// Registers the closure that makes the screen of a value. The screens above the registering one are made again.
    func register(_ type: ObjectIdentifier, in screen: UIViewController?, _ make: @escaping (AnyHashable) -> AnyView) {
        destinations[type] = make
        guard let index = screens.firstIndex(where: { $0.controller === screen }) else { return }
        for (key, controller) in screens[(index + 1)...] {
            controller.rootView = Screen(view: view(of: key), environment: controller.rootView.environment)
        }
    }

    // MARK: Screens

    private enum Key: Hashable {
        case root
        case value(AnyHashable)
        case view(Int)
    }

    private func view(of key: AnyHashable) -> AnyView {
        switch key.base as? Key {
        case .root, nil: return root
        case .view(let index): return pushed[index].view
        case .value(let value):
            if let make = destinations[ObjectIdentifier(type(of: value.base))] { return make(value) }
            return AnyView(EmptyView())
        }
    }

    /// Lets all screens go but the lowest `count`.
    private func keep(_ count: Int) {
        let gone = screens.dropFirst(count).map(\.controller)
        screens.removeLast(gone.count)
        let leave: @MainActor () -> Void = { for controller in gone { controller.tearDown() } }
        // The navigation controller still shows them.
        if let stage = Stage.of(navigation.viewIfLoaded) { stage.perform(leave) } else { leave() }
    }

    private func showScreens() {
        let keys = [Key.root] + values.map(Key.value) + pushed.indices.map(Key.view)
        let kept = zip(screens, keys).prefix { $0.key == AnyHashable($1) }.count
        keep(kept)
        for (index, key) in keys.enumerated() {
            let screen = Screen(view: view(of: key), environment: environment(at: index))
            if index < kept {
                screens[index].controller.rootView = screen
            } else {
                screens.append((key, UIHostingController(rootView: screen)))
            }
        }
        // A screen below may register the closures for the values of a path that the stack begins with.
        if values.contains(where: { destinations[ObjectIdentifier(type(of: $0.base))] == nil }) {
            for screen in screens { screen.controller.readBodies() }
        }
        let controllers = screens.map(\.controller)
        if navigation.viewControllers != controllers { navigation.setViewControllers(controllers, animated: true) }
    }

    private func environment(at index: Int) -> EnvironmentValues {
        var environment = environment
        environment.navigation = self
        if index > 0 { environment.hosted = .init(dismiss: { [weak self] in self?.pop() }, isPresented: true) }
        return environment
    }
}

/// A view in its own controller, with an environment from another place in the tree.
struct Screen {
    let view: AnyView
    let environment: EnvironmentValues
}
extension Screen: Primitive {
    func update(_ node: Node) { node.setChildren([(0, view)], environment: environment) }
}

private final class Navigation: UINavigationController {
    weak var context: NavigationContext?

    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        if popped != nil { context?.didPop(1) }
        return popped
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = super.popToRootViewController(animated: animated)
        context?.didPop(popped?.count ?? 0)
        return popped
    }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }
extension EnvironmentValues {
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] ?? nil }
        set { self[NavigationKey.self] = newValue }
    }
}

private struct Destined<Content: View, Value: Hashable, Destination: View> {
    let content: Content
    let destination: (Value) -> Destination
}
extension Destined: Primitive {
    func update(_ node: Node) {
        let (navigation, destination, host) = (node.environment.navigation, destination, node.host)
        host?.afterUpdate {
            navigation?.register(ObjectIdentifier(Value.self), in: host?.controller) { value in
                (value.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            }
        }
        node.setChildren([(0, content)])
    }
}

extension View {
    /// Registers the view that the enclosing stack shows for each value of a type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { Destined(content: self, destination: destination) }

    // Row U59.
    /// Pushes a screen onto the enclosing stack while the binding is true.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return Destination(content: self, isPresented: isPresented) { view }
    }

    /// Pushes the screen of a value onto the enclosing stack while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Destination(
            content: self,
            isPresented: Binding(mapping: item, get: { $0 != nil }, set: { $0 ? item.wrappedValue : nil })
        ) { AnyView(item.wrappedValue.map { destination($0).id($0) }) }
    }
}

private struct Destination<Content: View> {
    let content: Content
    let isPresented: Binding<Bool>
    let view: () -> AnyView
}
extension Destination: Primitive {
    func update(_ node: Node) {
        let isShown = node.reading { isPresented.wrappedValue }
        let memory = node.memory as? DestinationMemory ?? DestinationMemory()
        node.memory = memory
        let (binding, navigation) = (isPresented, node.environment.navigation)
        let view: AnyView? = isShown ? node.reading { self.view() } : nil
        memory.navigation = navigation
        node.setChildren([(0, content)])
        node.host?.afterUpdate {
            navigation?.show(view, of: ObjectIdentifier(memory)) { binding.wrappedValue = false }
        }
    }
}
@MainActor
private final class DestinationMemory: NodeMemory {
    weak var navigation: NavigationContext?
    func dismantle() { navigation?.show(nil, of: ObjectIdentifier(self)) {} }
}
