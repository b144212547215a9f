/// A place where a value is kept that views read and write.
class Location<Value>: @unchecked Sendable {
    var value: Value { fatalError("A location says where its value is.") }
    func set(_ value: Value, _ transaction: Transaction?) {}
}

/// Where a state is kept, as long as the view that declares it is in the tree. Only used on the main actor, which the types
/// of SwiftUI do not say.
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

/// What a binding of two closures reads and writes. Nobody is told of a change: whoever keeps the value does that.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let assign: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, assign) = (get, set) }

    override var value: Value { read() }
    override func set(_ value: Value, _ transaction: Transaction?) { Transaction.with(transaction) { assign(value) } }
}

/// A part of a value that is kept elsewhere.
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

/// A value that is kept elsewhere as another type.
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

/// The nodes whose bodies have read a state. Row U7: one that only a closure reads which is called in somebody else's body
/// is not among them.
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
    /// The readers of the state behind it, if it has one.
    @MainActor var readersOfState: Readers? { (self as? any ReadLocation)?.readersBehind }
}

/// A location behind which there may be a state.
@MainActor
private protocol ReadLocation { var readersBehind: Readers? { get } }

extension StateLocation: ReadLocation { var readersBehind: Readers? { readers } }
extension PartLocation: ReadLocation { var readersBehind: Readers? { whole.readersOfState } }
extension MappedLocation: ReadLocation { var readersBehind: Readers? { whole.readersOfState } }
