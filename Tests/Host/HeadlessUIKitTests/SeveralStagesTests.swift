import HeadlessUIKit
import Testing

/// Another test's stage is created and driven in the middle of this one's, as when tests run in parallel.
@MainActor
@Suite("On one of several stages")
struct SeveralStagesTests {
    @Test("A display link follows the frames of its target's view", arguments: Moment.allCases)
    func linkOfView(_ moment: Moment) {
        let stages = TwoStages(moment)
        var calls = 0
        let link = CADisplayLink(target: stages.view) { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        stages.elsewhere(.after)
        #expect(calls == 0)
        #expect(stages.other.stillMoving == [])
        stages.one.advance(by: 1)
        #expect(calls == 60)
        link.invalidate()
    }

    @Test("A display link without a known view waits for the next stage that the test drives", arguments: known)
    func link(_ moment: Moment) {
        let stages = TwoStages(moment)
        var calls = 0
        let link = CADisplayLink(target: Record()) { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        #expect(stages.other.stillMoving == [])
        stages.one.advance(by: 1)
        #expect(calls == 60)
        stages.other.advance(by: 1)
        #expect(calls == 60)
        link.invalidate()
    }

    @Test("A display link that is removed while it waits is never called")
    func withdrawn() {
        let stage = Stage()
        var calls = 0
        let link = CADisplayLink(target: Record()) { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        link.remove(from: .main, forMode: .common)
        stage.advance(by: 1)
        #expect(calls == 0)
        link.add(to: .main, forMode: .common)
        link.remove(from: .main, forMode: .common)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1)
        #expect(calls == 60)
        link.invalidate()
    }

    @Test("An animation runs on the stage of its views", arguments: Moment.allCases)
    func animation(_ moment: Moment) {
        let stages = TwoStages(moment)
        var isOver = false
        UIView.animate(withDuration: 0.5) {
            stages.view.alpha = 0
        } completion: { _ in
            isOver = true
        }
        stages.elsewhere(.after)
        #expect(!isOver)
        stages.one.advance(by: 0.25)
        #expect(!isOver)
        stages.one.advance(by: 0.3)
        #expect(isOver)
    }

    @Test("An animation with a duration of 0 ends in a turn of its views' stage", arguments: Moment.allCases)
    func instantAnimation(_ moment: Moment) {
        let stages = TwoStages(moment)
        var isOver = false
        UIView.animate(withDuration: 0) {
            stages.view.alpha = 0
        } completion: { _ in
            isOver = true
        }
        stages.elsewhere(.after)
        #expect(!isOver)
        stages.one.advanceFrame()
        #expect(isOver)
    }

    @Test("An animation without views ends on the next stage that the test drives", arguments: known)
    func emptyAnimation(_ moment: Moment) {
        let stages = TwoStages(moment)
        var end: TimeInterval?
        UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in end = CACurrentMediaTime() })
        stages.one.advance(by: 0.1)
        #expect(end == 0)
        #expect(stages.other.stillMoving == [])
    }

    @Test("An animator without views plays on the next stage that the test drives", arguments: known)
    func emptyAnimator(_ moment: Moment) {
        let stages = TwoStages(moment)
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        animator.addCompletion { _ in isOver = true }
        animator.startAnimation()
        #expect(animator.isRunning)
        #expect(stages.other.stillMoving == [])
        stages.one.advance(by: 0.25)
        #expect(abs(animator.fractionComplete - 0.5) < 0.02)
        stages.one.advance(by: 0.3)
        #expect(isOver)
    }

    @Test("An animator that is paused while it waits stays paused")
    func pausedAnimator() {
        let stage = Stage()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        animator.startAnimation()
        animator.pauseAnimation()
        stage.advance(by: 1)
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(animator.state == .inactive)
    }

    @Test("A long press begins by the clock of the touched stage", arguments: [Moment.before, .after])
    func longPress(_ moment: Moment) {
        let stages = TwoStages(moment)
        let press = UILongPressGestureRecognizer()
        stages.view.addGestureRecognizer(press)
        let finger = stages.one.touch(at: CGPoint(x: 100, y: 100))
        stages.elsewhere(.after)
        #expect(press.state == .possible)
        finger.hold(for: 0.6)
        #expect(press.state == .began)
    }

    @Test(
        "Setting a recognizer's state between two drives takes effect on its view's stage", arguments: Moment.allCases)
    func recognizer(_ moment: Moment) {
        let stages = TwoStages(moment)
        var actions = 0
        let target = Record()
        let recognizer = UIGestureRecognizer(target: target) { _ in actions += 1 }
        stages.view.addGestureRecognizer(recognizer)
        _ = stages.one.touch(at: CGPoint(x: 100, y: 100))
        stages.elsewhere(moment)
        recognizer.state = .began
        stages.elsewhere(.after)
        #expect(actions == 0)
        stages.one.advanceFrame()
        #expect(actions == 1)
    }

    @Test("A pan uses its own stage's slop", arguments: Moment.allCases)
    func slop(_ moment: Moment) {
        var assumptions = Assumptions()
        assumptions.panSlop = 50
        let stages = TwoStages(moment, assumptions: assumptions)
        let pan = UIPanGestureRecognizer()
        stages.view.addGestureRecognizer(pan)
        stages.elsewhere(.after)
        let finger = stages.one.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: .down(40), over: 0.1)
        #expect(pan.state == .possible)
    }

    @Test(
        "Code called by a stage gets its time, user, screen, impacts and warnings",
        arguments: Moment.allCases)
    func called(_ moment: Moment) {
        let stages = TwoStages(moment)
        stages.one.isReduceMotionEnabled = true
        stages.elsewhere(.after)
        var time: TimeInterval?
        var fades: Bool?
        var screen: UIScreen?
        stages.one.advance(by: 0.5)
        stages.one.perform {
            stages.other.advance(by: 3)
            (time, fades, screen) = (CACurrentMediaTime(), UIAccessibility.isReduceMotionEnabled, UIScreen.main)
            UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
            UIViewController().dismiss(animated: false)
        }
        stages.one.advance(by: 0.5)
        #expect(time == 0.5)
        #expect(fades == true)
        #expect(screen === stages.one.window.screen)
        #expect(stages.one.impacts == [.rigid])
        #expect(stages.one.warnings.count == 1)
        #expect(stages.other.impacts == [])
        #expect(stages.other.warnings == [])
    }

    @Test("Within a stage's turn another may be driven; later work belongs to the first one")
    func nested() {
        let (one, other) = (Stage(), Stage())
        var calls = 0
        let link = CADisplayLink(target: Record()) { _ in calls += 1 }
        other.perform {
            one.advance(by: 1)
            link.add(to: .main, forMode: .common)
        }
        other.advanceFrame()
        one.advance(by: 1)
        #expect(calls == 0)
        other.advance(by: 1)
        #expect(calls == 60)
        link.invalidate()
    }

    @Test("Presenting, dismissing and a new root take effect on their window's stage")
    func transitions() {
        let (one, other) = (Stage(rootViewController: UIViewController()), Stage())
        one.advance(by: 1)
        other.advance(by: 3)
        let modal = Timekeeper()
        one.window.rootViewController?.present(modal, animated: false)
        other.advance(by: 3)
        one.advance(by: 0)
        #expect(modal.times == [1])
        other.advance(by: 3)
        modal.dismiss(animated: false)
        other.advance(by: 3)
        one.advance(by: 0)
        #expect(modal.times == [1, 1])
        other.advance(by: 3)
        let root = Timekeeper()
        one.window.rootViewController = root
        #expect(root.times == [1])
    }

    @Test("Between drives, the stage that the test drove last is implied")
    func between() {
        let (one, other) = (Stage(), Stage())
        other.advance(by: 3)
        one.advance(by: 1)
        #expect(CACurrentMediaTime() == 1)
        other.isReduceMotionEnabled = true
        #expect(!UIAccessibility.isReduceMotionEnabled)
        other.advance(by: 1)
        #expect(CACurrentMediaTime() == 4)
        #expect(UIAccessibility.isReduceMotionEnabled)
    }

    @Test("Each of fifty concurrent tests has its own clock, user, screen and frames")
    func atOnce() async {
        await withTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                group.addTask { await alone(number) }
            }
        }
    }
}

/// When tests run in parallel, one without a stage runs while another's stage exists.
@MainActor
@Suite("On no stage", .serialized)
struct NoStageTests {
    private let stage = Stage()

    /// A test that has no stage of its own.
    private func elsewhere(_ test: @escaping @MainActor () -> Void) async {
        stage.advance(by: 0)
        await Task { test() }.value
    }

    @Test("A warning belongs to no other test")
    func warning() async {
        await elsewhere { UIViewController().dismiss(animated: false) }
        #expect(stage.warnings == [])
    }

    @Test("An impact belongs to no other test")
    func knock() async {
        await elsewhere { UIImpactFeedbackGenerator(style: .rigid).impactOccurred() }
        #expect(stage.impacts == [])
    }

    @Test("Time, screen and user belong to no other test")
    func questions() async {
        stage.isReduceMotionEnabled = true
        stage.advance(by: 1)
        let screen = stage.window.screen
        await elsewhere {
            #expect(CACurrentMediaTime() == 0)
            #expect(!UIAccessibility.isReduceMotionEnabled)
            #expect(UIScreen.main !== screen)
        }
    }

    @Test("A display link and an animation run on no other test's stage")
    func motion() async {
        await elsewhere {
            CADisplayLink(target: Record()) { _ in }.add(to: .main, forMode: .common)
            UIView.animate(withDuration: 1) {}
        }
        stage.advance(by: 0)
        #expect(stage.stillMoving == [])
    }

    @Test("Work that waits for a stage waits until its test creates one")
    func late() async {
        await elsewhere {
            var calls = 0
            let link = CADisplayLink(target: Record()) { _ in calls += 1 }
            link.add(to: .main, forMode: .common)
            Stage().advance(by: 1)
            #expect(calls == 60)
            link.invalidate()
        }
    }

    @Test("A task started by code on a stage belongs to the stage", arguments: [true, false])
    func started(byTurn: Bool) async {
        let other = Stage()
        other.advance(by: 3)
        let view = Loader(frame: stage.window.bounds)
        var screen: UIScreen?
        let load = { @MainActor in
            view.task = Task {
                await Task.yield()
                UIImpactFeedbackGenerator(style: .soft).impactOccurred()
                UIViewController().dismiss(animated: false)
                screen = .main
            }
        }
        if byTurn {
            stage.perform(load)
        } else {
            view.onLayout = load
            stage.window.addSubview(view)
        }
        stage.advanceFrame()
        other.advance(by: 3)
        await view.task?.value
        #expect(stage.impacts == [.soft])
        #expect(stage.warnings.count == 1)
        #expect(screen === stage.window.screen)
        #expect(other.warnings == [])
    }
}

/// Does its work in its layout, as many views do.
private final class Loader: UIView {
    var task: Task<Void, Never>?
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        onLayout()
        onLayout = {}
    }
}

/// A stage as a stored property of a suite, as is common.
@MainActor
@Suite("With a stage that the suite keeps")
struct KeptStageTests {
    let stage = Stage()

    @Test("A display link is called", arguments: 0..<50)
    func link(_ number: Int) {
        var calls = 0
        let link = CADisplayLink(target: Record()) { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1)
        #expect(calls == 60)
        link.invalidate()
    }
}

/// When the other stage is created and driven: before the first is created, before the action begins, or before the
/// first is driven.
enum Moment: CaseIterable { case before, between, after }

/// The moments in which only the order of drives can tell to which stage something belongs.
private let known = [Moment.before, .between]

@MainActor
private final class TwoStages {
    let one: Stage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private(set) lazy var other = Stage()
    private let moment: Moment

    init(_ moment: Moment, assumptions: Assumptions = Assumptions()) {
        self.moment = moment
        let early = moment == .before ? Stage() : nil
        early?.advance(by: 2)
        one = Stage(assumptions: assumptions)
        if let early { other = early }
        one.window.addSubview(view)
        elsewhere(.between)
    }

    func elsewhere(_ moment: Moment) {
        guard moment == self.moment else { return }
        other.advance(by: 2)
    }
}

private final class Timekeeper: UIViewController {
    private(set) var times: [TimeInterval] = []

    override func viewWillAppear(_ animated: Bool) { times.append(CACurrentMediaTime()) }
    override func viewWillDisappear(_ animated: Bool) { times.append(CACurrentMediaTime()) }
}

/// A test's body, between whose lines others run.
@MainActor
private func alone(_ number: Int) async {
    var screen = Screen.phone
    screen.size.width += CGFloat(number)
    let stage = Stage(screen: screen)
    stage.isReduceMotionEnabled = number.isMultiple(of: 2)
    var calls = 0
    let link = CADisplayLink(target: Record()) { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    await Task.yield()
    #expect(UIScreen.main.bounds.width == screen.size.width)
    #expect(UIAccessibility.isReduceMotionEnabled == number.isMultiple(of: 2))
    UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    #expect(stage.impacts == [.soft])
    await Task.yield()
    stage.advance(by: Double(number))
    #expect(calls == number * 60)
    await Task.yield()
    #expect(abs(CACurrentMediaTime() - Double(number)) < 1e-6)
    link.invalidate()
}
