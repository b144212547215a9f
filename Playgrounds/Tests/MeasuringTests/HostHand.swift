import HeadlessUIKit
import Measuring

/// Does on a stage what a trial asks of the person in front of the screen.
@MainActor
struct HostHand {
    let stage: Stage
    let trial: Trial
    private let page = UIViewController()

    init(_ trial: Trial, assumptions: Assumptions) {
        self.trial = trial
        stage = Stage(rootViewController: page, assumptions: assumptions)
        trial.bench.frame.origin = CGPoint(x: 35, y: 220)
        page.view.addSubview(trial.bench)
        if let controller = trial.controller {
            page.addChild(controller)
            controller.view.frame = trial.bench.bounds
            trial.bench.addSubview(controller.view)
            controller.didMove(toParent: page)
        }
        stage.settle()
    }

    func obey() {
        switch trial.hand {
        case .drag: drag(from: trial.start)
        case .dragAndRest: dragAndRest()
        case .dragDownAndBack: dragDownAndBack()
        case .dragEachField: for start in trial.starts { drag(from: start) }
        case .addFinger: addFinger()
        case .flickAndCatch: flickAndCatch()
        case .touchWhileItMoves: touchWhileItMoves()
        case .scroll:
            let pad = stage.beginScroll(at: trial.bench.convert(trial.start, to: nil))
            pull(pad, by: trial.reach)
            pad.lift()
            stage.advance(by: 0.2)
        case .fold:
            trial.run(over: page)
            stage.advance(by: 1)
            let bounds = stage.window.bounds
            let fold = UIView.ReservedRegion(
                .division, in: CGRect(x: bounds.midX - 20, y: 0, width: 40, height: bounds.height))
            for regions in [[fold], []] {
                stage.reservedRegions = regions
                stage.advance(by: 1)
            }
            stage.advance(by: 8)
        case .nothing:
            trial.run(over: page)
            stage.advance(by: 3)
        }
        stage.advance(by: 1)
    }

    private func down(at point: CGPoint) -> Finger { stage.touch(at: trial.bench.convert(point, to: nil)) }

    private func move(_ finger: Finger, by points: CGFloat, times: Int = 1) {
        for _ in 0..<times {
            stage.advance(by: 0.008)
            finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
        }
    }

    /// Drags slowly at first, then unevenly, as people do.
    private func drag(from start: CGPoint) {
        let finger = down(at: start)
        pull(finger, by: trial.reach)
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
    }

    private func pull(_ finger: Finger, by reach: CGFloat) {
        move(finger, by: 1, times: 30)
        var way: CGFloat = 30
        while way < reach {
            move(finger, by: 2)
            move(finger, by: 6)
            way += 8
        }
    }

    private func dragDownAndBack() {
        let finger = down(at: trial.start)
        pull(finger, by: trial.reach)
        for _ in 0..<36 {
            move(finger, by: -5)
            move(finger, by: -3)
        }
        stage.advance(by: 0.008)
        finger.lift()
    }

    private func dragAndRest() {
        let finger = down(at: trial.start)
        move(finger, by: 8, times: 15)
        stage.advance(by: 1)
        finger.lift()
    }

    private func addFinger() {
        let first = down(at: CGPoint(x: 30, y: 60))
        move(first, by: 3, times: 20)
        let second = down(at: trial.start)
        move(second, by: 3, times: 20)
        second.lift()
        move(first, by: 3, times: 3)
        first.lift()
    }

    private func flickAndCatch() {
        let flick = down(at: CGPoint(x: 160, y: 300))
        move(flick, by: -20, times: 8)
        flick.lift()
        stage.advance(by: 0.1)
        let catching = down(at: trial.start)
        move(catching, by: 1, times: 30)
        catching.lift()
    }

    private func touchWhileItMoves() {
        trial.run(over: page)
        for _ in 0..<45 {
            stage.advance(by: 0.2)
            stage.touch(at: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)).lift()
        }
        stage.advance(by: 1)
        trial.confirm()
    }
}
