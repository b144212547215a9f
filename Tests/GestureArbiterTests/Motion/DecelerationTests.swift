import Foundation
import GestureArbiter
import Testing

struct DecelerationTests {
    @Test("The whole way is the golden share of the velocity")
    func wholeWayIsTheGoldenShareOfTheVelocity() {
        #expect(abs(Deceleration.normal.distance(from: 1000) - 499.50) < 0.005)
        #expect(abs(Deceleration.fast.distance(from: 1000) - 99.50) < 0.005)
        #expect(Deceleration.normal.distance(from: -1000) == -Deceleration.normal.distance(from: 1000))
        #expect(Deceleration.normal.distance(from: 0) == 0)
    }

    @Test("A coast of 1000 pt per second rests at the golden times")
    func coastOf1000PtPerSecondRestsAtTheGoldenTimes() {
        #expect(abs(Deceleration.normal.timeToRest(from: 1000) - 3.45) < 0.005)
        #expect(abs(Deceleration.fast.timeToRest(from: -1000) - 0.527) < 0.0005)
    }

    @Test("At the time of rest the tolerance is left of the way", arguments: [Deceleration.normal, .fast])
    func atTheTimeOfRestTheToleranceIsLeftOfTheWay(coast: Deceleration) {
        let time = coast.timeToRest(from: 2400, within: 0.5)
        #expect(abs(coast.distance(from: 2400) - coast.distance(after: time, from: 2400) - 0.5) < 1e-9)
    }

    @Test("What is slower than the tolerance is at rest")
    func whatIsSlowerThanTheToleranceIsAtRest() {
        #expect(Deceleration.normal.timeToRest(from: 0) == 0)
        #expect(Deceleration.normal.timeToRest(from: 0.9) == 0)
        #expect(Deceleration.normal.timeToRest(from: .nan) == 0)
    }

    @Test(
        "A coast is where it should be at the time given for a distance",
        arguments: [0, 1, -100, 250, 499] as [CGFloat])
    func coastIsWhereItShouldBeAtTheTimeGivenForADistance(distance: CGFloat) throws {
        let velocity: CGFloat = distance < 0 ? -1000 : 1000
        let time = try #require(Deceleration.normal.time(toTravel: distance, from: velocity))
        #expect(abs(Deceleration.normal.distance(after: time, from: velocity) - distance) < 1e-9)
    }

    @Test("A distance that is never made has no time")
    func distanceThatIsNeverMadeHasNoTime() {
        #expect(Deceleration.normal.time(toTravel: 500, from: 1000) == nil)
        #expect(Deceleration.normal.time(toTravel: -1, from: 1000) == nil)
        #expect(Deceleration.normal.time(toTravel: 10, from: 0) == nil)
        #expect(Deceleration.normal.time(toTravel: .nan, from: 10) == nil)
    }

    @Test("Velocity falls by the rate in each millisecond")
    func velocityFallsByTheRateInEachMillisecond() {
        #expect(abs(Deceleration.normal.velocity(after: 0.001, from: 1000) - 998) < 1e-9)
        #expect(abs(Deceleration.fast.velocity(after: 0.002, from: 1000) - 980.1) < 1e-9)
        #expect(Deceleration.fast.distance(after: 0, from: 1000) == 0)
    }

    @Test("Velocity is the derivative of the way")
    func velocityIsTheDerivativeOfTheWay() {
        let step = 1e-6
        for time in [0.01, 0.2, 1.7] {
            let way =
                Deceleration.normal.distance(after: time + step, from: 800)
                - Deceleration.normal.distance(after: time - step, from: 800)
            #expect(abs(way / (2 * step) - Deceleration.normal.velocity(after: time, from: 800)) < 1e-4)
        }
    }

    @Test("The projection is the session's sum and not the integral")
    func projectionIsTheSessionsSumAndNotTheIntegral() {
        #expect(abs(Projection.normal.distance(from: 1000) - 499) < 1e-9)
        #expect(abs(Projection.fast.distance(from: 1000) - 99) < 1e-9)
        #expect(Projection.normal.distance(from: 1000) < Deceleration.normal.distance(from: 1000))
        #expect(Projection.fast.distance(from: -500) == -Projection.fast.distance(from: 500))
        #expect(Projection.normal.distance(from: .infinity) == 0)
    }
}
