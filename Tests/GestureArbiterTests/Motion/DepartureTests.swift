import Foundation
@_spi(Engine) import GestureArbiter
import Testing

@Suite("The motion of a departing card")
struct DepartureTests {
    static let velocities: [CGFloat] = [-2000, -300, 0, 100, 1200, 2300, 4000]

    @Test("The card is out of sight in its time, or sooner by its velocity alone", arguments: velocities)
    func arrives(_ velocity: CGFloat) {
        let departure = Motion.Departure(over: 600, velocity: velocity, within: 0.25)
        #expect(departure.duration == (velocity == 4000 ? 0.15 : 0.25))
        #expect(abs(departure.position(after: departure.duration - 1e-9) - 600) < 1e-4)
        #expect(departure.position(after: departure.duration) == 600)
        #expect(departure.position(after: 10) == 600)
    }

    @Test("The motion begins at the release's place, with the finger's velocity", arguments: velocities)
    func begins(_ velocity: CGFloat) {
        let departure = Motion.Departure(over: 600, velocity: velocity, within: 0.25)
        #expect(departure.position(after: 0) == 0)
        #expect(departure.velocity(after: 0) == velocity)
        #expect(departure.position(after: -1) == 0)
    }

    @Test("The velocity is the derivative of the position, and grows evenly", arguments: velocities)
    func slope(_ velocity: CGFloat) {
        let departure = Motion.Departure(over: 600, velocity: velocity, within: 0.25)
        for time in stride(from: 0.0, to: 0.14, by: 0.01) {
            let slope = (departure.position(after: time + 1e-6) - departure.position(after: time)) / 1e-6
            #expect(abs(slope - departure.velocity(after: time)) < 0.1)
            let gain = departure.velocity(after: time + 0.005) - departure.velocity(after: time)
            #expect(abs(gain - departure.acceleration * 0.005) < 1e-9)
        }
    }

    @Test("Pushed the other way, the card turns within a quarter of its distance for that time")
    func turns() {
        let departure = Motion.Departure(over: 200, velocity: -2000, within: 0.25)
        let lowest = stride(from: 0.0, to: 0.25, by: 0.001).map(departure.position(after:)).min() ?? 0
        #expect(lowest < 0)
        #expect(lowest > -125)
    }

    @Test(
        "The motion takes no longer than its spring needs to a thousandth",
        arguments: [0.2, 0.5, 1, 3], velocities)
    func timed(dampingRatio: Double, velocity: CGFloat) {
        let spring = Motion.Spring(dampingRatio: dampingRatio, response: 0.3)
        let departure = Motion.Departure(over: 800, velocity: velocity, timedBy: spring)
        #expect(departure.duration <= spring.settlingTime(from: -800, velocity: velocity, within: 0.8))
        #expect(departure.duration > 0)
    }

    @Test("Without a distance the motion is over", arguments: [0, -20, CGFloat.nan, .infinity])
    func noWay(_ distance: CGFloat) {
        for departure in [
            Motion.Departure(over: distance, velocity: -500, within: 0.25),
            Motion.Departure(over: distance, velocity: 500, timedBy: Motion.Spring(dampingRatio: 1, response: 0.3)),
        ] {
            #expect(departure.duration == 0)
            #expect(departure.position(after: 0) == 0)
        }
    }

    @Test("A velocity that is not a number counts as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
    func noVelocity(_ velocity: CGFloat) {
        #expect(
            Motion.Departure(over: 100, velocity: velocity, within: 0.25)
                == Motion.Departure(over: 100, velocity: 0, within: 0.25))
    }

    @Test("With a duration of 0 the card arrives at once")
    func noTime() {
        let departure = Motion.Departure(over: 100, velocity: 20, within: 0)
        #expect(departure.duration == 0)
        #expect(departure.position(after: 0) == 100)
    }
}
