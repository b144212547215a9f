import GestureArbiter
import HeadlessUIKit

/// The deck of the article "Write your own card": a presentation controller of UIKit's, and a mover. It uses only
/// GestureArbiter's public interface.
final class OwnDeck: UIPresentationController {
    /// The heights at which the card rests, in points, besides its whole height.
    var heights: [CGFloat] = []
    private(set) var arbiter: GestureArbiter?
    let card = UIView()
    private(set) var picture: UIView?
    private lazy var mover = GestureArbiter.Mover(
        leavingAt: { [weak self] in self?.wayOut },
        show: { [weak self] place in self?.show(at: place) },
        onOutcome: { [weak self] outcome in
            if outcome == .away { self?.presentedViewController.dismiss(animated: false) }
        })

    override var presentedView: UIView? { card }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let top = container.safeAreaInsets.top + 8
        return CGRect(x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
    }

    /// The distance from fully open to out of sight.
    private var wayOut: CGFloat { frameOfPresentedViewInContainerView.height }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let content = presentedViewController.view else { return }
        container.backgroundColor = .black
        picture = presentingViewController.view.snapshotView(afterScreenUpdates: false)
        if let picture { container.addSubview(picture) }
        content.frame = card.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content)
        card.clipsToBounds = true
        card.layer.cornerRadius = 8
        let policy = ArbitrationPolicy(.down, handoff: .continuous, momentum: .bounces)
        arbiter = GestureArbiter.attach(to: card, policy: policy, moving: mover)
        arbiter?.onAttempt = { [weak self] attempt in
            guard attempt.target == .away, let self, presentedViewController.isModalInPresentation else {
                return .allow
            }
            return .deny(reason: "the controller is modal")
        }
        mover.leave(at: wayOut, animated: false)
    }

    /// UIKit presents without animation; the mover brings the card in, so that a finger can catch it.
    override func presentationTransitionDidEnd(_ completed: Bool) {
        mover.stops = [0] + heights.map { wayOut - $0 }
        mover.select(mover.stops.max() ?? 0)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // By bounds and center: the mover has the transform.
        let frame = frameOfPresentedViewInContainerView
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func show(at place: CGFloat) {
        card.transform = CGAffineTransform(translationX: 0, y: place)
        let share = min(max(1 - place / wayOut, 0), 1)
        let top = containerView?.safeAreaInsets.top ?? 0
        let scale = 1 - share * 2 * top / max(wayOut + top + 8, 1)
        picture?.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Lets the card leave, as a finger would.
    func close() { mover.leave(at: wayOut) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { arbiter?.detach() }
    }
}

/// Makes the presentation. UIKit keeps the delegate weakly, so keep it with the controller.
final class OwnDeckDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var heights: [CGFloat] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let deck = OwnDeck(presentedViewController: presented, presenting: presenting)
        deck.heights = heights
        return deck
    }
}
