@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// Observes what shows while a finger moves: card and content together move no further than the finger.
@MainActor
struct Seen {
    let scene: ComplaintScene
    let lists: [UIScrollView]
    /// Content shows in thirds of a point, and a list's slop may differ from the drag's.
    var tolerance: CGFloat = 1

    /// The sum of the places of the card and of the content of all lists, down the window, in points.
    var place: CGFloat {
        lists.reduce(scene.translation) { sum, list in
            sum + list.convert(CGPoint.zero, to: nil).y - list.convert(list.contentOffset, to: nil).y
        }
    }

    /// Moves the finger down by `step` points, `count` times, one sample a frame; returns by how much what shows moved
    /// beyond the finger in the worst frame, in points.
    func pull(_ finger: Finger, by step: CGFloat, _ count: Int = 1, while holds: () -> Bool = { true }) -> CGFloat {
        var worst: CGFloat = 0
        for _ in 0..<count where holds() {
            scene.stage.advanceFrame()
            let before = place
            finger.move(by: CGVector(dx: 0, dy: step))
            scene.turn()
            worst = max(worst, abs(place - before) - abs(step))
        }
        return worst
    }
}

extension ComplaintScene {
    /// The evidence for the decision that the card moves; nil if it does not.
    var evidenceOfDrag: ArbitrationPolicy.Evidence? {
        for decision in arbiter.decisions where decision.to == .drag {
            if case .allowed(let grounds) = decision.reason { return grounds.evidence.first }
        }
        return nil
    }
}

extension Doubt {
    /// Every case with UIKit as assumed, and every doubt alone with the cases in turn. Sampled like every list of
    /// doubts.
    static func each<Case: Sendable>(with cases: [Case]) -> [(Doubt, Case)] {
        let turned = eachAlone.enumerated().map { ($1, cases[$0 % cases.count]) }
        return cases.map { (.none, $0) } + turned.sampled().dropFirst()
    }
}
