import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// Shows a controller as a card over its presenter, which is pushed back behind it.
///
/// ``DeckTransitioningDelegate`` and `presentDeck(_:configuration:)` make it; it can be asked for the layout, the
/// arbiter's decisions and its own.
@preconcurrency @MainActor
public final class DeckPresentationController: InteractivePresentationController, DeckSnapshotUpdater {
    /// How the deck looks and behaves, as it was presented.
    public let configuration: DeckConfiguration
    /// The client's part of the transitions.
    var alongside = DeckAlongside()
    /// Its changes under way.
    private var changes: AlongsideChanges?
    /// UIKit keeps the transitioning delegate weakly and the presentation controller until the dismissal is over.
    var transitioningDelegate: DeckTransitioningDelegate?

    let face: CardFace
    let picture = PresenterPicture()
    private(set) lazy var dimmingView = DimmingView(configuration) { [weak self] in try? self?.attemptDismissal() }
    /// How far each card over this one has come, the nearest first.
    var cardsAbove: [CGFloat] = []
    /// The presenter's look before it was pushed back; nil while it is not.
    var presenterLook: PresenterLook?
    /// What the content wished when it was last asked, in points: asking it may mean to lay it all out.
    private(set) var contentHeight: CGFloat?
    /// Something is known to have happened since that the wish may depend on.
    var mayWishAnew = false
    /// How wide the card was to be in the last layout pass, and where it was on its way.
    private var lastPass = (width: CGFloat.nan, transform: CGAffineTransform.identity)
    private var isBeyondLimit = false

    /// For a transitioning delegate of your own; ``DeckTransitioningDelegate`` makes one for you.
    ///
    /// - Parameters:
    ///   - presentedViewController: What is in the card.
    ///   - presentingViewController: What is behind it, where that is known.
    ///   - configuration: How the deck looks and behaves.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        configuration: DeckConfiguration = DeckConfiguration()
    ) {
        self.configuration = configuration
        face = CardFace(configuration)
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController,
            dismissal: configuration.dismissal)
        takeTouches()
    }

    /// How many decks there are up to this one, itself included.
    public var level: Int { (deckBehind?.level ?? 0) + 1 }

    /// The deck whose card is this one's presenter.
    var deckBehind: DeckPresentationController? {
        guard presentingViewController !== presentedViewController else { return nil }
        return presentingViewController.presentedAsDeck
    }

    public override var frameOfPresentedViewInContainerView: CGRect { layout.cardFrame }

    /// The layout knows the keyboard: it has put the card as high as it goes.
    public override var highestTop: CGFloat { layout.cardFrame.minY }

    public override func keyboardDidChange() {
        super.keyboardDidChange()
        mayWishAnew = true
    }

    // MARK: Coming

    public override func presentationTransitionWillBegin() {
        contentHeight = wishedContentHeight
        super.presentationTransitionWillBegin()
        dressCard()
        pushPresenterBack()
        change(alongside.presentAnimation, from: 1, to: 0, over: configuration.presentDuration)
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        endChanges(completed: completed)
        completed ? showPresenter() : undress()
        alongside.presentCompletion?(completed)
    }

    // MARK: Going

    public override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        change(alongside.dismissAnimation, from: progress, to: 1, over: configuration.dismissDuration)
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        endChanges(completed: completed)
        if completed { undress() }
        alongside.dismissCompletion?(completed)
    }

    private func undress() {
        bringPresenterBack()
        transitioningDelegate = nil
    }

    /// Does what the client has done alongside: as far as the card, or, where there is no way, at once.
    private func change(
        _ changes: (() -> Void)?, from start: CGFloat, to end: CGFloat, over duration: TimeInterval
    ) {
        endChanges(completed: true)
        guard let changes, let coordinator = presentedViewController.transitionCoordinator else { return }
        if coordinator.isAnimated {
            self.changes = AlongsideChanges(from: start, to: end, over: duration, changes)
        } else {
            coordinator.animate(alongsideTransition: { _ in changes() })
        }
    }

    private func endChanges(completed: Bool) {
        let ended = changes
        changes = nil
        ended?.finish(completed: completed)
    }

    // MARK: On the way

    public override func cardDidMove(to progress: CGFloat) {
        super.cardDidMove(to: progress)
        changes?.follow(progress)
        showPresenter()
        leaveUnderFinger()
    }

    public override func containerViewWillLayoutSubviews() {
        if isMoreThanMovement() { contentHeight = wishedContentHeight }
        super.containerViewWillLayoutSubviews()
    }

    /// UIKit lays out a view whose subview's transform changes: the container in every frame in which the card moves. What
    /// the content may have come to wish meanwhile it is asked when the card rests.
    private func isMoreThanMovement() -> Bool {
        let pass = (width: cardWidth, transform: card.transform)
        defer { (lastPass, mayWishAnew) = (pass, false) }
        return mayWishAnew || pass.width != lastPass.width || pass.transform == lastPass.transform
            || pass.transform.isIdentity
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        mayWishAnew = true
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }

    public override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        layOutChrome()
        showPresenter()
    }

    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // UIKit sizes the presenter's view by its frame, which a transform would spoil. The next layout sets it again.
        straightenPresenter()
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.requestPresentedViewSnapshotUpdate() }
    }

    // MARK: Resistance

    public override func translation(forPull pull: CGFloat) -> CGFloat {
        configuration.resistance.translation(forPull: pull)
    }

    public override func pull(forTranslation translation: CGFloat) -> CGFloat {
        configuration.resistance.pull(forTranslation: translation)
    }

    /// Once a drag: a card that may not leave is not asked about at every movement.
    private func leaveUnderFinger() {
        guard let limit = configuration.resistance.leavingTranslation else { return }
        let isBeyond = hypot(card.transform.tx, card.transform.ty) >= limit && progress > 0
        guard isBeyond != isBeyondLimit else { return }
        isBeyondLimit = isBeyond
        if isBeyond, arbiter?.owner == .drag { try? attemptDismissal() }
    }
}
