import Foundation
@_spi(Engine) import GestureArbiter

/// A card that moves by itself, frame by frame: wherever it is sent on its way, it goes on from where it is with the velocity
/// that it has.
struct FlightTruth {
    /// Nothing may show beyond its ends: there the spring is as stiff as it takes not to pass them.
    private let stopsAtEnds: Bool
    private var frames: [(place: CGFloat, time: TimeInterval)] = []
    /// The farthest from where it goes that it was since it took off, in points.
    private var span: CGFloat = 0

    /// The spring of a mover whose client names none: critically damped, of this angular frequency.
    private static let frequency = 2 * CGFloat.pi / 0.35

    init(_ setting: Setting) { stopsAtEnds = setting.policy.beyondRest == .stops }

    /// It is at `place`, and goes to `stop`. What it did that no spring can, in words; nil where that is nothing.
    ///
    /// - Parameter isFlying: It is on its way by a spring, and not by a finger.
    mutating func note(_ place: CGFloat, at time: TimeInterval, isFlying: Bool, to stop: CGFloat) -> String? {
        guard isFlying else {
            (frames, span) = ([], 0)
            return nil
        }
        frames = frames.suffix(2) + [(place, time)]
        span = max(span, abs(place - stop))
        guard frames.count == 3 else { return nil }
        let (first, second) = (frames[1].time - frames[0].time, frames[2].time - frames[1].time)
        // Frames in a row: otherwise time has passed in which nothing was shown.
        guard first > 0, abs(first - second) < 1e-6 else { return nil }
        let steps = [frames[1].place - frames[0].place, frames[2].place - frames[1].place]
        let fastest = max(abs(steps[0]), abs(steps[1])) / second
        // No spring bends its way by more: x″ = −2ωx′ − ω²x.
        let way = max(abs(frames[0].place - stop), 1)
        let frequency = stopsAtEnds ? max(Self.frequency, 2 * fastest / way) : Self.frequency
        let bend = second * second * (frequency * frequency * span + 2 * frequency * fastest)
        guard abs(steps[1] - steps[0]) > 1.2 * bend + 0.2 else { return nil }
        return "by \(steps[1]) after \(steps[0]) pt, on the way from \(frames[0].place) to \(stop)"
    }
}
