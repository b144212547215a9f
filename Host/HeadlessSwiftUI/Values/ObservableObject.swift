// Row U45. Combine's names, where there is no Combine.

/// An object that says that it is about to change.
public protocol ObservableObject: AnyObject {
    /// What says so.
    var objectWillChange: ObservableObjectPublisher { get }
}
extension ObservableObject {
    /// The one that the published properties of the object share; without such a property nobody is told.
    public var objectWillChange: ObservableObjectPublisher {
        let stores = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap(\.children)
            .compactMap { ($0.value as? any PublishedProperty)?.link }
        let publisher = stores.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
        for store in stores { store.publisher = publisher }
        return publisher
    }
}

/// What says that an object is about to change: the bodies that read it by a wrapper are read again.
public final class ObservableObjectPublisher: @unchecked Sendable {
    let readers = Readers()
    /// Creates a publisher.
    public init() {}
    /// Says that the object is about to change.
    public func send() { MainActor.assumeIsolated { readers.tell() } }
}

/// What the published properties of an object share.
private final class PublishedLink { var publisher: ObservableObjectPublisher? }
private protocol PublishedProperty { var link: PublishedLink { get } }

/// A property of an observable object whose changes the object tells beforehand.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private var value: Value
    fileprivate let link = PublishedLink()
    /// Creates a property with a value.
    public init(wrappedValue: Value) { value = wrappedValue }
    /// Creates a property with a value.
    public init(initialValue: Value) { value = initialValue }

    /// Not to be used: only classes have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("Only classes have published properties.") }
        set { fatalError("Only classes have published properties.") }
    }
    /// The value, in the object that has the property.
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

/// An observable object that somebody else keeps: the body is read again when the object has changed.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public let wrappedValue: ObjectType
    /// Takes the object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Takes the object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// What makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// What makes bindings to an object's properties.
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

/// An observable object that is kept as long as its view is in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var location: StateLocation<ObjectType>?
    /// Takes what makes the object, once.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    /// The object.
    public var wrappedValue: ObjectType { location?.value ?? make() }
    /// What makes bindings to the object's properties.
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

/// An observable object that a view around this one has set by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// Creates a property that looks for its object by the type.
    public init() {}
    /// The object. It is a programmer's error if there is none.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "There is no \(ObjectType.self) in the environment. Set one with environmentObject(_:) around the view."
            )
        }
        return object
    }
    /// What makes bindings to the object's properties.
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
/// The type of an object, in a key path.
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
    /// Sets an observable object for what is in the view.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[object: Typed<T>()], object)
    }
}
