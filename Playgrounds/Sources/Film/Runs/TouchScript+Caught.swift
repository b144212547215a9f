import HeadlessUIKit

extension TouchScript {
    /// A card is flung, caught on its way out by a finger that goes along with it, brought back up and let go.
    ///
    /// Nothing about the fingers is abrupt, so that whatever is abrupt about the card is the card's own.
    package static let caught: TouchScript = {
        var fling = Movement(time: 0, y: 0, velocity: 0)
        fling.reach(70, within: 0.15)
        fling.reach(700, within: 0.16)
        fling.reach(700, within: 0.12)
        var catching = Movement(time: 0.48, y: 80, velocity: 2200)
        catching.reach(0, within: 0.12)
        catching.reach(-420, within: 0.25)
        catching.reach(-420, within: 0.2)
        return TouchScript(
            name: "flung, caught, returned",
            fingers: [Track(samples: fling.samples), Track(samples: catching.samples)])
    }()
}

/// How a finger moves up and down whose velocity never jumps.
private struct Movement {
    private(set) var samples: [TouchScript.Sample]
    private var velocity: CGFloat

    /// - Parameters:
    ///   - time: Seconds from the script's beginning to touch-down.
    ///   - velocity: In points per second, downward.
    init(time: TimeInterval, y: CGFloat, velocity: CGFloat) {
        self.velocity = velocity
        samples = [TouchScript.Sample(time: time, x: 0, y: y)]
    }

    /// Smoothly to another velocity, with a sample for every frame of the display.
    mutating func reach(_ target: CGFloat, within duration: TimeInterval) {
        let count = Int((duration * 120).rounded())
        let (start, change) = (samples[samples.count - 1], target - velocity)
        for index in 1...count {
            let (share, seconds) = (CGFloat(index) / CGFloat(count), Double(index) / 120)
            // The integral of a velocity that goes from one to the other as 3u² − 2u³ does.
            let gained = change * duration * (pow(share, 3) - pow(share, 4) / 2)
            samples.append(
                TouchScript.Sample(time: start.time + seconds, x: 0, y: start.y + velocity * seconds + gained))
        }
        velocity = target
    }
}
