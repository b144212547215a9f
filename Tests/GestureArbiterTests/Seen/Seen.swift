@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Watches what is seen on the screen while a finger moves: card and content together go no further than the finger.
@MainActor
struct Seen {
    let scene: ComplaintScene
    let lists: [UIScrollView]
    /// Content is shown in thirds of a point, and a list may swallow another slop than the drag.
    var tolerance: CGFloat = 1

    /// Where the card and the content of all lists are together, down the window, in points.
    var place: CGFloat {
        lists.reduce(scene.translation) { sum, list in
            sum + list.convert(CGPoint.zero, to: nil).y - list.convert(list.contentOffset, to: nil).y
        }
    }

    /// Moves the finger by `step` points down, `count` times, one sample a frame; returns how far what is seen went beyond
    /// the finger in the worst of them, in points.
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
    /// What decided that the card moves, with what was measured; nil where it does not.
    var evidenceOfDrag: ArbitrationPolicy.Evidence? {
        for decision in arbiter.decisions where decision.to == .drag {
            if case .allowed(let evidence) = decision.reason { return evidence.first }
        }
        return nil
    }
}

extension Doubt {
    /// Every case as UIKit is assumed to behave, and every doubt alone with one of the cases in turn.
    /// Sampled like every list of doubts.
    static func each<Case: Sendable>(
        with cases: [Case], _ file: String = #fileID, _ line: Int = #line, _ column: Int = #column
    ) -> [(Doubt, Case)] {
        let turned = eachAlone.enumerated().map { ($1, cases[$0 % cases.count]) }
        return cases.map { (.none, $0) } + turned.sampled(file, line, column).dropFirst()
    }
}
