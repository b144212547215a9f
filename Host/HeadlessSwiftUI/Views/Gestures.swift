import HeadlessUIKit

/// A movement of fingers in a view, as a value.
@MainActor @preconcurrency
public protocol Gesture {
    /// The type of the values that the gesture reports.
    associatedtype Value
}

// Rows U46, U47.
/// A drag by a finger.
public struct DragGesture: Gesture, Sendable {
    /// The state of a drag. Points and distances are in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The finger's location.
        public var location: CGPoint
        /// The finger's location when it touched down.
        public var startLocation: CGPoint
        /// The distance from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// The distance after which the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the points.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag that begins after `minimumDistance` points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}

/// A gesture with an action for each of its values.
public struct _ChangedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    let content: Content
    let action: @MainActor (Value) -> Void
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    let content: Content
    let action: @MainActor (Value) -> Void
}

extension Gesture {
    /// Calls `action` for each value of the gesture.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable { _ChangedGesture(content: self, action: action) }

    /// Calls `action` with the last value when the gesture ends, but not when it is cancelled.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

// Row U60.
/// A value that a gesture updates, and that is the initial one again when the gesture ends or is cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    fileprivate var location: StateLocation<Value>?
    /// Creates a state that begins with `value`.
    public init(wrappedValue value: Value) { initial = value }
    /// Creates a state that begins with `value`.
    public init(initialValue value: Value) { initial = value }
    /// The value. Only a gesture sets it.
    public var wrappedValue: Value { location?.value ?? initial }
    /// The state, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
    fileprivate func reset() { location?.set(initial, nil) }
}
extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}
extension GestureState: Installable {
    mutating func install(in node: Node, at offset: Int) { location = node.readLocation(at: offset, initial) }
}

/// A gesture that updates a state.
public struct _UpdatingGesture<Content: Gesture, State>: Gesture {
    public typealias Value = Content.Value
    let content: Content
    let state: GestureState<State>
    let body: @MainActor (Value, inout State, inout Transaction) -> Void
}
extension Gesture {
    // Row U60.
    /// Updates a state for each value of the gesture. At the end the state has its initial value again.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> _UpdatingGesture<Self, State> { _UpdatingGesture(content: self, state: state, body: body) }
}

// MARK: - A drag with its actions

@MainActor
private protocol DragBuilding {
    func build(_ drag: inout Drag)
}

private struct Drag {
    var gesture = DragGesture()
    var changed: [@MainActor (DragGesture.Value) -> Void] = []
    var ended: [@MainActor (DragGesture.Value) -> Void] = []
    /// Called after the end or a cancellation.
    var over: [@MainActor () -> Void] = []
}

extension DragGesture: DragBuilding {
    fileprivate func build(_ drag: inout Drag) { drag.gesture = self }
}
extension _ChangedGesture: DragBuilding where Content: DragBuilding, Value == DragGesture.Value {
    fileprivate func build(_ drag: inout Drag) {
        content.build(&drag)
        drag.changed.append(action)
    }
}
extension _EndedGesture: DragBuilding where Content: DragBuilding, Value == DragGesture.Value {
    fileprivate func build(_ drag: inout Drag) {
        content.build(&drag)
        drag.ended.append(action)
    }
}

extension _UpdatingGesture: DragBuilding where Content: DragBuilding, Value == DragGesture.Value {
    fileprivate func build(_ drag: inout Drag) {
        content.build(&drag)
        let (state, body) = (state, body)
        drag.changed.append { value in
            guard let location = state.location else { return }
            var (new, transaction) = (location.value, Transaction())
            body(value, &new, &transaction)
            location.set(new, transaction)
        }
        drag.over.append { state.reset() }
    }
}

private struct Dragged<Content: View> {
    let content: Content
    let drag: Drag
    var competition: SwiftUIAssumptions.GestureCompetition?
}
extension Dragged: Primitive {
    func update(_ node: Node) {
        let memory = node.memory as? DragMemory ?? DragMemory(node, competition)
        node.memory = memory
        memory.drag = drag
        node.setChildren([(0, content)])
        memory.hosted?.add()
    }
}

@MainActor
private final class DragMemory: NodeMemory {
    var drag = Drag() { didSet { recognizer.minimumDistance = drag.gesture.minimumDistance } }
    private let recognizer = DragRecognizer()
    private weak var node: Node?
    private(set) var hosted: HostedGesture?

    init(_ node: Node, _ competition: SwiftUIAssumptions.GestureCompetition?) {
        self.node = node
        let competition = competition ?? node.host?.assumptions.gestureCompetition ?? .stopsScrolling
        hosted = HostedGesture(recognizer, in: node, competition) { [weak self] in self?.tell() }
    }

    func dismantle() { hosted?.remove() }

    private func tell() {
        guard let start = point(recognizer.start), let here = point(recognizer.last) else { return }
        let value = DragGesture.Value(location: here, startLocation: start)
        switch recognizer.state {
        case .began, .changed: for action in drag.changed { action(value) }
        case .ended:
            for action in drag.ended { action(value) }
            for action in drag.over { action() }
        case .cancelled: for action in drag.over { action() }
        default: break
        }
    }

    private func point(_ point: CGPoint) -> CGPoint? {
        guard drag.gesture.coordinateSpace == .local else { return point }
        guard let view = node?.host?.view as? HostingView, let area = node?.area else { return nil }
        let known = view.known(point)
        return CGPoint(x: known.x - area.minX, y: known.y - area.minY)
    }
}

/// Recognizes the first finger after a distance. Locations are in the window.
private final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    private(set) var start = CGPoint.zero
    private(set) var last = CGPoint.zero
    private weak var finger: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        finger = touch
        (start, last) = (touch.location(in: nil), touch.location(in: nil))
        if minimumDistance <= 0 { state = .began }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        last = finger.location(in: nil)
        if state != .possible {
            state = .changed
        } else if hypot(last.x - start.x, last.y - start.y) >= minimumDistance {
            state = .began
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
    override func reset() { finger = nil }
}

extension View {
    // Row U46.
    /// Recognizes a drag in the view. The host recognizes no other gesture than ``DragGesture``.
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
        Gesturing(content: self, gesture: gesture, competition: nil)
    }
    /// Recognizes a drag in the view beside the other gestures, scrolling included.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        Gesturing(content: self, gesture: gesture, competition: .recognizesWithScrolling)
    }
    /// Recognizes a drag in the view before the gestures of the views in it, scrolling included.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        Gesturing(content: self, gesture: gesture, competition: .stopsScrolling)
    }
}

private struct Tapped<Content: View> {
    let content: Content
    let count: Int
    let action: @MainActor () -> Void
}
extension Tapped: Primitive {
    func update(_ node: Node) {
        node.setChildren([(0, content)])
        node.recognizeTap(count: count, action)
    }
}

extension View {
    /// Calls `action` after `count` taps in the view.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        Tapped(content: self, count: count, action: action)
    }
}

private struct Gesturing<Content: View, Kind: Gesture> {
    let content: Content
    let gesture: Kind
    let competition: SwiftUIAssumptions.GestureCompetition?
}
extension Gesturing: View {
    var body: some View {
        var drag = Drag()
        (gesture as? any DragBuilding)?.build(&drag)
        return Dragged(content: content, drag: drag, competition: competition)
    }
}
