import Foundation
@_spi(Engine) import GestureArbiter
import Testing

struct SpringTests {
    @Test("Each description gives the golden stiffness and damping")
    func eachDescriptionGivesTheGoldenStiffnessAndDamping() {
        let bouncy = Motion.Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(bouncy.stiffness - 157.9) < 0.05)
        #expect(abs(bouncy.damping - 17.59) < 0.005)
        #expect(abs(Motion.Spring(duration: 0.5, bounce: -0.3).damping - 35.903_916_041_026_21) < 1e-12)

        let animated = Motion.Spring(dampingRatio: 0.8, duration: 0.5)
        #expect(abs(animated.stiffness - 323.59) < 0.005)
        #expect(abs(animated.damping - 28.78) < 0.005)
        let critical = Motion.Spring(dampingRatio: 1, duration: 0.5)
        #expect(abs(critical.stiffness - 341.02) < 0.005)
        #expect(abs(critical.damping - 36.93) < 0.005)
    }

    @Test("Response is the period without damping")
    func responseIsThePeriodWithoutDamping() {
        let spring = Motion.Spring(dampingRatio: 0.7, response: 0.4)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.4) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        #expect(abs(spring.angularFrequency - 2 * .pi / 0.4) < 1e-12)
    }

    @Test(
        "A spring from 0 to 100 has Core Animation's values",
        arguments: [(10, 10.440_547_019_243_24), (20, 9.020_400_792_360_306)])
    func springFrom0To100HasCoreAnimationsValues(damping: Double, expected: Double) {
        let spring = Motion.Spring(stiffness: 100, damping: damping)
        // Core Animation's own numbers agree with the closed form to seven digits.
        #expect(abs(100 + spring.position(after: 0.05, from: -100) - expected) < 1e-6)
    }

    @Test(
        "A motion starts with the position and velocity of the release",
        arguments: [0, 0.1, 0.56, 0.999_999, 1, 1.000_001, 1.5, 4.56, 60])
    func motionStartsWithThePositionAndVelocityOfTheRelease(ratio: Double) {
        // With a wrong discriminant, an overdamped spring does not start at the right place.
        let spring = Motion.Spring(stiffness: 170, damping: ratio * 2 * 170.0.squareRoot())
        #expect(abs(spring.position(after: 0, from: 120, velocity: -900) - 120) < 1e-9)
        #expect(abs(spring.velocity(after: 0, from: 120, velocity: -900) + 900) < 1e-9)
        #expect(spring.position(after: -1, from: 120) == 120)
    }

    @Test("A motion satisfies the spring's equation", arguments: [0, 0.3, 0.56, 0.999_9, 1, 1.000_1, 1.5, 4.56])
    func motionSatisfiesTheSpringsEquation(ratio: Double) {
        let spring = Motion.Spring(mass: 2, stiffness: 340, damping: ratio * 2 * 680.0.squareRoot())
        let step = 1e-5
        for time in [0.01, 0.07, 0.3] {
            func x(_ t: Double) -> Double { Double(spring.position(after: t, from: 120, velocity: 800)) }
            func v(_ t: Double) -> Double { Double(spring.velocity(after: t, from: 120, velocity: 800)) }
            let slope = (x(time + step) - x(time - step)) / (2 * step)
            #expect(abs(slope - v(time)) < 1e-3)
            let force = -spring.stiffness * x(time) - spring.damping * v(time)
            let acceleration = (v(time + step) - v(time - step)) / (2 * step)
            #expect(abs(spring.mass * acceleration - force) < 0.05)
        }
    }

    @Test("Position and velocity in one call equal those of two calls", arguments: [0.3, 1, 1.5])
    func oneCall(ratio: Double) {
        let spring = Motion.Spring(dampingRatio: ratio, response: 0.4)
        let both = spring.positionAndVelocity(after: 0.1, from: 120, velocity: 900)
        #expect(both.position == spring.position(after: 0.1, from: 120, velocity: 900))
        #expect(both.velocity == spring.velocity(after: 0.1, from: 120, velocity: 900))
    }

    @Test("Motion is continuous in the damping ratio at 1")
    func motionIsContinuousInTheDampingRatioAt1() {
        let critical = Motion.Spring(dampingRatio: 1, response: 0.4)
        for distance in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
            for ratio in [1 - distance, 1 + distance] {
                let spring = Motion.Spring(dampingRatio: ratio, response: 0.4)
                for time in stride(from: 0, through: 2, by: 0.01) {
                    let apart =
                        spring.position(after: time, from: 100, velocity: -2000)
                        - critical.position(after: time, from: 100, velocity: -2000)
                    let faster =
                        spring.velocity(after: time, from: 100, velocity: -2000)
                        - critical.velocity(after: time, from: 100, velocity: -2000)
                    #expect(abs(apart) < 200 * distance + 1e-9)
                    #expect(abs(faster) < 8000 * distance + 1e-7)
                }
            }
        }
    }

    @Test("A ratio of 1 does not overshoot, and is not damped like 0.56")
    func ratioOf1DoesNotOvershootAndIsNotDampedLike056() {
        let spring = Motion.Spring(dampingRatio: 1, response: 0.4)
        for time in stride(from: 0, through: 3, by: 0.005) {
            #expect(spring.position(after: time, from: 100) >= 0)
        }
        let loose = Motion.Spring(dampingRatio: 0.56, response: 0.4)
        let passes = stride(from: 0, through: 3, by: 0.005).contains { loose.position(after: $0, from: 100) < -5 }
        #expect(passes)
    }

    @Test("A motion caught at any moment continues unchanged", arguments: [0.4, 1, 2.5])
    func motionCaughtAtAnyMomentContinuesUnchanged(ratio: Double) {
        let spring = Motion.Spring(dampingRatio: ratio, response: 0.5)
        let (x, v) = (
            spring.position(after: 0.13, from: 300, velocity: 700),
            spring.velocity(after: 0.13, from: 300, velocity: 700)
        )
        let resumed = spring.position(after: 0.2, from: x, velocity: v)
        #expect(abs(resumed - spring.position(after: 0.33, from: 300, velocity: 700)) < 1e-9)
    }

    @Test("No number is ever NaN or infinite")
    func noNumberIsEverNaNOrInfinite() {
        let springs = [
            Motion.Spring(stiffness: 1e-6, damping: 0), Motion.Spring(stiffness: 1e9, damping: 1e-3),
            Motion.Spring(stiffness: 1, damping: 1e8), Motion.Spring(mass: 1e-6, stiffness: 1e6, damping: 2),
            Motion.Spring(dampingRatio: 0, duration: 0.3), Motion.Spring(mass: 3, stiffness: 1000, damping: 500),
        ]
        for spring in springs {
            for time in [0, 1e-9, 0.016, 1, 100, 1e6] {
                for x in [0, 1e-9, -844, .nan, .infinity] as [CGFloat] {
                    #expect(spring.position(after: time, from: x, velocity: 3000).isFinite)
                    #expect(spring.velocity(after: time, from: x, velocity: -.infinity).isFinite)
                    #expect(!spring.settlingTime(from: x, velocity: -3000).isNaN)
                    #expect(!spring.settlingTime(from: x, velocity: .infinity).isNaN)
                }
            }
        }
    }
}
