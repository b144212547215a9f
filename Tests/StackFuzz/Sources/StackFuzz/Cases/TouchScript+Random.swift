import GestureArbiter
import HeadlessUIKit

extension TouchScript {
    /// Fingers one after the other, sometimes two at once, with at least 40 events between them.
    static func random(for setting: Setting, _ chance: inout Chance) -> TouchScript {
        var script = TouchScript(name: "", fingers: [])
        var time: TimeInterval = 0
        var count = 0
        while count < 40 {
            var writer = Writer(setting: setting, time: time, &chance)
            writer.write(&chance)
            script.fingers.append(writer.track)
            count += writer.events
            if chance.percent(15) {
                let begin = time + Double(chance.number(0...0.2))
                var second = Writer(setting: setting, time: min(begin, writer.time), &chance)
                second.write(&chance)
                script.fingers.append(second.track)
                count += second.events
            }
            time = (script.duration + Double(chance.of([0.02, 0.06, 0.15, 0.6]))).onGrid
        }
        return script
    }

    /// Writes one finger's track: strokes along and across the policy's direction, pauses, samples of one frame.
    private struct Writer {
        let setting: Setting
        var track: Track
        var time: TimeInterval
        var events = 2
        private var along: CGFloat
        private var across: CGFloat
        private let interval: TimeInterval

        init(setting: Setting, time: TimeInterval, _ chance: inout Chance) {
            self.setting = setting
            self.time = time.onGrid
            along = chance.of([195, 400, 300, 30, 8])
            across = chance.of([195, 120, 300, 3])
            interval = chance.of([1 / 60, 1 / 120])
            track = Track(samples: [])
            add()
        }

        mutating func write(_ chance: inout Chance) {
            for _ in 0..<chance.count(1...4) { stroke(&chance) }
            if chance.percent(30) { time += Double(chance.number(0.02...0.2)) }
            track.ends = chance.percent(12) ? .cancel : .lift
            add()
        }

        private mutating func stroke(_ chance: inout Chance) {
            let way: CGFloat = chance.percent(60) ? setting.policy.direction.sign : -setting.policy.direction.sign
            let speed = chance.of([2, 6, 15, 40]) * CGFloat(interval * 120)
            let drift = chance.percent(20) ? chance.number(-1.5...1.5) : chance.number(-0.2...0.2)
            for _ in 0..<chance.count(2...12) {
                let isCoalesced = chance.percent(8)
                time += isCoalesced ? chance.of([0, 0.001]) : interval * Double(chance.number(0.7...1.3))
                let step = speed * chance.number(0.3...1.7)
                along += way * step
                across += drift * step
                add()
                events += 1
            }
            if chance.percent(20) { time += Double(chance.of([0.02, 0.05, 0.12, 0.3])) }
        }

        private mutating func add() {
            let place = (along: along.onGrid, across: across.onGrid)
            time = time.onGrid
            switch setting.axis {
            case .vertical: track.samples.append(Sample(time: time, x: place.across, y: place.along))
            case .horizontal: track.samples.append(Sample(time: time, x: place.along, y: place.across))
            }
        }
    }
}

extension CGFloat {
    /// A timeline has thousandths of a point.
    var onGrid: CGFloat { (self * 1000).rounded() / 1000 }
}

extension TimeInterval {
    /// A timeline has microseconds.
    fileprivate var onGrid: TimeInterval { (self * 1_000_000).rounded() / 1_000_000 }
}
