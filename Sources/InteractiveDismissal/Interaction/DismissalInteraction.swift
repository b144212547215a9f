import GestureArbiter
import UIKitShim

/// One presentation's whole movement: the card's motion, the finger, and UIKit's transitions, brought together.
///
/// A ``GestureArbiter/Mover`` moves the card. Beside it, this class decides what a presentation alone knows: whether the
/// card may leave, and what UIKit has to be told. Dragging by itself touches no transition.
///
/// The file follows one movement downwards: a finger brings the card in; a finger attempts to drag, takes the card, pulls it
/// and lets it go; the card goes back, or leaves as far as it may; UIKit begins its transition; frames bring the card to its
/// place; it is over.
@MainActor
final class DismissalInteraction {
    let dismissal: InteractiveDismissal
    private(set) lazy var mover = makeMover()
    /// Where it is beside that, for a look that follows the finger in two dimensions, or has a home.
    private var drift = CardDrift()
    /// Of both ways the card is on the one that counts negative for the arbiter.
    private(set) var isTurned = false
    /// The finger that brings the card in, until it lets go.
    private var entrance: Entrance?
    /// Where the card may rest, and where it does.
    private(set) var selection: DetentSelection
    /// A layout pass has found out where it may rest.
    private var hasPlaces = false
    private(set) var decisions: [DismissalDecision] = []
    private weak var presentation: InteractivePresentationController?
    /// What the hand feels; nil where nothing is wanted.
    private var knock: Knock?
    /// Where the card had drifted to when the finger took it, and where the finger was: for a look that follows the finger
    /// across its way.
    private var across: (offset: CGPoint, location: CGPoint)?
    /// Where letting go without velocity would send the card, when it was last looked at.
    private var armedTarget: ReleaseRule.Target?
    /// Whether the card was last said to be where letting go would dismiss it.
    private var isArmed = false
    /// The transition of UIKit's that is asked for or under way.
    private var transition: OpenTransition?
    /// The transition that UIKit began last: one that comes again after its end begins nothing.
    private weak var latestContext: (any UIViewControllerContextTransitioning)?
    /// `dismiss` was called since the card last rested: it is not called again.
    private var hasRequested = false
    /// The dismissal under way is one that the adaptive delegate is to be told of: a finger's, or an escape.
    private var isByUser = false
    /// The delegate is to be told of a refused attempt once UIKit's transition is over.
    private var owesAttempt = false
    /// What was told last of where the card is.
    private var told: (progress: CGFloat, position: InteractiveDismissal.Position?) = (0, nil)

    init(_ dismissal: InteractiveDismissal, of presentation: InteractivePresentationController) {
        self.dismissal = dismissal
        self.presentation = presentation
        selection = DetentSelection(dismissal.selectedDetent)
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
        return mover
    }

    /// Where the card is, and how it moves.
    var motion: CardModel { mover.model }

    private var places: RestingPlaces { selection.places }

    /// Whether a transition of UIKit's is asked for or under way.
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
    /// What the card itself has to say to a finger that would take it.
    func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        guard attempt.stage != .release else { return .allow }
        guard entrance == nil else { return .deny(reason: "another finger brings the card in") }
        guard canBeGrabbed else { return .deny(reason: "the card is fading out") }
        guard let declared = declaredScrollView(), !attempt.scrollViews.isEmpty else { return .allow }
        let isAmongThem = attempt.scrollViews.contains { $0 === declared }
        return isAmongThem ? .allow : .deny(reason: "another scroll view is declared in dismissalHandlingScrollView")
    }

    /// No drag begins on a card that fades out: it could only jump.
    private var canBeGrabbed: Bool {
        switch mover.phase {
        case .resting, .inHand, .settling, .coming: true
        case .leaving: !motion.isFading
        case .away: false
        }
    }

    private func declaredScrollView() -> UIScrollView? {
        guard let presentation, presentation.presentedViewController.isViewLoaded,
            let declared = (presentation.presentedViewController as? any DismissalHandling)?.dismissalHandlingScrollView
        else { return nil }
        guard declared.isDescendant(of: presentation.card) else {
            if decisions.last?.reason != .foreignScrollView { log(.foreignScrollView) }
            return nil
        }
        return declared
    }

}

// MARK: - Of both ways it goes one

/// The mover counts both ways on one line. The card's direction is the way out that the card is on.
extension DismissalInteraction {
    private var leavesBothWays: Bool { presentation?.leavesBothWays ?? false }

    /// A number on the side that the card is on, as the arbiter counts it; and back.
    private func counted(_ number: CGFloat) -> CGFloat { isTurned ? 0 - number : number }

    /// The card passes its rest in hand, or is thrown from there: it leaves the other way by now.
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

// MARK: - A finger brings it in

extension DismissalInteraction {
    /// From the moment at which UIKit begins, the card is that finger's.
    func join(_ entrance: Entrance) { self.entrance = entrance }

    /// UIKit has begun; the finger may have let go by now.
    private func enter(by entrance: Entrance) {
        log(.broughtIn)
        startAtHome()
        hold(by: entrance)
    }

    /// Whether a finger has let it go on its way in, and may have it again.
    var canBeTakenAgain: Bool {
        entrance == nil && transition?.kind == .presentation && transition?.isCompleted == nil
            && motion.catchablePlace != nil
    }

    /// A finger that let it go, and pulls again, has it again while it goes back. Returns whether it has.
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
        // Let go here, it would go again: that is no news.
        (armedTarget, isArmed) = (nil, true)
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

    /// As far in as the finger has pulled; beyond its most open place it resists as any card does.
    private func place(for entrance: Entrance) -> CGFloat {
        let place = mover.outOfSight - entrance.pull
        guard place < 0 else { return place }
        guard dismissal.policy.beyondRest == .resists else { return 0 }
        return -Motion.RubberBand(dimension: max(mover.outOfSight, 1)).stretch(for: -place)
    }

    private func decide(_ release: Arbitration.Release, by entrance: Entrance) {
        var judgement = judgement(of: release, by: entrance)
        // Who was asked at the lift may have named another place: its own, where the finger came from.
        if entrance.arbiter?.takeRedirection() != nil { judgement.target = .away }
        log(.released(judgement))
        mover.tell(judgement)
        entrance.arbiter?.lastRelease = judgement
        // What has presented another meanwhile is presented.
        if judgement.target == .away, presentation?.presentedViewController.presentedViewController != nil {
            log(.refused(.presentsAnother))
            judgement.target = .stop(places.lowest)
        }
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: -release.velocity)
        case .away: withdraw(velocity: -release.velocity)
        }
    }

    /// What a dismissal's rule says of the mirrored release: the way in counts from out of sight, and the end of it is
    /// where the card is most open.
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
            judgement.target = place == 0 ? .away : .stop(places.stop(nearestTo: way - place))
        }
        return judgement
    }

    /// The finger has let it go where it does not come: it goes back out of sight, and UIKit's presentation is called off.
    private func withdraw(velocity: CGFloat) {
        heedReduceMotion()
        driftAway(on: dismissal.spring)
        mover.handle(.letGo(velocity: counted(velocity), target: .away))
        presentation?.restingCard.endEditing()
    }

    /// With reduced motion the card comes and goes by fading, and moves by a short spring where code sends it.
    private func heedReduceMotion() {
        let isReduced = UIAccessibility.isReduceMotionEnabled
        (mover.setup.fades, mover.setup.sendingSpring) = (isReduced, isReduced ? dismissal.spring.reduced : nil)
    }
}

// MARK: - Beside its way

extension DismissalInteraction {
    /// Where the card is, for its look.
    func lookState(in bounds: CGRect) -> InteractiveDismissal.Look.State {
        let (lowest, distance) = (places.lowest, mover.outOfSight)
        let beyond = mover.placeOnSide - max(min(mover.placeOnSide, lowest), 0)
        let direction = presentation?.direction ?? .down
        let way = direction.movement(by: beyond)
        var frame = presentation?.restingCard.cardView.restingFrame ?? bounds
        let slid = direction.movement(by: mover.placeOnSide - beyond)
        frame.origin = CGPoint(x: frame.minX + slid.x, y: frame.minY + slid.y)
        return InteractiveDismissal.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + drift.offset.x, y: way.y + drift.offset.y), direction: direction, frame: frame,
            bounds: bounds, isInHand: mover.phase == .inHand)
    }

    /// A finger has it from here on, where it is.
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

    /// As fast as the finger is across the card's way, in points per second of the container.
    private var velocityAcross: CGPoint {
        guard let presentation, presentation.look?.followsAcross == true else { return .zero }
        let arbiter = entrance?.arbiter ?? presentation.arbiter
        guard let velocity = arbiter?.panGestureRecognizer?.velocity(in: presentation.containerView) else {
            return .zero
        }
        return presentation.direction.axis == .vertical
            ? CGPoint(x: velocity.x, y: 0) : CGPoint(x: 0, y: velocity.y)
    }

    /// With the card to its rest.
    private func driftHome(on spring: Motion.Spring) {
        guard presentation?.look != nil else { return }
        let velocity = mover.phase == .inHand ? velocityAcross : nil
        drift.spring(to: .zero, velocity: velocity, on: spring, at: CACurrentMediaTime())
    }

    /// With the card out of sight, or to where it came from.
    private func driftAway(on spring: Motion.Spring) {
        guard presentation?.look != nil, !motion.setup.fades else { return }
        let (velocity, time) = (mover.phase == .inHand ? velocityAcross : nil, CACurrentMediaTime())
        if motion.setup.comesHome {
            drift.spring(to: driftAtHome, velocity: velocity, on: spring, at: time)
        } else {
            drift.coast(velocity: velocity ?? .zero, at: time)
        }
    }

    /// Before it comes it is where it comes from.
    private func startAtHome() {
        noteHome()
        drift.hold(at: driftAtHome)
    }

    private var driftAtHome: CGPoint {
        guard let presentation, let look = presentation.look, motion.setup.comesHome else { return .zero }
        return look.driftHome(
            of: presentation.restingCard.cardView, movement: presentation.direction.movement(by: mover.outOfSight))
    }

    /// Where the card goes to when it leaves is asked anew.
    private func findHome() {
        guard let presentation, let look = presentation.look, let container = presentation.containerView else { return }
        look.findHome(in: container)
        noteHome()
    }

    private func noteHome() {
        guard let presentation, let look = presentation.look else { return }
        mover.setup.comesHome = look.comesHome(
            from: presentation.restingCard.cardView.restingFrame, along: presentation.direction)
    }
}

// MARK: - It takes the card, and pulls

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
        (knock, armedTarget) = (dismissal.impact.map(Knock.init), nil)
        hold(at: presentation?.arbiter?.fingerLocation)
        mover.take()
        // A card in hand is presented. Whether it leaves again is another question, asked at release.
        if wasPresenting { transition?.end(completed: true) }
        // Told that it is presented, somebody may have dismissed it.
        guard mover.phase == .inHand else { return }
        transition?.reopen()
        tell(.grabbed)
        requestAtBegin()
    }

    /// With `.onBegin` UIKit's transition begins with the drag; of a card with several detents when it passes the lowest.
    private func requestAtBegin() {
        guard dismissal.begins == .onBegin, mover.phase == .inHand, transition == nil else { return }
        guard places.stops.count == 1 || mover.placeOnSide > places.lowest, obstacle == nil else { return }
        request()
    }

    /// What has changed without a layout pass, the way out among it, counts for a card that leaves its rest.
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

    /// Says when a card in hand comes to where letting go would dismiss it, and when it leaves there.
    private func tellArming() {
        knock?.follow(mover.placeOnSide)
        let mayLeave = mover.phase == .inHand && !mover.resists
        let target = mayLeave || knock != nil ? targetInHand : nil
        let wouldLeave = mayLeave && target == .away
        knock(at: target == .away && !mayLeave ? .stop(places.lowest) : target)
        guard wouldLeave != isArmed else { return }
        isArmed = wouldLeave
        if mover.phase == .inHand { tell(.armed(wouldLeave)) }
    }

    /// Where letting go without velocity would send the card.
    private var targetInHand: ReleaseRule.Target {
        guard let entrance else { return mover.targetIfLetGo }
        return judgement(of: Arbitration.Release(translation: mover.placeOnSide, velocity: 0), by: entrance).target
    }

    /// Where the card in hand comes to where it would go elsewhere.
    private func knock(at target: ReleaseRule.Target?) {
        defer { armedTarget = mover.phase == .inHand ? target : nil }
        guard let knock, mover.phase == .inHand, let armedTarget, armedTarget != target else { return }
        knock.pass(at: mover.placeOnSide)
    }

}

// MARK: - It lets go

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

    /// A tap decides nothing: a card that leaves goes on without being asked for again.
    private func goOn(isLeaving: Bool) {
        log(.tapped)
        guard isLeaving else { return goBack(velocity: 0) }
        heedReduceMotion()
        driftAway(on: dismissal.dismissingSpring)
        mover.handle(.tapped)
        presentation?.restingCard.endEditing()
    }

    private func carryOut(_ judgement: ReleaseRule.Judgement, velocity: CGFloat) {
        log(.released(judgement))
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: velocity)
        case .away: tryToLeave(velocity: velocity)
        }
    }

    /// To a stop that the finger has chosen.
    private func rest(at stop: CGFloat, velocity: CGFloat) {
        driftHome(on: entrance == nil ? dismissal.spring : dismissal.presentingSpring)
        let before = selection.selected.identifier
        selection.select(at: stop)
        mover.handle(.letGo(velocity: counted(velocity), target: .stop(selection.selected.translation)))
        tellSelection(from: before, byUser: true)
        presentation?.restingCard.resumeEditing()
    }

    private func drop() {
        // Dismissed out of the hand, it goes on by itself.
        if mover.phase == .inHand { goBack(velocity: 0) }
        tellArming()
    }

    /// To the detent that is selected, with the velocity that it has or is let go with.
    private func goBack(velocity: CGFloat?) {
        driftHome(on: dismissal.spring)
        mover.handle(mover.phase == .inHand ? .dropped : .selected(selection.selected.translation, animated: true))
        presentation?.restingCard.resumeEditing()
    }

    /// Kept, it goes to where it is nearest to.
    private func stayNearby(velocity: CGFloat) {
        rest(at: places.stop(nearestTo: mover.placeOnSide), velocity: velocity)
    }

    /// A push on a card at rest; it comes back by itself, and nobody is asked.
    func bounce(velocity: CGFloat) {
        guard mover.phase == .resting, transition == nil else { return }
        setOut()
        if leavesBothWays, velocity.isFinite { turn(toOtherSide: velocity < 0) }
        driftHome(on: dismissal.spring)
        mover.handle(.bounced(velocity: velocity))
    }
}

// MARK: - May it leave?

extension DismissalInteraction {
    private func tryToLeave(velocity: CGFloat) {
        if let refusal = refusal() {
            stay(refusal)
            if mover.phase == .inHand { stayNearby(velocity: velocity) }
        } else {
            commit(velocity: velocity)
        }
    }

    /// The user wants it away without dragging it, as by escape. Returns why it stays.
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

    /// Everything that stands against a dismissal by the user; asks the delegate last, and so at most once.
    private func refusal() -> DismissalRefusal? {
        if let obstacle { return obstacle }
        guard let presentation else { return .notPresented }
        let before = transition
        guard presentation.delegateAllowsDismissal else { return .delegateRefused }
        // Asked, the delegate may have presented another controller, or dismissed this one, which leaves by that.
        return transition === before ? obstacle : .isBeingDismissed
    }

    /// The guards of `dismiss`: UIKit would refuse it, or dismiss another.
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

    /// An attempt by the user that was refused.
    private func stay(_ refusal: DismissalRefusal) {
        log(.refused(refusal))
        switch refusal {
        case .isModal, .delegateRefused:
            tell(.attempted)
            // UIKit presents nothing while a transition is open (row T17a), and the delegate may want to ask what to do:
            // it is told when that is over.
            owesAttempt = transition != nil
            if !owesAttempt { presentation?.tellDelegateOfAttemptedDismissal() }
        case .notPresented, .isBeingPresented, .isBeingDismissed, .presentsAnother, .noTransition:
            break
        }
    }

    private func payAttempt() {
        guard owesAttempt else { return }
        owesAttempt = false
        // In the next turn: now, UIKit is in the middle of it.
        onNextTurn(of: presentation?.card) { [weak presentation] in presentation?.tellDelegateOfAttemptedDismissal() }
    }
}

// MARK: - It leaves, and UIKit is asked to dismiss

extension DismissalInteraction {
    /// Leaves, with the velocity that it is let go with: the spring runs from now, and UIKit's transition joins it.
    private func commit(velocity: CGFloat?) {
        isByUser = true
        tell(.willDismiss)
        presentation?.tellDelegateThatItWillDismiss()
        // Told, somebody may have presented another controller, or dismissed this one, which UIKit may begin turns later.
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

    /// - Parameter velocity: That of a finger that lets the card go; nil: code sends the card.
    private func leave(velocity: CGFloat?) {
        setOut()
        heedReduceMotion()
        driftAway(on: dismissal.dismissingSpring)
        if let velocity, mover.phase == .inHand {
            mover.handle(.letGo(velocity: counted(velocity), target: .away))
        } else {
            mover.handle(.sentAway(to: counted(mover.outOfSight), animated: true))
        }
        presentation?.restingCard.endEditing()
    }

    private func request() {
        log(.requested)
        awaitDismissal()
        presentation?.presentedViewController.dismiss(animated: true)
        mover.run()
    }

    /// From now on UIKit owes a transition, at once or turns later.
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

// MARK: - UIKit begins

extension DismissalInteraction {
    /// Called by UIKit's animator or interactor, whichever it asks.
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
        heedReduceMotion()
        if !motion.setup.fades {
            startAtHome()
            driftHome(on: dismissal.presentingSpring)
        }
        mover.handle(.presented)
    }

    private func dismissalStarts(_ context: any UIViewControllerContextTransitioning) {
        presentation?.expectDismissalBegan()
        if let transition { return transition.adopt(context) }
        // Somebody called `dismiss`: the card leaves from where it is. A finger that holds it loses it.
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

// MARK: - It moves, from frame to frame

extension DismissalInteraction {
    /// A layout pass has found where nothing of the card shows any more, in points from its most open place.
    func layOut(distance: CGFloat) { mover.handle(.outOfSight(at: distance)) }

    /// The policy's direction is another one, or both ways.
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

    private func tellPosition() {
        let (before, position) = (told, places.stops.count > 1 ? position : nil)
        told = (mover.progress, position)
        if told.progress != before.progress {
            transition?.update(motion.progressFromRest)
            tell(.progressed(told.progress))
        }
        if let position, position != before.position { tell(.moved(position)) }
    }

    /// Where the card is among its detents.
    var position: InteractiveDismissal.Position {
        InteractiveDismissal.Position(of: mover.placeOnSide, among: places, distance: mover.outOfSight)
    }

}

extension DismissalInteraction: CardCompanion {
    // Between the finger's pull and what shows is the client's resistance. What is no number changes nothing.

    func translation(forPull pull: CGFloat) -> CGFloat { presentation?.translation(forPull: pull).ifFinite ?? pull }

    func pull(forTranslation translation: CGFloat) -> CGFloat {
        presentation?.pull(forTranslation: translation).ifFinite ?? translation
    }

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
        // A presentation that was taken back has not been completed.
        case .left: transition?.end(completed: transition?.kind == .dismissal)
        case .rested, .bounced:
            turn(toOtherSide: false)
            tell(.returned)
            if transition?.isCompleted == nil { transition?.end(completed: false) }
            // At rest, and no transition of ours is open: the next drag is a new interaction.
            if transition == nil || transition?.isCompleted == false { (hasRequested, isByUser) = (false, false) }
        }
    }
}

// MARK: - It rests at one of several places

extension DismissalInteraction {
    /// The places at which the card may rest have been found anew, in a layout pass.
    ///
    /// - Parameters:
    ///   - shift: How much farther all places are, since the card is most open elsewhere: what is seen of it stays where it
    ///     is, also in a hand.
    ///   - isAtOnce: A card at rest is at its place at once, since somebody animates the pass, or there is no before.
    func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool) {
        let hasChanged = !hasPlaces || places != self.places
        guard shift != 0 || hasChanged || mover.selected != selection.selected.translation else { return }
        let before = hasPlaces ? selection.selected.identifier : nil
        hasPlaces = true
        if hasChanged {
            selection.take(places)
            presentation?.restingCard.placesDidChange()
        }
        heedReduceMotion()
        let wasSettling = mover.phase == .settling
        mover.take(
            places.stops, selected: selection.selected.translation, shiftedBy: shift, animated: !isAtOnce)
        if wasSettling { endAtOnce() }
        if let before {
            tellPosition()
            tellSelection(from: before, byUser: false)
        }
    }

    /// By a client, or by the handle. An animated one goes on from wherever the card is, with the velocity that it has.
    func select(_ identifier: RestingPlaces.Identifier, isAnimated: Bool, byUser: Bool) {
        let before = selection.selected.identifier
        selection.select(identifier)
        let stop = selection.selected.translation
        heedReduceMotion()
        let wasSettling = mover.phase == .settling
        if mover.isLeaving {
            // Remembered, for a card that is brought back.
            mover.take(places.stops, selected: stop, shiftedBy: 0, animated: true)
        } else {
            mover.handle(.selected(stop, animated: isAnimated))
        }
        if wasSettling { endAtOnce() }
        tellSelection(from: before, byUser: byUser)
    }

    /// What was on its way is at its place without a frame.
    private func endAtOnce() {
        if mover.phase == .resting { arrive(.rested(at: mover.selected)) }
    }

    private func tellSelection(from before: RestingPlaces.Identifier, byUser: Bool) {
        let now = selection.selected.identifier
        guard now != before else { return }
        log(.selected(now, byUser: byUser))
        presentation?.selectionDidChange()
        tell(.selected(now, byUser: byUser))
    }
}

// MARK: - It is over

extension DismissalInteraction {
    func presentationEnded(completed: Bool) {
        entrance = nil
        guard completed else {
            // It never came, or not all the way.
            log(.ended(completed: false))
            transition = nil
            return goAway()
        }
        guard transition?.kind != .dismissal else { return }
        transition = nil
        payAttempt()
        if mover.phase == .coming { mover.putBack() }
        // Without animation it has not moved, and is there all the same.
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
            // If not by us, the card may be on its way out.
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

    /// The card has left the window with everything around it: what was under way ends at once.
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
