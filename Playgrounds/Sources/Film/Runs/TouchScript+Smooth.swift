import HeadlessUIKit

/// Strokes whose fingers make no sudden movement, so that every sudden movement in a film is the card's or the
/// content's.
extension TouchScript {
    static let smooth = [caught, across, nested, passedOn, bounced]

    /// A finger scrolls lists up, pulls them to their tops and the card on, and goes back.
    package static let nested = pull(by: [-170, 380, -300]).named("in, out, and back")

    /// A finger pulls a card past its lowest place, and goes back.
    package static let passedOn = pull(by: [220, -220]).named("out, and back")

    /// A list is flung to its top, caught in its over-scroll, pulled on and back.
    package static let bounced: TouchScript = {
        var fling = Movement()
        fling.reach(dy: 900, within: 0.1)
        var catching = Movement(time: 0.3, y: 45)
        for velocity in [700, -700] as [CGFloat] {
            catching.reach(dy: velocity, within: 0.2)
            catching.reach(within: 0.2)
        }
        return TouchScript(name: "flung, caught in its bounce", fingers: [fling.track, catching.track])
    }()

    /// A card is flung, caught on its way out by a finger that moves along with it, brought back up and let go.
    package static let caught: TouchScript = {
        var fling = Movement()
        fling.reach(dy: 70, within: 0.15)
        fling.reach(dy: 1500, within: 0.15)
        fling.reach(dy: 1500, within: 0.1)
        var catching = Movement(time: 0.45, y: 160, velocity: CGVector(dx: 0, dy: 1640))
        catching.reach(dy: 0, within: 0.125)
        catching.reach(dy: -900, within: 0.3)
        catching.reach(dy: -900, within: 0.2)
        return TouchScript(name: "flung, caught, returned", fingers: [fling.track, catching.track])
    }()

    /// A finger goes sideways, turns down and lifts; then another goes down, and sideways.
    package static let across: TouchScript = {
        var first = Movement()
        first.reach(dx: -500, within: 0.25)
        first.reach(dx: -100, dy: 500, within: 0.25)
        first.reach(within: 0.2)
        var second = Movement(time: 1, y: 20)
        second.reach(dy: 500, within: 0.25)
        second.reach(dx: -500, dy: 100, within: 0.25)
        second.reach(within: 0.2)
        return TouchScript(name: "across, then out", fingers: [first.track, second.track])
    }()

    /// A finger goes down by each of the distances in turn, in points, and stops after each; or lifts while it moves.
    package static func pull(by ways: [CGFloat], isFlung: Bool = false) -> TouchScript {
        var pull = Movement()
        for way in ways {
            let half = 0.12 + abs(way) / 2000
            pull.reach(dy: way / half, within: half)
            // A flung finger lifts at full speed, so the second half of the distance is not used to slow down.
            if !isFlung { pull.reach(within: half) }
        }
        if !isFlung { pull.reach(within: 0.1) }
        return TouchScript(name: "pull", fingers: [pull.track])
    }
}

/// A movement of a finger whose velocity never jumps.
private struct Movement {
    private(set) var track: TouchScript.Track
    private var velocity: CGVector

    /// - Parameters:
    ///   - time: Seconds from the script's beginning to touch-down.
    ///   - y: The place of the touch-down, in points below the script's beginning.
    ///   - velocity: In points per second.
    init(time: TimeInterval = 0, y: CGFloat = 0, velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        track = TouchScript.Track(samples: [TouchScript.Sample(time: time, x: 0, y: y)])
        self.velocity = velocity
    }

    /// Changes smoothly to another velocity, with a sample for every frame of the display.
    mutating func reach(dx: CGFloat = 0, dy: CGFloat = 0, within duration: TimeInterval) {
        let count = Int((duration * 120).rounded())
        let start = track.samples[track.samples.count - 1]
        for index in 1...count {
            let (share, seconds) = (CGFloat(index) / CGFloat(count), Double(index) / 120)
            // The integral of a velocity that changes from one value to the other as 3u² − 2u³ does.
            let gained = duration * (pow(share, 3) - pow(share, 4) / 2)
            track.samples.append(
                TouchScript.Sample(
                    time: start.time + seconds, x: start.x + velocity.dx * seconds + (dx - velocity.dx) * gained,
                    y: start.y + velocity.dy * seconds + (dy - velocity.dy) * gained))
        }
        velocity = CGVector(dx: dx, dy: dy)
    }
}
