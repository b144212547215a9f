import Foundation

@testable @_spi(Engine) import GestureArbiter

/// A step of the world, in a user's words.
enum Step: Equatable {
    case touch(Start)
    case finger(CGFloat, across: CGFloat = 0)
    case secondFinger
    case wait(TimeInterval)
    case lift
    case cancel
    case answer(Arbitration.Answer)
    /// The content moves by itself, as for a self-sizing row or a keyboard.
    case content(depth: Int, by: CGFloat)
    /// The near inset and the length of the range change.
    case geometry(depth: Int, inset: CGFloat, range: CGFloat)
    case flag(Bool)
    /// Decelerating content reaches its edge with no finger down.
    case coast(velocity: CGFloat)
    case settled
    /// All places of the card shift by this distance.
    case shifted(CGFloat)
    /// The touch turns out to belong to another recognizer.
    case overruled
}

/// The circumstances of a touch-down.
struct Start: Equatable {
    var isInHandle = false
    var isDecelerating = false
    /// The pull of the innermost content beyond its near edge; negative beyond its far one. Decelerating content is on
    /// its way back; otherwise the content became shorter and stayed there.
    var overscroll: CGFloat = 0
    /// The dragged card.
    var card = Arbitration.Card()
}

extension Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .touch(let start):
            "touch down" + (start.isInHandle ? " in the handle" : "")
                + (start.isDecelerating ? " on coasting content" : "")
                + (start.overscroll > 0 ? " on content \(start.overscroll) beyond its edge" : "")
                + (start.overscroll < 0 ? " on content \(-start.overscroll) beyond its far edge" : "")
                + (start.card.isMoving ? " catching the card at \(start.card.place)" : "")
                + (!start.card.isMoving && start.card.place != 0 ? " on a card that rests at \(start.card.place)" : "")
                + (start.card.ceiling != 0 ? ", open to \(start.card.ceiling) at most" : "")
                + (start.card.bottom.map { ", with its bottom at \($0)" } ?? "")
        case .finger(let along, let across):
            "finger \(along > 0 ? "+" : "")\(along)" + (across == 0 ? "" : " across \(across)")
        case .secondFinger: "a second finger comes down"
        case .wait(let time): "wait \(Int(time * 1000)) ms"
        case .lift: "lift"
        case .cancel: "cancel"
        case .answer(let answer): "answer \(answer)"
        case .content(let depth, let distance): "content \(depth) moves by itself \(distance)"
        case .geometry(let depth, let inset, let range): "geometry \(depth): inset \(inset), range \(range)"
        case .flag(let isOn): "flag \(isOn ? "on" : "off")"
        case .coast(let velocity): "content coasts to its edge at \(velocity) pt/s"
        case .settled: "settled"
        case .shifted(let distance): "all places of the card are \(distance) farther"
        case .overruled: "somebody else turns out to have the touch"
        }
    }
}

extension Step {
    /// The step as a line of Swift, so that a counterexample can be pasted into a test.
    var isTouchEnd: Bool { self == .lift || self == .cancel }

    /// The step with shorter distances, for shrinking.
    var smaller: [Step] {
        switch self {
        case .finger(let along, let across) where across != 0: [.finger(along), .finger(0, across: across)]
        case .finger(let along, _) where along != along.rounded(): [.finger(along.rounded())]
        case .finger(let along, _) where abs(along) > 1: [.finger((along / 2).rounded())]
        case .touch(let start) where start != Start(): [.touch(Start())]
        case .wait(let time) where time > 0.05: [.wait(time / 2)]
        default: []
        }
    }
}
