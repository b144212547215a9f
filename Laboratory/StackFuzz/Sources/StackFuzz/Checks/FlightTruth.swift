import Foundation
@_spi(Engine) import GestureArbiter

/// Checks a card that moves by a spring, frame by frame. Wherever the card is sent in flight, it continues from its
/// place with its velocity.
struct FlightTruth {
    /// Whether nothing may show beyond the card's ends, by the policy in force or one before. The spring is then as
    /// stiff as needed not to pass them.
    var stopsAtEnds: Bool
    private var frames: [(place: CGFloat, time: TimeInterval)] = []
    /// The card's greatest distance from its target since it took off, in points.
    private var span: CGFloat = 0

    /// The angular frequency, in radians per second, of the default spring of a mover. That spring is critically
    /// damped.
    private static let frequency = 2 * CGFloat.pi / 0.35

    init(_ setting: Setting) { stopsAtEnds = setting.policy.beyondRest == .stops }

    /// Notes a frame in which the card is at `place` on its way to `stop`. Returns a description of a jump that no
    /// spring makes; nil if there is none.
    ///
    /// - Parameter isFlying: Whether a spring moves the card, and not a finger.
    mutating func note(_ place: CGFloat, at time: TimeInterval, isFlying: Bool, to stop: CGFloat) -> String? {
        guard isFlying else {
            (frames, span) = ([], 0)
            return nil
        }
        frames = frames.suffix(2) + [(place, time)]
        span = max(span, abs(place - stop))
        guard frames.count == 3 else { return nil }
        let (first, second) = (frames[1].time - frames[0].time, frames[2].time - frames[1].time)
        // Compare consecutive frames only; otherwise time has passed in which nothing was shown.
        guard first > 0, abs(first - second) < 1e-6 else { return nil }
        let steps = [frames[1].place - frames[0].place, frames[2].place - frames[1].place]
        let fastest = max(abs(steps[0]), abs(steps[1])) / second
        // The most by which the spring changes its step between frames: x″ = −2ωx′ − ω²x.
        let way = max(abs(frames[0].place - stop), 1)
        let frequency = stopsAtEnds ? max(Self.frequency, 2 * fastest / way) : Self.frequency
        let bend = second * second * (frequency * frequency * span + 2 * frequency * fastest)
        guard abs(steps[1] - steps[0]) > 1.2 * bend + 0.2 else { return nil }
        return "by \(steps[1]) after \(steps[0]) pt, on the way from \(frames[0].place) to \(stop)"
    }
}
