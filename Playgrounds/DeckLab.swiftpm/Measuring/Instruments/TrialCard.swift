import UIKitShim

/// A card with its own presentation, animator and interactor, which records the order in which they are called.
final class TrialCard: UIViewController {
    var onWillAppear: (@MainActor () -> Void)?
    var onPresentationWillBegin: (@MainActor () -> Void)?
    /// Called when the dismissal has reached the interactor. Without it dismissals are not interactive.
    var onDismissalStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
    /// Called as its presentation is animated: the card is in its place in the container.
    var onComing: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
    /// The duration of its transitions, in seconds.
    let duration: TimeInterval
    /// What the card shows; with it the card is as large as the screen.
    let content: UIViewController?
    let witness = Witness()
    private let conductor = Conductor()

    init(duration: TimeInterval, showing content: UIViewController? = nil) {
        (self.duration, self.content) = (duration, content)
        super.init(nibName: nil, bundle: nil)
        conductor.card = self
        modalPresentationStyle = .custom
        transitioningDelegate = conductor
    }

    required init?(coder: NSCoder) { fatalError("A trial makes its card. It is in no storyboard.") }

    /// Returns the place of the card in its container.
    func place(in container: CGRect) -> CGRect {
        content == nil ? container.insetBy(dx: 60, dy: 200) : container
    }

    /// The setting of `finalFrameOfDismissed`, with the evidence; nil for any other frame.
    func finding(of context: any UIViewControllerContextTransitioning) -> (setting: String, evidence: String)? {
        let (frame, place) = (context.finalFrame(for: self), place(in: context.containerView.bounds))
        guard frame == .zero || frame == place else { return nil }
        return (frame == place ? "presentation" : "zero", "\(frame)")
    }

    /// The view that fades alongside a dismissal.
    var dimming: UIView? { (presentationController as? TrialPresentation)?.dimming }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.addGestureRecognizer(witness)
        guard let content else { return }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?()
    }
}

private final class TrialPresentation: UIPresentationController {
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let container = containerView?.bounds ?? .zero
        return (presentedViewController as? TrialCard)?.place(in: container) ?? container
    }

    override func presentationTransitionWillBegin() {
        (presentedViewController as? TrialCard)?.onPresentationWillBegin?()
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.alpha = 0.5
        containerView?.insertSubview(dimming, at: 0)
    }

    override func dismissalTransitionWillBegin() {
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in dimming.alpha = 0 }, completion: nil)
    }
}

/// The delegate of the card's transitions. The card keeps it.
private final class Conductor: NSObject, UIViewControllerTransitioningDelegate {
    weak var card: TrialCard?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        TrialPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { card.map { Transition(of: $0) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { card.map { Transition(of: $0) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        card?.onDismissalStart == nil ? nil : animator as? Transition
    }
}

private final class Transition: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    private weak var card: TrialCard?

    init(of card: TrialCard) {
        self.card = card
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        card?.duration ?? 0
    }

    /// Leaves the card where it is, so that a touch that does not reach it was blocked, and did not miss it.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            card?.onComing?(context)
        }
        Delay(transitionDuration(using: context)) { context.completeTransition(!context.transitionWasCancelled) }
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        card?.onDismissalStart?(context)
    }
}
