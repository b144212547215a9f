import GestureArbiter
import HeadlessUIKit
import Support
import Testing

// Here and not with the kinds, which the fuzzer of the whole stack compiles, too.
extension CardKind: CustomTestStringConvertible {
    var testDescription: String { "\(self)" }
}

/// What a finger does to a card, whichever kind of card it is.
@MainActor
@Suite("Every kind of card")
struct RuleTests {
    // MARK: In hand

    /// The first 10 points are the policy's slop.
    @Test("A card follows the finger", arguments: CardKind.allCases)
    func follows(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(abs(scene.place - 50) <= 0.5)
        finger.move(by: scene.way(-20), over: 0.1)
        #expect(abs(scene.place - 30) <= 0.5)
    }

    @Test(
        "Beyond its most open place a card resists, with one resting place or two", arguments: CardKind.allCases,
        [CardSetup.Stops.one, .two])
    func resistsAtOpenEnd(kind: CardKind, stops: CardSetup.Stops) {
        let scene = CardStage(kind, CardSetup { ($0.stops, $0.opening) = (stops, .always) })
        let finger = scene.touch()
        finger.move(by: scene.way(20), over: 0.1)
        finger.move(by: scene.way(-80), over: 0.3)
        #expect(scene.place < -5)
        #expect(scene.place > -50)
    }

    @Test(
        "A card that may not leave resists beyond its least open place, with one resting place or two",
        arguments: CardKind.allCases, [CardSetup.Stops.one, .two])
    func resistsAtFarEnd(kind: CardKind, stops: CardSetup.Stops) {
        let scene = CardStage(kind, CardSetup { ($0.stops, $0.mayLeave, $0.isOpen) = (stops, false, false) })
        let lowest = stops == .one ? 0 : CardStage.lowest
        let finger = scene.touch()
        finger.move(by: scene.way(50), over: 0.3)
        #expect(scene.place - lowest > 5)
        #expect(scene.place - lowest < 40)
    }

    @Test("If nothing may show beyond the ends, nothing does", arguments: CardKind.allCases)
    func stops(kind: CardKind) {
        var places: [CGFloat] = []
        for (isOpen, way): (Bool, CGFloat) in [(true, -100), (false, 60)] {
            let scene = CardStage(
                kind,
                CardSetup {
                    ($0.beyondRest, $0.mayLeave, $0.isOpen, $0.dampingRatio) = (.stops, false, isOpen, 0.5)
                    $0.opening = .always
                })
            let finger = scene.touch()
            finger.move(by: scene.way(way), over: 0.06)
            places.append(scene.place)
            finger.lift()
            while scene.stage.time < 3 {
                scene.stage.advanceFrame()
                places.append(scene.place)
            }
        }
        #expect((places.min() ?? .nan) >= -1e-6)
        #expect((places.max() ?? .nan) <= CardStage.lowest + 1e-6)
    }

    @Test("A finger that first moves the wrong way drags the card once it turns", arguments: CardKind.allCases)
    func wrongWayFirst(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(-14), over: 0.1)
        finger.move(by: scene.way(114), over: 0.4)
        #expect(scene.place > 70)
    }

    @Test("A finger that trembles while it turns drags the card, too", arguments: CardKind.allCases)
    func tremblesAtTurn(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(-14), over: 0.1)
        for _ in 0..<4 {
            finger.move(by: scene.way(5), over: 0.02)
            finger.move(by: scene.way(-1), over: 0.01)
        }
        finger.move(by: scene.way(98), over: 0.3)
        #expect(scene.place > 70)
    }

    @Test("A finger that first moves sideways does not move the card in that touch", arguments: CardKind.allCases)
    func sidewaysOnly(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.across(60), over: 0.2)
        finger.move(by: scene.way(40), over: 0.2)
        #expect(scene.place == 0)
    }

    // MARK: On its way

    @Test(
        "Caught on its way, a card stays in place, and continues with the finger",
        arguments: CardKind.allCases)
    func caught(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        let seen = scene.place
        #expect(seen > 5)
        let finger = scene.touch()
        finger.hold(for: 0.2)
        #expect(abs(scene.place - seen) < 0.5)
        finger.move(by: scene.way(30), over: 0.2)
        #expect(abs(scene.place - seen - 30) < 0.5)
        finger.lift()
    }

    @Test("A tap on a returning card changes nothing", arguments: CardKind.allCases)
    func tapOnSettling(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(90), over: 0.3)
        scene.letGo(finger)
        scene.stage.advance(by: 0.06)
        scene.touch().swipe(by: scene.way(5), over: 0.05)
        scene.stage.settle()
        #expect(abs(scene.place) < 0.5)
        #expect(scene.isThere)
    }

    @Test("A tap on a leaving card lets it continue", arguments: CardKind.allCases)
    func tapOnLeaving(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        scene.touch().swipe(by: scene.way(50), over: 0.08)
        scene.stage.advance(by: 0.02)
        scene.touch().swipe(by: scene.way(-4), over: 0.04)
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test("A card that seems to rest does not take a tap", arguments: CardKind.allCases)
    func tapNearRest(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(90), over: 0.3)
        scene.letGo(finger)
        repeat { scene.stage.advanceFrame() } while abs(scene.place) > 0.6
        let tap = scene.touch()
        scene.stage.advance(by: 0.06)
        tap.lift()
        #expect(scene.content.taps == 1)
    }

    @Test("A card that seems to rest does not take a flick from its list", arguments: CardKind.allCases)
    func flickNearRest(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.opening) = (.scrolled(to: 0), .always) })
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        scene.letGo(finger)
        repeat { scene.stage.advanceFrame() } while abs(scene.place) > 0.6
        let start = scene.offset
        scene.touch().swipe(by: scene.way(-60), over: 0.08)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.offset - start) > 30)
    }

    // MARK: At the lift

    @Test(
        "The explanation of a release has numbers, and is the same for every kind", arguments: CardKind.allCases,
        [CardSetup.Stops.one, .two])
    func words(kind: CardKind, stops: CardSetup.Stops) {
        let scene = CardStage(kind, CardSetup { $0.stops = stops })
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.letGo(finger)
        let words = scene.arbiter?.lastRelease.map { "\($0)" } ?? ""
        #expect(words.hasPrefix("back: 30 pt of 3"))
        #expect(words.hasSuffix(stops == .two ? "100 pt or 300 pt/s needed" : "or 300 pt/s needed"))
    }

    @Test("A refusal to leave is no refusal to rest: the card goes to its nearest place", arguments: CardKind.allCases)
    func refusedRelease(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.onAttempt = { $0.stage == .release ? .deny(reason: "stay") : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place) < 0.5)
        let lowered = CardStage(kind, CardSetup { $0.isOpen = false })
        lowered.arbiter?.onAttempt = scene.arbiter?.onAttempt
        lowered.touch().swipe(by: lowered.way(90), over: 0.06)
        lowered.stage.settle()
        #expect(lowered.isThere)
        #expect(abs(lowered.place - CardStage.lowest) < 0.5)
    }

    @Test("A client's own rule decides, by several velocities", arguments: CardKind.allCases)
    func ownRule(kind: CardKind) {
        let rule = ReleaseRule.custom("by velocity") { release, stops in
            if release.velocity > 1000 { return .away }
            if release.velocity > 400 { return .stop(stops.places.last { _ in true } ?? 0) }
            return .stop(stops.nearest(to: release.translation))
        }
        for (velocity, place) in [(300.0, 0), (600, CardStage.lowest), (1500, .infinity)] {
            let scene = CardStage(kind, CardSetup { $0.release = rule })
            scene.touch().swipe(by: scene.way(60), over: 60 / velocity)
            #expect(scene.arbiter?.lastRelease.map { "\($0)" }?.hasSuffix("by a custom rule") ?? false)
            scene.stage.settle()
            #expect(scene.isThere == place.isFinite, "\(velocity)")
            if place.isFinite { #expect(abs(scene.place - place) < 0.5, "\(velocity)") }
            #expect(!scene.stage.warnings.contains { $0.contains("ReleaseRule") })
        }
    }

    @Test(
        "A target that does not exist becomes the nearest place, and is reported once", arguments: CardKind.allCases,
        [ReleaseRule.Target.stop(5000), .stop(-10), .stop(.nan), .away])
    func ownRuleAstray(kind: CardKind, answer: ReleaseRule.Target) {
        let scene = CardStage(
            kind, CardSetup { ($0.release, $0.mayLeave) = (.custom("astray") { _, _ in answer }, false) })
        for _ in 0..<2 {
            let finger = scene.touch()
            finger.move(by: scene.way(40), over: 0.3)
            scene.settle(lettingGo: finger)
        }
        let expected = answer == .stop(5000) || answer == .away ? CardStage.lowest : 0
        #expect(scene.isThere)
        #expect(abs(scene.place - expected) < 0.5)
        #expect(scene.stage.warnings.count { $0.contains("astray") } == 1)
    }

    /// The other kinds choose among their detents by name: the detent of the same name stays selected.
    @Test(
        "A dragged card whose places change goes to the nearest place that does not open it",
        arguments: [([0, 240], 240), ([0, 330], 330), ([0, 100, 330], 100)] as [([CGFloat], CGFloat)])
    func placedAnewInHand(stops: [CGFloat], expected: CGFloat) {
        let scene = CardStage(.mover, CardSetup { ($0.mayLeave, $0.isOpen) = (false, false) })
        scene.mover?.stops = [0, 60]
        scene.stage.settle()
        let finger = scene.touch()
        finger.move(by: scene.way(30), over: 0.3)
        scene.mover?.stops = stops
        finger.hold(for: 0.15)
        finger.lift()
        scene.stage.settle()
        #expect(abs(scene.place - expected) < 0.5)
    }

    @Test("A mover's rule can be changed")
    func settableRule() {
        let scene = CardStage(.mover)
        scene.mover?.release = .distance(points: 10)
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: finger)
        #expect(scene.place == CardStage.lowest)
    }

    @Test("A card announces that it will leave", arguments: [CardKind.movedView, .mover], [false, true])
    func willLeave(kind: CardKind, isCaught: Bool) {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        let finger = scene.touch()
        finger.move(by: scene.way(50), over: 0.08)
        #expect(scene.departures == [])
        let place = scene.place
        finger.lift()
        #expect(scene.departures == [place])
        scene.stage.advance(by: 0.02)
        if isCaught {
            let second = scene.touch()
            second.move(by: scene.way(-place - 60), over: 0.3)
            scene.letGo(second)
        }
        scene.stage.settle()
        #expect(scene.isThere == isCaught)
        #expect(scene.departures.count == 1)
    }

    // MARK: Momentum

    @Test("The content's momentum makes a card bounce, if the policy allows it", arguments: CardKind.allCases)
    func bounces(kind: CardKind) {
        let scene = CardStage(
            kind,
            CardSetup {
                ($0.stops, $0.list, $0.momentum) = (
                    .one, .scrolled(to: kind.direction == .up || kind.direction == .left ? 2500 : 300), .bounces
                )
            })
        scene.touch().swipe(by: scene.way(80), over: 0.05)
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            scene.stage.advanceFrame()
            farthest = max(farthest, scene.place)
        }
        #expect(farthest > 3)
        scene.stage.settle()
        #expect(abs(scene.place) < 0.5)
    }

    // MARK: Sent by code

    @Test(
        "With reduced motion or cross-fades, code moves a card briefly, and not beyond its place",
        arguments: CardKind.allCases, [false, true])
    func reducedMotion(kind: CardKind, crossFades: Bool) {
        var farthest: CGFloat = 0
        func frames(isReduced: Bool) -> Int {
            let scene = CardStage(kind, CardSetup { $0.dampingRatio = isReduced ? 0.5 : 1 })
            scene.stage.reduceMotion(isReduced, byCrossFades: crossFades)
            scene.select(isOpen: false)
            var count = 0
            repeat {
                scene.stage.advanceFrame()
                farthest = max(farthest, scene.place)
                count += 1
            } while abs(scene.place - CardStage.lowest) > 0.01 && count < 200
            return count
        }
        #expect(Double(frames(isReduced: true)) < 0.7 * Double(frames(isReduced: false)))
        #expect(farthest < CardStage.lowest + 0.2)
    }
}
