import Foundation
@_spi(Cards) import GestureArbiter
import HeadlessUIKit

extension TouchScript {
    /// Returns a script of fingers, one after the other and sometimes two at once, with at least 40 events in all.
    static func random(for direction: ArbitrationPolicy.Direction, _ chance: inout Chance) -> TouchScript {
        var script = TouchScript(name: "", fingers: [])
        var time: TimeInterval = 0
        var count = 0
        // Whether the next finger catches what this one leaves moving.
        var catches = chance.percent(30)
        while count < 40 {
            var writer = Writer(direction, time: time, &chance)
            catches ? writer.fling(&chance) : writer.write(&chance)
            count += writer.add(to: &script)
            if catches {
                time = (script.duration + Double(chance.number(0.02...0.4))).onGrid
                writer = Writer(direction, time: time, &chance)
                writer.pull(&chance)
                count += writer.add(to: &script)
            } else if chance.percent(15) {
                let begin = time + Double(chance.number(0...0.2))
                var second = Writer(direction, time: min(begin, writer.time), &chance)
                second.write(&chance)
                count += second.add(to: &script)
            }
            time = (script.duration + Double(chance.of([0.02, 0.06, 0.15, 0.6]))).onGrid
            catches = chance.percent(15)
        }
        return script
    }

    /// Adds a finger after the others that goes far in one event, and lifts at the same time.
    mutating func appendLeap(for direction: ArbitrationPolicy.Direction, _ chance: inout Chance) {
        var writer = Writer(direction, time: duration + Double(chance.number(0.02...0.3)), &chance)
        writer.leapAndLift(&chance)
        _ = writer.add(to: &self)
    }

    /// Adds a finger before the others that comes down at `place`, in points along the axis, and goes straight on
    /// against the direction.
    mutating func prependOpening(
        for direction: ArbitrationPolicy.Direction, from place: CGFloat, _ chance: inout Chance
    ) {
        var writer = Writer(direction, at: place, &chance)
        writer.open(&chance)
        delay(by: writer.time + 0.9)
        _ = writer.add(to: &self)
        fingers.insert(fingers.removeLast(), at: 0)
    }

    /// Adds a finger before the others that flings the content. Returns the time of its lift, in seconds; the next
    /// finger comes down 0.08 s later.
    mutating func prependFling(for direction: ArbitrationPolicy.Direction, _ chance: inout Chance) -> TimeInterval {
        guard let start = fingers.first?.samples.first else { return 0 }
        let (lift, way) = (0.05, chance.number(30...120) * (chance.percent(50) ? 1 : -1))
        delay(by: lift + 0.08)
        let isVertical = direction.axis == .vertical
        let samples = [0.0, 1, 2, 3].map { step in
            let along = (way * CGFloat(step) / 3).onGrid
            return Sample(
                time: start.time + (lift * step / 3).onGrid, x: start.x + (isVertical ? 0 : along),
                y: start.y + (isVertical ? along : 0))
        }
        fingers.insert(Track(samples: samples), at: 0)
        return start.time + lift
    }

    private mutating func delay(by seconds: TimeInterval) {
        for finger in fingers.indices {
            for sample in fingers[finger].samples.indices { fingers[finger].samples[sample].time += seconds }
        }
    }

    /// Adds one or two fingers that come down soon after another finger, and lie still until that finger lifts or
    /// nearly so.
    mutating func restBeside(_ chance: inout Chance) {
        let beside = fingers[chance.count(0...(fingers.count - 1))]
        guard let first = beside.samples.first, let last = beside.samples.last else { return }
        for _ in 0..<chance.count(1...2) {
            let (x, y) = (chance.number(20...370).onGrid, chance.number(60...500).onGrid)
            let times = [first.time + Double(chance.number(0...0.01)), last.time - Double(chance.number(-0.05...0.02))]
            guard times[0] < times[1] else { continue }
            fingers.append(Track(samples: times.map { Sample(time: $0.onGrid, x: x, y: y) }))
        }
    }

    /// Writes one finger's track: strokes along and across a direction, pauses, and samples that fall into one frame.
    private struct Writer {
        private let direction: ArbitrationPolicy.Direction
        private var track: Track
        private(set) var time: TimeInterval
        private var events = 2
        private var along: CGFloat
        private var across: CGFloat
        private let interval: TimeInterval

        init(_ direction: ArbitrationPolicy.Direction, time: TimeInterval, _ chance: inout Chance) {
            self.direction = direction
            self.time = time.onGrid
            along = chance.of([195, 400, 300, 30, 8])
            across = chance.of([195, 120, 300, 3])
            interval = chance.of([1 / 60, 1 / 120])
            track = Track(samples: [])
            add()
        }

        init(_ direction: ArbitrationPolicy.Direction, at place: CGFloat, _ chance: inout Chance) {
            self.direction = direction
            (time, along, across) = (0.01, place, 195)
            interval = chance.of([1 / 60, 1 / 120])
            track = Track(samples: [])
            add()
        }

        /// Adds the track to `script`. Returns the number of its events.
        func add(to script: inout TouchScript) -> Int {
            script.fingers.append(track)
            return events
        }

        mutating func write(_ chance: inout Chance) {
            if chance.percent(15) { roll(&chance) }
            if chance.percent(10) { slip(&chance) }
            for _ in 0..<chance.count(1...4) { stroke(&chance) }
            if chance.percent(30) { time += Double(chance.number(0.02...0.2)) }
            end(chance.percent(12) ? .cancel : .lift)
        }

        /// Strokes fast, and lifts at speed.
        mutating func fling(_ chance: inout Chance) {
            let way: CGFloat = chance.percent(50) ? direction.sign : -direction.sign
            stroke(way, speed: chance.of([8, 20, 40]), drift: 0, count: chance.count(3...8), &chance)
            end(.lift)
        }

        /// Strokes slowly one way for long, sometimes after a leap, sometimes with a way back, and lifts.
        mutating func pull(_ chance: inout Chance) {
            if chance.percent(30) { leap(&chance) }
            let way: CGFloat = chance.percent(50) ? direction.sign : -direction.sign
            stroke(way, speed: chance.of([1, 4, 8]), drift: 0, count: chance.count(8...24), &chance)
            if chance.percent(30) {
                stroke(-way, speed: chance.of([2, 15]), drift: 0, count: chance.count(4...12), &chance)
            }
            end(.lift)
        }

        /// Goes straight on against the direction, sometimes comes back, and lifts.
        mutating func open(_ chance: inout Chance) {
            stroke(-direction.sign, speed: chance.of([6, 15, 25]), drift: 0, count: chance.count(10...24), &chance)
            if chance.percent(40) {
                stroke(direction.sign, speed: chance.of([6, 15]), drift: 0, count: chance.count(4...12), &chance)
            }
            end(.lift)
        }

        private mutating func stroke(_ chance: inout Chance) {
            let way: CGFloat = chance.percent(60) ? direction.sign : -direction.sign
            let drift = chance.percent(20) ? chance.number(-1.5...1.5) : chance.number(-0.2...0.2)
            stroke(way, speed: chance.of([2, 6, 15, 40]), drift: drift, count: chance.count(2...12), &chance)
            if chance.percent(20) { time += Double(chance.of([0.02, 0.05, 0.12, 0.3])) }
        }

        private mutating func stroke(
            _ way: CGFloat, speed: CGFloat, drift: CGFloat, count: Int, _ chance: inout Chance
        ) {
            for _ in 0..<count {
                let isCoalesced = chance.percent(8)
                time += isCoalesced ? chance.of([0, 0.001]) : interval * Double(chance.number(0.7...1.3))
                let step = speed * CGFloat(interval * 120) * chance.number(0.3...1.7)
                move(way * step, drift * step)
            }
        }

        /// Moves a little against the direction, as a thumb that rolls as it comes down.
        private mutating func roll(_ chance: inout Chance) {
            for _ in 0..<chance.count(1...3) {
                time += interval
                move(-direction.sign * chance.number(0.3...4), chance.number(-1...1))
            }
        }

        /// Moves mainly to the side, at the start of a track.
        private mutating func slip(_ chance: inout Chance) {
            let side: CGFloat = chance.percent(50) ? 1 : -1
            for _ in 0..<chance.count(1...3) {
                time += interval
                move(direction.sign * chance.number(-9...4), side * chance.number(2...12))
            }
        }

        /// Moves far in one event.
        private mutating func leap(_ chance: inout Chance) {
            time += interval
            move((chance.percent(50) ? 1 : -1) * chance.number(40...140), 0)
        }

        /// Moves far in one event, and lifts at the same time.
        mutating func leapAndLift(_ chance: inout Chance) {
            time += interval
            move(direction.sign * chance.number(40...140), chance.number(-140...140))
            end(.lift)
        }

        private mutating func end(_ ending: Ending) {
            track.ends = ending
            add()
        }

        private mutating func move(_ along: CGFloat, _ across: CGFloat) {
            self.along += along
            self.across += across
            add()
            events += 1
        }

        private mutating func add() {
            let place = (along: along.onGrid, across: across.onGrid)
            time = time.onGrid
            switch direction.axis {
            case .vertical: track.samples.append(Sample(time: time, x: place.across, y: place.along))
            case .horizontal: track.samples.append(Sample(time: time, x: place.along, y: place.across))
            }
        }
    }
}

extension CGFloat {
    /// The number in thousandths of a point, as a timeline prints it.
    var onGrid: CGFloat { (self * 1000).rounded() / 1000 }
}

extension TimeInterval {
    /// The time in whole microseconds, as a timeline prints it.
    fileprivate var onGrid: TimeInterval { (self * 1_000_000).rounded() / 1_000_000 }
}

extension TouchScript {
    /// Whether a finger lies still from when it comes down until it lifts.
    func rests(_ finger: Int) -> Bool {
        let samples = fingers[finger].samples
        return samples.allSatisfy { $0.x == samples[0].x && $0.y == samples[0].y }
    }

    /// The highest velocity that a pan can measure, in points per second: all movement of one finger within an instant,
    /// over the time since the last sample of any finger before it. Instants are at least a millisecond apart.
    var fastest: CGFloat {
        let times = fingers.flatMap { $0.samples.map(\.time) }.sorted()
        return fingers.reduce(0) { fastest, finger in
            finger.samples.reduce(fastest) { fastest, sample in
                guard var last = finger.samples.last(where: { $0.time < sample.time }) else { return fastest }
                let before = times.last { $0 < sample.time } ?? last.time
                // Movement in the instant of the touch-down takes no time, so a pan measures it together with the next
                // movement.
                if let first = finger.samples.first, first.time == last.time { last = first }
                let way = hypot(sample.x - last.x, sample.y - last.y)
                return max(fastest, way / CGFloat(max(sample.time - before, 0.001)))
            }
        }
    }
}
