// Row U45. Combine's names, where there is no Combine.

/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    /// The publisher that announces changes.
    var objectWillChange: ObservableObjectPublisher { get }
}
extension ObservableObject {
    /// The publisher that the object's published properties share. Without such a property it announces nothing.
    public var objectWillChange: ObservableObjectPublisher {
        let stores = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap(\.children)
            .compactMap { ($0.value as? any PublishedProperty)?.link }
        let publisher = stores.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
        for store in stores { store.publisher = publisher }
        return publisher
    }
}

/// Announces that an object is about to change. The bodies that read the object by a wrapper are then read again.
public final class ObservableObjectPublisher: @unchecked Sendable {
    let readers = Readers()
    /// Creates a publisher.
    public init() {}
    /// Announces that the object is about to change.
    public func send() { MainActor.assumeIsolated { readers.tell() } }
}

/// The publisher that the published properties of an object share.
private final class PublishedLink { var publisher: ObservableObjectPublisher? }
private protocol PublishedProperty { var link: PublishedLink { get } }

/// A property of an observable object. The object announces each change before it happens.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private var value: Value
    fileprivate let link = PublishedLink()
    /// Creates a property with a value.
    public init(wrappedValue: Value) { value = wrappedValue }
    /// Creates a property with a value.
    public init(initialValue: Value) { value = initialValue }

    /// Not available: only classes have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("Only classes have published properties.") }
        set { fatalError("Only classes have published properties.") }
    }
    /// The value in the object that owns the property.
    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            object.objectWillChange.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}

// MARK: - In a view

/// An observable object that another object owns. The body is read again after the object has changed.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public let wrappedValue: ObjectType
    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// Returns a binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(PropertyLocation(object, keyPath)) }
    }
}
extension ObservedObject: Installable {
    mutating func install(in node: Node, at offset: Int) { node.observe(wrappedValue) }
}

/// An observable object that lives as long as its view is in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var location: StateLocation<ObjectType>?
    /// Creates a property whose object `thunk` makes, once.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    /// The object.
    public var wrappedValue: ObjectType { location?.value ?? make() }
    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
extension StateObject: Installable {
    mutating func install(in node: Node, at offset: Int) {
        let make = make
        let location = node.location(at: offset) { StateLocation(make()) }
        self.location = location
        node.observe(location.value)
    }
}

/// An observable object that an outer view has set by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// Creates a property that finds its object by type.
    public init() {}
    /// The object. A missing object stops the program.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "There is no \(ObjectType.self) in the environment. Set one with environmentObject(_:) around the view."
            )
        }
        return object
    }
    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
extension EnvironmentObject: Installable {
    mutating func install(in node: Node, at offset: Int) {
        object = node.environment[ObjectKey<ObjectType>.self]
        if let object { node.observe(object) }
    }
}

private enum ObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}
extension EnvironmentValues {
    fileprivate subscript<T: ObservableObject>(object type: Typed<T>) -> T? {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}
/// The type of an object, as a subscript's key in a key path.
private struct Typed<T>: Hashable {}

extension Node {
    fileprivate func observe(_ object: some ObservableObject) {
        let readers = object.objectWillChange.readers
        hold(readers)
        readers.add(self)
    }
}

/// A property of an observable object.
private final class PropertyLocation<Object: ObservableObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.path) = (object, path)
    }

    override var value: Value { object[keyPath: path] }
    override func set(_ value: Value, _ transaction: Transaction?) {
        Transaction.with(transaction) { object[keyPath: path] = value }
    }
}

extension View {
    /// Sets an observable object for the views in the view.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[object: Typed<T>()], object)
    }
}
