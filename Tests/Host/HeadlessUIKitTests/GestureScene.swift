import HeadlessUIKit
import Testing

/// An outer view on a stage, an inner view in it, and a record of what happened.
@MainActor final class GestureScene {
    let stage: Stage
    let log = Record()
    let outer: RecordingView
    let inner: RecordingView

    init(_ change: (inout Assumptions) -> Void = { _ in }) {
        var assumptions = Assumptions()
        change(&assumptions)
        stage = Stage(assumptions: assumptions)
        outer = RecordingView("outer", log, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        inner = RecordingView("inner", log, frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.advanceFrame()
    }

    /// A finger on the inner view.
    func touch() -> Finger { stage.touch(at: CGPoint(x: 200, y: 300)) }

    /// A pan whose actions are recorded.
    @discardableResult
    func pan(_ name: String, on view: UIView, delegate: RecordingDelegate? = nil) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        add(pan, name, on: view)
        pan.delegate = delegate
        return pan
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
        recognizer.name = name
        let log = log
        recognizer.addTarget(log) { log.add("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
    }

    func delegate(_ name: String = "delegate") -> RecordingDelegate { RecordingDelegate(name, log) }
}

@MainActor final class Record {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor final class RecordingView: UIView {
    private let name: String
    private let log: Record
    var records = false
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

    init(_ name: String, _ log: Record, frame: CGRect) {
        (self.name, self.log) = (name, log)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if records { log.add("\(name) asked shouldBegin") }
        return mayBegin(gestureRecognizer)
    }

    private func note(_ what: String) { if records { log.add("\(name) \(what)") } }
}

@MainActor final class RecordingDelegate: UIGestureRecognizerDelegate {
    typealias Pair = (UIGestureRecognizer, UIGestureRecognizer)
    private let name: String
    private let log: Record
    var records = false
    var begin: () -> Bool = { true }
    var simultaneous: (Pair) -> Bool = { _ in false }
    var requires: (Pair) -> Bool = { _ in false }
    var requiredBy: (Pair) -> Bool = { _ in false }
    var receivesTouch: () -> Bool = { true }
    var receivesEvent: () -> Bool = { true }

    init(_ name: String, _ log: Record) { (self.name, self.log) = (name, log) }

    private func note(_ what: String) { if records { log.add("\(name) \(what)") } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("shouldBegin")
        return begin()
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("simultaneous")
        return simultaneous((gestureRecognizer, otherGestureRecognizer))
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("shouldRequireFailure")
        return requires((gestureRecognizer, otherGestureRecognizer))
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("shouldBeRequired")
        return requiredBy((gestureRecognizer, otherGestureRecognizer))
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("receive touch")
        return receivesTouch()
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        note("receive event")
        return receivesEvent()
    }
}

/// A recognizer that does what the test says.
@MainActor final class Scripted: UIGestureRecognizer {
    let log: Record
    var began: (Scripted, UITouch, UIEvent) -> Void = { _, _, _ in }
    var moved: (Scripted, UITouch, UIEvent) -> Void = { _, _, _ in }
    var ended: (Scripted, UITouch, UIEvent) -> Void = { _, _, _ in }
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var requiredBy: (UIGestureRecognizer) -> Bool = { _ in false }
    var records = false

    init(_ log: Record) {
        self.log = log
        super.init(target: nil, action: nil)
    }

    private func note(_ what: String) { if records { log.add("\(name ?? "") \(what)") } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesBegan")
        for touch in touches { began(self, touch, event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesMoved")
        for touch in touches { moved(self, touch, event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesEnded")
        for touch in touches { ended(self, touch, event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("touchesCancelled")
        state = .cancelled
    }
    override func reset() { note("reset \(state)") }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        note("shouldReceive event")
        return true
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        prevents(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        isPrevented(preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        requires(otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        requiredBy(otherGestureRecognizer)
    }
}
