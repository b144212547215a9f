import GestureArbiter
import HeadlessUIKit
import Support
import Testing

extension ComplaintTests {
    @Test("Swiping a cell neither dismisses nor moves the card", arguments: doubts.sampled(), policies)
    func swipingACell(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let rows = Rows()
        let table = scene.add(UITableView(), scene.card.bounds)
        rows.fill(table, in: scene)
        let finger = scene.touch(300, 210)
        finger.pull(0, across: -60)
        finger.pull(120)
        #expect(!scene.isDragged)
        #expect(table.contentOffset.y == 0)
        finger.letGo()
        scene.stage.advanceFrame()
        let cell = table.cellForRow(at: IndexPath(row: 4, section: 0))
        #expect(cell?.contentView.frame.minX == -74)
        #expect(scene.settle())
    }

    @Test("Reordering a cell neither dismisses nor moves the card", arguments: doubts.sampled(), policies)
    func reorderingACell(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let rows = Rows()
        let table = scene.add(UITableView(), scene.card.bounds)
        rows.fill(table, in: scene)
        table.setEditing(true, animated: false)
        scene.stage.advanceFrame()
        let finger = scene.touch(370, 110)
        finger.pull(150)
        #expect(!scene.isDragged)
        #expect(table.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(rows.moves == 1)
    }

    @Test(
        "A slider does not wobble, and does not lose its touch to the card",
        arguments: product(doubts.sampled(), policies, [false, true]))
    func slider(_ doubt: Doubt, policy: ArbitrationPolicy, isInList: Bool) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = isInList ? scene.addList(scene.card.bounds) : nil
        let slider = scene.add(UISlider(), CGRect(x: 20, y: 300, width: 350, height: 40), to: list)
        let finger = scene.touch(34, 320)
        finger.hold(for: 0.2)
        finger.pull(3, across: 100)
        finger.pull(120, across: 60)
        #expect(slider.isTracking)
        #expect(slider.value > 0.4)
        finger.lift()
        #expect(scene.settle())
        #expect(!scene.isDragged)
    }

    @Test("A picker's wheel turns, also at its end, and the card stays", arguments: doubts.sampled(), policies)
    func picker(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let wheel = Wheel()
        let picker = scene.add(UIPickerView(), CGRect(x: 0, y: 300, width: 390, height: 216))
        picker.dataSource = wheel
        scene.stage.advanceFrame()
        for row in [3, 0] {
            picker.selectRow(row, inComponent: 0, animated: false)
            let finger = scene.touch(195, 400)
            finger.pull(120)
            finger.letGo()
            #expect(scene.settle(), "\(policy), from row \(row)")
            #expect(!scene.isDragged, "\(policy), from row \(row)")
            #expect(picker.selectedRow(inComponent: 0) == 0)
        }
    }

    @Test("Text selection does not drag the card", arguments: doubts.sampled(), policies)
    func textSelection(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let text = scene.add(UITextView(), scene.card.bounds)
        text.contentInsetAdjustmentBehavior = .never
        text.text = (0..<100).map { "line \($0) of some words" }.joined(separator: "\n")
        scene.stage.advanceFrame()
        let press = scene.touch(20, 18)
        press.hold(for: 0.6)
        press.pull(100)
        #expect(scene.settle(lettingGo: press))
        #expect(!scene.isDragged)
        #expect(text.selectedRange.length > 40)
        text.selectedRange = NSRange(location: 0, length: 4)
        let handle = scene.touch(34, 18)
        handle.pull(100)
        #expect(scene.settle(lettingGo: handle))
        #expect(!scene.isDragged)
        #expect(text.selectedRange.length > 60)
    }

    @Test(
        "A refresh control wins unless declared otherwise",
        arguments: doubts.sampled(), policies)
    func pullToRefresh(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        list.refreshControl = UIRefreshControl()
        let pulls = scene.touch(195, 100)
        pulls.pull(450)
        #expect(!scene.isDragged)
        #expect(list.refreshControl?.isRefreshing == true)
        pulls.letGo()
        _ = scene.settle()
        list.refreshControl?.endRefreshing()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
        scene.arbiter.policy = policy.ignoring(.refreshControls)
        let drags = scene.touch(195, 100)
        drags.pull(300)
        scene.turn()
        #expect(abs(scene.translation - 290) <= Self.pixel)
        #expect(list.contentOffset.y == 0)
        drags.letGo()
        // With absolute tracking (row S34) the offset shows the pull before it is overwritten, and the control uses it.
        let believes = doubt.assumptions.offsetWhileTracking == .absolute && policy.handoff != .never
        #expect(scene.settle())
        #expect(list.refreshControl?.isRefreshing == believes)
    }

    @Test(
        "A card inside a card owns the touch; if it refuses, the outer one does",
        arguments: doubts.sampled(), policies)
    func cardInACard(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let inner = scene.add(UIView(), CGRect(x: 0, y: 200, width: 390, height: 500))
        var drags: [GestureArbiter.Drag] = []
        let arbiter = GestureArbiter.attach(to: inner, policy: policy) { drags.append($0) }
        let first = scene.touch(195, 300)
        first.pull(100)
        scene.turn()
        #expect(!scene.isDragged)
        #expect(drags.first == .began)
        #expect(scene.settle(lettingGo: first))
        drags = []
        arbiter.policy = policy.unless(.editing)
        arbiter.flags = [.editing]
        let second = scene.touch(195, 300)
        second.pull(100)
        scene.turn()
        #expect(scene.drags.first == .began)
        #expect(drags.isEmpty)
        #expect(scene.settle(lettingGo: second))
        #expect(scene.ends == 1)
    }
}

extension UIGestureRecognizer {
    var isRecognizing: Bool { state == .began || state == .changed }
}

extension Doubt {
    /// Whether the outer one of two pans that could begin in the same event begins. Row G28.
    var isOutermostFirst: Bool { assumptions.nestedPriority == .outermost }
}
