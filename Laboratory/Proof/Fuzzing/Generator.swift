import Foundation

@testable @_spi(Engine) import GestureArbiter

/// A small random number generator with the same results on every machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int(next() % 100) < percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(next() % UInt64(elements.count))] }
    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(next() >> 11) / CGFloat(1 << 53)
    }
}

extension Scenario {
    /// A random policy and setting, in the sizes of a phone.
    static func random(_ random: inout SplitMix) -> Scenario {
        let conditions: [ArbitrationPolicy.Condition] = [
            .atEdge, .atEdge, .atEdge, .atEdge || .touchStarts(in: .handle), .contentOffset(atMost: 20), .always,
            .atEdge && !.decelerating, .contentStill(for: 0.1), .atEdge && .contentStill(for: 0.05),
        ]
        var policy = ArbitrationPolicy(
            .down, when: random.pick(conditions),
            handoff: random.pick([.never, .toDrag, .toScroll, .continuous, .continuous]))
        policy.cone = random.pick([45, 45, 30, 80])
        if random.chance(15) { policy.slop = 0 }
        if random.chance(20) { policy.exclusion = .editing }
        if random.chance(20) { policy.beyondRest = .stops }
        if random.chance(30) { policy.momentum = random.chance(50) ? .bounces : .carries }
        policy.opening = random.pick([.atEdge, .atEdge, .always, .never])
        var scenario = Scenario(name: "by chance", policy: policy, scrollers: [])
        for _ in 0..<random.pick([0, 1, 1, 1, 2, 2, 3]) {
            let range = random.pick([0, 5, 60, 400] as [CGFloat])
            var scroller = Scroller(
                room: random.chance(50) ? 0 : random.length(0...range), range: range,
                minimum: -random.pick([0, 47, 88.5]))
            scroller.bounces = random.chance(80)
            scroller.length = random.pick([120, 600])
            scroller.tellsLength = random.chance(95)
            scroller.isScrollable = random.chance(90)
            scroller.isStuck = random.chance(3)
            scroller.reserve = random.chance(5) ? 52 : 0
            if random.chance(3) { scroller.patience = random.length(10...300) }
            scenario.scrollers.append(scroller)
        }
        if random.chance(30) { scenario.asks = Arbitration.Questions(rawValue: UInt8(random.next() % 16)) }
        scenario.scale = random.pick([1, 2, 3])
        // The arbiter moves lists by the pan of one of them where each follows a finger.
        if scenario.scrollers.count > 1, scenario.isFaithful, random.chance(30) {
            let panning = Int(random.next() % UInt64(scenario.scrollers.count))
            if scenario.scrollers[panning].isScrollable { scenario.panning = panning }
        }
        return scenario
    }
}

extension Arbitration.Card {
    /// A random card with several resting places. It may be at any of them or, while moving, beyond them.
    static func random(_ random: inout SplitMix, isMoving: Bool) -> Arbitration.Card {
        let rests: [CGFloat] = [0, 0, 12, 120, 320]
        let place = isMoving ? random.length(-20...300) : random.pick(rests)
        let ceiling = random.chance(60) ? 0 : random.pick(rests.filter { $0 <= place } + [0])
        let bottom: CGFloat? = random.chance(60) ? nil : random.pick([place, 120, 320, 610])
        return Arbitration.Card(place: place, isMoving: isMoving, ceiling: ceiling, bottom: bottom)
    }
}

extension World {
    /// A random next step of a sequence.
    func randomStep(_ random: inout SplitMix) -> Step {
        if isAsking {
            if random.chance(10), isTouching {
                return random.pick([.finger(3), .lift, .cancel, .secondFinger, .overruled])
            }
            return .answer(random.chance(70) ? .yes : random.chance(80) ? .no(reason: "no") : .notYet)
        }
        guard isTouching else {
            if engine.state == .settling, random.chance(60) {
                return random.chance(50) ? .settled : .touch(Start(card: .random(&random, isMoving: true)))
            }
            if random.chance(10) { return .coast(velocity: random.length(-500...2000)) }
            let isBeyond = random.chance(20)
            return .touch(
                Start(
                    isInHandle: random.chance(20), isDecelerating: random.chance(isBeyond ? 60 : 20),
                    overscroll: isBeyond ? random.length(-30...30) : 0,
                    card: random.chance(50) ? Arbitration.Card() : .random(&random, isMoving: false)))
        }
        switch random.next() % 100 {
        case 0..<6: return .lift
        case 6..<8: return .cancel
        case 8..<10: return .secondFinger
        case 10: return .overruled
        case 10..<14: return .wait(random.pick([0.02, 0.05, 0.1]))
        case 14..<16: return random.chance(70) ? .flag(!isFlagOn) : .shifted(random.pick([-60, -0.5, 1, 40]))
        case 16..<18 where !scrollers.isEmpty:
            return .content(depth: Int(random.next() % UInt64(scrollers.count)), by: random.length(-30...30).rounded())
        case 18..<20 where !scrollers.isEmpty:
            return .geometry(
                depth: Int(random.next() % UInt64(scrollers.count)), inset: random.pick([-52, 0, 52]),
                range: random.length(-60...60).rounded())
        default:
            let along = (random.length(-40...40) * CGFloat(scenario.scale)).rounded() / scenario.scale
            return .finger(
                random.chance(20) ? along / 20 : along, across: random.chance(20) ? random.length(-20...20) : 0)
        }
    }
}
