@_spi(Engine) import GestureArbiter
import UIKitShim

/// Codes each part of a flight on a tape. Indices in lists and numbers of cases are the format: add new ones at the
/// end, and raise ``GestureArbiter/Flight/version``.
extension GestureArbiter.Flight {
    /// Codes everything but the entries.
    mutating func pass(headOf tape: Tape) throws(Tape.Fault) {
        tape.beginsEntry()
        tape.beginsRecord(of: 100)
        try tape.text(&device.model)
        try tape.text(&device.system)
        try tape.number(&device.scale)
        try tape.whole(&device.framesPerSecond)
        try scene.pass(tape)
        try policy.pass(tape)
        tape.direction = policy.direction
        var names = flags.map(\.rawValue).sorted()
        try tape.list(&names, of: "") { name throws(Tape.Fault) in try tape.text(&name) }
        flags = Set(names.map { ArbitrationPolicy.Flag(rawValue: $0) })
        try tape.number(&lastEvent)
        try tape.number(&lastScroll)
        try tape.whole(&omittedCount)
        try tape.list(&readings, of: Reading()) { reading throws(Tape.Fault) in
            try tape.text(&reading.name)
            try tape.text(&reading.setting)
            try tape.text(&reading.evidence)
        }
    }
}

extension GestureArbiter.Flight.Scene {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.size(&size)
        try tape.edges(&safeArea)
        try tape.list(&views, of: GestureArbiter.Flight.View()) { view throws(Tape.Fault) in try view.pass(tape) }
        try tape.whole(&container)
        try tape.list(&chain, of: 0) { index throws(Tape.Fault) in try tape.whole(&index) }
        try tape.list(&recognizers, of: GestureArbiter.Flight.Recognizer()) { recognizer throws(Tape.Fault) in
            try tape.text(&recognizer.kind)
            try tape.maybe(&recognizer.view, or: 0) { index throws(Tape.Fault) in try tape.whole(&index) }
            try tape.flag(&recognizer.isScrollPan)
            try tape.choice(&recognizer.state, of: GestureArbiter.Flight.State.allCases)
            guard tape.version >= 2 else { return }
            try tape.flag(&recognizer.wasFollowing)
            try tape.list(&recognizer.stops, of: 0) { depth throws(Tape.Fault) in try tape.whole(&depth) }
        }
    }
}

extension GestureArbiter.Flight.View {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.text(&kind)
        try tape.maybe(&parent, or: 0) { index throws(Tape.Fault) in try tape.whole(&index) }
        try tape.point(&center)
        try tape.size(&size)
        try tape.point(&right)
        try tape.point(&down)
        try tape.maybe(&scroll, or: GestureArbiter.Flight.Scroll()) { scroll throws(Tape.Fault) in
            try scroll.pass(tape)
        }
    }
}

extension GestureArbiter.Flight.Scroll {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.size(&contentSize)
        try tape.point(&offset)
        try tape.edges(&inset)
        try tape.flag(&isEnabled)
        try tape.flag(&bounces)
        try tape.flag(&bouncesAlwaysVertically)
        try tape.flag(&bouncesAlwaysHorizontally)
        try tape.flag(&pages)
        try tape.flag(&locksDirection)
        try tape.flag(&delaysTouches)
        try tape.flag(&cancelsTouches)
        try tape.flag(&refreshes)
        try tape.flag(&isShown)
        try tape.flag(&isMoving)
        try tape.number(&rate)
        guard tape.version >= 2 else { return }
        try tape.whole(&fewestFingers)
        try tape.whole(&mostFingers)
    }
}

// MARK: - Entries

extension GestureArbiter.Flight.Observation {
    /// The number of the case in the format.
    var kind: UInt8 {
        switch self {
        case .finger: 0
        case .frame: 1
        case .scroll: 2
        case .recognizer: 3
        case .event: 4
        case .answer: 5
        case .takenBack: 6
        case .decision: 7
        case .action: 8
        case .write: 9
        case .drag: 10
        case .shown: 11
        case .target: 12
        }
    }
}

extension GestureArbiter.Flight.Entry {
    typealias Flight = GestureArbiter.Flight

    /// - Parameter before: The previous entry, relative to which the stamps are coded.
    mutating func pass(_ tape: Tape, after before: Self?) throws(Tape.Fault) {
        tape.beginsEntry()
        // Equal stamps are omitted: most entries belong to the same event as the previous one.
        let stamp = (time: before?.time ?? 0, turn: before?.turn ?? 0, frame: before?.frame ?? 0)
        var kind = what.kind
        if time != stamp.time { kind |= 1 << 4 }
        if turn != stamp.turn { kind |= 1 << 5 }
        if frame != stamp.frame { kind |= 1 << 6 }
        try tape.byte(&kind)
        tape.beginsRecord(of: 0)
        var (turns, frames) = (turn &- stamp.turn, frame &- stamp.frame)
        if tape.isReading { (time, turns, frames) = (stamp.time, 0, 0) }
        if kind & 1 << 4 != 0 { try tape.number(&time) }
        if kind & 1 << 5 != 0 { try tape.whole(&turns) }
        if kind & 1 << 6 != 0 { try tape.whole(&frames) }
        (turn, frame) = (stamp.turn &+ turns, stamp.frame &+ frames)
        kind &= 0xF
        tape.beginsRecord(of: Int(kind) + 1)
        try pass(tape, kind)
    }

    private mutating func pass(_ tape: Tape, _ kind: UInt8) throws(Tape.Fault) {
        switch kind {
        case 0:
            var finger = Flight.Finger()
            if case .finger(let known) = what { finger = known }
            try finger.pass(tape)
            what = .finger(finger)
        case 1:
            var frame = Flight.Frame()
            if case .frame(let known) = what { frame = known }
            try tape.number(&frame.timestamp, isSteady: true)
            try tape.number(&frame.target, isSteady: true)
            what = .frame(frame)
        case 2:
            var (depth, scroll) = (0, Flight.Scroll())
            if case .scroll(let known, let settings) = what { (depth, scroll) = (known, settings) }
            try tape.whole(&depth)
            try scroll.pass(tape)
            what = .scroll(depth: depth, scroll)
        case 3:
            var (index, state) = (0, Flight.State.possible)
            if case .recognizer(let known, let now) = what { (index, state) = (known, now) }
            try tape.whole(&index)
            try tape.choice(&state, of: Flight.State.allCases)
            what = .recognizer(index, state)
        case 4:
            var event = Arbitration.Event.settled
            if case .event(let known) = what { event = known }
            try event.pass(tape)
            what = .event(event)
        case 5:
            var (name, holds) = ("", false)
            if case .answer(let known, let answer) = what { (name, holds) = (known, answer) }
            try tape.text(&name)
            try tape.flag(&holds)
            what = .answer(name, holds: holds)
        case 6: what = .takenBack
        case 7:
            var decision = Arbitration.Decision.blank
            if case .decision(let known) = what { decision = known }
            try decision.pass(tape)
            what = .decision(decision)
        default: try passOutcome(tape, kind)
        }
    }

    private mutating func passOutcome(_ tape: Tape, _ kind: UInt8) throws(Tape.Fault) {
        switch kind {
        case 8:
            var action = Flight.Action()
            if case .action(let known) = what { action = known }
            try tape.whole(&action.depth)
            tape.beginsRecord(of: 20 + min(max(action.depth, -1), 40))
            try tape.choice(&action.state, of: Flight.State.allCases)
            try tape.point(&action.translation)
            try tape.point(&action.velocity)
            try tape.point(&action.offset)
            tape.offsets[action.depth] = action.offset
            what = .action(action)
        case 9:
            var (depth, found, written) = (0, 0.0, 0.0)
            if case .write(let known, let one, let other) = what { (depth, found, written) = (known, one, other) }
            try tape.whole(&depth)
            tape.beginsRecord(of: 64 + min(max(depth, 0), 30))
            try tape.number(&found)
            try tape.number(&written)
            what = .write(depth: depth, found: found, written: written)
        case 10:
            var drag = GestureArbiter.Drag.began
            if case .drag(let known) = what { drag = known }
            try drag.pass(tape)
            what = .drag(drag)
        case 11:
            var (card, offsets) = (0.0, [Double]())
            if case .shown(let known, let some) = what { (card, offsets) = (known, some) }
            try tape.number(&card)
            try tape.list(&offsets, of: 0) { offset throws(Tape.Fault) in try tape.number(&offset) }
            what = .shown(card: card, offsets: offsets)
        case 12:
            var (depth, offset) = (0, CGPoint.zero)
            if case .target(let known, let place) = what { (depth, offset) = (known, place) }
            try tape.whole(&depth)
            try tape.point(&offset)
            what = .target(depth: depth, offset)
        default: throw .isUnknown
        }
    }
}

extension GestureArbiter.Flight.Finger {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.whole(&number)
        tape.beginsRecord(of: 101 + min(max(number, 0), 10))
        try tape.choice(&phase, of: Phase.allCases)
        try tape.number(&timestamp, isSteady: true)
        try tape.point(&location)
        if number == 0 {
            let before = tape.finger.location
            tape.finger = (timestamp, location, CGPoint(x: location.x - before.x, y: location.y - before.y))
        }
        try tape.list(&coalesced, of: GestureArbiter.Flight.Sample()) { sample throws(Tape.Fault) in
            try tape.number(&sample.timestamp)
            try tape.point(&sample.location)
        }
    }
}

extension GestureArbiter.Drag {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var kind: UInt8 =
            switch self {
            case .began: 0
            case .moved: 1
            case .ended: 2
            case .cancelled: 3
            }
        try tape.byte(&kind)
        switch kind {
        case 0: self = .began
        case 1:
            var translation: CGFloat = 0
            if case .moved(let known) = self { translation = known }
            try tape.length(&translation)
            self = .moved(translation: translation)
        case 2:
            var release = Arbitration.Release(translation: 0, velocity: 0)
            if case .ended(let known) = self { release = known }
            try release.pass(tape)
            self = .ended(release)
        case 3: self = .cancelled
        default: throw .isUnknown
        }
    }
}

extension Arbitration.Release {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.length(&translation)
        try tape.length(&velocity)
        try tape.flag(&isRefused)
        let blank = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: 0)
        try tape.maybe(&sinceHandoff, or: blank) { since throws(Tape.Fault) in
            try tape.number(&since.time)
            try tape.length(&since.distance)
            try tape.length(&since.slowest)
        }
    }
}

extension Tape {
    /// Codes top, left, bottom and right.
    fileprivate func edges(_ values: inout [Double]) throws(Fault) {
        values += Array(repeating: 0, count: max(4 - values.count, 0))
        for index in 0..<4 { try number(&values[index]) }
    }
}
