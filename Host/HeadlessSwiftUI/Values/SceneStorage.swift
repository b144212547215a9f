import HeadlessUIKit

// Row U66.
/// A value of the scene, here of the stage. All properties of a scene with the same key change together.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?
    private var location: SceneLocation<Value>?

    private init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        (self.key, self.read, self.write) = (key, read, write)
    }
    private init(plain value: Value, _ key: String) { self.init(key, read: { $0 as? Value ?? value }, write: { $0 }) }
    private init<Plain>(optional: Plain.Type, _ key: String) where Value == Plain? {
        self.init(key, read: { $0 as? Plain }, write: { $0 })
    }
    private init<Plain>(wrappedValue: Value, raw: Plain.Type, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Plain {
        self.init(
            key, read: { ($0 as? Plain).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $0.rawValue })
    }

    /// The value. A value set outside of a tree is lost.
    public var wrappedValue: Value {
        get { location?.value ?? read(nil) }
        nonmutating set { location?.set(newValue, nil) }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(read(nil)) }
}
extension SceneStorage: Installable {
    mutating func install(in node: Node, at offset: Int) {
        let values = SceneValues.of(Stage.of(node.host?.view))
        let location = SceneLocation(values, key, read: read, write: write)
        self.location = location
        node.hold(values.readers(of: key))
    }
}

/// Reads and writes a value of a scene.
private final class SceneLocation<Value>: Location<Value>, @unchecked Sendable {
    private let values: SceneValues
    private let key: String
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?

    init(
        _ values: SceneValues, _ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) { (self.values, self.key, self.read, self.write) = (values, key, read, write) }

    override var value: Value {
        MainActor.assumeIsolated { values.readers(of: key).noteRead() }
        return read(values.stored[key])
    }
    override func set(_ value: Value, _ transaction: Transaction?) {
        values.stored[key] = write(value)
        Transaction.with(transaction) { MainActor.assumeIsolated { values.readers(of: key).tell() } }
    }
}
extension SceneLocation: ReadLocation { var readersBehind: Readers? { values.readers(of: key) } }

/// The stored values of a scene, and their readers. Used on the main actor only.
private final class SceneValues: @unchecked Sendable {
    var stored: [String: Any] = [:]
    private var known: [String: Readers] = [:]

    @MainActor
    func readers(of key: String) -> Readers {
        if let readers = known[key] { return readers }
        let readers = Readers()
        known[key] = readers
        return readers
    }

    /// The values of a stage; without one, values that nobody shares.
    @MainActor
    static func of(_ stage: Stage?) -> SceneValues {
        if let values = stage?.companions[ObjectIdentifier(SceneValues.self)] as? SceneValues { return values }
        let values = SceneValues()
        stage?.companions[ObjectIdentifier(SceneValues.self)] = values
        return values
    }
}

extension Stage {
    /// The values that the views of this stage keep by `SceneStorage`. Give them to another stage before its first view
    /// to play a launch that restores a scene. Host-only.
    public var sceneStorage: [String: Any] {
        get { SceneValues.of(self).stored }
        set { SceneValues.of(self).stored = newValue }
    }
}

extension SceneStorage where Value == Bool {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == Int {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == Double {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == String {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == URL {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value == Data {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(plain: wrappedValue, key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue: wrappedValue, raw: Int.self, key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue: wrappedValue, raw: String.self, key) }
}
extension SceneStorage where Value == Bool? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String) { self.init(optional: Bool.self, key) }
}
extension SceneStorage where Value == Int? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String) { self.init(optional: Int.self, key) }
}
extension SceneStorage where Value == Double? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String) { self.init(optional: Double.self, key) }
}
extension SceneStorage where Value == String? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String) { self.init(optional: String.self, key) }
}
