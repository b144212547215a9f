import HeadlessUIKit

/// Recognizers and controls on a scene's views that do not belong to the arbiter.
@MainActor final class Bystanders {
    private var pans: [Bystander] = []
    private var lifters: [Lifter] = []
    private var controls: [UIControl] = []

    func come(_ onlookers: [Onlooker], in scene: Scene) {
        for onlooker in onlookers {
            for view in scene.views(at: onlooker.place) {
                if onlooker.manner == .tracksTap {
                    let control = UIControl(frame: view.bounds)
                    view.addSubview(control)
                    controls.append(control)
                    continue
                }
                if onlooker.manner == .lifts {
                    let lifter = Lifter()
                    view.addGestureRecognizer(lifter)
                    lifters.append(lifter)
                    continue
                }
                let pan = Bystander(onlooker.manner)
                view.addGestureRecognizer(pan)
                pans.append(pan)
            }
        }
    }

    /// Whether a recognizer that allows no simultaneous recognition has the touch.
    var claims: Bool {
        pans.contains { $0.manner == .claims && $0.isUnderWay } || lifters.contains(where: \.isUnderWay)
    }

    func forget() {
        for pan in pans { pan.view?.removeGestureRecognizer(pan) }
        for lifter in lifters { lifter.view?.removeGestureRecognizer(lifter) }
        for control in controls { control.removeFromSuperview() }
        (pans, lifters, controls) = ([], [], [])
    }
}

@MainActor private final class Bystander: UIPanGestureRecognizer {
    let manner: Onlooker.Manner
    private let politeness = Politeness()

    init(_ manner: Onlooker.Manner) {
        self.manner = manner
        super.init(target: nil, action: nil)
        cancelsTouchesInView = manner == .claims
        switch manner {
        case .looksOn, .locksAxis: delegate = politeness
        case .claims, .lifts, .tracksTap: break
        }
    }

    private final class Politeness: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
}

/// A recognizer that is no pan, press or pinch. Begins once the finger has moved, and lasts until the touch ends.
@MainActor private final class Lifter: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { start = touch.location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let place = touches.first?.location(in: nil) else { return }
        switch state {
        case .possible: if max(abs(place.x - start.x), abs(place.y - start.y)) > 3 { state = .began }
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = isUnderWay ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = isUnderWay ? .cancelled : .failed
    }
}

extension UIGestureRecognizer {
    fileprivate var isUnderWay: Bool { state == .began || state == .changed }
}
