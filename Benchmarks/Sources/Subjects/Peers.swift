import HeadlessUIKit

/// A way to let one finger scroll a list and drag its card.
public struct Peer: Sendable {
    public let name: String
    let arbiter: DeckOfRows.Arbiter

    public static let all = [deck, usualWay, halvedPull, offsetPin, statePanel]
    static let deck = Peer(name: "the deck", arbiter: .deck)
    static let usualWay = Peer(name: "pinned the usual way", arbiter: .classic(PinningDrag.self))
    static let halvedPull = Peer(name: "DeckTransition's kind", arbiter: .classic(HalvedPull.self))
    static let offsetPin = Peer(name: "PanModal's kind", arbiter: .classic(OffsetPin.self))
    static let statePanel = Peer(name: "FloatingPanel's kind", arbiter: .classic(StatePanel.self))

    /// The largest jump of each play, in points.
    @MainActor
    public var jumps: [CGFloat] {
        Play.all.map { $0.largestJump(arbiter) }
    }

    /// The jump above which a play counts, in points.
    public static let limit: CGFloat = 2

    /// The mistakes of the jump rule for plays with a known jump; empty if the rule is right.
    @MainActor
    public static var faultsOfRule: [String] {
        let scrolling = Play(stroke: .scrolling, startOffset: 400)
        // A finger that moves up by 5 pt, with no push, a push too small to count, one ahead of the finger, one against
        // the finger.
        let faults: [(CGFloat, CGFloat)] = [(0, 0), (-1, 1), (-3, 3), (8, 3)].filter { push, known in
            abs(scrolling.largestJump(.none, pushing: push) - known) > 0.4
        }
        let still = Play.all.filter { $0.largestJump(.none) > limit }
        return faults.map { "A push by \($0) pt in one event is not a jump of \($1) pt." }
            + still.map { "Without a handler, \($0.stroke.name) from \($0.startOffset) jumps." }
    }
}

/// A stroke over a card with rows.
private struct Play {
    let stroke: TouchScript
    /// The distance of the rows from their top at touch-down, in points.
    let startOffset: CGFloat

    /// Seven recorded strokes, their mirror images and four composed ones, each from five offsets.
    static let all: [Play] = {
        let recorded = TouchScript.recorded
        let strokes = recorded + recorded.map { $0.mirrored(.upToDown) } + TouchScript.composed
        return strokes.flatMap { stroke in
            [0, 10, 60, 150, 400].map {
                Play(stroke: stroke.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400)), startOffset: $0)
            }
        }
    }()

    /// Plays the stroke and returns the largest jump in one event, in points; there is at most one event per frame.
    ///
    /// A row under a finger moves as far as the finger, or less where it resists, and never against the finger.
    /// Movement beyond that is a jump. The previous event counts, too, because an action may come one event late. The
    /// lift does not count, because after it a card moves by itself.
    ///
    /// - Parameter push: A jump to add in the middle, in points down.
    @MainActor
    func largestJump(_ arbiter: DeckOfRows.Arbiter, pushing push: CGFloat = 0) -> CGFloat {
        let deck = DeckOfRows(arbiter, .atTop)
        let table = deck.rows.table
        table.contentOffset.y += startOffset
        deck.stage.settle()
        var (row, finger, movement) = (CGFloat.nan, CGFloat.nan, CGFloat(0))
        var (jump, count) = (CGFloat(0), 0)
        deck.stage.play(stroke) { event in
            guard event.phase == .began || event.phase == .moved, table.window != nil else { return }
            count += 1
            if count == 20 { deck.rows.view.transform.ty += push }
            let now = table.convert(CGPoint.zero, to: nil).y
            defer { (row, finger, movement) = (now, event.location.y, event.location.y - finger) }
            guard event.phase == .moved else { return }
            let moves = [0, event.location.y - finger, movement.isNaN ? 0 : movement]
            jump = max(jump, now - row - (moves.max() ?? 0), (moves.min() ?? 0) - (now - row))
        }
        return jump
    }
}

extension TouchScript {
    /// 30 movements of 5 pt, up.
    fileprivate static var scrolling: TouchScript {
        let samples = (0...30).map { Sample(time: Double($0) / 120, x: 195, y: 400 - 5 * CGFloat($0)) }
        return TouchScript(name: "scrolling", fingers: [Track(samples: samples)])
    }
}
