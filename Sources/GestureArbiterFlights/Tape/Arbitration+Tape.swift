@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import UIKitShim

/// Codes the engine's events on a tape.
extension Arbitration.Event {
    mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var kind = self.kind
        try tape.byte(&kind)
        tape.beginsRecord(of: 200 + Int(kind))
        switch kind {
        case 0:
            var touch = Arbitration.Touch(time: 0)
            if case .down(let known) = self { touch = known }
            try touch.pass(tape)
            self = .down(touch)
        case 1:
            var move = Arbitration.Move(time: 0, along: 0)
            if case .move(let known) = self { move = known }
            try move.pass(tape)
            self = .move(move)
        case 2:
            var (depth, geometry) = (0, Arbitration.ScrollGeometry.blank)
            if case .geometry(let known, let now) = self { (depth, geometry) = (known, now) }
            try tape.whole(&depth)
            try geometry.pass(tape)
            self = .geometry(depth: depth, geometry)
        case 3:
            var names: [String] = []
            if case .flags(let flags) = self { names = flags.map(\.rawValue).sorted() }
            try tape.list(&names, of: "") { name throws(Tape.Fault) in try tape.text(&name) }
            self = .flags(Set(names.map { ArbitrationPolicy.Flag(rawValue: $0) }))
        case 4:
            var answer = Arbitration.Answer.yes
            if case .answer(let known) = self { answer = known }
            try answer.pass(tape)
            self = .answer(answer)
        default: try passOther(tape, kind)
        }
    }

    private mutating func passOther(_ tape: Tape, _ kind: UInt8) throws(Tape.Fault) {
        switch kind {
        case 5, 6:
            var time = 0.0
            switch self {
            case .up(let known), .cancel(let known): time = known
            default: break
            }
            try tape.number(&time)
            self = kind == 5 ? .up(time: time) : .cancel(time: time)
        case 7:
            var coast = Arbitration.Coast(time: 0, chain: [], velocity: 0)
            if case .coasted(let known) = self { coast = known }
            try coast.pass(tape)
            self = .coasted(coast)
        case 8:
            var name = ""
            if case .overruled(let known) = self { name = known }
            try tape.text(&name)
            self = .overruled(by: name)
        case 9: self = .settled
        case 10:
            var card = Arbitration.Card()
            if case .sent(let known) = self { card = known }
            try card.pass(tape)
            self = .sent(card)
        case 11:
            var distance: CGFloat = 0
            if case .shifted(let known) = self { distance = known }
            try tape.length(&distance)
            self = .shifted(distance)
        default: throw .isUnknown
        }
    }

    private var kind: UInt8 {
        switch self {
        case .down: 0
        case .move: 1
        case .geometry: 2
        case .flags: 3
        case .answer: 4
        case .up: 5
        case .cancel: 6
        case .coasted: 7
        case .overruled: 8
        case .settled: 9
        case .sent: 10
        case .shifted: 11
        }
    }
}

extension Arbitration.Touch {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.number(&time)
        try tape.list(&chain, of: .blank) { geometry throws(Tape.Fault) in try geometry.pass(tape) }
        try tape.length(&scale)
        try tape.length(&dimension)
        var names = regions.map(\.rawValue).sorted()
        try tape.list(&names, of: "") { name throws(Tape.Fault) in try tape.text(&name) }
        regions = Set(names.map { ArbitrationPolicy.Region(rawValue: $0) })
        var bound = boundRegions.map { $0.map(\.rawValue).sorted() }
        try tape.maybe(&bound, or: []) { names throws(Tape.Fault) in
            try tape.list(&names, of: "") { name throws(Tape.Fault) in try tape.text(&name) }
        }
        boundRegions = bound.map { Set($0.map { ArbitrationPolicy.Region(rawValue: $0) }) }
        try tape.flag(&wasDecelerating)
        var bits = asks.rawValue
        try tape.byte(&bits)
        asks = Arbitration.Questions(rawValue: bits)
        try card.pass(tape)
        try tape.length(&sharedSlop)
    }
}

extension Arbitration.Card {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.length(&place)
        try tape.flag(&isMoving)
        try tape.length(&ceiling)
        try tape.maybe(&bottom, or: 0) { value throws(Tape.Fault) in try tape.length(&value) }
        try tape.flag(&isOnOtherSide)
        try tape.maybe(&bottomOfOtherSide, or: 0) { value throws(Tape.Fault) in try tape.length(&value) }
    }
}

extension Arbitration.ScrollGeometry {
    static let blank = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 0)

    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.length(&offset)
        try tape.length(&minimum)
        try tape.length(&maximum)
        try tape.flag(&isScrollable)
        try tape.flag(&isEdgeSoft)
        try tape.maybe(&pace, or: 0) { value throws(Tape.Fault) in try tape.length(&value) }
        try tape.length(&length)
        try tape.flag(&bounces)
        guard tape.version >= 3 else {
            minimumInset = -minimum  // UIKit's content begins at 0
            return
        }
        try tape.length(&minimumInset, foretold: -minimum)
        try tape.length(&maximumInset)
    }
}

extension Arbitration.Move {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        // Usually all of it follows from the finger.
        let way = tape.direction.components(of: tape.finger.way)
        try tape.number(&time, foretold: tape.finger.time)
        try tape.length(&along, foretold: way.along)
        try tape.length(&across, foretold: way.across)
        let seen = tape.offsets[0].map { tape.direction.axis == .vertical ? $0.y : $0.x } ?? 0
        try tape.maybe(&observedOffset, or: 0) { value throws(Tape.Fault) in
            try tape.length(&value, foretold: seen)
        }
        try tape.flag(&isPanning)
        // One number for all, as most touches have none.
        var nest = bystanders | driven.lowerBound << 8 | driven.upperBound << 16
        nest |= (isPassedOn ? 1 << 24 : 0) | (elsewhere != 0 ? 1 << 25 : 0)
        try tape.whole(&nest)
        bystanders = nest & 255
        let (lower, upper) = (nest >> 8 & 255, nest >> 16 & 255)
        driven = lower..<max(lower, upper)
        isPassedOn = nest >> 24 & 1 == 1
        if nest >> 25 & 1 == 1 { try tape.length(&elsewhere) }
    }
}

extension Arbitration.Coast {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.number(&time)
        try tape.list(&chain, of: .blank) { geometry throws(Tape.Fault) in try geometry.pass(tape) }
        try tape.length(&scale)
        try tape.length(&velocity)
        try tape.maybe(&refusal, or: "") { text throws(Tape.Fault) in try tape.text(&text) }
    }
}

extension Arbitration.Answer {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var kind: UInt8 =
            switch self {
            case .yes: 0
            case .no: 1
            case .notYet: 2
            }
        try tape.byte(&kind)
        switch kind {
        case 0: self = .yes
        case 1:
            var reason = ""
            if case .no(let known) = self { reason = known }
            try tape.text(&reason)
            self = .no(reason: reason)
        case 2: self = .notYet
        default: throw .isUnknown
        }
    }
}

// MARK: - Decisions

extension Arbitration.Decision {
    static let blank = Arbitration.Decision(time: 0, from: .nobody, to: .nobody, reason: .cancelled, direction: .down)

    mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.number(&time)
        try from.pass(tape)
        try to.pass(tape)
        try reason.pass(tape)
        try tape.choice(&direction, of: ArbitrationPolicy.Direction.allCases)
    }
}

extension Arbitration.Owner {
    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var number =
            switch self {
            case .undecided: -1
            case .drag: -2
            case .nobody: -3
            case .scroll(let depth): max(depth, 0)
            }
        try tape.whole(&number)
        switch number {
        case -1: self = .undecided
        case -2: self = .drag
        case -3: self = .nobody
        case 0...: self = .scroll(depth: number)
        default: throw .isUnknown
        }
    }
}

extension Arbitration.Stage {
    fileprivate static let all: [Arbitration.Stage] = [.begin, .handoff, .release]
}

extension Arbitration.Reason {
    /// The shape of a decision, by its content.
    private enum Shape {
        case nothing
        case number(CGFloat)
        case numbers(CGFloat, CGFloat)
        case evidence([ArbitrationPolicy.Evidence])
        case name(String)
        case veto(Arbitration.Stage, String)
        case depth(Int)
    }

    private var parts: (kind: UInt8, shape: Shape) {
        switch self {
        case .caught(let place): (0, .number(place))
        case .excluded(let grounds): (1, .evidence(grounds.evidence))
        case .yielded(let name): (2, .name(name))
        case .outsideCone(let angle, let limit): (3, .numbers(angle, limit))
        case .wrongWay(let distance): (4, .number(distance))
        case .opensAtEdge(let room): (5, .number(room))
        case .opens(let place): (6, .number(place))
        case .refused(let grounds): (7, .evidence(grounds.evidence))
        case .vetoed(let stage, let reason): (8, .veto(stage, reason))
        case .allowed(let grounds): (9, .evidence(grounds.evidence))
        case .passesRest(let grounds): (10, .evidence(grounds.evidence))
        case .backAtRest(let room): (11, .number(room))
        case .passedOn: (12, .nothing)
        case .clamped(let depth): (13, .depth(depth))
        case .coasted(let velocity): (14, .number(velocity))
        case .lifted(let velocity): (15, .number(velocity))
        case .cancelled: (16, .nothing)
        }
    }

    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var (kind, shape) = parts
        try tape.byte(&kind)
        tape.beginsRecord(of: 230 + Int(kind))
        switch kind {
        case 0, 4, 5, 6, 11, 14, 15:
            var number: CGFloat = 0
            if case .number(let known) = shape { number = known }
            try tape.length(&number)
            let all: [UInt8: Self] = [
                0: .caught(at: number), 4: .wrongWay(number), 5: .opensAtEdge(room: number), 6: .opens(from: number),
                11: .backAtRest(room: number), 14: .coasted(velocity: number), 15: .lifted(velocity: number),
            ]
            self = all[kind] ?? .cancelled
        case 1, 7, 9, 10:
            var evidence: [ArbitrationPolicy.Evidence] = []
            if case .evidence(let known) = shape { evidence = known }
            try tape.list(&evidence, of: .blank) { one throws(Tape.Fault) in try one.pass(tape) }
            let grounds = ArbitrationPolicy.Grounds(of: evidence)
            switch kind {
            case 1: self = .excluded(grounds)
            case 7: self = .refused(grounds)
            case 9: self = .allowed(grounds)
            default: self = .passesRest(grounds)
            }
        case 2:
            var name = ""
            if case .name(let known) = shape { name = known }
            try tape.text(&name)
            self = .yielded(to: name)
        case 3:
            var (angle, limit): (CGFloat, CGFloat) = (0, 0)
            if case .numbers(let one, let other) = shape { (angle, limit) = (one, other) }
            try tape.length(&angle)
            try tape.length(&limit)
            self = .outsideCone(angle: angle, limit: limit)
        case 8:
            var (stage, reason) = (Arbitration.Stage.begin, "")
            if case .veto(let known, let why) = shape { (stage, reason) = (known, why) }
            try tape.choice(&stage, of: Arbitration.Stage.all)
            try tape.text(&reason)
            self = .vetoed(stage, reason: reason)
        case 12: self = .passedOn
        case 13:
            var depth = 0
            if case .depth(let known) = shape { depth = known }
            try tape.whole(&depth)
            self = .clamped(depth: depth)
        case 16: self = .cancelled
        default: throw .isUnknown
        }
        shape = .nothing
    }
}

extension ArbitrationPolicy.Evidence {
    fileprivate static let blank = ArbitrationPolicy.Evidence(
        ArbitrationPolicy.Criterion(.always), truth: .no, measured: nil, threshold: nil, isUnbound: false)

    fileprivate mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        var (criterion, truth, measured, threshold) = (criterion, truth, measured, threshold)
        var isUnbound = isUnbound
        try ArbitrationPolicy.Criterion.pass(&criterion, tape)
        try tape.choice(&truth, of: [.yes, .no, .notYet])
        try tape.maybe(&measured, or: 0) { value throws(Tape.Fault) in try tape.number(&value) }
        try tape.maybe(&threshold, or: 0) { value throws(Tape.Fault) in try tape.number(&value) }
        try tape.flag(&isUnbound)
        guard tape.isReading else { return }
        self = ArbitrationPolicy.Evidence(
            criterion, truth: truth, measured: measured, threshold: threshold, isUnbound: isUnbound)
    }
}

// MARK: - Policies

extension ArbitrationPolicy {
    mutating func pass(_ tape: Tape) throws(Tape.Fault) {
        try tape.choice(&direction, of: Direction.allCases)
        try condition.pass(tape, depth: 0)
        try tape.maybe(&exclusion, or: .always) { condition throws(Tape.Fault) in try condition.pass(tape, depth: 0) }
        var bits = handoff.rawValue
        try tape.byte(&bits)
        handoff = Handoff(rawValue: bits)
        try tape.length(&slop)
        try tape.length(&cone)
        try tape.choice(&beyondRest, of: [.resists, .stops])
        try tape.choice(&opening, of: [.atEdge, .always, .never])
        try tape.choice(&momentum, of: [.stays, .bounces, .carries])
        bits = yields.rawValue | (followsTrackpad ? 0x80 : 0)
        try tape.byte(&bits)
        (yields, followsTrackpad) = (Yields(rawValue: bits & 0x7f), bits >= 0x80)
    }
}

extension ArbitrationPolicy.Condition {
    /// The greatest depth of a condition.
    private static let deepest = 64

    /// - Parameter depth: The number of enclosing conditions.
    fileprivate mutating func pass(_ tape: Tape, depth: Int) throws(Tape.Fault) {
        guard depth < Self.deepest else { throw .isUnknown }
        var form = self.form
        var kind: UInt8 =
            switch form {
            case .criterion: 0
            case .all: 1
            case .any: 2
            case .not: 3
            }
        try tape.byte(&kind)
        switch kind {
        case 0:
            var criterion = ArbitrationPolicy.Criterion(.always)
            if case .criterion(let known) = form { criterion = known }
            try ArbitrationPolicy.Criterion.pass(&criterion, tape)
            form = .criterion(criterion)
        case 1, 2:
            var parts: [Self] = []
            switch form {
            case .all(let known), .any(let known): parts = known
            case .criterion, .not: break
            }
            try tape.list(&parts, of: .always) { part throws(Tape.Fault) in try part.pass(tape, depth: depth + 1) }
            form = kind == 1 ? .all(parts) : .any(parts)
        case 3:
            var inner = ArbitrationPolicy.Condition.always
            if case .not(let known) = form { inner = known }
            try inner.pass(tape, depth: depth + 1)
            form = .not(inner)
        default: throw .isUnknown
        }
        if tape.isReading { self = Self(form) }
    }
}

extension ArbitrationPolicy.Criterion {
    /// Codes a criterion; a closure is coded by its name.
    fileprivate static func pass(_ criterion: inout ArbitrationPolicy.Criterion, _ tape: Tape) throws(Tape.Fault) {
        var (spelling, number, name) = ("\(criterion.kind.spelling)", criterion.number, criterion.name)
        try tape.text(&spelling)
        try tape.number(&number)
        try tape.text(&name)
        guard tape.isReading else { return }
        guard let kind = Kind.all.first(where: { "\($0.spelling)" == spelling }) else { throw .isUnknown }
        guard kind.argument == .closure else {
            criterion = ArbitrationPolicy.Criterion(kind, number: number, name: name)
            return
        }
        criterion = ArbitrationPolicy.Criterion(kind, number: number, name: name) { _ in false }
    }
}
