/// A part of the interface, as a value.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("There is no such view.") } }

/// A view of the host itself: it updates its node, and has no body.
@MainActor
protocol Primitive: View where Body == Never {
    func update(_ node: Node)
}
extension Primitive { public var body: Never { fatalError("\(Self.self) has no body.") } }

/// Combines several views.
@resultBuilder
public struct ViewBuilder {
    /// Returns a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Returns an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Returns the view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Returns the views, in their order.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children)
    }
    /// Returns the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Returns the view of a condition that holds.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }
    /// Returns the view of a condition that does not hold.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }
    /// Returns the view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

// MARK: - Views that only hold others

/// Views of which each can be a tab.
@MainActor
protocol SeveralViews {
    var views: [any View] { get }
}

/// A view that shows nothing.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    nonisolated public init() {}
}
extension EmptyView: Primitive, MayBeAbsent {
    func update(_ node: Node) { node.setChildren([]) }
    var mayBeAbsent: Bool { true }
}

/// A view that may stand for no view: `EmptyView`, also with modifiers.
protocol MayBeAbsent {
    @MainActor var mayBeAbsent: Bool { get }
}

/// Several views, as `ViewBuilder` makes them.
public struct TupleView<T> {
    /// The views.
    public var value: T
    private let children: [any View]

    nonisolated init(_ value: T, _ children: [any View]) { (self.value, self.children) = (value, children) }
}
extension TupleView: Primitive, SeveralViews {
    var views: [any View] { children }
    func update(_ node: Node) { node.setChildren(children.enumerated().map { ($0.offset, $0.element) }) }
}

/// One of two views, as `ViewBuilder` makes them from an `if` with `else`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    private let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
    func update(_ node: Node) {
        switch storage {
        case .first(let view): node.setChildren([(true, view)])
        case .second(let view): node.setChildren([(false, view)])
        }
    }
}

extension Optional: View where Wrapped: View {}
extension Optional: Primitive where Wrapped: View {
    func update(_ node: Node) { node.setChildren(map { [(0, $0)] } ?? []) }
}

/// A view whose type is hidden.
public struct AnyView {
    private let view: any View
    /// Hides the type of `view`.
    nonisolated public init<V: View>(_ view: V) { self.view = view }
    init(any view: any View) { self.view = view }
}
extension AnyView: Primitive { func update(_ node: Node) { node.setChildren([(0, view)]) } }

/// A group of views. A modifier of the group applies to each of them.
public struct Group<Content: View> {
    private let content: Content
    /// Creates a group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: Primitive { func update(_ node: Node) { node.setChildren([(0, content)]) } }

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    private let items: [(AnyHashable, Content)]
}
extension ForEach: View where Content: View {}
extension ForEach: Primitive, SeveralViews where Content: View {
    var views: [any View] { items.map { Tagged(content: $0.1, tag: $0.0) } }
    func update(_ node: Node) {
        // Row U65.
        if node.isInLazyContainer { return node.setChildren(items.map { ($0.0, LazyRow(content: $0.1)) }) }
        node.setChildren(items.map { ($0.0, $0.1) })
    }
}
extension ForEach where Content: View {
    /// Creates a view for each element, identified by the value at `id`. The host makes all values at once; in a
    /// lazy container it reads the bodies later.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { items = data.map { (AnyHashable($0[keyPath: id]), content($0)) } }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// Creates a view for each element.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
