import Foundation
@_spi(Engine) import GestureArbiter
import Testing

struct SpringSettlingTests {
    @Test("A settled card stays within the tolerance", arguments: [0.2, 0.56, 0.9, 0.999_999, 1, 1.000_001, 1.2, 4.56])
    func settledCardStaysWithinTheTolerance(ratio: Double) {
        let spring = Motion.Spring(dampingRatio: ratio, response: 0.4)
        // A bound without the velocity would stop a fast card early.
        for velocity in [0, 500, -500, 4000, -4000] as [CGFloat] {
            for displacement in [0, 3, -120, 844] as [CGFloat] {
                let rest = spring.settlingTime(from: displacement, velocity: velocity)
                for time in stride(from: rest, to: rest + 1, by: 0.004) {
                    #expect(abs(spring.position(after: time, from: displacement, velocity: velocity)) <= 0.5 + 1e-6)
                }
            }
        }
    }

    @Test("A card without overshoot counts as settled when it is, not later", arguments: [1, 1.000_001, 1.2, 4.56])
    func cardWithoutOvershootCountsAsSettledWhenItIsNotLater(ratio: Double) {
        let spring = Motion.Spring(dampingRatio: ratio, response: 0.4)
        let rest = spring.settlingTime(from: 300)
        #expect(spring.position(after: 0.9 * rest, from: 300) > 0.5)
    }

    @Test("The settling time is continuous in the damping ratio at 1")
    func settlingTimeIsContinuousInTheDampingRatioAt1() {
        let critical = Motion.Spring(dampingRatio: 1, response: 0.4).settlingTime(from: 200, velocity: 900)
        for distance in [1e-6, 1e-9, 1e-12] {
            for ratio in [1 - distance, 1 + distance] {
                let time = Motion.Spring(dampingRatio: ratio, response: 0.4).settlingTime(from: 200, velocity: 900)
                #expect(abs(time - critical) < 4 * distance.squareRoot())
            }
        }
    }

    @Test("A card within the tolerance without velocity is settled at once", arguments: [0.5, 1, 3])
    func cardWithinTheToleranceWithoutVelocityIsSettledAtOnce(ratio: Double) {
        let spring = Motion.Spring(dampingRatio: ratio, response: 0.4)
        #expect(spring.settlingTime(from: 0) == 0)
        #expect(spring.settlingTime(from: -0.1) == 0)
        #expect(spring.settlingTime(from: 0, velocity: 1000) > 0)
    }

    @Test("Without damping nothing settles")
    func withoutDampingNothingSettles() {
        let spring = Motion.Spring(stiffness: 100, damping: 0)
        #expect(spring.settlingTime(from: 10) == .infinity)
        #expect(spring.settlingTime(from: 0) == 0)
    }
}
