@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Checks the app's deeds about the card's places. The deeds take effect exactly, and the card does not jump, unless a
/// stop is selected without an animation.
@MainActor struct PlacesTruth {
    private let before: Shot
    /// The card's transform before the deed.
    private let transform: CGAffineTransform?
    private let selected: CGFloat?
    private let stops: [CGFloat]
    private let isFollowed: Bool
    private let isDragOpen: Bool

    /// - Parameter isFollowed: Whether the arbiter follows a finger.
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

    /// Returns the selection that counts at the lift, after a deed.
    func selection(
        _ last: Released.Selection, after deed: Deed.Kind, _ scene: Scene
    ) -> Released.Selection {
        switch deed {
        case .select where isFollowed: isInHand ? .stop(scene.client.mover?.selected ?? 0) : .unknown
        // The selected stop may be another one now, and a pull in the drag's direction does not open a card whose
        // places have changed.
        case .stops, .shift: last == .none && !isFollowed ? .none : .unknown
        default: last
        }
    }

    /// The nearest stop is selected. The card moves there from its place; without an animation it is there at once,
    /// unless a finger has it.
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

    /// The mover has those of the given stops at which a card can rest, and the stop of the same number is selected.
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

    /// A shift leaves the card where it shows, if a mover or a drag has it, and sets the given stops.
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
