import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Lists in lists, at random.
extension NestedListTests {
    /// Plays two or three lists in a card at random. Returns the dead events, and those in which the row is off.
    private func play(_ seed: UInt64) -> (dead: Int, off: Int) {
        var dice = Draw(seed: seed)
        // A switch of the host, besides those of scrolling in scrolling.
        var assumptions = dice.pick(Doubt.eachAlone).assumptions
        assumptions.scrollTransfer = dice.pick(Assumptions.ScrollTransfer.allCases)
        assumptions.offsetWhileTracking = dice.pick(Assumptions.Tracking.allCases)
        assumptions.nestedPriority = dice.pick([.innermost, .outermost])
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home, screen: .phone, assumptions: assumptions)
        stage.settle()
        content.loadViewIfNeeded()
        var (lists, parent): ([UIScrollView], UIView) = ([], content.view)
        for depth in 0..<Int.random(in: 2...3, using: &dice) {
            let frame = CGRect(x: 0, y: 60, width: 390, height: parent.bounds.height - 150)
            let list = UIScrollView(frame: depth == 0 ? content.view.bounds : frame)
            list.contentInsetAdjustmentBehavior = .never
            list.bounces = Int.random(in: 0..<10, using: &dice) < 7
            list.contentSize = CGSize(
                width: 390, height: list.frame.height + [30, 100, 400, 1200].randomElement(using: &dice)!)
            parent.addSubview(list)
            lists.append(list)
            parent = list
        }
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: home.presentDeck(content)
        case 1: home.addPanel(content, detents: [.medium, .large], selected: .large)
        default: home.presentCard(content)
        }
        stage.settle()
        for list in lists where Int.random(in: 0..<10, using: &dice) > 2 {
            list.contentOffset.y = CGFloat(Int.random(in: 0...min(200, Int(end(of: list))), using: &dice))
        }
        return drag(lists, of: content, on: stage, &dice)
    }

    private func end(of list: UIScrollView) -> CGFloat { list.contentSize.height - list.bounds.height }

    private func drag(
        _ lists: [UIScrollView], of content: UIViewController, on stage: Stage, _ dice: inout Draw
    ) -> (dead: Int, off: Int) {
        let (inner, rest) = (lists[lists.count - 1], content.view.convert(CGPoint.zero, to: nil).y)
        let lowest: CGFloat = content.parent is Panel ? 380 : .infinity
        var row: CGFloat { inner.convert(CGPoint.zero, to: nil).y }
        var place: CGFloat { content.view.convert(CGPoint.zero, to: nil).y - rest }
        var isStretched: Bool {
            place < -0.01 || place > lowest
                || lists.contains { $0.contentOffset.y < -0.1 || $0.contentOffset.y > end(of: $0) + 0.1 }
        }
        func hasRoom(_ step: CGFloat) -> Bool {
            step > 0 || place > 0.6 || lists.contains { end(of: $0) - $0.contentOffset.y > 0.6 }
        }
        var visible = CGRect(x: 0, y: 100, width: 390, height: 700)
        for list in lists { visible = visible.intersection(list.convert(list.bounds, to: nil)) }
        guard visible.height > 40 else { return (0, 0) }
        let finger = stage.touch(at: CGPoint(x: 195, y: visible.midY))
        for step in [5, 5, 2] as [CGFloat] {
            finger.move(by: CGVector(dx: 0, dy: step))
            stage.advanceFrame()
        }
        var (dead, off, step): (Int, Int, CGFloat) = (0, 0, 4)
        for event in 0..<120 {
            if event % 15 == 0 { step = [-9, -6, -4, -2, 2, 4, 6, 9, 4, 6].randomElement(using: &dice)! }
            let (before, wasStretched, hadRoom) = (row, isStretched, hasRoom(step))
            finger.move(by: CGVector(dx: 0, dy: step))
            stage.advanceFrame()
            let moved = row - before
            if hadRoom, abs(moved) < 0.4 { dead += 1 }
            // The event that reaches the last end, too, moves less.
            if hasRoom(step), !wasStretched, !isStretched, abs(moved - step) > 0.34 { off += 1 }
        }
        finger.hold(for: 0.15)
        let (before, wasStretched) = (row - place, isStretched)
        finger.lift()
        stage.settle()
        // The lift of a resting finger scrolls nothing.
        if !wasStretched, abs(row - place - before) > 0.34 { off += 1 }
        return (dead, off)
    }

    @Test("In random plays no event is dead while something has room, and the row stays under the finger")
    func random() {
        let first = Draw.seed(of: "lists in lists")
        for seed in first..<first + UInt64(Draw.cases(20)) {
            let (dead, off) = play(seed)
            #expect(dead == 0, "SEED=\(seed) CASES=1")
            #expect(off == 0, "SEED=\(seed) CASES=1")
        }
    }
}
