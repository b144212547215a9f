@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// Updates the picture of the presenter behind a deck's card.
///
///     (presentationController as? any DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
///
/// The deck takes a new picture by itself when the size changes. Request one when the presenter's look changes.
@preconcurrency @MainActor
public protocol DeckSnapshotUpdater {
    /// Takes the picture now, including all changes made in this turn of the run loop, if the deck shows a picture.
    func requestPresentedViewSnapshotUpdate()
}

/// Shows a controller as a card over its presenter, which moves back behind the card.
///
/// ``DeckTransitioningDelegate`` and `presentDeck(_:)` create this controller.
@preconcurrency @MainActor
public final class DeckPresentationController: InteractivePresentationController, DeckSnapshotUpdater {
    /// The look and behaviour of the deck.
    @exclusivity(unchecked) public private(set) var configuration: DeckConfiguration
    /// Kept until the dismissal is over: UIKit holds the delegate weakly.
    var transitioningDelegate: DeckTransitioningDelegate?
    @exclusivity(unchecked) private var changes: AlongsideChanges?

    private let picture = PresenterPicture()
    /// What stands behind the card: the presenter's view or picture; nil while neither does.
    @exclusivity(unchecked) private var presenterLook: PresenterLook?
    /// The presenter's frame without its transform, in the container.
    private var presenterFrame = CGRect.zero
    /// Its frame in its superview at the last layout pass, without a transform; nil: find it again.
    private var presenterAtRest: CGRect?
    /// The progress of each card over this card, the nearest first.
    private var cardsAbove: [CGFloat] = []
    /// The layout of the last pass; nil if it may be another now.
    @exclusivity(unchecked) private var placed: DeckLayout?
    /// Whether the card is at least as far as the place where it leaves under the finger.
    private var isBeyondLimit = false

    /// Creates the controller for your own transitioning delegate.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        configuration: DeckConfiguration = DeckConfiguration()
    ) {
        self.configuration = configuration
        var card = CardConfiguration(configuration.traits)
        card.needsFace = true
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController, configuration: card)
        // The status bar lies on black, above the card.
        presentedViewController.modalPresentationCapturesStatusBarAppearance = true
        restingCard.onEnd { [weak self] in self?.configuration = DeckConfiguration() }
    }

    /// The number of decks up to and including this one.
    @_spi(Cards) public var level: Int { (deckBehind?.level ?? 0) + 1 }

    /// Takes a new picture of the presenter, including changes made in this turn of the run loop.
    ///
    /// Does nothing if the presenter is not shown as a picture. If no picture can be taken, the last one stays.
    public func requestPresentedViewSnapshotUpdate() {
        guard picture.superview != nil, let presenter = presentingViewController.viewIfLoaded else { return }
        picture.take(of: presenter, afterUpdates: true)
    }

    // MARK: Coming

    @_spi(Cards) public override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        pushPresenterBack()
        let rest = outOfSight > 0 ? mover.selected / outOfSight : 0
        change(transitioningDelegate?.presentAnimation, from: 1, to: rest)
    }

    @_spi(Cards) public override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        endChanges(completed: completed)
        let completion = transitioningDelegate?.presentCompletion
        completed ? showPresenter() : restorePresenter()
        completion?(completed)
    }

    // MARK: On the way

    @_spi(Cards) public override func cardDidMove(to progress: CGFloat) {
        super.cardDidMove(to: progress)
        changes?.follow(progress)
        showPresenter()
        leaveUnderFinger()
    }

    @_spi(Cards) public override var resistance: Motion.ClassicResistance? {
        if case .classic(let resistance, _) = configuration.resistance { resistance } else { nil }
    }

    @_spi(Cards) public override func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        restingCard.adapted(policy.leavingOneWay("A deck", of: "DeckConfiguration"))
    }

    @_spi(Cards) public override func traitsDidChange(from old: CardTraits) {
        (configuration.traits, placed) = (traits, nil)
        super.traitsDidChange(from: old)
        showPresenter()
    }

    // MARK: Laying out

    @_spi(Cards) public override var frameOfPresentedViewInContainerView: CGRect {
        var frame = layout.cardFrame
        guard let part = restingCard.part else { return frame }
        frame.size.width = min(frame.width, part.width)
        frame.origin.x = part.midX - frame.width / 2
        return frame
    }

    @_spi(Cards) public override var highestTop: CGFloat { layout.cardFrame.minY }

    @_spi(Cards) public override func willLayOut() {
        placed = nil
        placed = layout
        presenterAtRest = nil
    }

    @_spi(Cards) public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layOutContent()
        guard presentingViewController.viewIfLoaded?.restingFrame != presenterAtRest else { return }
        findPresenter()
        showPresenter()
    }

    @_spi(Cards) public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // UIKit sizes the presenter's view by its frame, so remove its transform. The next layout sets it again.
        presenterLook?.move(by: .identity)
        placed = nil
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.requestPresentedViewSnapshotUpdate() }
    }

    // MARK: Going

    @_spi(Cards) public override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        change(transitioningDelegate?.dismissAnimation, from: progress, to: 1)
    }

    @_spi(Cards) public override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        endChanges(completed: completed)
        let completion = transitioningDelegate?.dismissCompletion
        if completed { restorePresenter() }
        completion?(completed)
    }

    /// Restores the presenter, except properties that other code has set meanwhile.
    private func restorePresenter() {
        presenterLook?.putBack()
        presenterLook = nil
        picture.removeFromSuperview()
        transitioningDelegate = nil
        guard let behind = deckBehind else { return }
        if !cardBehindStepsBack {
            behind.restingCard.face?.show(at: .identity, cornerRadius: behind.traits.cornerRadius)
        }
        behind.follow(cardsAbove: [])
    }
}

// MARK: - Touches

extension DeckPresentationController {
    /// Asks once per drag, so that a card that may not leave does not ask at every movement.
    private func leaveUnderFinger() {
        guard let limit = configuration.resistance.leavingTranslation else { return }
        let transform = restingCard.cardView.transform
        let isBeyond = hypot(transform.tx, transform.ty) - restingCard.lowestStop >= limit && progress > 0
        guard isBeyond != isBeyondLimit else { return }
        isBeyondLimit = isBeyond
        if isBeyond, arbiter?.owner == .drag { try? attemptDismissal() }
    }

    // MARK: Layout

    /// The current layout; before the presentation, of an empty container.
    @_spi(Cards) public var layout: DeckLayout {
        if let placed { return placed }
        let container = DeckLayout.Container(
            size: containerView?.bounds.size ?? .zero, safeAreaTop: containerView?.safeAreaInsets.top ?? 0)
        return DeckLayout(in: container, level: level, configuration: configuration)
    }

    /// Lays out the content, if a full-screen controller has displaced it. A keyboard manager's frame stays: such a view
    /// is moved, or shorter, but not of another width.
    private func layOutContent() {
        guard let face = restingCard.face, let content = presentedViewController.viewIfLoaded,
            content.superview === face, content.transform.isIdentity
        else { return }
        let (size, whole) = (content.bounds.size, face.bounds.size)
        if size.width != whole.width || size.height > whole.height { content.frame = face.bounds }
    }
}

/// Shows the presenter as a picture, live, or only darker.
extension DeckPresentationController {
    private var deckBehind: DeckPresentationController? { presentationBehind as? DeckPresentationController }

    /// Whether the card behind this one has a look of its own behind another card.
    private var cardBehindStepsBack: Bool { restingCard.cardBehind?.traits.coveredLook != nil }

    private func pushPresenterBack() {
        guard let container = containerView, let presenter = presentingViewController.viewIfLoaded,
            deckBehind == nil, configuration.presenter != .dimOnly, !cardBehindStepsBack
        else { return }
        findPresenter()
        let isPicture = configuration.presenter == .snapshot && traits.largestUndimmedDetent == nil
        // A presenter that has never been rendered has no picture, and is shown live.
        guard isPicture, picture.take(of: presenter, afterUpdates: false) else {
            presenterLook = PresenterLook(presenter)
            return
        }
        container.insertSubview(picture, at: 0)
        presenterLook = PresenterLook(picture.movingView)
    }

    /// Finds the presenter, and places its picture there, in a layout pass, not with each movement.
    private func findPresenter() {
        guard let container = containerView, let presenter = presentingViewController.viewIfLoaded else { return }
        presenterAtRest = presenter.restingFrame
        presenterFrame = presenter.superview?.convert(presenter.restingFrame, to: container) ?? presenter.restingFrame
        picture.frame = container.bounds
        picture.placeMovingView(in: presenterFrame)
    }

    private func showPresenter() {
        guard let container = containerView else { return }
        if presenterLook != nil, cardBehindStepsBack {
            presenterLook?.putBack()
            presenterLook = nil
            picture.removeFromSuperview()
        }
        // Show a presenter live that has become so. Reading the card's own traits copies nothing in each frame.
        if picture.superview != nil, restingCard.traits.largestUndimmedDetent != nil {
            picture.removeFromSuperview()
            presenterLook = presentingViewController.viewIfLoaded.map(PresenterLook.init)
        }
        let fades = mover.fades
        let shown = restingCard.cardView.superview === container ? restingCard.openedShare : 0
        // With Reduce Motion nothing scales or moves: the presenter fades to its other place.
        let moved = fades ? (shown > 0 ? 1 : 0) : shown
        let layout = layout
        func place(of frame: CGRect, at progress: CGFloat, _ cornerRadius: CGFloat) -> DeckLayout.PresenterPlace {
            layout.presenterPlace(of: frame, progress: progress, cornerRadius: cornerRadius, cardsAbove: cardsAbove)
        }
        // A presenter that is only darkened has no look.
        let behind = presenterLook == nil ? deckBehind : nil
        if let look = presenterLook {
            let isStill = fades && picture.superview == nil
            picture.alpha = fades ? shown : 1
            look.show(in: place(of: presenterFrame, at: isStill ? 0 : moved, look.ownCornerRadius))
        } else if let behind, configuration.presenter != .dimOnly, !cardBehindStepsBack {
            let frame = behind.layout.cardFrame.offsetBy(dx: 0, dy: behind.mover.selected)
            let behindCard = place(of: frame, at: moved, behind.traits.cornerRadius)
            behind.restingCard.face?.show(at: behindCard.transform, cornerRadius: behindCard.cornerRadius)
        }
        behind?.follow(cardsAbove: [moved] + cardsAbove)
    }

    private func follow(cardsAbove progress: [CGFloat]) {
        guard configuration.nesting == .stack, progress != cardsAbove else { return }
        cardsAbove = progress
        showPresenter()
    }

    // MARK: The client's changes alongside

    /// Runs the client's changes alongside the card, or at once if the card does not move.
    private func change(_ changes: (() -> Void)?, from start: CGFloat, to end: CGFloat) {
        endChanges(completed: true)
        guard let changes, let coordinator = presentedViewController.transitionCoordinator else { return }
        if coordinator.isAnimated {
            self.changes = AlongsideChanges(from: start, to: end, changes)
        } else {
            coordinator.animate(alongsideTransition: { _ in changes() })
        }
    }

    private func endChanges(completed: Bool) {
        changes?.finish(completed: completed)
        changes = nil
    }
}

/// A client's changes alongside a transition. They follow the card: a finger that brings the card back undoes them.
@MainActor
private final class AlongsideChanges {
    private let animator: UIViewPropertyAnimator
    /// The card's progress when the changes began, and when they are done; 1 is out of sight.
    private let start: CGFloat
    private let end: CGFloat

    init(from start: CGFloat, to end: CGFloat, _ changes: @escaping () -> Void) {
        (self.start, self.end) = (start, end)
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        animator.fractionComplete = 0
    }

    func follow(_ progress: CGFloat) {
        guard start != end else { return }
        animator.fractionComplete = ((progress - start) / (end - start)).share
    }

    /// Ends the changes after the transition, and skips the rest of their way.
    func finish(completed: Bool) {
        if completed, animator.fractionComplete < 1 {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else {
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        }
    }
}
