/// One property's way from the value before an animation to the one assigned in it.
///
/// The model has the new value at once; what is shown is the model and, added to it, what is left of the way. So a
/// second animation of the same property goes on from where the first is, with the first's speed dying away in it.
@MainActor final class AnimatedChange {
    private(set) weak var view: UIView?
    weak var track: AnimationTrack?
    let property: AnimatedProperty
    /// The share of the animation's time after which this change sets out. Row A8.
    let delay: CGFloat
    /// The old value less the new one.
    var way: AnimatedValue
    /// 0 where it set out, 1 where it arrives.
    var progress = AnimatedValue.zero
    /// The model's value when the change was settled by `land`.
    private var end: AnimatedValue?
    private var hasLanded = false

    init(_ property: AnimatedProperty, of view: UIView, way: AnimatedValue, delay: CGFloat, track: AnimationTrack) {
        (self.view, self.property, self.way, self.delay, self.track) = (view, property, way, delay, track)
    }

    var remainder: AnimatedValue { way * (AnimatedValue(repeating: 1) - progress) }

    /// For all changes of a track before any of them lands: a view that is resized resizes those in it.
    func noteEnd() {
        if end == nil { end = view.map(property.value) }
    }

    /// Gives the model what is shown, and lets go of the view.
    func land() {
        guard let view, let end, !hasLanded else { return }
        hasLanded = true
        view.changes.removeAll { $0 === self }
        property.assign(end + remainder, to: view)
    }

    /// Lets go of the view: the model has the new value already, and nobody hears that it was set again.
    func arrive() {
        guard !hasLanded else { return }
        hasLanded = true
        drop()
    }

    /// Moves a change that has landed to the place where it should have landed.
    func move(to position: UIViewAnimatingPosition) {
        guard let view, let end else { return }
        switch position {
        case .end: property.assign(end, to: view)
        case .start: property.assign(end + way, to: view)
        case .current: break
        }
    }

    /// Lets go of the view as if the change had arrived.
    func drop() { view?.changes.removeAll { $0 === self } }
}

extension UIView {
    /// Starts an animation from the old value of a property that has just been assigned. Called inside an animation
    /// block. A window's own size is the device's, and changes at once.
    func animate(_ property: AnimatedProperty, from old: @autoclosure () -> AnimatedValue) {
        guard let track = AnimationTrack.capturing, let window, window !== self else { return }
        track.record(property, of: self, from: old())
    }

    /// Returns the value on the screen: the model's value and the rest of the ways to it.
    func shown(_ property: AnimatedProperty) -> AnimatedValue {
        changes.reduce(property.value(of: self)) { value, change in
            change.property == property && change.track != nil ? value + change.remainder : value
        }
    }

    /// True if an animation under way keeps touches from the view. Row A16.
    var ignoresTouches: Bool { changes.contains { $0.track?.acceptsTouches == false } }

    /// True if a touch counts where the view is seen rather than where it will be, as under a property animator. Row
    /// A17.
    var isHitWhereShown: Bool { changes.contains { $0.track?.isHitWhereShown == true } }
}

extension UIView {
    /// Ends other animations of the property, and returns the rest of their ways.
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
