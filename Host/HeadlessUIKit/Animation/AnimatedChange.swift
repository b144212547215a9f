/// The change of one property from its value before an animation to the assigned one.
///
/// The model has the new value at once; the screen shows the model plus the rest of the change. A second animation of
/// the property therefore starts where the first one is, while the first one's speed fades away.
@MainActor final class AnimatedChange {
    private(set) weak var view: UIView?
    weak var track: AnimationTrack?
    let property: AnimatedProperty
    /// The share of the animation's time after which this change starts. Row A8.
    let delay: CGFloat
    /// The old value less the new one.
    var way: AnimatedValue
    /// 0 at the start, 1 at the end.
    var progress = AnimatedValue.zero
    /// The model's value when the change was settled by `land`.
    private var end: AnimatedValue?
    private var hasLanded = false

    init(_ property: AnimatedProperty, of view: UIView, way: AnimatedValue, delay: CGFloat, track: AnimationTrack) {
        (self.view, self.property, self.way, self.delay, self.track) = (view, property, way, delay, track)
    }

    var remainder: AnimatedValue { way * (AnimatedValue(repeating: 1) - progress) }

    /// Stores the model's value. Call this for all changes of a track before any of them lands, because resizing a view
    /// resizes its subviews.
    func noteEnd() {
        if end == nil { end = view.map(property.value) }
    }

    /// Assigns the shown value to the model, and releases the view.
    func land() {
        guard let view, let end, !hasLanded else { return }
        hasLanded = true
        view.changes.removeAll { $0 === self }
        property.assign(end + remainder, to: view)
    }

    /// Releases the view. The model already has the new value and is not set again.
    func arrive() {
        guard !hasLanded else { return }
        hasLanded = true
        drop()
    }

    /// Moves a landed change to the given position.
    func move(to position: UIViewAnimatingPosition) {
        guard let view, let end else { return }
        switch position {
        case .end: property.assign(end, to: view)
        case .start: property.assign(end + way, to: view)
        case .current: break
        }
    }

    /// Releases the view as if the change had arrived.
    func drop() { view?.changes.removeAll { $0 === self } }
}

extension UIView {
    /// Starts an animation of a property from its old value. Called when an animation block has assigned the property.
    /// A window's own size changes at once, because it is the device's.
    func animate(_ property: AnimatedProperty, from old: @autoclosure () -> AnimatedValue) {
        guard let track = AnimationTrack.capturing, let window, window !== self else { return }
        track.record(property, of: self, from: old())
    }

    /// Returns the value on the screen: the model's value plus the rest of its changes.
    func shown(_ property: AnimatedProperty) -> AnimatedValue {
        changes.reduce(property.value(of: self)) { value, change in
            change.property == property && change.track != nil ? value + change.remainder : value
        }
    }

    /// True if a running animation keeps touches from the view. Row A16.
    var ignoresTouches: Bool { changes.contains { $0.track?.acceptsTouches == false } }

    /// True if a touch hits the view where it is shown rather than at its model's frame, as under a property animator.
    /// Row A17.
    var isHitWhereShown: Bool { changes.contains { $0.track?.isHitWhereShown == true } }
}

extension UIView {
    /// Ends other animations of the property, and returns the rest of their changes.
    func takeOver(_ property: AnimatedProperty) -> AnimatedValue {
        let others = changes.filter { $0.property == property && $0.track != nil }
        let rest = others.reduce(AnimatedValue.zero) { $0 + $1.remainder }
        loseChanges { $0.property == property }
        return rest
    }

    func loseChanges(where isLost: (AnimatedChange) -> Bool = { _ in true }) {
        for change in changes where isLost(change) {
            change.drop()
            change.track?.lose(change)
        }
    }
}
