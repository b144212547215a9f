import HeadlessUIKit
import Testing

/// A flick of a card at rest: how far it has been pulled when the finger lets go, and how fast the finger is then.
public struct Flick: Sendable, CustomStringConvertible {
    /// Points.
    public var pull: CGFloat
    /// Points per second.
    public var velocity: CGFloat
    public var framesPerSecond: Int

    public init(from pull: CGFloat, at velocity: CGFloat, framesPerSecond: Int = 120) {
        (self.pull, self.velocity, self.framesPerSecond) = (pull, velocity, framesPerSecond)
    }

    public var description: String { "\(velocity) pt/s from \(pull) pt at \(framesPerSecond) Hz" }

    /// Each of the flicks on a screen of either frame rate.
    public static func onBothScreens(_ flicks: [(pull: CGFloat, velocity: CGFloat)]) -> [Flick] {
        flicks.flatMap { flick in
            [60, 120].map { Flick(from: flick.pull, at: flick.velocity, framesPerSecond: $0) }
        }
    }

    /// Slow and quick flicks of a card of full height, from near its rest and from far away.
    public static let ofEveryKind = onBothScreens([
        (200, 330), (200, 600), (200, 1200), (200, 2000), (200, 4000), (450, 0), (450, 150), (60, 1200), (700, 100),
    ])

    /// A phone with this frame rate.
    public var screen: Screen {
        var screen = Screen.phone
        screen.framesPerSecond = framesPerSecond
        return screen
    }
}

/// How a card that is let go leaves: where it shows in each frame after the lift, in points from rest.
public struct Leaving: Sendable {
    /// The first is the place at the lift.
    public private(set) var places: [CGFloat]
    /// The distance from rest to where nothing of the card shows.
    public let distance: CGFloat
    private let framesPerSecond: Int

    /// Flicks a card and watches it until nothing of it shows. `place` returns the card's place.
    ///
    /// - Parameters:
    ///   - y: Where the finger lands; the ten points of its slop are added to the pull.
    ///   - distance: From rest to where nothing of the card shows, in points.
    @MainActor
    public init(
        of flick: Flick, at y: CGFloat = 100, on stage: Stage, over distance: CGFloat, place: () -> CGFloat
    ) {
        self.distance = distance
        framesPerSecond = flick.framesPerSecond
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        let way = flick.pull + 10
        if flick.velocity > 0 {
            // A slow flick does not take for ever: the finger comes at 1,000 pt/s, and slows down for its last 0.1 s.
            let last = min(way, flick.velocity * 0.1)
            let first = (way: way - last, velocity: max(flick.velocity, 1000))
            finger.move(by: CGVector(dx: 0, dy: first.way), over: TimeInterval(first.way / first.velocity))
            finger.move(by: CGVector(dx: 0, dy: last), over: TimeInterval(last / flick.velocity))
        } else {
            finger.move(by: CGVector(dx: 0, dy: way), over: 0.4)
            finger.hold(for: 0.1)
        }
        stage.advance(by: 0)
        places = [place()]
        finger.lift()
        while places.count < 240, let last = places.last, distance - last > 1 / 3 {
            stage.advanceFrame()
            let next = place()
            places.append(next.isFinite ? next : distance)
        }
    }

    /// Seconds from the lift to the first frame in which less than a pixel of it shows.
    public var duration: TimeInterval { TimeInterval(places.count - 1) / TimeInterval(framesPerSecond) }

    /// The speed in each frame after the lift, in points per second; without the last one, in which there may be less
    /// than a frame's way left.
    public var speeds: [CGFloat] {
        zip(places, places.dropFirst()).map { ($1 - $0) * CGFloat(framesPerSecond) }.dropLast()
    }
}

/// Expects no leap: for three frames the card stays within 1.5 × the finger's speed.
public func expectNoLeap(_ leaving: Leaving, _ flick: Flick, at location: SourceLocation = #_sourceLocation) {
    for (frame, speed) in leaving.speeds.prefix(3).enumerated() {
        #expect(speed <= 1.5 * flick.velocity, "frame \(frame)", sourceLocation: location)
    }
}

/// Expects that the card starts with the finger's velocity and never slows down, gains the same speed in each frame,
/// and is out of sight in time.
public func expectEven(
    _ leaving: Leaving, _ flick: Flick, within time: Double, at location: SourceLocation = #_sourceLocation
) {
    let speeds = leaving.speeds
    #expect(leaving.duration <= time + 1e-9, sourceLocation: location)
    guard speeds.count > 1 else { return }
    let gains = zip(speeds, speeds.dropFirst()).map { $1 - $0 }
    // The first frame's speed is that in the middle of the frame.
    #expect(abs(speeds[0] - gains[0] / 2 - flick.velocity) < 0.02 * flick.velocity + 1, sourceLocation: location)
    #expect((gains.min() ?? 0) > -1e-6, sourceLocation: location)
    #expect((gains.max() ?? 0) - (gains.min() ?? 0) < 0.1, sourceLocation: location)
}
