@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// Coordinates one presentation's whole movement: the card's motion, the finger, and UIKit's transitions.
///
/// A ``GestureArbiter/Mover`` moves the card. This class decides what only a presentation knows: whether the card may
/// leave, and what to report to UIKit. Dragging alone starts no transition.
///
/// The file follows one movement from top to bottom: a finger brings the card in; a finger attempts to drag, takes the
/// card, pulls it and lets it go; the card goes back, or leaves if it may; UIKit begins its transition; frames move the
/// card to its place; the movement ends.
@MainActor
final class DismissalInteraction {
    let dismissal: InteractiveDismissal
    private(set) lazy var mover = makeMover()
    /// The offset perpendicular to the card's way, for a look that follows the finger in two dimensions, or has a home.
    private var drift = CardDrift()
    /// For a two-way direction: true on the side that the arbiter counts as negative.
    private(set) var isTurned = false
    /// The finger that brings the card in, until it lets go.
    private var entrance: Entrance?
    private let restingCard: RestingCard
    private(set) var decisions: [DismissalDecision] = []
    private weak var presentation: InteractivePresentationController?
    /// The haptic feedback; nil for none.
    private var knock: Knock?
    /// The card's drift and the finger's location when the finger took the card, for a look that follows the finger
    /// across the card's way.
    private var across: (offset: CGPoint, location: CGPoint)?
    /// Whether the last report said that a release would dismiss the card.
    private var isArmed = false
    /// UIKit's requested or running transition.
    private var transition: OpenTransition?
    /// The context that UIKit began last. If it comes again after its end, it begins nothing.
    private weak var latestContext: (any UIViewControllerContextTransitioning)?
    /// True if `dismiss` was called since the card last rested, so that it is not called again.
    private var hasRequested = false
    /// Whether the adaptive delegate must hear of the current dismissal, because a finger or an escape caused it.
    private var isByUser = false
    /// Whether the delegate must hear of a refused attempt once UIKit's transition is over.
    private var owesAttempt = false
    /// The last reported place of the card.
    private var told: (progress: CGFloat, position: CardTraits.Position?) = (0, nil)

    init(_ dismissal: InteractiveDismissal, of presentation: InteractivePresentationController) {
        self.dismissal = dismissal
        self.presentation = presentation
        restingCard = presentation.restingCard
    }

    private func makeMover() -> GestureArbiter.Mover {
        let mover = GestureArbiter.Mover(
            release: dismissal.release, spring: dismissal.spring,
            leavingAt: { [weak self] in
                guard let self, self.dismissal.canBeDraggedAway else { return nil }
                return self.mover.outOfSight
            },
            show: { [weak self] _ in self?.cardDidMove() })
        (mover.setup.comingSpring, mover.setup.leavingSpring) = (dismissal.presentingSpring, dismissal.dismissingSpring)
        mover.companion = self
        mover.willLeave = { [weak self] in self?.presentation?.tellWhetherModal() }
        return mover
    }

    /// The card's place and motion.
    var motion: CardModel { mover.model }

    private var places: RestingPlaces { restingCard.selection.places }

    /// Whether a transition of UIKit is requested or running.
    var isInTransition: Bool { transition != nil }

    private func tell(_ moment: DismissalMoment) { presentation?.tell(moment) }

    private func log(_ reason: DismissalDecision.Reason) {
        let limit = 100
        if decisions.count == limit { decisions.removeFirst() }
        decisions.append(DismissalDecision(time: CACurrentMediaTime(), reason: reason))
    }
}

// MARK: - A finger attempts to drag

extension DismissalInteraction {
    /// The card's own answer to a finger that would take it.
    func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        guard attempt.stage != .release else { return .allow }
        guard entrance == nil else { return .deny(reason: "another finger brings the card in") }
        guard canBeGrabbed else { return .deny(reason: "the card is fading out") }
        guard let declared = declaredScrollView(), !attempt.scrollViews.isEmpty else { return .allow }
        let isAmongThem = attempt.scrollViews.contains { $0 === declared }
        return isAmongThem ? .allow : .deny(reason: "another scroll view is declared in dismissalHandlingScrollView")
    }

    /// False for a card that fades out: a drag could only make it jump.
    private var canBeGrabbed: Bool {
        switch mover.phase {
        case .resting, .inHand, .settling, .coming: true
        case .leaving: !motion.isFading
        case .away: false
        }
    }

    private func declaredScrollView() -> UIScrollView? {
        guard let presentation, presentation.presentedViewController.isViewLoaded,
            let declared = presentation.handling?.dismissalHandlingScrollView
        else { return nil }
        guard declared.isDescendant(of: presentation.card) else {
            if decisions.last?.reason != .foreignScrollView { log(.foreignScrollView) }
            return nil
        }
        return declared
    }

}

// MARK: - Two-way directions

/// The mover counts both ways on one line. The card's direction is its current way out.
extension DismissalInteraction {
    private var leavesBothWays: Bool { presentation?.leavesBothWays ?? false }

    /// Converts a number on the card's side to the arbiter's count, and back.
    private func counted(_ number: CGFloat) -> CGFloat { isTurned ? 0 - number : number }

    /// Turns the card to the other way out, after it has passed its rest during a drag, or was thrown from there.
    func turn(toOtherSide isOther: Bool) {
        guard leavesBothWays, isOther != isTurned, let presentation else { return }
        isTurned = isOther
        mover.count(on: isOther ? .second : .first)
        mover.handle(.outOfSight(at: presentation.turn(onOtherSide: isOther)))
    }

    private func turn(as release: Arbitration.Release) {
        turn(toOtherSide: release.translation == 0 ? release.velocity < 0 : release.translation < 0)
    }
}

// MARK: - A finger brings the card in

extension DismissalInteraction {
    /// Lets the card follow that finger from the moment at which UIKit begins.
    func join(_ entrance: Entrance) { self.entrance = entrance }

    /// Begins the way in, after UIKit has begun; the finger may already have lifted.
    private func enter(by entrance: Entrance) {
        log(.broughtIn)
        startAtHome()
        hold(by: entrance)
    }

    /// Whether a finger has let the card go on its way in, and may take it again.
    var canBeTakenAgain: Bool {
        entrance == nil && transition?.kind == .presentation && transition?.isCompleted == nil
            && motion.catchablePlace != nil
    }

    /// Lets a finger that pulls again take its card while the card goes back. Returns whether it has.
    func rejoin(_ entrance: Entrance) -> Bool {
        guard canBeTakenAgain, let presentation, presentation.comes(by: entrance) else { return false }
        log(.caught(at: mover.placeOnSide))
        self.entrance = entrance
        entrance.goOn(from: mover.outOfSight - mover.placeOnSide)
        hold(by: entrance)
        return true
    }

    private func hold(by entrance: Entrance) {
        mover.take(bringsIn: true)
        knock = dismissal.impact.map(Knock.init)
        hold(at: entrance.fingerLocation)
        // A release here would send the card back again, so report nothing.
        isArmed = true
        tell(.grabbed)
        entrance.onChange = { [weak self, weak entrance] in
            if let self, let entrance { follow(entrance) }
        }
        follow(entrance)
    }

    private func follow(_ entrance: Entrance) {
        guard self.entrance === entrance, mover.phase == .inHand else { return }
        carry(to: mover.pull(showing: counted(place(for: entrance))), by: entrance.fingerLocation)
        guard let end = entrance.end, self.entrance === entrance, mover.phase == .inHand else { return }
        switch end {
        case .letGo(let release): decide(release, by: entrance)
        case .cancelled:
            log(.withdrawn)
            withdraw(velocity: 0)
        }
        self.entrance = nil
        tellArming()
    }

    /// The card's place for the finger's pull; beyond its most open place the card resists, as always.
    private func place(for entrance: Entrance) -> CGFloat {
        let place = mover.outOfSight - entrance.pull
        guard place < 0 else { return place }
        guard dismissal.policy.beyondRest == .resists else { return 0 }
        return -Motion.RubberBand(dimension: max(mover.outOfSight, 1)).stretch(for: -place)
    }

    private func decide(_ release: Arbitration.Release, by entrance: Entrance) {
        var judgement = judgement(of: release, by: entrance)
        // If the client redirected the release, send the card back to where the finger came from.
        if release.redirection != nil { judgement.target = .away }
        log(.released(judgement))
        mover.tell(judgement)
        entrance.arbiter?.lastRelease = judgement
        // A controller that has presented another meanwhile stays presented.
        if judgement.target == .away, presentation?.presentedViewController.presentedViewController != nil {
            log(.refused(.presentsAnother))
            judgement.target = .stop(places.lowest)
        }
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: -release.velocity)
        case .away: withdraw(velocity: -release.velocity)
        }
    }

    /// The dismissal rule's judgement of the mirrored release: the way in counts from out of sight, and ends at the
    /// most open place.
    private func judgement(of drag: Arbitration.Release, by entrance: Entrance) -> ReleaseRule.Judgement {
        let way = mover.outOfSight
        var release = ReleaseRule.Release(drag, distance: way)
        release.translation = way - mover.placeOnSide
        let stops = ReleaseRule.Stops([0] + places.stops.dropFirst().map { way - $0 }, away: way - places.stops[0])
        var judgement = dismissal.release.judgement(
            of: release, among: stops, selected: motion.isSelectedInHand ? way - counted(mover.selected) : nil)
        switch judgement.target {
        case .away: judgement.target = .stop(places.stops[0])
        case .stop(let place):
            judgement.target = place == 0 ? .away : .stop(places.stops.nearest(to: way - place))
        }
        return judgement
    }

    /// Sends the card back out of sight, and cancels UIKit's presentation, after the finger let the card go too early.
    private func withdraw(velocity: CGFloat) {
        mover.heedReduceMotion()
        driftAway(on: dismissal.spring)
        mover.handle(.letGo(velocity: counted(velocity), target: .away))
        restingCard.endEditing()
    }
}

// MARK: - Drift

extension DismissalInteraction {
    /// The card's state for its look.
    func lookState(in bounds: CGRect) -> InteractiveDismissal.Look.State {
        let (lowest, distance) = (places.lowest, mover.outOfSight)
        let beyond = mover.placeOnSide - max(min(mover.placeOnSide, lowest), 0)
        let direction = presentation?.direction ?? .down
        let way = direction.movement(by: beyond)
        var frame = restingCard.cardView.restingFrame
        let slid = direction.movement(by: mover.placeOnSide - beyond)
        frame.origin = CGPoint(x: frame.minX + slid.x, y: frame.minY + slid.y)
        return InteractiveDismissal.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + drift.offset.x, y: way.y + drift.offset.y), direction: direction, frame: frame,
            bounds: bounds, isInHand: mover.phase == .inHand)
    }

    /// Lets a finger hold the drift from its current value.
    private func hold(at location: CGPoint?) {
        guard let look = presentation?.look else { return }
        drift.hold()
        across = look.followsAcross ? location.map { (drift.offset, $0) } : nil
    }

    private func carryAcross(to location: CGPoint?) {
        guard let location, let across, let direction = presentation?.direction else { return }
        drift.hold(
            at: direction.axis == .vertical
                ? CGPoint(x: across.offset.x + location.x - across.location.x, y: across.offset.y)
                : CGPoint(x: across.offset.x, y: across.offset.y + location.y - across.location.y))
    }

    /// The finger's velocity across the card's way, in points per second of the container.
    private var velocityAcross: CGPoint {
        guard let presentation, presentation.look?.followsAcross == true else { return .zero }
        let arbiter = entrance?.arbiter ?? presentation.arbiter
        guard let velocity = arbiter?.panGestureRecognizer?.velocity(in: presentation.containerView) else {
            return .zero
        }
        return presentation.direction.axis == .vertical
            ? CGPoint(x: velocity.x, y: 0) : CGPoint(x: 0, y: velocity.y)
    }

    /// Drifts back as the card goes to its rest.
    private func driftHome(on spring: Motion.Spring) {
        guard presentation?.look != nil else { return }
        let velocity = mover.phase == .inHand ? velocityAcross : nil
        drift.spring(to: .zero, velocity: velocity, on: spring, at: CACurrentMediaTime())
    }

    /// Drifts as the card leaves for out of sight, or for its home.
    private func driftAway(on spring: Motion.Spring) {
        guard presentation?.look != nil, !motion.setup.fades else { return }
        let (velocity, time) = (mover.phase == .inHand ? velocityAcross : nil, CACurrentMediaTime())
        if motion.setup.comesHome {
            drift.spring(to: driftAtHome, velocity: velocity, on: spring, at: time)
        } else {
            drift.coast(velocity: velocity ?? .zero, at: time)
        }
    }

    /// Starts the drift at the card's home, before the card comes.
    private func startAtHome() {
        noteHome()
        drift.hold(at: driftAtHome)
    }

    private var driftAtHome: CGPoint {
        guard let presentation, let look = presentation.look, motion.setup.comesHome else { return .zero }
        return look.driftHome(
            of: restingCard.cardView, movement: presentation.direction.movement(by: mover.outOfSight))
    }

    /// Finds the card's home again.
    private func findHome() {
        guard let presentation, let look = presentation.look, let container = presentation.containerView else { return }
        look.findHome(in: container)
        noteHome()
    }

    private func noteHome() {
        guard let presentation, let look = presentation.look else { return }
        mover.setup.comesHome = look.comesHome(
            from: restingCard.cardView.restingFrame, along: presentation.direction)
    }
}

// MARK: - A finger takes and pulls the card

extension DismissalInteraction {
    func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: grab()
        case .moved(let pull):
            if pull != 0 { turn(toOtherSide: pull < 0) }
            carry(to: pull, by: across == nil ? nil : presentation?.arbiter?.fingerLocation)
        case .ended(let release):
            turn(as: release)
            letGo(release)
        case .cancelled: drop()
        }
    }

    private func grab() {
        let wasPresenting = transition?.kind == .presentation
        if motion.movesByItself { log(.caught(at: mover.placeOnSide)) }
        setOut()
        knock = dismissal.impact.map(Knock.init)
        hold(at: presentation?.arbiter?.fingerLocation)
        mover.take()
        // A card that a finger has caught is presented. The release decides whether it leaves again.
        if wasPresenting { transition?.end(completed: true) }
        // The client, told that the card is presented, may have dismissed it.
        guard mover.phase == .inHand else { return }
        transition?.reopen()
        tell(.grabbed)
        requestAtBegin()
    }

    /// With `.onBegin` UIKit's transition begins with the drag; for a card with several detents, when it passes the
    /// lowest.
    private func requestAtBegin() {
        guard dismissal.begins == .onBegin, mover.phase == .inHand, transition == nil else { return }
        guard places.stops.count == 1 || mover.placeOnSide > places.lowest, obstacle == nil else { return }
        request()
    }

    /// Updates what has changed without a layout pass, such as the way out, when a card leaves its rest.
    private func setOut() {
        guard mover.phase == .resting else { return }
        findHome()
        presentation?.layOutCard()
    }

    private func carry(to pull: CGFloat, by location: CGPoint?) {
        guard mover.phase == .inHand else { return }
        carryAcross(to: location)
        mover.carry(to: pull)
        tellArming()
        if places.stops.count > 1 { requestAtBegin() }
    }

    /// Reports when a drag reaches or leaves the place from which a release would dismiss the card.
    private func tellArming() {
        let isInHand = mover.phase == .inHand
        let mayLeave = isInHand && !mover.resists
        let target = mayLeave || isInHand && knock != nil ? targetInHand : nil
        let wouldLeave = mayLeave && target == .away
        if isInHand {
            knock?.feel(target == .away && !mayLeave ? .stop(places.lowest) : target, at: mover.placeOnSide)
        }
        guard wouldLeave != isArmed else { return }
        isArmed = wouldLeave
        if isInHand { tell(.armed(wouldLeave)) }
    }

    /// The target of a release without velocity.
    private var targetInHand: ReleaseRule.Target {
        guard let entrance else { return mover.targetIfLetGo }
        return judgement(of: Arbitration.Release(translation: mover.placeOnSide, velocity: 0), by: entrance).target
    }

}

// MARK: - The finger lets the card go

extension DismissalInteraction {
    private func letGo(_ release: Arbitration.Release) {
        guard mover.phase == .inHand else { return }
        let phase = motion.tapped(at: CACurrentMediaTime())
        if let judgement = mover.decide(release) {
            carryOut(judgement, velocity: counted(release.velocity))
        } else {
            goOn(isLeaving: phase == .leaving && transition?.kind == .dismissal)
        }
        tellArming()
    }

    /// Continues the card's movement after a tap. A leaving card continues without a new question.
    private func goOn(isLeaving: Bool) {
        log(.tapped)
        guard isLeaving else { return goBack(velocity: 0) }
        mover.heedReduceMotion()
        driftAway(on: dismissal.dismissingSpring)
        mover.handle(.tapped)
        restingCard.endEditing()
    }

    private func carryOut(_ judgement: ReleaseRule.Judgement, velocity: CGFloat) {
        log(.released(judgement))
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: velocity)
        case .away: tryToLeave(velocity: velocity)
        }
    }

    /// Goes to a stop that the finger has chosen.
    private func rest(at stop: CGFloat, velocity: CGFloat) {
        driftHome(on: entrance == nil ? dismissal.spring : dismissal.presentingSpring)
        restingCard.select(at: stop, byUser: true) { place in
            mover.handle(.letGo(velocity: counted(velocity), target: .stop(place)))
        }
        restingCard.resumeEditing()
    }

    private func drop() {
        // A card that was dismissed during the drag continues by itself.
        if mover.phase == .inHand { goBack(velocity: 0) }
        tellArming()
    }

    /// Goes to the selected detent, with the current or the release velocity.
    private func goBack(velocity: CGFloat?) {
        driftHome(on: dismissal.spring)
        let stop = restingCard.selection.selected.translation
        mover.handle(mover.phase == .inHand ? .dropped : .selected(stop, animated: true))
        restingCard.resumeEditing()
    }

    /// Goes to the nearest place after a refused dismissal.
    private func stayNearby(velocity: CGFloat) {
        rest(at: places.stops.nearest(to: mover.placeOnSide), velocity: velocity)
    }

    /// Pushes a card at rest, which comes back by itself; no question is asked.
    func bounce(at velocity: CGFloat) {
        guard mover.phase == .resting, transition == nil else { return }
        setOut()
        if leavesBothWays, velocity.isFinite { turn(toOtherSide: velocity < 0) }
        driftHome(on: dismissal.spring)
        mover.handle(.bounced(velocity: velocity))
    }
}

// MARK: - Whether the card may leave

extension DismissalInteraction {
    private func tryToLeave(velocity: CGFloat) {
        if let refusal = refusal() {
            stay(refusal)
            if mover.phase == .inHand { stayNearby(velocity: velocity) }
        } else {
            commit(velocity: velocity)
        }
    }

    /// Attempts a dismissal by the user without a drag, such as by escape. Returns why the card stays.
    func attempt() -> DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        if mover.isLeaving { return .isBeingDismissed }
        if let refusal = refusal() {
            stay(refusal)
            return refusal
        }
        commit(velocity: nil)
        presentation.arbiter?.cancel()
        return nil
    }

    /// The reason against a dismissal by the user. Asks the delegate last, and so at most once.
    private func refusal() -> DismissalRefusal? {
        if let obstacle { return obstacle }
        guard let presentation else { return .notPresented }
        let before = transition
        guard presentation.delegateAllowsDismissal else { return .delegateRefused }
        // The delegate may have presented another controller, or dismissed this one.
        return transition === before ? obstacle : .isBeingDismissed
    }

    /// The conditions of `dismiss`: otherwise UIKit would refuse it, or dismiss another controller.
    private var obstacle: DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        let controller = presentation.presentedViewController
        if isModal { return .isModal }
        if controller.presentedViewController != nil { return .presentsAnother }
        if transition?.kind == .presentation || controller.isBeingPresented { return .isBeingPresented }
        guard transition == nil else { return nil }
        if controller.isBeingDismissed { return .isBeingDismissed }
        return hasRequested ? .noTransition : nil
    }

    private var isModal: Bool { presentation?.presentedViewController.isModalInPresentation ?? false }

    /// Reports a refused attempt by the user.
    private func stay(_ refusal: DismissalRefusal) {
        log(.refused(refusal))
        switch refusal {
        case .isModal, .delegateRefused:
            tell(.attempted)
            // UIKit presents nothing while a transition is open (row T17a), and the delegate may want to ask the user,
            // so tell the delegate after the transition.
            owesAttempt = transition != nil
            if !owesAttempt { presentation?.tellDelegateOfAttemptedDismissal() }
        case .notPresented, .isBeingPresented, .isBeingDismissed, .presentsAnother, .noTransition:
            break
        }
    }

    private func payAttempt() {
        guard owesAttempt else { return }
        owesAttempt = false
        // Wait a turn: UIKit is still ending the transition.
        onNextTurn(of: presentation?.card) { [weak presentation] in presentation?.tellDelegateOfAttemptedDismissal() }
    }
}

// MARK: - Leaving, and asking UIKit to dismiss

extension DismissalInteraction {
    /// Leaves with the release velocity. The spring starts now, and UIKit's transition joins it.
    private func commit(velocity: CGFloat?) {
        isByUser = true
        tell(.willDismiss)
        presentation?.tellDelegateThatItWillDismiss()
        // The delegate may have presented or dismissed a controller; UIKit may start that some run-loop turns later.
        switch obstacle {
        case .isBeingDismissed:
            leave(velocity: velocity)
            log(.dismissedFromOutside)
            awaitDismissal()
            mover.run()
        case let obstacle?:
            isByUser = false
            log(.refused(obstacle))
            if mover.phase == .inHand { stayNearby(velocity: velocity ?? 0) }
        case nil:
            leave(velocity: velocity)
            if transition == nil { request() }
        }
    }

    /// - Parameter velocity: The release velocity of a finger; nil: code dismisses the card.
    private func leave(velocity: CGFloat?) {
        setOut()
        mover.heedReduceMotion()
        driftAway(on: dismissal.dismissingSpring)
        if let velocity, mover.phase == .inHand {
            mover.handle(.letGo(velocity: counted(velocity), target: .away))
        } else {
            mover.handle(.sentAway(to: counted(mover.outOfSight), animated: true))
        }
        restingCard.endEditing()
    }

    private func request() {
        log(.requested)
        awaitDismissal()
        presentation?.presentedViewController.dismiss(animated: true)
        mover.run()
    }

    /// Expects a transition from UIKit, at once or turns later.
    private func awaitDismissal() {
        hasRequested = true
        transition = open(.dismissal, isAwaited: true)
    }

    private func open(_ kind: OpenTransition.Kind, isAwaited: Bool = false) -> OpenTransition {
        OpenTransition(kind, isAwaited: isAwaited) { [weak presentation] completed in
            presentation?.expectEnd(of: kind, completed: completed)
        }
    }

    private func waitForTransition() {
        guard wantsFrames, let transition else { return }
        let isUnderWay = presentation?.presentedViewController.isBeingDismissed ?? false
        guard transition.isRefused(afterAFrameWhile: isUnderWay) else { return }
        self.transition = nil
        isByUser = false
        log(.refused(.noTransition))
        payAttempt()
        if mover.isLeaving { goBack(velocity: nil) }
    }
}

// MARK: - UIKit begins its transition

extension DismissalInteraction {
    /// Called by UIKit's animator or interactor, whichever UIKit asks.
    func transitionStarts(_ kind: OpenTransition.Kind, _ context: any UIViewControllerContextTransitioning) {
        guard transition != nil || context !== latestContext else { return }
        latestContext = context
        switch kind {
        case .presentation: presentationStarts(context)
        case .dismissal: dismissalStarts(context)
        }
    }

    private func presentationStarts(_ context: any UIViewControllerContextTransitioning) {
        presentation?.expectPresentationBegan()
        if let transition { return transition.adopt(context) }
        let transition = open(.presentation)
        self.transition = transition
        transition.adopt(context)
        presentation?.bringCardIn(to: context.containerView)
        if let entrance, let presentation {
            if presentation.comes(by: entrance) { return enter(by: entrance) }
            self.entrance = nil
        }
        mover.heedReduceMotion()
        if !motion.setup.fades {
            startAtHome()
            driftHome(on: dismissal.presentingSpring)
        }
        mover.handle(.presented)
    }

    private func dismissalStarts(_ context: any UIViewControllerContextTransitioning) {
        presentation?.expectDismissalBegan()
        if let transition { return transition.adopt(context) }
        // Other code called `dismiss`: the card leaves from its place, and a finger that holds it loses it.
        let transition = open(.dismissal)
        self.transition = transition
        log(.dismissedFromOutside)
        leave(velocity: nil)
        presentation?.arbiter?.cancel()
        transition.adopt(context)
    }

    func dismissalWillBegin() {
        if transition == nil, !isByUser { tell(.willDismiss) }
    }
}

// MARK: - Frame by frame

extension DismissalInteraction {
    /// Takes the distance to out of sight from a layout pass, in points from the most open place.
    func layOut(distance: CGFloat) { mover.handle(.outOfSight(at: distance)) }

    /// Takes a new direction of the policy, which may be two-way.
    func adopt(_ direction: ArbitrationPolicy.Direction) {
        var policy = dismissal.policy
        policy.direction = direction
        mover.begin(under: policy)
    }

    private func cardDidMove() {
        if mover.phase == .resting { drift.hold(at: .zero) }
        presentation?.showCard()
        tellPosition()
    }

    func tellPosition() {
        let (before, position) = (told, places.stops.count > 1 ? position : nil)
        told = (mover.progress, position)
        if told.progress != before.progress {
            transition?.update(motion.progressFromRest)
            tell(.progressed(told.progress))
        }
        if let position, position != before.position { tell(.moved(position)) }
    }

    /// The card's place among its detents.
    var position: CardTraits.Position {
        CardTraits.Position(of: mover.placeOnSide, among: places, distance: mover.outOfSight)
    }

}

extension DismissalInteraction: ArbitratedCard {
    func card(mayOpen: Bool) -> Arbitration.Card { mover.card(mayOpen: mayOpen) }
    func target(of release: Arbitration.Release) -> ReleaseRule.Target? { mover.target(of: release) }
    var takesDirectionAtStops: Bool { true }
    func willJoin(_ arbiter: GestureArbiter) { mover.willJoin(arbiter) }
}

extension DismissalInteraction: CardCompanion {
    // The client's resistance lies between the finger's pull and the visible place. A result that is no number is
    // ignored.

    func translation(forPull pull: CGFloat) -> CGFloat {
        let beyond = pull - free(pull)
        return free(pull) + (presentation?.translation(forPull: beyond).ifFinite ?? beyond)
    }

    func pull(forTranslation translation: CGFloat) -> CGFloat {
        let beyond = translation - free(translation)
        return free(translation) + (presentation?.pull(forTranslation: beyond).ifFinite ?? beyond)
    }

    /// The part of a pull between the card's detents, where it follows the finger.
    private func free(_ pull: CGFloat) -> CGFloat { min(max(pull, 0), restingCard.lowestStop) }

    var resistedPlace: CGFloat? { isModal && entrance == nil ? places.lowest : nil }

    /// Whether UIKit owes an answer.
    var wantsFrames: Bool { transition?.isAwaited ?? false }

    func advance(from shown: TimeInterval, to next: TimeInterval) -> TimeInterval {
        drift.advance(to: next, from: shown)
        return drift.end
    }

    func frameDidShow() { waitForTransition() }

    func arrive(_ outcome: CardModel.Outcome) {
        switch outcome {
        case .came: transition?.end(completed: true)
        // A cancelled presentation is not completed.
        case .left: transition?.end(completed: transition?.kind == .dismissal)
        case .rested, .bounced:
            turn(toOtherSide: false)
            tell(.returned)
            if transition?.isCompleted == nil { transition?.end(completed: false) }
            // At rest, without an open transition, the next drag is a new interaction.
            if transition == nil || transition?.isCompleted == false { (hasRequested, isByUser) = (false, false) }
        }
    }
}

// MARK: - Resting places

extension DismissalInteraction {
    func selectionDidChange(byUser: Bool) {
        let now = restingCard.selection.selected.identifier
        log(.selected(now, byUser: byUser))
        presentation?.makePresenterLive()
        tell(.selected(now, byUser: byUser))
    }
}

// MARK: - The end

extension DismissalInteraction {
    func presentationEnded(completed: Bool) {
        entrance = nil
        guard completed else {
            // The card never came, or not all the way.
            log(.ended(completed: false))
            transition = nil
            return goAway()
        }
        guard transition?.kind != .dismissal else { return }
        transition = nil
        payAttempt()
        if mover.phase == .coming { mover.putBack() }
        // Without animation the card has not moved, but it has arrived.
        guard latestContext == nil else { return }
        presentation?.showUnmoved()
        tell(.progressed(mover.progress))
    }

    func dismissalEnded(completed: Bool) {
        log(.ended(completed: completed))
        transition = nil
        let wasByUser = isByUser
        isByUser = false
        guard completed else {
            // The card may be on its way out by other code.
            hasRequested = false
            payAttempt()
            if mover.isLeaving { goBack(velocity: nil) }
            return
        }
        goAway()
        if wasByUser { presentation?.tellDelegateThatItDidDismiss() }
    }

    private func goAway() {
        leaveAtOnce()
        presentation?.arbiter?.detach()
        tell(.didDismiss)
    }

    /// Ends everything at once, after the card and its surroundings have left the window.
    func lostWindow() {
        let isLeaving = mover.isLeaving
        entrance = nil
        isLeaving ? leaveAtOnce() : mover.putBack()
        transition?.end(completed: isLeaving == (transition?.kind == .dismissal))
    }

    private func leaveAtOnce() { mover.handle(.sentAway(to: counted(mover.outOfSight), animated: false)) }
}

extension CGFloat {
    fileprivate var ifFinite: CGFloat? { isFinite ? self : nil }
}
