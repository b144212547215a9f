import Foundation

@testable @_spi(Engine) import GestureArbiter

/// 27, 30: the target of a release, at every place and velocity, and after every hand-off.
func checkReleaseRules(_ verdict: inout Verdict) {
    let rules: [ReleaseRule] = [
        .velocityAndProgress(), .projection(), .projection(.fast), .distance(), .velocityAndProgress(leastDistance: 0),
    ]
    for rule in rules {
        ReleaseTable(rule: rule).check(&verdict)
        StopsTable(rule: rule).check(&verdict)
    }
}

/// 27: the same with several stops, with and without a way out.
private struct StopsTable {
    let rule: ReleaseRule
    private let several: [[CGFloat]] = [
        [0], [0, 320], [0, 320, 610], [0, 100, 120, 700], [88, 400], [0, 30, 60, 90],
    ]
    private let velocities: [CGFloat] = [-6000, -1500, -301, -300, -120, 0, 120, 300, 301, 900, 6000]
    private let since: [ReleaseRule.SinceHandoff?] = [
        nil, .init(time: 0.05, distance: 20, slowest: 900), .init(time: 0.3, distance: 90, slowest: 900),
        .init(time: 0.12, distance: 20, slowest: 100),
    ]

    func check(_ verdict: inout Verdict) {
        for places in several {
            for away in [nil, (places.last ?? 0) + 180] {
                let stops = ReleaseRule.Stops(places, away: away)
                for place in stride(from: CGFloat(-40), through: (away ?? 700) + 40, by: 5) {
                    for since in since { check(stops, place, since, &verdict) }
                }
            }
        }
    }

    private func check(
        _ stops: ReleaseRule.Stops, _ place: CGFloat, _ since: ReleaseRule.SinceHandoff?, _ verdict: inout Verdict
    ) {
        var last = -CGFloat.infinity
        for velocity in velocities {
            let distance = stops.away ?? 700
            let release = Arbitration.Release(
                translation: place, distance: distance, velocity: velocity, sinceHandoff: since)
            let judgement = rule.judgement(of: release, among: stops)
            func text() -> String { "\(rule), \(stops): \(place) at \(velocity) pt/s, \(judgement)" }
            let end = judgement.target.place(among: stops)
            verdict.require(
                27, judgement.target == .away ? stops.away != nil : stops.places.contains(end), "\(text()): no stop")
            verdict.require(27, end >= last, "\(text()): faster, and more open than \(last)")
            last = end
            let mirrored = Arbitration.Release(
                translation: -place, distance: -distance, velocity: -velocity,
                sinceHandoff: since.map { .init(time: $0.time, distance: -$0.distance, slowest: -$0.slowest) })
            verdict.require(
                27, rule.judgement(of: mirrored, among: stops).target == judgement.target, "\(text()), mirrored")
            if stops.places == [0], stops.away != nil {
                verdict.require(27, rule.judgement(of: release) == judgement, "\(text()): two places, judged otherwise")
            }
            if velocity == 0, since == nil, stops.places.contains(place) {
                verdict.require(27, end == place, "\(text()): let go at a stop, and it leaves it")
            }
            let isFlung = abs(velocity) >= 6000 && since == nil && rule != .distance()
            let hardlyMoved = stops.away != nil && stops.places.contains { (0..<24).contains(place - $0) }
            if isFlung, velocity > 0, !hardlyMoved {
                let farthest = stops.away ?? stops.places.last ?? 0
                verdict.require(27, end > place || end == farthest, "\(text()): flung on, and it goes back")
            }
            if isFlung, velocity < 0 {
                verdict.require(27, end < place || end == stops.places[0], "\(text()): flung back, and it goes on")
            }
            var refused = release
            refused.isRefused = true
            let instead = rule.judgement(of: refused, among: stops).target
            verdict.require(
                27, instead != .away && (instead != judgement.target || stops.places.count == 1),
                "\(text()): refused, and it goes to \(instead)")
        }
    }
}

extension ReleaseRule.Target {
    fileprivate func place(among stops: ReleaseRule.Stops) -> CGFloat {
        switch self {
        case .stop(let place): place
        case .away: stops.away ?? .infinity
        }
    }
}

private struct ReleaseTable {
    let rule: ReleaseRule
    let distance: CGFloat = 789

    private let translations: [CGFloat] = [-50, 0, 8, 23, 24, 43, 60, 150, 300, 394, 395, 700]
    private let velocities: [CGFloat] = [-2000, -301, -300, 0, 299, 300, 301, 350, 600, 900, 1500, 6000]
    private let times: [TimeInterval] = [0, 0.05, 0.0999, 0.1, 0.12, 0.1499, 0.15, 0.3]
    private let ways: [CGFloat] = [0, 20, 43.9, 44, 300]
    private let slowests: [CGFloat] = [6000, 900, 301, 300, 0, -50]

    private func isAway(
        _ translation: CGFloat, _ velocity: CGFloat, _ since: ReleaseRule.SinceHandoff?, sign: CGFloat = 1
    ) -> Bool {
        let release = Arbitration.Release(
            translation: sign * translation, distance: sign * distance, velocity: sign * velocity,
            sinceHandoff: since.map {
                .init(time: $0.time, distance: sign * $0.distance, slowest: sign * $0.slowest)
            })
        return rule.judgement(of: release).target == .away
    }

    func check(_ verdict: inout Verdict) {
        for (place, translation) in translations.enumerated() {
            for (speed, velocity) in velocities.enumerated() {
                let isFree = isAway(translation, velocity, nil)
                func text() -> String { "\(rule): \(translation) pt at \(velocity) pt/s" }
                verdict.require(27, isFree == isAway(translation, velocity, nil, sign: -1), "\(text()), mirrored")
                if place > 0 {
                    verdict.require(
                        27, isFree || !isAway(translations[place - 1], velocity, nil), "\(text()): farther, and back")
                }
                if speed > 0 {
                    verdict.require(
                        27, isFree || !isAway(translation, velocities[speed - 1], nil), "\(text()): faster, and back")
                }
                if translation < 23, rule != .velocityAndProgress(leastDistance: 0) {
                    verdict.require(27, !isFree, "\(text()): hardly moved, and away")
                }
                checkHandoffs(translation, velocity, isFree, &verdict)
            }
        }
    }

    private func checkHandoffs(
        _ translation: CGFloat, _ velocity: CGFloat, _ isFree: Bool, _ verdict: inout Verdict
    ) {
        for (later, time) in times.enumerated() {
            for (farther, way) in ways.enumerated() {
                for (slower, slowest) in slowests.enumerated() {
                    func isAway(_ time: TimeInterval, _ way: CGFloat, _ slowest: CGFloat, sign: CGFloat = 1) -> Bool {
                        self.isAway(
                            translation, velocity, .init(time: time, distance: way, slowest: slowest), sign: sign)
                    }
                    let isAwayNow = isAway(time, way, slowest)
                    func text() -> String {
                        "\(rule): \(translation) pt at \(velocity) pt/s, \(time) s and \(way) pt after a hand-off,"
                            + " slowest \(slowest)"
                    }
                    let isBeyond = translation > distance / 2
                    let isFresh = time < 0.1 || slowest >= 6000 && (time < 0.15 || way < 44)
                    let isInHand = time >= 0.1 && slowest < 0 || time >= 0.15 && way >= 44
                    verdict.require(30, !isFresh || !isAwayNow || isBeyond, "\(text()): away by the fling")
                    verdict.require(30, !isInHand || isAwayNow == isFree, "\(text()): in hand, and not as any card")
                    verdict.require(30, !isAwayNow || isFree, "\(text()): away, and without the hand-off back")
                    verdict.require(27, isAwayNow == isAway(time, way, slowest, sign: -1), "\(text()), mirrored")
                    guard !isAwayNow else { continue }
                    verdict.require(
                        30, later == 0 || !isAway(times[later - 1], way, slowest), "\(text()): later, and back")
                    verdict.require(
                        30, farther == 0 || !isAway(time, ways[farther - 1], slowest), "\(text()): farther, and back")
                    verdict.require(
                        30, slower == 0 || !isAway(time, way, slowests[slower - 1]), "\(text()): slower once, and back")
                }
            }
        }
    }
}
