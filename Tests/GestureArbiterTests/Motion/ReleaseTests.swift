import Foundation
import GestureArbiter
import Testing

struct ReleaseVelocityTests {
    @Test("100 points per second over 200 points is 0.5")
    func with100PointsPerSecondOver200PointsIs05() {
        #expect(ReleaseVelocity(100).normalized(over: 200) == 0.5)
        #expect(ReleaseVelocity(100).normalized(over: -200) == -0.5)
        #expect(ReleaseVelocity(-100).normalized(over: -200) == 0.5)
    }

    @Test("At the target there is no normalized velocity")
    func atTheTargetThereIsNoNormalizedVelocity() {
        #expect(ReleaseVelocity(1000).normalized(over: 0) == 0)
        #expect(ReleaseVelocity(0).normalized(over: 0) == 0)
        #expect(ReleaseVelocity(1000).normalized(over: .nan) == 0)
    }

    @Test("Close to the target it is clamped, with its sign")
    func closeToTheTargetItIsClampedWithItsSign() {
        #expect(ReleaseVelocity(100).normalized(over: 0.1) == 30)
        #expect(ReleaseVelocity(100).normalized(over: -.leastNonzeroMagnitude) == -30)
    }

    @Test("It is always finite and has the sign of velocity times distance")
    func itIsAlwaysFiniteAndHasTheSignOfVelocityTimesDistance() {
        for velocity in [-5000, -1, 0, 0.5, 300, .infinity, .nan] as [CGFloat] {
            for distance in [-844, -1e-300, 0, 1e-9, 200] as [CGFloat] {
                let release = ReleaseVelocity(velocity)
                let normalized = release.normalized(over: distance)
                #expect(normalized.isFinite)
                #expect(abs(normalized) <= 30)
                let sign = release.pointsPerSecond == 0 || distance == 0 ? 0 : (velocity < 0) == (distance < 0) ? 1 : -1
                #expect((normalized == 0 ? 0 : normalized < 0 ? -1 : 1) == sign)
            }
        }
    }
}

struct VelocitySamplesTests {
    private func samples(_ positions: [CGFloat], every interval: TimeInterval = 0.01) -> VelocitySamples {
        var samples = VelocitySamples()
        for (index, position) in positions.enumerated() { samples.append(position, at: Double(index) * interval) }
        return samples
    }

    @Test("A steady finger has its velocity, however few its samples")
    func steadyFingerHasItsVelocityHoweverFewItsSamples() {
        #expect(samples([]).velocity(atLift: 0).pointsPerSecond == 0)
        #expect(samples([400]).velocity(atLift: 0).pointsPerSecond == 0)
        for count in 2...7 {
            let steady = samples((0..<count).map { 400 + 5 * CGFloat($0) })
            let velocity = steady.velocity(atLift: Double(count - 1) * 0.01).pointsPerSecond
            #expect(abs(velocity - 500) < 1e-9)
        }
    }

    @Test("The older of the last three steps count more")
    func olderOfTheLastThreeStepsCountMore() {
        let velocity = samples([99, 0, 10, 30, 30]).velocity(atLift: 0.04).pointsPerSecond
        #expect(abs(velocity - (0.6 * 1000 + 0.35 * 2000 + 0.05 * 0)) < 1e-9)
    }

    @Test(
        "A pause of 40 ms before lifting means velocity 0",
        arguments: [(0.0, 500.0), (0.039, 500), (0.040, 0), (0.2, 0)])
    func pauseOf40MsBeforeLiftingMeansVelocity0(pause: TimeInterval, expected: CGFloat) {
        let moved = samples([0, 5, 10, 15, 20, 25, 30])
        #expect(abs(moved.velocity(atLift: 0.06 + pause).pointsPerSecond - expected) < 1e-9)
    }

    @Test("Lying still is a pause though it be sampled")
    func lyingStillIsAPauseThoughItBeSampled() {
        var moved = samples([0, 100])
        moved.append(100, at: 0.03)
        moved.append(100, at: 0.05)
        #expect(moved.velocity(atLift: 0.05).pointsPerSecond == 0)
    }

    @Test("Two samples at one time, and time that runs back, do no harm")
    func twoSamplesAtOneTimeAndTimeThatRunsBackDoNoHarm() {
        var doubled = samples([0, 5, 10])
        doubled.append(12, at: 0.02)
        #expect(doubled.velocity(atLift: 0.02).pointsPerSecond.isFinite)
        doubled.append(3, at: 0.001)
        #expect(doubled.velocity(atLift: 0.001).pointsPerSecond == 0)
        doubled.append(.nan, at: 0.01)
        doubled.append(4, at: .infinity)
        #expect(doubled.velocity(atLift: 0.001).pointsPerSecond == 0)
    }
}

struct ReleaseRuleTests {
    private static let rules: [ReleaseRule] = [.velocityAndProgress(), .projection(), .projection(.fast), .distance()]

    private func target(
        _ rule: ReleaseRule, at translation: CGFloat, of distance: CGFloat = 700, velocity: CGFloat,
        afterHandoff: Bool = false
    ) -> ReleaseRule.Target {
        rule.target(
            for: .init(
                translation: translation, distance: distance, velocity: velocity, isAfterHandoff: afterHandoff))
    }

    @Test(
        "The article's rule decides by velocity and half of the way",
        arguments: [
            (10, 301, .end), (10, 300, .rest), (350, 0, .rest), (351, 0, .end), (351, -299, .end), (351, -300, .rest),
        ] as [(CGFloat, CGFloat, ReleaseRule.Target)])
    func articlesRuleDecidesByVelocityAndHalfOfTheWay(
        translation: CGFloat, velocity: CGFloat, expected: ReleaseRule.Target
    ) {
        #expect(target(.velocityAndProgress(), at: translation, velocity: velocity) == expected)
    }

    @Test("The projection decides by where the card would land")
    func projectionDecidesByWhereTheCardWouldLand() {
        #expect(target(.projection(), at: 100, velocity: 502) == .end)
        #expect(target(.projection(), at: 100, velocity: 501) == .rest)
        #expect(target(.projection(.fast), at: 100, velocity: 502) == .rest)
        #expect(target(.projection(), at: 600, velocity: -600) == .rest)
    }

    @Test("Distance alone does not look at velocity")
    func distanceAloneDoesNotLookAtVelocity() {
        #expect(target(.distance(), at: 351, velocity: -5000) == .end)
        #expect(target(.distance(), at: 349, velocity: 5000) == .rest)
        #expect(target(.distance(progress: 0.2), at: 141, velocity: 0) == .end)
    }

    @Test("After a hand-off velocity alone does not send the card away", arguments: rules)
    func afterAHandOffVelocityAloneDoesNotSendTheCardAway(rule: ReleaseRule) {
        #expect(target(rule, at: 20, velocity: 9000, afterHandoff: true) == .rest)
        #expect(target(rule, at: 400, velocity: 9000, afterHandoff: true) == .end)
    }

    @Test("More velocity toward the end never brings the card back", arguments: rules)
    func moreVelocityTowardTheEndNeverBringsTheCardBack(rule: ReleaseRule) {
        for translation in stride(from: CGFloat(-100), through: 800, by: 50) {
            for afterHandoff in [false, true] {
                let targets = stride(from: CGFloat(-3000), through: 3000, by: 20).map {
                    target(rule, at: translation, velocity: $0, afterHandoff: afterHandoff)
                }
                #expect(targets.drop { $0 == .rest }.allSatisfy { $0 == .end })
            }
        }
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

    @Test("A card without a way to go stays for want of a push", arguments: rules)
    func cardWithoutAWayToGoStaysForWantOfAPush(rule: ReleaseRule) {
        #expect(target(rule, at: 0, of: 0, velocity: 0) == .rest)
        #expect(target(rule, at: 0, of: 0, velocity: .nan) == .rest)
    }
}
