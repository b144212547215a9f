import UIKitShim

/// A pan that fails if the finger first moves along the wrong axis, and refuses further fingers.
final class DirectionalPan: UIPanGestureRecognizer {
    private var start = CGPoint.zero
    private var samples: [(time: TimeInterval, location: CGPoint)] = []
    private weak var tracked: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, tracked == nil else {
            for touch in touches where touch !== tracked { ignore(touch, for: event) }
            return
        }
        tracked = touch
        start = touch.location(in: view?.window)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = tracked, touches.contains(touch) else { return super.touchesMoved(touches, with: event) }
        let location = touch.location(in: view?.window)
        samples.append((touch.timestamp, location))
        if state == .possible, abs(location.x - start.x) > abs(location.y - start.y) {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        samples.removeAll()
        tracked = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer is UITapGestureRecognizer
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .touches && event.buttonMask.contains(.primary)
    }
}

/// A controller with target and action, and a recognizer's delegate.
final class PanningController: UIViewController, UIGestureRecognizerDelegate {
    private let card = UIView()
    private lazy var pan = DirectionalPan(target: self, action: #selector(panned(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        pan.delegate = self
        pan.cancelsTouchesInView = true
        view.addGestureRecognizer(pan)
        if let scrollView = view.subviews.compactMap({ $0 as? UIScrollView }).first {
            scrollView.panGestureRecognizer.require(toFail: pan)
            scrollView.panGestureRecognizer.addTarget(self, action: #selector(panned(_:)))
        }
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .possible, .began: break
        case .changed: card.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: view).y)
        case .ended, .cancelled, .failed: card.transform = .identity
        @unknown default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        pan.velocity(in: nil).y > 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view is UIScrollView
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var next = touch.view
        while let current = next {
            if (current as? UIControl)?.isTracking == true { return false }
            next = current.superview
        }
        return touch.type == .direct
    }
}
