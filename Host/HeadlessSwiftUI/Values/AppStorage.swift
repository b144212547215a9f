import HeadlessUIKit

// Row U52.
/// A value in the user's defaults. All properties with the same key and store change together.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let location: DefaultsLocation<Value>

    fileprivate init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) { location = DefaultsLocation(key, store ?? .standard, read: read, write: write) }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, nil) }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location) }
}
extension AppStorage: Installable {
    mutating func install(in node: Node, at offset: Int) { node.hold(location.readers) }
}

/// Reads and writes a value of the user's defaults.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
    private let key: String
    private let store: UserDefaults
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?

    init(
        _ key: String, _ store: UserDefaults, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) { (self.key, self.store, self.read, self.write) = (key, store, read, write) }

    /// The readers of all properties with this key and store.
    @MainActor var readers: Readers { DefaultsReaders.of(store, key) }

    override var value: Value {
        MainActor.assumeIsolated { readers.noteRead() }
        return read(store.object(forKey: key))
    }
    override func set(_ value: Value, _ transaction: Transaction?) {
        if let plain = write(value) { store.set(plain, forKey: key) } else { store.removeObject(forKey: key) }
        Transaction.with(transaction) { MainActor.assumeIsolated { readers.tell() } }
    }
}
extension DefaultsLocation: ReadLocation { var readersBehind: Readers? { readers } }

@MainActor
private enum DefaultsReaders {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }
    private static var known: [Place: Readers] = [:]

    static func of(_ store: UserDefaults, _ key: String) -> Readers {
        let place = Place(store: ObjectIdentifier(store), key: key)
        if let readers = known[place] { return readers }
        let readers = Readers()
        known[place] = readers
        return readers
    }
}

extension AppStorage {
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(key, store, read: { $0 as? Value ?? value }, write: { $0 })
    }
    private init<Plain>(optional: Plain.Type, _ key: String, _ store: UserDefaults?) where Value == Plain? {
        self.init(key, store, read: { $0 as? Plain }, write: { $0 })
    }
}
extension AppStorage where Value == Bool {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key, store)
    }
}
extension AppStorage where Value == Int {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key, store)
    }
}
extension AppStorage where Value == Double {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key, store)
    }
}
extension AppStorage where Value == String {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key, store)
    }
}
extension AppStorage where Value == Data {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: wrappedValue, key, store)
    }
}
extension AppStorage where Value == URL {
    /// Creates a property with its value while nothing is stored, and its key. The address is stored as text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
            write: { $0.absoluteString })
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: { $0.rawValue })
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property with its value while nothing is stored, and its key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.rawValue })
    }
}
extension AppStorage where Value == Bool? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(optional: Bool.self, key, store) }
}
extension AppStorage where Value == Int? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(optional: Int.self, key, store) }
}
extension AppStorage where Value == Double? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(optional: Double.self, key, store) }
}
extension AppStorage where Value == String? {
    /// Creates a property that is nil while nothing is stored, with its key.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(optional: String.self, key, store) }
}
