import GestureArbiter
import UIKitShim

/// Shows a controller as a card that can be dragged away, and caught whenever it moves.
///
/// As it is, the card fills the container; with detents, what is below the status bar. Subclass it for another place, a
/// dimming view, a presenter that moves along:
///
///     final class LowPresentation: InteractivePresentationController {
///         let dimming = UIView()
///         override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 16, y: 400, width: 358, height: 400) }
///         override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - progress) }
///     }
///
/// An override of one of UIKit's callbacks calls super; where it does not, that is said in the log, and made up for. The
/// card is placed by the frame alone: setting `presentedView?.frame` in a layout callback is not needed, and another place
/// than that is not taken.
@preconcurrency @MainActor
open class InteractivePresentationController: UIPresentationController {
    /// The way in which the card is dragged away.
    public let dismissal: InteractiveDismissal
    /// Called for everything that happens to the card. Let go of when the controller is dismissed.
    public var onMoment: (@MainActor (DismissalMoment) -> Void)?
    /// The card's arbiter. It exists from the beginning, before the presentation has begun, and is nil once the controller
    /// is dismissed.
    ///
    /// Ask it for its decisions, bind regions to it, name its recognizer in failure requirements. Its `onAttempt` is yours,
    /// in addition to what the card itself has to say; do not set `movingTranslation` and
    /// `onMomentum`, which the card needs. Another direction in its policy takes effect at the next touch that finds the
    /// card at rest.
    public private(set) weak var arbiter: GestureArbiter?

    /// The card, its detents, its keyboard and its safe area.
    package let restingCard: RestingCard
    /// The way out: left or right, never leading or trailing; of both ways the one that the card is on.
    package private(set) var direction = ArbitrationPolicy.Direction.down
    /// The policy's direction, resolved, that counts since the card last rested.
    private var declaredDirection = ArbitrationPolicy.Direction.down
    let look: ShownLook?
    var undimmed: Undimmed
    /// The content's own, put back when it leaves the card.
    private var autoresizingMaskOfContent: UIView.AutoresizingMask?
    private static let filling: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    private var heard = Heard()
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
        let dismissal = dismissal.leavingOneWayToDetents
        self.dismissal = dismissal
        look = ShownLook(dismissal.look)
        restingCard = RestingCard(
            dismissal.detents, content: dismissal.content.shown(along: dismissal.policy.direction),
            keyboard: dismissal.keyboard, response: dismissal.response)
        undimmed = Undimmed(upTo: dismissal.largestUndimmedDetent)
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        restingCard.owner = self
        cardView.onWindowChange = { [weak self] in self?.windowChanged() }
        cardView.onForeignPlace = { [weak self] in self?.sayForeignPlace(by: $0) }
        cardView.onTraitChange = { [weak self] in self?.invalidateDetents() }
        attachArbiter()
    }

    /// The view that moves, around the presented controller's. Its place, transform and opacity are set by this class.
    public var card: UIView { cardView }
    var cardView: CardView { restingCard.cardView }

    /// Why the card moved and stayed: the latest hundred decisions, oldest first.
    public var decisions: [DismissalDecision] { interaction.decisions }

    /// 0 at rest, 1 out of sight, negative where the card is pulled beyond rest. Of a card with detents it is 0 where it is
    /// most open.
    public var progress: CGFloat { interaction.mover.progress }

    /// The insets that something else than a keyboard covers of the card, as a bar over it does: points, 0 at first.
    /// It is added to the presented controller's safe area, and taken off again with the presentation. Of a keyboard and
    /// of this the larger counts.
    public var coveredInsets = UIEdgeInsets.zero {
        didSet {
            restingCard.safeArea.covered = coveredInsets
            restingCard.coverSafeArea()
        }
    }

    /// The height of the keyboard above the container's bottom, in points; 0 where there is none, where it floats, and
    /// where ``InteractiveDismissal/keyboard`` is `.ignores`.
    public var keyboardHeight: CGFloat { restingCard.keyboardHeight }

    /// The highest place of the card over a keyboard: where its top is then, in points from the container's; where the
    /// safe area begins, unless overridden. A card that rests higher stays. Where something is edited that would still
    /// be covered, and nothing around it can be scrolled, the card goes further.
    open var highestTop: CGFloat { containerView?.safeAreaInsets.top ?? 0 }

    /// A keyboard comes, goes, or has another height, and the card is about to be laid out: in an animation that takes as
    /// long as the keyboard's. Called on the main actor.
    open func keyboardDidChange() {}

    /// The card has moved, by a finger or by itself. Called on the main actor, at most once for each change; and once,
    /// with 0, for a card that is presented without animation.
    open func cardDidMove(to progress: CGFloat) {}

    /// The whole of the container; of a card with detents that leaves downwards, what of it is below the safe area at its top.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let whole = super.frameOfPresentedViewInContainerView
        guard !detents.isEmpty, direction == .down, let container = containerView else { return whole }
        let top = min(max(container.safeAreaInsets.top, 0), whole.height)
        return CGRect(x: whole.minX, y: whole.minY + top, width: whole.width, height: whole.height - top)
    }

    /// Returns the card's place for a pull of the finger, both in points from rest: the same, unless overridden by a
    /// card that resists. Increasing, and 0 for 0; where it is no number, the pull itself counts.
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
        if let refusal = onScreen(of: cardView, interaction.attempt) { throw refusal }
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

    /// Whether the layout pass under way, or the last one, comes of the card's movement alone: it finds every place where it
    /// was. A subclass that can tell sets it.
    package var isPassOfMovement = false

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        heard.layout = true
        if !isPassOfMovement { layOutCard() }
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

// MARK: - The finger

extension InteractivePresentationController {
    private func attachArbiter() {
        let interaction = interaction
        let arbiter = GestureArbiter.attach(to: cardView, policy: dismissal.policy) { [weak interaction] drag in
            interaction?.follow(drag)
        }
        arbiter.moves(interaction.mover)
        arbiter.takesDirectionAtStops()
        arbiter.onMomentum = { [weak interaction] velocity in interaction?.bounce(velocity: velocity) }
        interaction.adopt(dismissal.policy.direction)
        arbiter.addVeto { [weak interaction] attempt in interaction?.verdict(on: attempt) ?? .allow }
        var declared = dismissal.declared
        // Done once the view is loaded, which it may well ask for.
        declared.setUp = nil
        arbiter.declare(declared)
        self.arbiter = arbiter
    }

    private func escape() -> Bool {
        // Handled in either case: a refused escape is not for the controllers behind the card.
        try? attemptDismissal()
        return true
    }
}

// MARK: - It comes and goes

extension InteractivePresentationController {
    var isPresented: Bool { containerView != nil && presentedViewController.presentingViewController != nil }

    private func beginPresentation() {
        heard.presentationBegan = true
        fillCard()
        restingCard.heedKeyboard()
        if let arbiter { dismissal.declared.setUp?(arbiter) }
    }

    private func fillCard() {
        guard let content = presentedViewController.view else { return }
        cardView.onEscape = { [weak self] in self?.escape() ?? false }
        cardView.onSafeAreaChange = { [weak restingCard] in restingCard?.keepSafeArea() }
        layOutCard()
        makePresenterLive()
        content.bounds.size = cardView.bounds.size
        content.center = CGPoint(x: cardView.bounds.midX, y: cardView.bounds.midY)
        autoresizingMaskOfContent = content.autoresizingMask
        content.autoresizingMask = Self.filling
        cardView.addSubview(content)
        saySelection()
    }

    func bringCardIn(to container: UIView) {
        if cardView.superview !== container { container.addSubview(cardView) }
        look?.putBackdrop(below: cardView)
        look?.findHome(in: container)
        layOutCard()
        cardView.layoutIfNeeded()
    }

    /// The card is there, without a transition that would have brought it in.
    func showUnmoved() {
        guard let container = containerView, look != nil else { return }
        bringCardIn(to: container)
        showCard()
    }

    private func endPresentation(completed: Bool) {
        heard.presentationEnded = true
        interaction.presentationEnded(completed: completed)
        guard !completed else { return }
        heard.dismissalEnded = true
        letGoOfContent()
    }

    private func beginDismissal() {
        (heard.dismissalBegan, heard.dismissalEnded) = (true, false)
        interaction.dismissalWillBegin()
    }

    private func endDismissal(completed: Bool) {
        expectDismissalBegan()
        (heard.dismissalBegan, heard.dismissalEnded) = (false, true)
        interaction.dismissalEnded(completed: completed)
        if completed { letGoOfContent() }
    }

    /// The controller is as it came, unless it is shown elsewhere already. A mask that its owner has set stays.
    private func letGoOfContent() {
        onMoment = nil
        forgetDetents()
        coveredInsets = .zero
        restingCard.letGo(of: presentedViewController)
        look?.takeOff(cardView)
        guard let content = presentedViewController.viewIfLoaded, content.isDescendant(of: cardView) else { return }
        content.removeFromSuperview()
        // A mask that its owner has set stays.
        guard let autoresizingMaskOfContent, content.autoresizingMask == Self.filling else { return }
        content.autoresizingMask = autoresizingMaskOfContent
    }

    func tell(_ moment: DismissalMoment) {
        if case .progressed(let progress) = moment { cardDidMove(to: progress) }
        (presentedViewController as? any DismissalHandling)?.dismissalDidReach(moment)
        onMoment?(moment)
    }
}

// MARK: - Where the card lies

extension InteractivePresentationController {
    /// Follows from the container, the configuration and the model; so a layout pass moves nothing by itself.
    func layOutCard() {
        guard let container = containerView, !restingCard.isResolving else { return }
        if interaction.mover.phase == .resting {
            declaredDirection = currentDirection
            direction = declaredDirection.way(onOtherSide: interaction.isTurned)
            if declaredDirection.isBothWays != interaction.mover.leavesBothWays { interaction.adopt(declaredDirection) }
        }
        let place = restingCard.layOut(in: container)
        makePresenterLive()
        interaction.layOut(distance: distance(from: place, in: container))
    }

    private func distance(from place: CGRect, in container: UIView) -> CGFloat {
        look?.distance(from: place, along: direction) ?? direction.distance(of: place, outOf: container.bounds)
    }

    /// The card leaves up or down, or to either side.
    var leavesBothWays: Bool { declaredDirection.isBothWays }

    /// Whether the finger comes as the card does; of both ways the card takes the one that the finger comes from.
    func comes(by entrance: Entrance) -> Bool {
        if declaredDirection.isBothWays { interaction.turn(toOtherSide: !entrance.comes(against: direction)) }
        guard entrance.comes(against: direction) else {
            warnOnce(
                "UIViewController.present(_:followedBy:)",
                """
                The finger's way is not that of a card that leaves \(direction.rawValue): it comes by itself. Attach the \
                arbiter with the opposite direction.
                """)
            return false
        }
        return true
    }

    /// Of both ways the card is on the other one from now on; returns how far it is out of sight there, in points.
    func turn(onOtherSide isTurned: Bool) -> CGFloat {
        direction = declaredDirection.way(onOtherSide: isTurned)
        guard let container = containerView else { return 0 }
        return distance(from: cardView.restingFrame, in: container)
    }

    /// A frame that is no place (a subclass divided by nothing) would take the app down with it: the whole container
    /// stands in.
    package var wholeFrame: CGRect {
        let frame = frameOfPresentedViewInContainerView
        let isPlace = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        return isPlace ? frame : containerView?.bounds ?? .zero
    }

    /// That of the finger that takes the card, if one does: its policy may be another by now.
    private var currentDirection: ArbitrationPolicy.Direction {
        if let arbiter, arbiter.owner == .drag { return arbiter.direction }
        return (arbiter?.policy ?? dismissal.policy).direction.resolved(
            isRightToLeft: cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func showCard() {
        restingCard.display()
        if restingCard.hasDetents { tellWhetherModal() }
    }

    /// The card's new size comes with the springs' time; where the card is on its way stays as it is.
    private func resizeCard() {
        guard let container = containerView, cardView.window != nil else { return }
        guard detents.isEmpty else { return invalidateDetents() }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: dismissal.response, delay: 0, usingSpringWithDamping: min(CGFloat(dismissal.dampingRatio), 1),
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { container.layoutIfNeeded() }
    }
}

extension InteractivePresentationController: CardOwner {
    package var contentController: UIViewController? { presentedViewController }
    package var course: CardCourse { CardCourse(interaction.mover) }
    package var selection: DetentSelection { interaction.selection }
    package var safeInsets: UIEdgeInsets { containerView?.safeAreaInsets ?? .zero }
    package var ground: CGFloat { 0 }

    package var hasLook: Bool { look != nil }

    package func showLook(_ course: CardCourse) {
        guard let look, let container = containerView else { return }
        look.show(interaction.lookState(in: container.bounds), on: cardView, opacity: course.opacity)
    }

    package func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool) {
        interaction.take(places, shiftedBy: shift, isAtOnce: isAtOnce)
    }
}

// MARK: - What a subclass has not passed on

/// What UIKit calls and a subclass keeps from super is made up for, and said once.
extension InteractivePresentationController {
    /// Which of UIKit's callbacks have come this far.
    fileprivate struct Heard {
        var presentationBegan = false
        var presentationEnded = false
        var dismissalBegan = false
        var dismissalEnded = false
        /// In the layout pass under way.
        var layout = false
    }

    /// UIKit tells of an end within these turns of the run loop, or a subclass has kept it.
    private static let turnsOfPatience = 4

    /// UIKit brings the card in, or has done so.
    func expectPresentationBegan() {
        guard !heard.presentationBegan else { return }
        sayMissing("presentationTransitionWillBegin()", "the card would have no content")
        beginPresentation()
    }

    /// The card goes.
    func expectDismissalBegan() {
        guard !heard.dismissalBegan else { return }
        sayMissing("dismissalTransitionWillBegin()", "nobody would hear that the card is about to leave")
        beginDismissal()
    }

    private func windowChanged() {
        guard cardView.window == nil else { return cameIn() }
        // In the next turn: now, somebody is in the middle of taking views apart.
        onNextTurn(of: containerView) { [self] in if cardView.window == nil { lostWindow() } }
    }

    private func lostWindow() {
        interaction.lostWindow()
        if presentedViewController.presentingViewController == nil { expectEnd(of: .dismissal, completed: true) }
    }

    private func cameIn() {
        guard !heard.presentationBegan else { return }
        // In the next turn: a subclass may bring the card in before it calls super.
        onNextTurn(of: cardView) { [self] in if cardView.window != nil { expectPresentationBegan() } }
    }

    /// A layout pass is nearly over.
    private func expectLayout() {
        defer { heard.layout = false }
        guard !heard.layout else { return }
        sayMissing("containerViewWillLayoutSubviews()", "the card would not follow its container")
        layOutCard()
    }

    /// The card came without a transition.
    private func expectPresentationEnded() {
        guard heard.presentationBegan, !heard.presentationEnded, isPresented, !interaction.isInTransition else {
            return
        }
        makeUpForEnd(of: .presentation, completed: true)
    }

    /// UIKit has been told the end of a transition, or does without one.
    func expectEnd(of kind: OpenTransition.Kind, completed: Bool) {
        guard !hasHeardEnd(of: kind) else { return }
        after(turns: Self.turnsOfPatience) { [self] in makeUpForEnd(of: kind, completed: completed) }
    }

    private func hasHeardEnd(of kind: OpenTransition.Kind) -> Bool {
        switch kind {
        case .presentation: heard.presentationEnded
        case .dismissal: heard.dismissalEnded
        }
    }

    private func makeUpForEnd(of kind: OpenTransition.Kind, completed: Bool) {
        guard !hasHeardEnd(of: kind) else { return }
        switch kind {
        case .presentation:
            guard !presentedViewController.isBeingPresented else { return }
            sayMissing("presentationTransitionDidEnd(_:)", "the card would never count as presented")
            endPresentation(completed: completed)
        case .dismissal:
            guard !presentedViewController.isBeingDismissed else { return }
            sayMissing("dismissalTransitionDidEnd(_:)", "the card would never count as dismissed")
            endDismissal(completed: completed)
        }
    }

    private func after(turns: Int, _ act: @escaping @MainActor () -> Void) {
        guard turns > 0 else { return act() }
        onNextTurn(of: containerView) { [self] in after(turns: turns - 1, act) }
    }

    private func sayMissing(_ callback: String, _ consequence: String) {
        warnOnce(
            "\(type(of: self)).\(callback)",
            "It has not come through: \(consequence). That was made up for. Call super in the override.")
    }

    /// A place that a subclass, or whoever has the view, gave to the card was not taken.
    private func sayForeignPlace(by property: String) {
        warnOnce(
            "\(type(of: self)).presentedView.\(property)",
            """
            It was set to another place than the card's, which would jump under a finger: the card stays. Override \
            frameOfPresentedViewInContainerView, and call containerView?.setNeedsLayout() where that changes.
            """)
    }
}
