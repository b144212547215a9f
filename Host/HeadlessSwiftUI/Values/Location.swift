/// A place that holds a value which views read and write.
class Location<Value>: @unchecked Sendable {
    var value: Value { fatalError("A location says where its value is.") }
    func set(_ value: Value, _ transaction: Transaction?) {}
}

/// Holds the value of a state while the view that declares it is in the tree. Used on the main actor only; SwiftUI's
/// types do not declare that.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private var current: Value
    private let readers = Readers()

    init(_ value: Value) { current = value }

    override var value: Value {
        MainActor.assumeIsolated { readers.noteRead() }
        return current
    }

    override func set(_ value: Value, _ transaction: Transaction?) {
        current = value
        Transaction.with(transaction) { MainActor.assumeIsolated { readers.tell() } }
    }
}

/// Reads and writes a binding's value by two closures. It reports no change; the owner of the value does.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let assign: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, assign) = (get, set) }

    override var value: Value { read() }
    override func set(_ value: Value, _ transaction: Transaction?) { Transaction.with(transaction) { assign(value) } }
}

/// A part of a value in another location.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Value>

    init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) { (self.whole, self.path) = (whole, path) }

    override var value: Value { whole.value[keyPath: path] }
    override func set(_ value: Value, _ transaction: Transaction?) {
        var new = whole.value
        new[keyPath: path] = value
        whole.set(new, transaction)
    }
}

/// A value in another location, converted to another type.
final class MappedLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let read: (Whole) -> Value
    private let write: (Value) -> Whole

    init(_ whole: Location<Whole>, get: @escaping (Whole) -> Value, set: @escaping (Value) -> Whole) {
        (self.whole, read, write) = (whole, get, set)
    }

    override var value: Value { read(whole.value) }
    override func set(_ value: Value, _ transaction: Transaction?) { whole.set(write(value), transaction) }
}

/// The nodes whose bodies have read a state. Row U7: a node is missing if only a closure that another body calls reads
/// the state.
@MainActor
final class Readers {
    private var nodes: [ObjectIdentifier: Weak<Node>] = [:]

    nonisolated init() {}

    func noteRead() {
        if let node = Node.evaluating, node.holds(self) { add(node) }
    }

    func add(_ node: Node) { nodes[ObjectIdentifier(node)] = Weak(object: node) }

    func forget(_ node: Node) { nodes[ObjectIdentifier(node)] = nil }

    func tell() {
        let told = nodes.values.compactMap(\.object)
        nodes = [:]
        for node in told { node.invalidate() }
    }
}

struct Weak<Object: AnyObject> { weak var object: Object? }

extension Location {
    /// The readers of the state that this location refers to, if there is one.
    @MainActor var readersOfState: Readers? { (self as? any ReadLocation)?.readersBehind }
}

/// A location that may refer to a state.
@MainActor
protocol ReadLocation { var readersBehind: Readers? { get } }

extension StateLocation: ReadLocation { var readersBehind: Readers? { readers } }
extension PartLocation: ReadLocation { var readersBehind: Readers? { whole.readersOfState } }
extension MappedLocation: ReadLocation { var readersBehind: Readers? { whole.readersOfState } }
