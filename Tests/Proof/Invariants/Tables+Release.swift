import Foundation

@testable import GestureArbiter

/// 27, 30: where a card goes that is let go, at every place, at every velocity, so or so long after a hand-off.
func checkReleaseRules(_ verdict: inout Verdict) {
    let rules: [ReleaseRule] = [
        .velocityAndProgress(), .projection(), .projection(.fast), .distance(), .velocityAndProgress(leastDistance: 0),
    ]
    for rule in rules { ReleaseTable(rule: rule).check(&verdict) }
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
        rule.target(
            for: .init(
                translation: sign * translation, distance: sign * distance, velocity: sign * velocity,
                sinceHandoff: since.map {
                    .init(time: $0.time, distance: sign * $0.distance, slowest: sign * $0.slowest)
                })) == .away
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
