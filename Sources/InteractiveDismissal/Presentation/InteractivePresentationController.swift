import GestureArbiter
import UIKitShim

/// Shows a controller as a card that can be dragged away, and caught whenever it moves.
///
/// As it is, the card fills the container. Subclass it for another place, a dimming view, a presenter that moves along:
///
///     final class FloatingPresentation: InteractivePresentationController {
///         override var frameOfPresentedViewInContainerView: CGRect { … }
///         override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - progress) }
///     }
///
/// An override of one of UIKit's callbacks calls super; where it does not, that is said in the log, and made up for. The
/// card is placed by the frame alone: setting `presentedView?.frame` in a layout callback is not needed, and another place
/// than that is not taken.
@preconcurrency @MainActor
open class InteractivePresentationController: UIPresentationController {
    /// How the card is dragged away.
    public let dismissal: InteractiveDismissal
    /// Called for everything that happens to the card. Let go of when the controller is dismissed.
    public var onMoment: (@MainActor (DismissalMoment) -> Void)?
    /// The way in and out of the finger: there from the beginning, before the presentation has begun, and nil once the
    /// controller is dismissed.
    ///
    /// Ask it for its decisions, bind regions to it, name its recognizer in failure requirements. Its `onAttempt` is yours,
    /// in addition to what the card itself has to say; what it follows, `movingTranslation` and `onMomentum`, is the
    /// card's. A direction that is set in its policy is the card's way out from the next time that it sets out from rest;
    /// on its way it stays on its line.
    public internal(set) weak var arbiter: GestureArbiter?

    let cardView = CardView()
    /// The way out: left or right, never leading or trailing.
    var direction = ArbitrationPolicy.Direction.down
    var safeArea = CardSafeArea()
    var keyboard = CardKeyboard()
    /// The content's own, put back when it leaves the card.
    var autoresizingMaskOfContent: UIView.AutoresizingMask?
    var heard = Heard()
    private(set) lazy var interaction = DismissalInteraction(dismissal, of: self)

    /// A presentation of `presentedViewController`, made by a transitioning delegate when UIKit asks for one.
    ///
    /// - Parameters:
    ///   - presentedViewController: What to present; its `modalPresentationStyle` is `.custom`.
    ///   - presentingViewController: Who presents, if that is known already.
    ///   - dismissal: How the card is dragged away.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        dismissal: InteractiveDismissal
    ) {
        self.dismissal = dismissal
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        cardView.onWindowChange = { [weak self] in self?.windowChanged() }
        cardView.onForeignPlace = { [weak self] in self?.sayForeignPlace(by: $0) }
        attachArbiter()
    }

    /// What moves: a view around the presented controller's. Its place, transform and opacity are set by this class.
    public var card: UIView { cardView }

    /// Why the card moved and stayed: the latest hundred decisions, oldest first.
    public var decisions: [DismissalDecision] { interaction.decisions }

    /// 0 at rest, 1 out of sight, negative where the card is pulled beyond rest.
    public var progress: CGFloat { interaction.motion.progress }

    /// What something else than a keyboard covers of the card from each edge, as a bar over it does: points, 0 at first.
    /// It is added to the presented controller's safe area, and taken off again with the presentation. Of a keyboard and
    /// of this the larger counts.
    public var coveredInsets = UIEdgeInsets.zero { didSet { coverSafeArea() } }

    /// How far up a keyboard pushes the card: where its top is then, in points from the container's; where the safe area
    /// begins, unless overridden. A card that rests higher stays. Where something is edited that would still be covered,
    /// and nothing around it can be scrolled, the card goes further.
    open var highestTop: CGFloat { containerView?.safeAreaInsets.top ?? 0 }

    /// A keyboard comes, goes, or has another height, and the card is about to be laid out: in an animation that takes as
    /// long as the keyboard's. Called on the main actor.
    open func keyboardDidChange() {}

    /// The card has moved, by a finger or by itself. Called on the main actor, at most once for each change; and once,
    /// with 0, for a card that is presented without animation.
    open func cardDidMove(to progress: CGFloat) {}

    /// Where the card is shown for a pull of the finger, both in points from rest: the same, unless overridden by a card
    /// that resists. Increasing, and 0 for 0; where it is no number, the pull itself counts.
    open func translation(forPull pull: CGFloat) -> CGFloat { pull }

    /// The pull that shows the card at `translation`: the inverse of ``translation(forPull:)``, for a finger that catches
    /// the card there. Both in points; where it is no number, the translation itself counts.
    open func pull(forTranslation translation: CGFloat) -> CGFloat { translation }

    /// Pushes a card that rests, as content does that coasts to its edge. It swings back by itself, never dismisses, and
    /// can be caught. Nothing happens where the card is moved otherwise.
    ///
    /// - Parameter velocity: Points per second along the way out; what is not finite counts as 0.
    public func bounce(velocity: CGFloat) {
        onScreen(of: cardView) { interaction.bounce(velocity: velocity) }
    }

    /// Dismisses the card as the user would: asked for and told like a release. For a close button of the card's own,
    /// or a touch outside of it.
    ///
    /// - Throws: Why it stays. After `.isModal` and `.delegateRefused` the delegate was told of the attempt.
    public func attemptDismissal() throws(DismissalRefusal) {
        if let refusal = onScreen(of: cardView, refusalOfAttempt) { throw refusal }
    }

    private func refusalOfAttempt() -> DismissalRefusal? {
        guard isPresented else { return .notPresented }
        if interaction.motion.isLeaving { return .isBeingDismissed }
        if let refusal = interaction.refusal() {
            interaction.stay(refusal)
            return refusal
        }
        interaction.commit(velocity: nil)
        arbiter?.cancel()
        return nil
    }

    // MARK: UIKit's questions and callbacks

    /// The card, around the presented controller's view.
    public final override var presentedView: UIView? { cardView }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        beginPresentation()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        endPresentation(completed: completed)
    }

    /// Tells that the card is about to leave, where somebody else dismisses it.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        beginDismissal()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        endDismissal(completed: completed)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        heard.layout = true
        layOutCard()
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        expectLayout()
        expectPresentationEnded()
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        resizeCard()
    }
}
