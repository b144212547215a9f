import GestureArbiter
import HeadlessUIKit

/// What holds for the same finger on each kind of card, at the same places.
extension CardPlayer {
    func checkInHand() {
        if let caught {
            let place = caught + touch.along
            guard (2..<CardStage.lowest - 2).contains(place) else { return }
            reached["fingers that stayed", default: 0] += 1
            check(abs(scene.place - place) < 1, "a finger that stays catches it", "\(scene.place), not \(place)")
        }
        guard let rest = touch.rest else { return }
        checkUse(rest)
        checkInnerCard(rest)
        guard played.setup.list == .none, !played.hasInnerCard else { return }
        let isPulled = touch.across < 9 && touch.least == 0 && touch.along >= 60
        if played.restsBeside, isPulled, played.refused != .begin, played.setup.mayLeave, rest < 1 {
            reached["moved beside a resting finger", default: 0] += 1
            check(scene.place > 40, "the finger that moves has the card", "\(scene.place) pt for \(touch.along)")
        }
        if played.refused == .begin {
            reached["refused at the beginning", default: 0] += 1
            check(abs(scene.place - rest) < 1, "a no at the beginning", "\(rest), then \(scene.place)")
        }
        if touch.across >= 59, touch.along >= 0, touch.along <= 40, touch.least == 0 {
            reached["sideways starts", default: 0] += 1
            check(abs(scene.place - rest) < 1, "sideways moves nothing", "\(rest), then \(scene.place)")
        }
        guard played.refused != .begin, played.setup.mayLeave, touch.across == 0, touch.least < -3, touch.along >= 99,
            rest < 1
        else { return }
        reached["wrong ways that turn", default: 0] += 1
        check(scene.place > 70, "a finger that turns has the card", "\(scene.place) pt for \(touch.along)")
    }

    /// A pull moves the card in the card first, and then the one around it.
    private func checkInnerCard(_ rest: CGFloat) {
        guard played.hasInnerCard, touch.least == 0, touch.across < 9, rest < 0.5, scene.place > rest + 1 else {
            return
        }
        reached["pulls passed on to the card around", default: 0] += 1
        check(innerPlace > Self.innerLowest - 1, "the card within goes first", "\(innerPlace), around \(scene.place)")
    }

    private func checkUse(_ rest: CGFloat) {
        switch played.use {
        case .scrolling: break
        case .zooming:
            reached["pulls at zoomed content", default: 0] += 1
            check(abs(scene.place - rest) < 1, "zoomed content stays", "\(rest), then \(scene.place)")
        case .refreshing where touch.along > 40:
            reached["pulls at a handle over a refresh control", default: 0] += 1
            check(scene.place > 15, "a handle drags", "\(scene.place) pt for \(touch.along)")
        case .refreshing: break
        }
    }

    // MARK: Comparing two kinds

    func difference(from other: CardPlayer) -> Violation? {
        reached["cards compared", default: 0] += 1
        for (index, (mine, others)) in zip(film, other.film).enumerated() {
            // Cards that are nearly off the screen may be removed in different frames.
            guard mine.place < 300, others.place < 300 else { break }
            let isSame =
                abs(mine.place - others.place) < 0.5 && abs(mine.distance - others.distance) < 1
                && abs(mine.inner - others.inner) < 0.5
            if !isSame {
                return Violation(
                    rule: "card: the same in every kind",
                    text: "after frame \(index) \(scene.kind) shows \(mine), \(other.scene.kind) \(others); "
                        + "\(decisions); \(other.decisions)")
            }
        }
        // Taps are not compared, since a finger beside one kind of card may be on another. Taps have their own rule.
        let isElsewhere = scene.isThere && abs(scene.place - other.scene.place) > 0.5
        guard scene.isThere != other.scene.isThere || isElsewhere else { return nil }
        return Violation(
            rule: "card: the same in every kind",
            text: "\(scene.kind) is at \(scene.place), there: \(scene.isThere); "
                + "\(other.scene.kind) at \(other.scene.place), there: \(other.scene.isThere)")
    }
}
