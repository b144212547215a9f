import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// The places where a card rests that the arbiter or a mover moves, and how the client answers its release.
struct Resting: Equatable {
    enum Rule: String, CaseIterable {
        case velocityAndProgress, projection, distance

        var release: ReleaseRule {
            switch self {
            case .velocityAndProgress: .velocityAndProgress()
            case .projection: .projection()
            case .distance: .distance()
            }
        }
    }

    /// When the client redirects a card that is let go.
    enum Redirection: String, CaseIterable {
        case never
        /// At the beginning and at hand-offs, where a redirection has no effect.
        case atBegin
        case atRelease
    }

    /// The stops as the arbiter gets them, in points. The card cannot rest at all of them.
    var stops: [CGFloat] = [0]
    /// The stop where the card begins, or a place near it; nil for the most open stop. Only a mover takes this value.
    var start: CGFloat?
    var leaves = true
    var rule = Rule.velocityAndProgress
    var redirection = Redirection.never
    /// The place to which the client redirects the card, in points.
    var redirected: CGFloat = 0

    var places: [CGFloat] { Resting.places(of: stops) }

    /// The place where the card rests first, in points.
    var first: CGFloat { start.map { Resting.nearest(to: $0, in: places) } ?? places[0] }

    /// Returns the stops at which a card can rest, as documented: finite and not negative, only one of two within half
    /// a point, the most open first; 0 if there are none.
    static func places(of stops: [CGFloat]) -> [CGFloat] {
        var places: [CGFloat] = []
        for stop in stops where stop.isFinite && stop >= 0 && !places.contains(where: { abs($0 - stop) <= 0.5 }) {
            places.append(stop)
        }
        return places.isEmpty ? [0] : places.sorted()
    }

    /// Returns the nearest of `places`; of two equally near, the more open one.
    static func nearest(to place: CGFloat, in places: [CGFloat]) -> CGFloat {
        places.min { (abs($0 - place), $0) < (abs($1 - place), $1) } ?? 0
    }
}

extension Resting {
    static func random(along axis: ArbitrationPolicy.Direction.Axis, _ chance: inout Chance) -> Resting {
        var resting = Resting()
        resting.stops = randomStops(along: axis, &chance)
        resting.leaves = chance.percent(50)
        if chance.percent(60) { resting.start = chance.of(resting.places + [resting.places[0] + 33]) }
        resting.rule = chance.of([.velocityAndProgress, .velocityAndProgress] + Rule.allCases)
        if chance.percent(15) {
            resting.redirection = chance.of([.atBegin, .atRelease])
            resting.redirected = chance.of(resting.places + [50])
        }
        return resting
    }

    static func randomStops(along axis: ArbitrationPolicy.Direction.Axis, _ chance: inout Chance) -> [CGFloat] {
        if chance.percent(12) { return [0] }
        let far = [1, 20, 40, 60, 120.1, 150, 200, 320, 500].map { axis == .vertical ? $0 : ($0 / 2) }
        var stops: [CGFloat] = chance.percent(80) ? [0] : []
        for _ in 0..<chance.count(1...3) { stops.append(chance.of(far)) }
        if chance.percent(15) { stops.append(chance.of(stops) + chance.of([0.4, 0.6, 3, 20])) }
        // A stop farther away than where the card is out of sight.
        if chance.percent(6) { stops.append(1000) }
        if chance.percent(6) { stops.append(chance.of([-40, .nan, .infinity])) }
        if chance.percent(20) { stops.reverse() }
        return stops
    }
}

extension Case {
    /// Sometimes gives the card several places to rest at, and a client whose card the arbiter or a mover moves. Drawn
    /// last, so that the rest of the case is the same as without.
    mutating func drawResting(_ chance: inout Chance) {
        guard chance.percent(40) else { return }
        setting.resting = .random(along: setting.axis, &chance)
        setting.policy.opening = chance.of([.atEdge, .atEdge, .always, .never])
        setting.client = chance.percent(60) && setting.scale == 1 ? .settles : .looksOn
        if setting.client == .looksOn { setting.resting.start = nil }
        for index in deeds.indices {
            guard case .policy(var policy) = deeds[index].kind else { continue }
            policy.opening = chance.of([.atEdge, .always, .never])
            deeds[index].kind = .policy(policy)
        }
        if setting.client == .settles, chance.percent(20) { openAtOnce(&chance) }
        guard setting.client == .settles, chance.percent(55) else { return }
        for _ in 0..<chance.count(1...3) {
            deeds.append(Deed(time: momentForPlaces(&chance), kind: .randomOfPlaces(in: setting, &chance)))
        }
        deeds.sort { $0.time < $1.time }
    }

    /// Lets the card rest far from fully open, and the first finger go straight on to open it.
    private mutating func openAtOnce(_ chance: inout Chance) {
        let direction = setting.policy.direction
        let far: CGFloat = direction.axis == .vertical ? chance.of([200, 320]) : chance.of([100, 160])
        setting.resting.stops = chance.of([[0, far], [far], [0, far / 2, far], [0, 40, far]])
        setting.resting.start = far
        (setting.policy.exclusion, setting.refusesEvery, setting.vetoesEvery) = (nil, 0, 0)
        setting.onlookers.removeAll { $0.manner.claims }
        if chance.percent(15) {
            // Content that can only stretch does so before the arbiter has decided.
            (setting.contentLength, setting.startOffset, setting.alwaysBounces) = (790, 0, true)
            setting.assumptions.scrollSlop = 4
        }
        for index in deeds.indices { deeds[index].time += 1.5 }
        // The finger comes down 60 points from the end of the screen at which the card still shows.
        let length: CGFloat = direction.axis == .vertical ? 844 : 390
        script.prependOpening(for: direction, from: direction.sign > 0 ? length - 60 : 60, &chance)
    }

    /// Returns a time for a deed about places, in seconds: at a sample of a touch, shortly after a lift, or any time.
    private func momentForPlaces(_ chance: inout Chance) -> Double {
        let samples = chance.of(script.fingers).samples
        let time =
            switch chance.count(0...2) {
            case 0: chance.of(samples).time
            case 1: samples[samples.count - 1].time + Double(chance.of([0, 0.001, 0.02, 0.05, 0.1, 0.2]))
            default: Double(chance.number(0...1)) * script.duration
            }
        return (time * 1000).rounded() / 1000
    }
}

extension Deed.Kind {
    fileprivate static func randomOfPlaces(in setting: Setting, _ chance: inout Chance) -> Deed.Kind {
        switch chance.count(0...5) {
        case 0, 1, 2:
            .select(chance.of(setting.resting.places + [7, 333, -20, 1e4]), animated: !chance.percent(20))
        case 3: .stops(Resting.randomStops(along: setting.axis, &chance))
        default:
            .shift(
                chance.of([-60, -12.5, 20, 60]),
                stops: chance.percent(50) ? Resting.randomStops(along: setting.axis, &chance) : nil)
        }
    }
}

extension Resting: CustomStringConvertible {
    var description: String {
        let redirects = redirection == .never ? "" : ", \(redirection) to \(redirected)"
        return
            "rests at \(stops)\(start.map { ", first at \($0)" } ?? "")\(leaves ? ", or leaves" : ""), by \(rule)\(redirects)"
    }
}
