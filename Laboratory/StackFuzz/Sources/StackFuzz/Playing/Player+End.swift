@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

extension Player {
    /// After the last finger, everything settles, nothing is held, and every property is as the client set it.
    func end() throws(Violation) {
        fingers = [:]
        try settle("after the last finger")
        try checkLeft()
        if scene.client.isDragOpen { throw Violation(rule: "an end at lift", text: "the drag was never ended") }
        try checkStops(shot())
        try checkRests()
        try checkProperties()
        try detach()
        try settle("after detach")
        try checkNothingIsLeft()
        try checkCorrectionIsSaid()
        try checkStops(shot())
        // A card that was moved by its transform has its own transform again.
        if let card = scene.card, scene.client.base == 0, scene.client.place == 0, card.transform != .identity {
            throw Violation(rule: "the card at rest", text: "its transform is \(card.transform)")
        }
        for list in scene.lists { try checkScrolls(list) }
        try checkClient()
    }

    /// Detaches the arbiter. Setting flags after that must cause a warning.
    private func detach() throws(Violation) {
        let arbiter = scene.arbiter
        scene.detach()
        guard let arbiter, scene.card?.window != nil else { return }
        arbiter.flags = []
        guard !scene.stage.warnings.contains(where: { $0.hasPrefix("GestureArbiter.flags: ") }) else { return }
        throw Violation(rule: "misuse is said", text: "flags were set after detach()")
    }

    /// Stops that are left out, because nothing can rest at them, cause a warning.
    private func checkCorrectionIsSaid() throws(Violation) {
        let resting = played.setting.resting
        guard played.setting.client == .looksOn, resting.places.count < resting.stops.count else { return }
        guard !scene.stage.warnings.contains(where: { $0.hasPrefix("GestureArbiter.Mover.stops: ") }) else { return }
        throw Violation(rule: "misuse is said", text: "\(resting.places) of \(resting.stops)")
    }

    private func checkNothingIsLeft() throws(Violation) {
        if let left = scene.properties.lefts(in: scene.lists).first {
            throw Violation(rule: "nothing is left", text: left)
        }
        let views = [scene.card].compactMap(\.self) + scene.lists
        let ours = views.flatMap { $0.gestureRecognizers ?? [] }.filter { "\(type(of: $0))" == "ArbitratedPan" }
        guard ours.isEmpty else { throw Violation(rule: "nothing is left", text: "an arbiter's pan, on its view") }
    }

    private func settle(_ moment: String) throws(Violation) {
        guard !scene.stage.settle() else { return }
        let still = scene.stage.stillMoving.joined(separator: "; ")
        throw Violation(rule: "settles", text: "\(moment): \(still)")
    }

    /// Content that only fingers have moved rests within its ends.
    private func checkRests() throws(Violation) {
        guard !played.deeds.contains(where: \.kind.movesContent), played.setting.startOffset >= 0,
            !played.setting.assumptions.disturbances.movesContent
        else { return }
        for list in scene.lists {
            for axis in [ArbitrationPolicy.Direction.Axis.vertical, .horizontal] {
                let (offset, range) = (list.offset(along: axis), list.range(along: axis))
                guard offset < range.lowerBound - 0.5 || offset > range.upperBound + 0.5 else { continue }
                throw Violation(rule: "content rests within its ends", text: "at \(offset), not in \(range), \(axis)")
            }
        }
    }

    private func checkProperties() throws(Violation) {
        guard let first = scene.properties.differences(in: scene.lists).first else { return }
        throw Violation(rule: "the client's properties", text: first)
    }

    /// A list with room scrolls again under a new finger. Skips a table across the direction, where a finger swipes
    /// rows.
    private func checkScrolls(_ list: UIScrollView) throws(Violation) {
        let direction = played.setting.direction
        let bearing = Bearing(of: list, along: direction)
        let (room, length) = bearing.place(of: list)
        let places = { self.scene.lists.map(\.contentOffset) }
        let before = places()
        let middle = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.midY), to: nil)
        let hit = scene.stage.window.hitTest(middle, with: nil)
        guard list.window != nil, length > 60, room >= 0, room <= length,
            hit.map(nearestList) == list, bearing.axis == .vertical || !(list is UITableView),
            played.setting.assumptions.disturbances.isDisjoint(with: [.swallowedTouches, .insetsChange]),
            !played.setting.onlookers.contains(where: \.manner.claims),
            scene.lists.count == 1 || played.setting.assumptions.nestedPriority == .innermost
        else { return }
        let way = direction.movement(by: room > 30 ? 12 : -12)
        let finger = scene.stage.touch(at: middle)
        for _ in 0..<4 {
            finger.move(by: CGVector(dx: way.x, dy: way.y))
            scene.stage.advance(by: 0.01)
        }
        let after = places()
        finger.cancel()
        try settle("after scrolling again")
        guard before == after else { return }
        throw Violation(rule: "content scrolls again", text: "it stayed \(room) of \(length) pt from its edge")
    }

    private func nearestList(_ view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }
}
