import Foundation
import GestureArbiter
import Testing

struct VelocitySamplesTests {
    private func samples(_ positions: [CGFloat], every interval: TimeInterval = 0.01) -> Motion.VelocitySamples {
        var samples = Motion.VelocitySamples()
        for (index, position) in positions.enumerated() { samples.append(position, at: Double(index) * interval) }
        return samples
    }

    @Test("A steady finger has its velocity, with few samples, too")
    func steadyFingerHasItsVelocityWithFewSamplesToo() {
        #expect(samples([]).velocity(atLift: 0) == 0)
        #expect(samples([400]).velocity(atLift: 0) == 0)
        for count in 2...7 {
            let steady = samples((0..<count).map { 400 + 5 * CGFloat($0) })
            let velocity = steady.velocity(atLift: Double(count - 1) * 0.01)
            #expect(abs(velocity - 500) < 1e-9)
        }
    }

    @Test("The older of the last three steps have more weight")
    func olderOfTheLastThreeStepsHaveMoreWeight() {
        let velocity = samples([99, 0, 10, 30, 30]).velocity(atLift: 0.04)
        #expect(abs(velocity - (0.6 * 1000 + 0.35 * 2000 + 0.05 * 0)) < 1e-9)
    }

    @Test(
        "A pause of 40 ms before lifting means velocity 0",
        arguments: [(0.0, 500.0), (0.039, 500), (0.040, 0), (0.2, 0)])
    func pauseOf40MsBeforeLiftingMeansVelocity0(pause: TimeInterval, expected: CGFloat) {
        let moved = samples([0, 5, 10, 15, 20, 25, 30])
        #expect(abs(moved.velocity(atLift: 0.06 + pause) - expected) < 1e-9)
    }

    @Test("Lying still is a pause, even with samples")
    func lyingStillIsAPauseEvenWithSamples() {
        var moved = samples([0, 100])
        moved.append(100, at: 0.03)
        moved.append(100, at: 0.05)
        #expect(moved.velocity(atLift: 0.05) == 0)
    }

    @Test("Two samples at one time, and time that goes back, do no harm")
    func twoSamplesAtOneTimeAndTimeThatGoesBackDoNoHarm() {
        var doubled = samples([0, 5, 10])
        doubled.append(12, at: 0.02)
        #expect(doubled.velocity(atLift: 0.02).isFinite)
        doubled.append(3, at: 0.001)
        #expect(doubled.velocity(atLift: 0.001) == 0)
        doubled.append(.nan, at: 0.01)
        doubled.append(4, at: .infinity)
        #expect(doubled.velocity(atLift: 0.001) == 0)
    }
}
