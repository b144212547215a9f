@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit

/// A flight by the samples of its finger: each with its results until the next sample.
struct Course {
    var steps: [Step] = []
    /// The visible state at each frame.
    var frames: [Shown] = []

    struct Step {
        /// The sample's entry, and its time in seconds from touch-down, as the touch reports it.
        var entry: Int
        var time: Double
        var turn: Int
        var actions: [Action] = []
        var decisions: [(entry: Int, decision: Arbitration.Decision)] = []
        var drags: [(entry: Int, drag: GestureArbiter.Drag)] = []
        var writes: [(entry: Int, depth: Int, found: Double, written: Double)] = []
    }

    struct Action {
        var entry: Int
        var action: GestureArbiter.Flight.Action
        /// The number of turns of the run loop after the sample.
        var turns: Int
    }

    struct Shown {
        var entry: Int
        var time: Double
        var offsets: [Double]
    }

    init(of flight: GestureArbiter.Flight) {
        let start = flight.fingers.first?.timestamp ?? 0
        var now = start
        for (index, entry) in flight.entries.enumerated() {
            switch entry.what {
            case .finger(let finger):
                guard finger.number == 0 else { break }
                steps.append(Step(entry: index, time: finger.timestamp - start, turn: entry.turn))
            case .frame(let frame): now = frame.timestamp
            case .action(let action):
                guard !steps.isEmpty else { break }
                let turns = entry.turn - steps[steps.count - 1].turn
                steps[steps.count - 1].actions.append(Action(entry: index, action: action, turns: turns))
            case .decision(let decision):
                if !steps.isEmpty { steps[steps.count - 1].decisions.append((index, decision)) }
            case .drag(let drag): if !steps.isEmpty { steps[steps.count - 1].drags.append((index, drag)) }
            case .write(let depth, let found, let written):
                if !steps.isEmpty { steps[steps.count - 1].writes.append((index, depth, found, written)) }
            case .shown(_, let offsets):
                frames.append(Shown(entry: index, time: now - start, offsets: offsets))
            case .scroll, .recognizer, .event, .answer, .takenBack, .target: break
            }
        }
    }

    /// The index of the sample whose step contains `entry`.
    func step(of entry: Int) -> Int { (steps.lastIndex { $0.entry <= entry }) ?? 0 }

    /// The depths of the scroll views, and −1 for the arbiter's own pan, as in the pans' actions.
    var depths: Set<Int> { Set(steps.flatMap { $0.actions.map(\.action.depth) }) }

    func actions(at depth: Int) -> [(step: Int, action: Action)] {
        steps.indices.flatMap { step in
            steps[step].actions.filter { $0.action.depth == depth }.map { (step, $0) }
        }
    }

    /// Pairs the actions of a pan with those of another course, by sample. Samples with different numbers of actions
    /// are skipped, because actions of a second finger fall between the samples of the first.
    func pairs(with other: Course, at depth: Int) -> [(step: Int, one: Action, other: Action)] {
        let others = Dictionary(grouping: other.actions(at: depth), by: \.step)
        return Dictionary(grouping: actions(at: depth), by: \.step).sorted { $0.key < $1.key }.flatMap { step, own in
            let known = others[step] ?? []
            return known.count == own.count ? zip(own, known).map { (step, $0.action, $1.action) } : []
        }
    }
}

/// The differences between two flights of one finger that mean nothing.
struct Tolerance {
    /// Points: a pixel, and the uncertainty of the finger's samples.
    var offset: Double
    var translation: Double
    /// Points per second, plus a share of the velocity for the uncertainty of the samples' times.
    var velocity = 2.0
    var share = 0.0
    /// Seconds: a frame, or the time between two samples if that is longer, because a result may be seen with the
    /// sample before or after.
    var frame: Double

    init(of flight: GestureArbiter.Flight) {
        offset = 1.01 / flight.device.scale + 2 * flight.grid
        translation = offset
        let gap = max(flight.usualGap, 1e-4)
        velocity += 2 * flight.grid / gap
        share = min(8 * flight.scatter / gap, 0.9)
        frame = flight.scatter + 1.01 * max(1 / Double(flight.device.framesPerSecond), gap)
    }

    /// Grows to the differences between two flights that should be equal.
    mutating func grow(by noise: Noise) {
        offset += 2 * noise.offset
        translation += 2 * noise.translation
    }
}

/// The differences between two flights under one assumption that behave the same.
struct Noise {
    var offset = 0.0
    var translation = 0.0

    /// More points than this are a different behaviour, and no noise.
    private static let longest = 3.0

    init() {}

    init(between one: Course, and other: Course) {
        for depth in one.depths {
            for (_, action, counterpart) in one.pairs(with: other, at: depth) {
                let (own, twin) = (action.action, counterpart.action)
                guard own.state == twin.state else { continue }
                translation = max(translation, min(own.translation.far(from: twin.translation), Self.longest))
                if depth >= 0 { offset = max(offset, min(own.offset.far(from: twin.offset), Self.longest)) }
            }
        }
    }

    mutating func grow(to other: Noise) {
        offset = max(offset, other.offset)
        translation = max(translation, other.translation)
    }
}

extension CGPoint {
    /// The distance along the axis on which it is greater.
    func far(from other: CGPoint) -> Double { Double(max(abs(x - other.x), abs(y - other.y))) }
}
