import HeadlessUIKit
import Observation

/// A place in the tree. It stays while the values of views change.
///
/// Key and type are the node's identity. The node copies the view's value, sets the dynamic properties in the copy, and
/// then reads its body. A value that held a reference instead would share one state between two uses.
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
    /// Data that a primitive keeps between updates.
    var memory: Any?

    // The node's UIKit view.
    var uiView: UIView?
    var controller: UIViewController?
    var coordinator: Any?
    var list: ListRows?
    /// Called once the node's view is in the hierarchy.
    var onAttach: (@MainActor () -> Void)?
    private var shownViews: [UIView] = []
    /// Whether the views of the nodes below are shown.
    var showsContents = true

    /// The value as it was given, to compare with the next one.
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

    /// Reads the body in the next pass.
    func invalidate() { host?.invalidate(self) }

    // MARK: Evaluating

    /// Takes a new value and updates the nodes below, unless the new value equals the old one.
    func offer(_ new: any View, environment: EnvironmentValues, transaction: Transaction) {
        let isSame =
            isEvaluated && environment.stamp === self.environment.stamp && host?.isDirty(self) == false
            && host?.assumptions.equalViews == .skipped && areSame(given, new)
        (self.environment, self.transaction, given) = (environment, transaction, new)
        guard !isSame else { return }
        evaluate()
    }

    /// Reads the body of the latest value.
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
        // Asks the type: a cast of the value would look into an optional.
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

    /// Runs `body` and records what it reads. A change of any of these reads the node's body again.
    func reading<Value>(_ body: () -> Value) -> Value {
        let outer = Node.evaluating
        Node.evaluating = self
        defer { Node.evaluating = outer }
        return withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
    }

    /// A child with the same key and type keeps its node, and with it state and UIKit views.
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

    /// Tells the node and those below that the controller's view shows, or no longer does.
    func tellWhetherShown(_ isShown: Bool) {
        for child in children { child.tellWhetherShown(isShown) }
        (memory as? AppearanceMemory)?.follow(isShown: isShown)
    }

    /// Tears down the leaves first.
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

    /// The location of the state at `offset` in the value.
    func location<Value>(at offset: Int, _ make: () -> StateLocation<Value>) -> StateLocation<Value> {
        if let known = locations[offset] as? StateLocation<Value> { return known }
        let new = make()
        locations[offset] = new
        return new
    }

    /// The location of the state at `offset`, which begins with `initial`. The node reads it.
    func readLocation<Value>(at offset: Int, _ initial: Value) -> StateLocation<Value> {
        let location = location(at: offset) { StateLocation(initial) }
        hold(location.readersOfState)
        return location
    }

    func hold(_ readers: Readers?) {
        if let readers { held[ObjectIdentifier(readers)] = readers }
    }
    func holds(_ readers: Readers) -> Bool { held[ObjectIdentifier(readers)] != nil }

    /// Whether the node's state begins anew.
    var hasLostState: Bool { !isEvaluated }

    /// Resets the state of this node and of all nodes below it. Row U29.
    func forgetState() {
        locations = [:]
        isEvaluated = false
        for child in children { child.forgetState() }
    }

    // MARK: Layout

    /// The nodes that take part in layout: this one, or those below it.
    var items: [Node] { takesPart ? [self] : showsContents ? contents : [] }
    /// The nodes below that take part in layout.
    var contents: [Node] { children.flatMap(\.items) }
    var takesPart: Bool { layoutable != nil || isRepresentable }

    /// The node's frame in its UIKit container.
    private(set) var frame = CGRect.null
    /// The UIKit view that contains the node.
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

    /// The list around the node, and the node's row.
    var enclosingRow: (list: ListRows, row: Node)? { enclosingRow(orItself: false) }

    /// The list around the node, and the node's row. With `orItself`, the node may itself be the row's only view in
    /// layout.
    func enclosingRow(orItself: Bool) -> (list: ListRows, row: Node)? {
        var row = orItself ? items.first ?? self : self
        for node in sequence(first: self, next: \.parent).dropFirst() {
            if let list = node.list { return (list, row) }
            if node.takesPart { row = node }
        }
        return nil
    }

    /// The outermost node that has the same extent as this node's row.
    var outermostOfRow: Node {
        var row = self
        while let parent = row.parent, parent.list == nil, parent.items.count == 1 { row = parent }
        return row
    }

    // MARK: UIKit views

    /// The node's UIKit views, or those of the nodes below.
    var views: [UIView] { uiView.map { [$0] } ?? (showsContents ? children.flatMap(\.views) : []) }

    /// Adds the views of all nodes to their containers.
    func showViews() {
        if let list { return list.show(contents) }
        for child in children { child.showViews() }
        if let uiView, showsContents, controller == nil, !isRepresentable { show(in: uiView) }
    }

    /// Shows the views of the nodes below in `container`, and removes the views that were there.
    func show(in container: UIView) {
        let wanted = children.flatMap(\.views)
        guard wanted != shownViews || wanted.contains(where: { $0.superview !== container }) else { return }
        for view in shownViews where !wanted.contains(view) && view.superview === container {
            view.removeFromSuperview()
        }
        for view in wanted { container.addSubview(view) }
        shownViews = wanted
    }

    /// Shows the node's own views in the cell of a row.
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

/// Data that a primitive keeps and must undo when its node is torn down.
@MainActor
protocol NodeMemory: AnyObject {
    func dismantle()
}

/// Data of a primitive that follows whether its controller's view shows. A view that leaves the tree no longer shows.
@MainActor
class AppearanceMemory: NodeMemory {
    private var isShown = true

    final func follow(isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        isShown ? appear() : disappear()
    }
    func appear() {}
    func disappear() {}
    func dismantle() { follow(isShown: false) }
}

/// Whether two values have the same type and the same bytes in each property. A false answer only costs reading a body
/// again.
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

/// Compares views and their parts property by property, because the bytes between properties are undefined.
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
