import HeadlessUIKit

/// The article's interactor: the dismissal begins with the pan and is over when the modal is fully at rest.
@MainActor
final class PlainInteraction: UIViewControllerInteractiveTransitioning, UIGestureRecognizerDelegate {
    /// From the pan's beginning until the modal rests.
    private(set) var isUnderWay = false
    private unowned let modal: PlainModal
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?
    /// Where the modal was when the finger took it.
    private var start: CGFloat = 0

    init(_ modal: PlainModal) {
        self.modal = modal
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        pan.addTarget(self) { [unowned self] recognizer in follow(recognizer) }
        modal.list.addGestureRecognizer(pan)
        modal.list.panGestureRecognizer.require(toFail: pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return modal.list.contentOffset.y <= 0 && pan.velocity(in: nil).y > 0
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = modal.viewIfLoaded else { return }
        switch pan.state {
        case .possible, .failed: break
        case .began: begin(view)
        case .changed: move(view, by: pan.translation(in: nil).y)
        case .ended: release(view, velocity: pan.velocity(in: nil).y)
        case .cancelled: settle(view, dismissing: false, velocity: 0)
        }
    }

    private func begin(_ view: UIView) {
        if let animator {
            animator.stopAnimation(true)
            self.animator = nil
        }
        start = view.frame.minY
        guard !isUnderWay else { return }
        isUnderWay = true
        modal.dismiss(animated: true)
    }

    private func move(_ view: UIView, by translation: CGFloat) {
        let progress = (start + translation) / view.bounds.height
        let shown = progress < 0 ? progress / (1 + abs(20 * progress)) : progress
        view.frame.origin.y = shown * view.bounds.height
        context?.updateInteractiveTransition(min(max(progress, 0), 1))
    }

    private func release(_ view: UIView, velocity: CGFloat) {
        let isBeyondHalf = view.frame.minY > view.bounds.height / 2
        settle(view, dismissing: velocity > 300 || isBeyondHalf && velocity > -300, velocity: velocity)
    }

    private func settle(_ view: UIView, dismissing: Bool, velocity: CGFloat) {
        // A gesture that ended before the transition began has nobody to tell: that is where the example stays stuck.
        guard let context else { return }
        let end = dismissing ? view.bounds.height : 0
        let way = end - view.frame.minY
        let spring = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: way == 0 ? 0 : velocity / way))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations { view.frame.origin.y = end }
        animator.addCompletion { [weak self] _ in
            dismissing ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
            context.completeTransition(dismissing)
            self?.rest()
        }
        self.animator = animator
        animator.startAnimation()
    }

    private func rest() {
        (isUnderWay, context, animator) = (false, nil, nil)
    }
}

/// A controller that a list fills, and that keeps its transitioning delegate.
@MainActor
final class PlainModal: ListModal {
    private(set) lazy var transitioning = PlainTransitioning(self)

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationStyle = .custom
        transitioningDelegate = transitioning
    }
}
