@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// What the client says of where the card rests is taken at its word, and moves nothing at once.
@MainActor struct PlacesTruth {
    private let before: Shot
    /// Where the card shows.
    private let transform: CGAffineTransform?
    private let selected: CGFloat?
    private let stops: [CGFloat]
    private let isFollowed: Bool
    private let isDragOpen: Bool

    /// - Parameter isFollowed: The arbiter follows a finger.
    init(_ scene: Scene, _ before: Shot, isFollowed: Bool) {
        (self.before, self.isFollowed) = (before, isFollowed)
        transform = scene.card?.transform
        selected = scene.client.mover?.selected
        stops = scene.stops
        isDragOpen = scene.client.isDragOpen
    }

    /// Whether the finger has the card, as far as can be seen.
    private var isInHand: Bool { isFollowed && before.owner == .drag && before.isDragShown }

    func check(_ deed: Deed.Kind, _ scene: Scene) throws(Violation) {
        switch deed {
        case .select(let stop, let isAnimated): try checkSelection(of: stop, isAnimated: isAnimated, scene)
        case .stops(let stops): try checkStops(stops, scene)
        case .shift(let distance, let stops): try checkShift(by: distance, stops, scene)
        default: break
        }
    }

    /// What was selected in the finger's hand, as far as it counts at the lift.
    func selection(
        _ last: Released.Selection, after deed: Deed.Kind, _ scene: Scene
    ) -> Released.Selection {
        switch deed {
        case .select where isFollowed: isInHand ? .stop(scene.client.mover?.selected ?? 0) : .unknown
        // A selected stop may be another one now; and a pull the way out opens no card whose places are others.
        case .stops, .shift: last == .none && !isFollowed ? .none : .unknown
        default: last
        }
    }

    /// The nearest stop is selected. The card goes there from where it is; without an animation it is there, unless a finger
    /// has it.
    private func checkSelection(of stop: CGFloat, isAnimated: Bool, _ scene: Scene) throws(Violation) {
        guard let mover = scene.client.mover else { return }
        let nearest = Resting.nearest(to: stop, in: stops)
        guard mover.selected == nearest else {
            throw Violation(rule: "the nearest stop is selected", text: "\(mover.selected) for \(stop), of \(stops)")
        }
        if isAnimated || isInHand { return try checkSeen(scene) }
        guard !isFollowed, abs(scene.client.place - nearest) > 1e-6 else { return }
        throw Violation(rule: "selected without an animation", text: "at \(scene.client.place), not at \(nearest)")
    }

    /// They are as they can be used, and the stop of the same number is selected.
    private func checkStops(_ given: [CGFloat], _ scene: Scene) throws(Violation) {
        guard let mover = scene.client.mover, let selected else { return }
        let places = Resting.places(of: given)
        let number = min(stops.firstIndex(of: selected) ?? 0, places.count - 1)
        guard mover.stops == places, mover.selected == places[number] else {
            throw Violation(
                rule: "the stops are those that were set",
                text: "\(mover.stops) of \(given), \(mover.selected) selected, before \(selected) of \(stops)")
        }
        try checkSeen(scene)
    }

    /// What is seen stays, and is as much less open as is said.
    private func checkShift(by distance: CGFloat, _ given: [CGFloat]?, _ scene: Scene) throws(Violation) {
        if let given { try checkStops(given, scene) }
        if scene.client.mover != nil || isDragOpen { try checkSeen(scene) }
    }

    private func checkSeen(_ scene: Scene) throws(Violation) {
        guard let now = scene.card?.transform, let transform else { return }
        guard max(abs(now.tx - transform.tx), abs(now.ty - transform.ty)) > 1e-6 else { return }
        throw Violation(rule: "places change without a leap", text: "seen at \(now), before at \(transform)")
    }
}
