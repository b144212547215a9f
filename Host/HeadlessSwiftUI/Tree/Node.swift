import HeadlessUIKit
import Observation

/// A place in the tree: what stays while values of views come and go.
///
/// Key and type are its identity. The value of a view is copied, its dynamic properties are set in the copy, and then its body
/// is read: a reference inside of the value would give two uses of one value one state.
@MainActor
final class Node {
    /// The node whose body is being read.
    static var evaluating: Node?

    weak var host: Host?
    weak var parent: Node?
    let key: AnyHashable
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    var transaction = Transaction()
    private(set) var children: [Node] = []
    /// What a primitive keeps from one update to the next.
    var memory: Any?

    // What it is in UIKit.
    var uiView: UIView?
    var controller: UIViewController?
    var coordinator: Any?
    var list: ListRows?
    /// Done once its view is in the hierarchy.
    var onAttach: (@MainActor () -> Void)?
    private var shownViews: [UIView] = []
    /// Whether the views of the nodes in it are shown.
    var showsContents = true

    /// As it was given, for the comparison with the next one.
    private var given: any View
    private var isEvaluated = false
    private var layoutable: (any Layoutable)?
    private(set) var isRepresentable = false
    private var locations: [Int: AnyObject] = [:]
    private var held: [ObjectIdentifier: Readers] = [:]

    init(_ view: any View, key: AnyHashable, parent: Node?, host: Host?, environment: EnvironmentValues) {
        (self.view, given, self.key) = (view, view, key)
        (self.parent, self.host, self.environment) = (parent, host, environment)
    }

    private(set) lazy var depth: Int = (parent?.depth ?? -1) + 1

    /// Has its body read in the next pass.
    func invalidate() { host?.invalidate(self) }

    // MARK: Evaluating

    /// Takes a new value, and looks below it; or leaves everything as it is where nothing can be another.
    func offer(_ new: any View, environment: EnvironmentValues, transaction: Transaction) {
        let isSame =
            isEvaluated && environment.stamp === self.environment.stamp && host?.isDirty(self) == false
            && host?.assumptions.equalViews == .skipped && areSame(given, new)
        (self.environment, self.transaction, given) = (environment, transaction, new)
        guard !isSame else { return }
        evaluate()
    }

    /// Reads the body of the value that it was given last.
    func evaluate() {
        host?.clean(self)
        isEvaluated = true
        for readers in held.values { readers.forget(self) }
        held = [:]
        open(given)
    }

    private func open<V: View>(_ new: V) {
        var installed = new
        install(&installed)
        view = installed
        // By the type: a cast of the value would find what is in an optional.
        layoutable = V.self is any Layoutable.Type ? installed as? any Layoutable : nil
        isRepresentable = V.self is any UIViewControllerRepresentable.Type || V.self is any UIViewRepresentable.Type
        if let primitive = installed as? any Primitive { return primitive.update(self) }
        if isRepresentable {
            if let representable = installed as? any UIViewControllerRepresentable { return update(representable) }
            if let representable = installed as? any UIViewRepresentable { return update(representable) }
        }
        let body = reading { installed.body }
        setChildren([(0, body)])
    }

    /// Reads a body of this node's: what it reads will have it read again when it changes.
    func reading<Value>(_ body: () -> Value) -> Value {
        let outer = Node.evaluating
        Node.evaluating = self
        defer { Node.evaluating = outer }
        return withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
    }

    /// The same key and the same type keep the node, and with it state and views of UIKit.
    func setChildren(_ list: [(key: AnyHashable, view: any View)], environment: EnvironmentValues? = nil) {
        let environment = environment ?? self.environment
        var old = children
        let pending = list.map { key, view in
            let index = old.firstIndex { $0.key == key && type(of: $0.given) == type(of: view) }
            let kept = index.map { old.remove(at: $0) }
            return (
                kept ?? Node(view, key: key, parent: self, host: host, environment: environment), view
            )
        }
        children = pending.map(\.0)
        for gone in old { gone.tearDown() }
        for (node, view) in pending { node.offer(view, environment: environment, transaction: transaction) }
    }

    /// Leaves first.
    func tearDown() {
        host?.clean(self)
        for child in children { child.tearDown() }
        dismantle()
        (memory as? any NodeMemory)?.dismantle()
        uiView?.removeFromSuperview()
        host = nil
    }

    // MARK: Dynamic properties

    /// Sets the dynamic properties of a value in place.
    func install<V>(_ value: inout V) {
        withUnsafeMutablePointer(to: &value) { install(V.self, at: UnsafeMutableRawPointer($0), base: 0) }
    }

    private func install(_ type: Any.Type, at start: UnsafeMutableRawPointer, base: Int) {
        forEachStoredField(of: type) { offset, field in
            if let field = field as? any Installable.Type {
                install(field, at: start + offset, offset: base + offset)
            } else if field is any DynamicProperty.Type {
                install(field, at: start + offset, base: base + offset)  // a wrapper of the client's own
            }
            return true
        }
    }

    private func install<T: Installable>(_: T.Type, at place: UnsafeMutableRawPointer, offset: Int) {
        place.assumingMemoryBound(to: T.self).pointee.install(in: self, at: offset)
    }

    /// The place of the state that is at `offset` in the value.
    func location<Value>(at offset: Int, _ make: () -> StateLocation<Value>) -> StateLocation<Value> {
        if let known = locations[offset] as? StateLocation<Value> { return known }
        let new = make()
        locations[offset] = new
        return new
    }

    func hold(_ readers: Readers?) {
        if let readers { held[ObjectIdentifier(readers)] = readers }
    }
    func holds(_ readers: Readers) -> Bool { held[ObjectIdentifier(readers)] != nil }

    /// Whether its state has to begin anew.
    var hasLostState: Bool { !isEvaluated }

    /// Its state begins anew, and that of all below it. Row U29.
    func forgetState() {
        locations = [:]
        isEvaluated = false
        for child in children { child.forgetState() }
    }

    // MARK: Layout

    /// What takes part in layout: this node, or what is in it.
    var items: [Node] { takesPart ? [self] : showsContents ? contents : [] }
    /// What takes part in layout inside of it.
    var contents: [Node] { children.flatMap(\.items) }
    private var takesPart: Bool { layoutable != nil || isRepresentable }

    /// Its place, in the view of UIKit that it is in.
    private(set) var frame = CGRect.null
    /// The view of UIKit that it is in.
    var container: UIView? {
        views.first?.superview ?? sequence(first: self, next: \.parent).dropFirst().lazy.compactMap(\.uiView).first
            ?? host?.view
    }

    func size(in proposal: CGSize) -> CGSize {
        if let layoutable { return layoutable.size(self, in: proposal) }
        return sizeOfRepresentable(in: proposal) ?? proposal
    }
    func place(in rect: CGRect) {
        frame = rect
        if let layoutable { return layoutable.place(self, in: rect) }
        if uiView?.frame != rect { uiView?.frame = rect }
    }
    var fillsSafeArea: Bool { layoutable?.fillsSafeArea(self) ?? false }

    /// The list that it is in, and the row of it.
    var enclosingRow: (list: ListRows, row: Node)? { enclosingRow(orItself: false) }

    /// The list that it is in, and the row of it, which may be the only view that takes part in layout in it.
    func enclosingRow(orItself: Bool) -> (list: ListRows, row: Node)? {
        var row = orItself ? items.first ?? self : self
        for node in sequence(first: self, next: \.parent).dropFirst() {
            if let list = node.list { return (list, row) }
            if node.takesPart { row = node }
        }
        return nil
    }

    /// Of what takes part in a list's layout: the outermost view that is all of that row.
    var outermostOfRow: Node {
        var row = self
        while let parent = row.parent, parent.list == nil, parent.items.count == 1 { row = parent }
        return row
    }

    // MARK: Views of UIKit

    /// The views that it is, or those of what is in it.
    var views: [UIView] { uiView.map { [$0] } ?? (showsContents ? children.flatMap(\.views) : []) }

    /// Puts the views of all nodes into those that they are in.
    func showViews() {
        if let list { return list.show(contents) }
        for child in children { child.showViews() }
        if let uiView, showsContents, controller == nil, !isRepresentable { show(in: uiView) }
    }

    /// Puts the views of the nodes in it into `container`, and takes away what was there.
    func show(in container: UIView) {
        let wanted = children.flatMap(\.views)
        guard wanted != shownViews || wanted.contains(where: { $0.superview !== container }) else { return }
        for view in shownViews where !wanted.contains(view) && view.superview === container {
            view.removeFromSuperview()
        }
        for view in wanted { container.addSubview(view) }
        shownViews = wanted
    }

    /// Its own views, into the cell of a row.
    func showItself(in container: UIView) {
        showViews()
        for view in views where view.superview !== container { container.addSubview(view) }
    }

    func tellAttached() {
        let attached = onAttach
        onAttach = nil
        attached?()
        for child in children { child.tellAttached() }
    }
}

/// What a primitive keeps, and has to put back at the end.
@MainActor
protocol NodeMemory: AnyObject {
    func dismantle()
}

/// Whether two values are of one type and the same, bit by bit in each of their properties: so are two structs of which nothing
/// has changed. A false answer costs a body that is read in vain.
@MainActor
func areSame(_ one: any View, _ other: any View) -> Bool {
    func compare<V: View>(_ one: V) -> Bool { (other as? V).map { haveSameBytes(one, $0) } ?? false }
    return compare(one)
}

func haveSameBytes<V>(_ one: V, _ other: V) -> Bool {
    withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { other in
            guard let one = one.baseAddress, let other = other.baseAddress else { return true }
            return haveSameBytes(V.self, one, other)
        }
    }
}

/// Property by property in views and what they are made of, since nobody knows what lies between the properties.
private func haveSameBytes(_ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    let isTakenApart =
        type is any View.Type || type is any ViewModifier.Type || type is any DynamicProperty.Type
        || type == Transaction.self
    var (hasFields, isSame) = (false, true)
    if isTakenApart {
        forEachStoredField(of: type) { offset, field in
            hasFields = true
            isSame = haveSameBytes(field, one + offset, other + offset)
            return isSame
        }
    }
    return hasFields ? isSame : memcmp(one, other, _openExistential(type, do: size)) == 0
}
