import HeadlessUIKit
import Testing

/// A home that presents a modal, with a delegate that supplies recording objects, and the record.
@MainActor final class TransitionScene {
    let stage: Stage
    let log = Record()
    let home: RecordingController
    let modal: RecordingController
    let delegate: RecordingTransitions

    init(_ change: (inout Assumptions) -> Void = { _ in }) {
        var assumptions = Assumptions()
        change(&assumptions)
        home = RecordingController("home", log)
        modal = RecordingController("modal", log)
        delegate = RecordingTransitions(log)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        stage = Stage(rootViewController: home, assumptions: assumptions)
        _ = log.take()
    }

    /// Presents the modal, until the presentation has begun. Row T27.
    func beginPresenting(animated: Bool = true) {
        home.present(modal, animated: animated) { [log] in log.add("completion") }
        stage.advance(by: 0)
    }

    /// Presents the modal and waits until it is there.
    func present() {
        home.present(modal, animated: true)
        stage.settle()
        _ = log.take()
    }

    /// Makes the returned interactor drive the transitions from now on.
    func makeInteractive() -> RecordingInteractor {
        let interactor = RecordingInteractor(log)
        delegate.interactor = interactor
        return interactor
    }

    func dismiss(animated: Bool = true) {
        modal.dismiss(animated: animated) { [log] in log.add("dismiss completion") }
    }
}

@MainActor final class RecordingController: UIViewController {
    let name: String
    let log: Record
    /// Whether the record describes the controller itself at each callback.
    var describesItself = false
    var onDidAppear: () -> Void = {}

    init(_ name: String, _ log: Record) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ what: String) {
        let state = [
            isBeingPresented ? "being presented" : nil, isBeingDismissed ? "being dismissed" : nil,
            presentingViewController == nil ? "no presenter" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
        log.add(describesItself ? "\(name) \(what): \(state)" : "\(name) \(what)")
    }

    override func viewWillAppear(_ animated: Bool) { add("willAppear") }
    override func viewDidAppear(_ animated: Bool) {
        add("didAppear")
        onDidAppear()
    }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
}

@MainActor final class RecordingTransitions: UIViewControllerTransitioningDelegate {
    let log: Record
    var animator: RecordingAnimator?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var removesPresenter = false
    var onWillBegin: (RecordingPresentation) -> Void = { _ in }
    private(set) weak var presentation: RecordingPresentation?

    init(_ log: Record) {
        self.log = log
        animator = RecordingAnimator(log)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator?")
        animator?.isPresenting = true
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator?")
        animator?.isPresenting = false
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor?")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactor?")
        return interactor
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController?")
        let presentation = RecordingPresentation(presentedViewController: presented, presenting: presenting)
        presentation.owner = self
        self.presentation = presentation
        return presentation
    }
}

/// A presentation that leaves 44 points at the top.
@MainActor final class RecordingPresentation: UIPresentationController {
    var owner: RecordingTransitions?
    var layouts: [CGSize] = []
    private var log: Record? { owner?.log }

    override var shouldRemovePresentersView: Bool { owner?.removesPresenter ?? false }
    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }
    override func presentationTransitionWillBegin() {
        log?.add("presentation willBegin")
        owner?.onWillBegin(self)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentation didEnd \(completed)") }
    override func dismissalTransitionWillBegin() {
        log?.add("dismissal willBegin")
        owner?.onWillBegin(self)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal didEnd \(completed)") }
    override func containerViewDidLayoutSubviews() { layouts.append(containerView?.bounds.size ?? .zero) }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        log?.add("preferredContentSize \(container.preferredContentSize.height)")
    }
}

/// Slides for a second, at an even speed.
@MainActor final class RecordingAnimator: UIViewControllerAnimatedTransitioning {
    let log: Record
    var isPresenting = true
    /// Whether it calls completeTransition by itself.
    var completes = true
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(_ log: Record) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
            let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
        else { return }
        let down = CGAffineTransform(translationX: 0, y: 800)
        if isPresenting {
            view.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(view)
            view.transform = down
        }
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { [isPresenting] in
            view.transform = isPresenting ? .identity : down
        } completion: { [completes] _ in
            guard completes else { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded \(transitionCompleted)") }
}

/// An interactor that only records that it was started.
@MainActor final class RecordingInteractor: UIViewControllerInteractiveTransitioning {
    let log: Record
    var wantsInteractiveStart = true
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: Record) { self.log = log }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("startInteractiveTransition")
        context = transitionContext
    }

    /// What an app's own animator does at its end.
    func end(_ completed: Bool) {
        completed ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
        context?.completeTransition(completed)
        context = nil
    }
}
