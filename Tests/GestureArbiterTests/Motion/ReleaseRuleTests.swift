import Foundation
@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import Testing

private let rules: [ReleaseRule] = [
    .velocityAndProgress(), .projection(), .projection(.fast), .distance(), .distance(points: 96),
]

private func target(
    _ rule: ReleaseRule, at translation: CGFloat, of distance: CGFloat = 700, velocity: CGFloat,
    since handoff: ReleaseRule.SinceHandoff? = nil
) -> ReleaseRule.Target {
    rule.judgement(
        of: .init(translation: translation, distance: distance, velocity: velocity, sinceHandoff: handoff)
    ).target
}

struct ReleaseRuleTests {
    @Test(
        "The article's rule decides by velocity and half of the distance",
        arguments: [
            (30, 301, .away), (30, 300, .open), (350, 0, .open), (351, 0, .away), (351, -299, .away),
            (351, -300, .open),
        ] as [(CGFloat, CGFloat, ReleaseRule.Target)])
    func articlesRuleDecidesByVelocityAndHalfOfTheDistance(
        translation: CGFloat, velocity: CGFloat, expected: ReleaseRule.Target
    ) {
        #expect(target(.velocityAndProgress(), at: translation, velocity: velocity) == expected)
    }

    @Test("The projection decides by the card's projected place")
    func projectionDecidesByTheCardsProjectedPlace() {
        #expect(target(.projection(), at: 100, velocity: 502) == .away)
        #expect(target(.projection(), at: 100, velocity: 501) == .open)
        #expect(target(.projection(.fast), at: 100, velocity: 502) == .open)
        #expect(target(.projection(), at: 600, velocity: -600) == .open)
    }

    @Test("The distance rule ignores velocity")
    func distanceRuleIgnoresVelocity() {
        #expect(target(.distance(), at: 351, velocity: -5000) == .away)
        #expect(target(.distance(), at: 349, velocity: 5000) == .open)
        #expect(target(.distance(progress: 0.2), at: 141, velocity: 0) == .away)
        #expect(target(.distance(points: 96), at: 97, velocity: -5000) == .away)
        #expect(target(.distance(points: 96), at: 96, velocity: 5000) == .open)
        #expect(target(.distance(points: .infinity), at: 700, velocity: 5000) == .open)
    }

    @Test(
        "A push needs a least distance: 24 pt, or 3 % of the card's distance if that is less",
        arguments: [(-1, 0.1), (20.9, 700), (23.9, 2000), (8, 789)] as [(CGFloat, CGFloat)])
    func pushNeedsALeastDistance(translation: CGFloat, distance: CGFloat) {
        for rule in [ReleaseRule.velocityAndProgress(), .projection()] {
            #expect(target(rule, at: translation, of: distance, velocity: 9000) == .open)
        }
    }

    @Test("From the least distance on, a push counts", arguments: [(21, 700), (24, 2000)] as [(CGFloat, CGFloat)])
    func fromTheLeastDistanceOnAPushCounts(translation: CGFloat, distance: CGFloat) {
        for rule in [ReleaseRule.velocityAndProgress(), .projection()] {
            #expect(target(rule, at: translation, of: distance, velocity: 9000) == .away)
        }
    }

    @Test("A rule can set its least distance, which never exceeds the distance that suffices without velocity")
    func leastDistanceIsTheRulesOwnWhereItSaysSo() {
        #expect(target(.velocityAndProgress(leastDistance: 0), at: 1, velocity: 301) == .away)
        #expect(target(.velocityAndProgress(leastDistance: 60), at: 59, velocity: 9000) == .open)
        #expect(target(.projection(leastDistance: 60), at: 60, velocity: 9000) == .away)
        #expect(target(.velocityAndProgress(leastDistance: .infinity), at: 349, velocity: 9000) == .open)
        #expect(target(.velocityAndProgress(leastDistance: .infinity), at: 351, velocity: 0) == .away)
    }

    @Test("A mirrored release goes to the same target", arguments: rules)
    func mirroredReleaseGoesToTheSameTarget(rule: ReleaseRule) {
        for translation in stride(from: CGFloat(-100), through: 800, by: 50) {
            for velocity in stride(from: CGFloat(-1000), through: 1000, by: 50) {
                let mirrored = target(rule, at: -translation, of: -700, velocity: -velocity)
                #expect(mirrored == target(rule, at: translation, velocity: velocity))
            }
        }
    }

    @Test("A card without a distance to leave stays, because there is no push", arguments: rules)
    func cardWithoutADistanceToLeaveStaysBecauseThereIsNoPush(rule: ReleaseRule) {
        #expect(target(rule, at: 0, of: 0, velocity: 0) == .open)
        #expect(target(rule, at: 0, of: 0, velocity: .nan) == .open)
    }

    @Test("A release that the client refuses returns, at any place", arguments: rules)
    func whatTheClientRefusedGoesBack(rule: ReleaseRule) {
        #expect(
            rule.judgement(of: .init(translation: 690, distance: 700, velocity: 900, isRefused: true)).target == .open)
    }

    @Test(
        "Invalid numbers are replaced by the nearest valid ones",
        arguments: [
            (.velocityAndProgress(threshold: .nan, progress: .nan), .velocityAndProgress()),
            (.velocityAndProgress(threshold: -1, progress: 2), .velocityAndProgress(progress: 1)),
            (.velocityAndProgress(leastDistance: -3), .velocityAndProgress(leastDistance: 0)),
            (.projection(progress: -.infinity), .projection(progress: 0)),
            (.distance(progress: .infinity), .distance(progress: 1)), (.distance(points: .nan), .distance(points: 0)),
        ] as [(ReleaseRule, ReleaseRule)])
    func numbersThatCanMeanNothingMakeTheNearestRule(made: ReleaseRule, expected: ReleaseRule) {
        #expect(made == expected)
    }
}

@Suite("A release after a hand-off")
struct SinceHandoffTests {
    private static let pushed: [ReleaseRule] = [.velocityAndProgress(), .projection(), .projection(.fast)]

    @Test(
        "A fling counts from 0.15 s and 44 pt on, and from 0.1 s on if the finger had slowed or reversed",
        arguments: [
            (0, 0, 9000, .open), (0.09, 300, 9000, .open), (0.09, 300, -100, .open), (0.1, 60, 9000, .open),
            (0.1, 10, 0, .away), (0.12, 10, -100, .away), (0.14, 300, 9000, .open), (0.15, 43, 9000, .open),
            (0.15, 44, 9000, .away), (0.25 - 0.1, 44, 9000, .away), (2, 43, 9000, .open), (2, 300, 9000, .away),
        ] as [(TimeInterval, CGFloat, CGFloat, ReleaseRule.Target)], pushed)
    func fling(
        _ since: (TimeInterval, CGFloat, CGFloat, ReleaseRule.Target), rule: ReleaseRule
    ) {
        let handoff = ReleaseRule.SinceHandoff(time: since.0, distance: since.1, slowest: since.2)
        #expect(target(rule, at: 300, velocity: 9000, since: handoff) == since.3)
    }

    @Test(
        "The rule decides what counts as slow",
        arguments: [(299, .away), (300, .away), (301, .open)] as [(CGFloat, ReleaseRule.Target)])
    func slowed(_ slowest: CGFloat, expected: ReleaseRule.Target) {
        let handoff = ReleaseRule.SinceHandoff(time: 0.12, distance: 30, slowest: slowest)
        #expect(target(.velocityAndProgress(), at: 30, velocity: 900, since: handoff) == expected)
        #expect(target(.velocityAndProgress(threshold: 301), at: 30, velocity: 900, since: handoff) == .away)
    }

    @Test("A card dragged far enough leaves at once", arguments: pushed + [.distance()])
    func farEnough(_ rule: ReleaseRule) {
        let handoff = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: 9000)
        #expect(target(rule, at: 351, velocity: 9000, since: handoff) == .away)
    }
}

@Suite("The explanation of a release")
struct JudgementTests {
    @Test(
        "The outcome is explained by the numbers that decided it",
        arguments: [
            (.velocityAndProgress(), 30, 950, "away: 950 pt/s, 300 needed"),
            (.velocityAndProgress(), 420, 0, "away: 420 pt of 789, 395 needed"),
            (.velocityAndProgress(), 8, 950, "back: 8 pt of 789, 24 needed"),
            (.velocityAndProgress(), 150, 120, "back: 150 pt of 789 at 120 pt/s, 395 pt or 300 pt/s needed"),
            (.velocityAndProgress(), 420, -900, "back: 420 pt of 789, and moving back at 900 pt/s"),
            (.projection(), 100, 950, "away: 100 pt of 789, would come to rest at 574, 395 needed"),
            (.projection(), 100, 100, "back: 100 pt of 789, would come to rest at 150, 395 needed"),
            (.distance(points: 96), 28, 3000, "back: 28 pt of 789, 96 needed"),
            (.distance(), 1e300, .infinity, "away: 1e+300 pt of 789, 395 needed"),
        ] as [(ReleaseRule, CGFloat, CGFloat, String)])
    func words(rule: ReleaseRule, translation: CGFloat, velocity: CGFloat, expected: String) {
        let release = Arbitration.Release(translation: translation, distance: 789, velocity: velocity)
        #expect(rule.judgement(of: release).description == expected)
        let mirrored = Arbitration.Release(translation: -translation, distance: -789, velocity: -velocity)
        #expect(rule.judgement(of: mirrored).description == expected)
    }

    @Test("A fling that belonged to the list is explained so, and a refusal as a refusal")
    func others() {
        var release = Arbitration.Release(
            translation: 200, distance: 789, velocity: 1500,
            sinceHandoff: .init(time: 0.09, distance: 200, slowest: 1500))
        let rule = ReleaseRule.velocityAndProgress()
        #expect("\(rule.judgement(of: release))" == "back: 200 pt of 789, and the fling was the list's")
        #expect(rule.judgement(of: release).reason == .scrollingFling)
        release.isRefused = true
        #expect("\(rule.judgement(of: release))" == "back: 200 pt of 789, and vetoed")
    }
}
