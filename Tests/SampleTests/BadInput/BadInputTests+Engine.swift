@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit

/// Calls of the engine, and of arbiters and movers.
extension BadInputTests {
    nonisolated static let engineCalls: [String: Call] = [
        "Flight init(time:turn:frame:_:)": { one, other in
            var flight = GestureArbiter.Flight()
            flight.entries = [
                .init(time: Double(one), turn: .max, frame: .min, .shown(card: Double(other), offsets: [Double(one)])),
                .init(time: Double(other), .event(.move(.init(time: Double(one), along: other)))),
            ]
            let read = try? GestureArbiter.Flight(flight.text)
            _ = read?.firstDifference()
            return read?.entries.map { CGFloat($0.time) } ?? []
        },
        "Flights note(targetContentOffset:of:)": { one, other in
            Flights.note(targetContentOffset: CGPoint(x: one, y: other), of: UIScrollView())
            return []
        },
        "Actions init(translation:distance:velocity:sinceHandoff:isRefused:)": { one, other in
            judged(Arbitration.Release(translation: one, distance: other, velocity: one))
                + judged(Arbitration.Release(translation: 100, distance: one, velocity: other))
        },
        "Arbitration heldOffset(at:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: one, minimum: 0, maximum: other)
            var engine = Arbitration(.continuous)
            _ = engine.handle(.down(.init(time: 0, chain: [list])))
            return [-1, 0, 1, .max].map(engine.heldOffset)
        },
        "Event init(time:chain:scale:dimension:regions:boundRegions:wasDecelerating:asks:card:sharedSlop:)": {
            one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            let all = [
                Arbitration.Touch(time: one, chain: [list], scale: other, dimension: one, sharedSlop: other),
                Arbitration.Touch(time: 0, chain: [list], dimension: other, card: .moving(at: one)),
                Arbitration.Touch(time: 0, chain: [list], scale: one, card: .moving(at: 40), sharedSlop: other),
            ]
            return all.flatMap { touch in played([.down(touch)]) }
        },
        "Event init(place:isMoving:ceiling:bottom:)": { one, other in
            [true, false].flatMap { isMoving in
                let card = Arbitration.Card(place: one, isMoving: isMoving, ceiling: other, bottom: one)
                return played([.down(.init(time: 0, dimension: 700, card: card)), .shifted(other)])
                    + [card.place, card.ceiling, card.bottom ?? 0]
            }
        },
        "GestureArbiter+Attach attach(to:policy:moving:stops:leaves:release:onOutcome:willLeave:)": { one, other in
            let (stage, panel) = panel()
            GestureArbiter.attach(to: panel, moving: panel, stops: [one, other], leaves: false)
            return pulled(stage, panel)
        },
        "GestureArbiter shiftPlaces(by:)": { one, other in
            let (stage, panel) = panel()
            let arbiter = GestureArbiter.attach(to: panel, moving: panel, stops: [0, 320])
            let finger = stage.touch(at: CGPoint(x: 100, y: 200))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
            arbiter.shiftPlaces(by: one)
            arbiter.shiftPlaces(by: other)
            finger.lift()
            return pulled(stage, panel)
        },
        "GestureArbiter+Mover init(stops:selected:release:spring:leavingAt:onOtherSideAt:show:onOutcome:)": {
            one, other in
            moved(
                GestureArbiter.Mover(
                    stops: [0, one], selected: other, leavingAt: { one }, onOtherSideAt: { other }, show: { _ in }))
        },
        "GestureArbiter+Mover select(_:animated:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.select(one, animated: false)
            mover.select(other)
            return moved(mover)
        },
        "GestureArbiter+Mover shift(by:stops:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.shift(by: one, stops: [other, 100])
            return moved(mover)
        },
        "GestureArbiter+Mover leave(at:animated:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.leave(at: one, animated: false)
            mover.leave(at: other)
            return moved(mover)
        },
        "ReleaseRule init(_:away:)": { one, other in
            let stops = ReleaseRule.Stops([one, other, 320, one], away: other)
            let release = Arbitration.Release(translation: 100, distance: 700, velocity: one)
            let rules: [ReleaseRule] = [.velocityAndProgress(), .projection(), .distance(points: 240)]
            return stops.places + rules.flatMap { looked($0.judgement(of: release, among: stops)) }
        },
        "ReleaseRule nearest(to:)": { one, other in [ReleaseRule.Stops([0, other]).nearest(to: one)] },
        "Event moving(at:)": { one, _ in [Arbitration.Card.moving(at: one).place] },
        "Event init(offset:minimum:maximum:isScrollable:)": { one, other in
            var list = Arbitration.ScrollGeometry(offset: one, minimum: 0, maximum: other)
            let plain = played([.down(.init(time: 0, chain: [list]))])
            (list.pace, list.length) = (one, other)
            return plain + played([.down(.init(time: 0, chain: [list]))])
        },
        "Event init(time:along:across:observedOffset:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            let down = Arbitration.Event.down(.init(time: 0, chain: [list], dimension: 844))
            let moves: [Arbitration.Move] = [
                .init(time: one, along: other, across: one, observedOffset: other),
                .init(time: 0.1, along: one, across: other), .init(time: 0.1, along: 40, observedOffset: one),
            ]
            return moves.flatMap { played([down, .move($0)]) }
        },
        "Event init(time:chain:scale:velocity:refusal:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            var engine = Arbitration(ArbitrationPolicy(.down, handoff: .continuous, momentum: .bounces))
            let actions = engine.handle(.coasted(.init(time: one, chain: [list], scale: other, velocity: one)))
            return actions.bounce.map { [$0] } ?? []
        },
        "Decision init(time:location:regions:)": { one, other in
            let report = Arbitration.TouchReport(time: one, location: CGPoint(x: other, y: one))
            return report.description.isEmpty ? [.nan] : []
        },
        "ArbitrationPolicy init(_:when:handoff:slop:cone:beyondRest:opening:momentum:)": { one, other in
            let policy = ArbitrationPolicy(.down, handoff: .continuous, slop: one, cone: other)
            _ = policy.contradiction()?.description
            return played([], policy)
        },
        "Condition+ContentOffset contentOffset(atMost:)": { one, other in
            let situation = ArbitrationPolicy.Situation(contentOffset: other)
            _ = ArbitrationPolicy.Condition.contentOffset(atMost: one).evidence(in: situation).description
            return played([], ArbitrationPolicy(.down, when: .contentOffset(atMost: one)))
        },
        "Condition+ContentStill contentStill(for:)": { one, other in
            let situation = ArbitrationPolicy.Situation(timeSinceScroll: other)
            _ = ArbitrationPolicy.Condition.contentStill(for: one).evidence(in: situation).description
            return played([], ArbitrationPolicy(.down, when: .contentStill(for: one)))
        },
        "Situation init(roomToEdge:contentOffset:tolerance:regions:boundRegions:wasDecelerating:flags:timeSinceScroll:)":
            { one, other in
                let situation = ArbitrationPolicy.Situation(
                    roomToEdge: one, contentOffset: other, tolerance: one, timeSinceScroll: other)
                let condition: ArbitrationPolicy.Condition =
                    .atEdge && .contentOffset(atMost: 1) || !.contentStill(for: 1)
                return condition.evidence(in: situation).description.isEmpty ? [.nan] : []
            },
        // Odd numbers in the arguments show in the result, as in a multiplication.
        "Direction components(of:)": { one, other in
            let parts = ArbitrationPolicy.Direction.up.components(of: CGPoint(x: one, y: other))
            return numbers(parts.along, parts.across, from: one, other)
        },
        "Direction movement(by:)": { one, other in
            let way = ArbitrationPolicy.Direction.left.movement(by: one)
            return numbers(way.x, way.y, from: one)
        },
        "Direction distance(of:outOf:)": { one, other in
            let frame = CGRect(x: one, y: other, width: one, height: other)
            let bounds = CGRect(x: 0, y: 0, width: other, height: one)
            return ArbitrationPolicy.Direction.allCases.flatMap { direction in
                numbers(direction.distance(of: frame, outOf: bounds), from: .nan)
            }
        },
        "GestureArbiter+Mover bounce(at:)": { one, other in
            let stage = Stage()
            var places: [CGFloat] = []
            let mover = GestureArbiter.Mover(leavingAt: { other }, show: { places.append($0) })
            mover.bounce(at: one)
            for _ in 0..<3 { stage.advanceFrame() }
            mover.putBack()
            return places
        },
        "GestureArbiter+Place rect(_:)": { one, other in
            touched(in: .rect(CGRect(x: one, y: other, width: other, height: one)))
        },
        "GestureArbiter+Place edge(_:within:)": { one, other in
            touched(in: .edge(.leading, within: one)) + touched(in: .edge(.bottom, within: other))
        },
    ]
}
