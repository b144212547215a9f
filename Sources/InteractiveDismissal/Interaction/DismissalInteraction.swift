import GestureArbiter
import UIKitShim

/// One presentation's whole movement: the card's motion, the finger, and UIKit's transitions, brought together.
///
/// The finger and the springs move the model; the card shows the model; UIKit is told what it has to know. Dragging by
/// itself touches no transition.
///
/// The file follows one movement downwards: a finger brings the card in; a finger attempts to drag, takes the card, pulls it
/// and lets it go; the card goes back, or leaves as far as it may; UIKit begins its transition; frames bring the card to its
/// place; it is over.
@MainActor
final class DismissalInteraction {
    let dismissal: InteractiveDismissal
    private(set) var motion: CardMotion
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
    /// The finger that has the card, or had it last.
    private var grip: Grip?
    /// Where letting go without velocity would send the card, when it was last looked at.
    private var armedTarget: ReleaseRule.Target?
    /// Whether the card was last said to be where letting go would dismiss it.
    private var isArmed = false
    /// A detent was selected while a finger had the card: there it goes unless it is flung.
    private var isSelectedInHand = false
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
    private var link: FrameLink?

    init(_ dismissal: InteractiveDismissal, of presentation: InteractivePresentationController) {
        self.dismissal = dismissal
        self.presentation = presentation
        motion = CardMotion(
            spring: dismissal.spring, presenting: dismissal.presentingSpring, dismissing: dismissal.dismissingSpring,
            stopsAtEnd: dismissal.policy.beyondRest == .stops && !dismissal.detents.isEmpty)
        selection = DetentSelection(dismissal.selectedDetent)
    }

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
        switch motion.phase {
        case .resting, .dragging, .settling, .presenting: true
        case .finishing(let flight): !flight.fades
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

    /// Where the finger would have pulled a card that moves by itself; nil where it cannot be caught.
    var catchablePull: CGFloat? { motion.catchableTranslation.map { counted(pull(showing: $0)) } }

    /// The card as a touch finds it, for the arbiter, in points of pull.
    func card(mayOpen: Bool) -> Arbitration.Card {
        let isMoving = motion.catchableTranslation != nil
        let translation = motion.phase == .away ? motion.stop : motion.translation
        let bottom = dismissal.canBeDraggedAway ? nil : pull(showing: places.lowest)
        guard !leavesBothWays else {
            // Swinging back it may be beyond rest, and so on the other side.
            var card = Arbitration.Card(
                place: abs(pull(showing: translation)), isMoving: isMoving, ceiling: 0, bottom: bottom)
            card.isOnOtherSide = (translation < 0) != isTurned
            card.bottomOfOtherSide = bottom
            return card
        }
        let reached = places.stops.last { $0 <= translation + 0.5 } ?? 0
        return Arbitration.Card(
            place: pull(showing: translation), isMoving: isMoving, ceiling: pull(showing: mayOpen ? 0 : reached),
            bottom: bottom)
    }
}

// MARK: - Of both ways it goes one

/// Everything in here counts from rest along the way out that the card is on; the arbiter counts both ways on one line.
extension DismissalInteraction {
    private var leavesBothWays: Bool { presentation?.leavesBothWays ?? false }

    /// As the arbiter counts it; and back.
    private func counted(_ pull: CGFloat) -> CGFloat { isTurned ? 0 - pull : pull }

    private func counted(_ release: Arbitration.Release) -> Arbitration.Release {
        guard leavesBothWays else { return release }
        return isOnOtherSide(release) ? release.turned : release
    }

    private func isOnOtherSide(_ release: Arbitration.Release) -> Bool {
        release.translation == 0 ? release.velocity < 0 : release.translation < 0
    }

    /// The card passes its rest in hand, or is thrown from there: it leaves the other way by now.
    func turn(toOtherSide isOther: Bool) {
        guard leavesBothWays, isOther != isTurned, let presentation else { return }
        isTurned = isOther
        let distance = presentation.turn(onOtherSide: isOther)
        grip?.turn()
        move { $0.turn(distance: distance) }
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
        move { $0.enter() }
        presentation?.arbiter?.noteCardSent()
        hold(by: entrance)
    }

    /// Whether a finger has let it go on its way in, and may have it again.
    var canBeTakenAgain: Bool {
        entrance == nil && transition?.kind == .presentation && transition?.isCompleted == nil
            && motion.catchableTranslation != nil
    }

    /// A finger that let it go, and pulls again, has it again while it goes back. Returns whether it has.
    func rejoin(_ entrance: Entrance) -> Bool {
        guard canBeTakenAgain, let presentation, presentation.comes(by: entrance) else { return false }
        log(.caught(at: motion.translation))
        self.entrance = entrance
        entrance.goOn(from: motion.distance - motion.translation)
        move { $0.grab() }
        hold(by: entrance)
        return true
    }

    private func hold(by entrance: Entrance) {
        grip = Grip(
            at: pull(showing: motion.translation), of: motion, resistingFrom: nil, impact: dismissal.impact,
            time: CACurrentMediaTime())
        hold(at: entrance.fingerLocation)
        // Let go here, it would go again: that is no news.
        (isSelectedInHand, armedTarget, isArmed) = (false, nil, true)
        tell(.grabbed)
        entrance.onChange = { [weak self, weak entrance] in
            if let self, let entrance { follow(entrance) }
        }
        follow(entrance)
    }

    private func follow(_ entrance: Entrance) {
        guard self.entrance === entrance, motion.phase == .dragging else { return }
        carry(to: pull(showing: place(for: entrance)), by: entrance.fingerLocation)
        guard let end = entrance.end, self.entrance === entrance, motion.phase == .dragging else { return }
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
        let place = motion.distance - entrance.pull
        guard place < 0 else { return place }
        guard dismissal.policy.beyondRest == .resists else { return 0 }
        return -Motion.RubberBand(dimension: max(motion.distance, 1)).stretch(for: -place)
    }

    private func decide(_ release: Arbitration.Release, by entrance: Entrance) {
        var judgement = judgement(of: release, by: entrance)
        // Who was asked at the lift may have named another place: its own, where the finger came from.
        if entrance.arbiter?.takeRedirection() != nil { judgement.target = .away }
        log(.released(judgement))
        presentation?.arbiter?.lastRelease = judgement
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
        let way = motion.distance
        var release = ReleaseRule.Release(drag, distance: way)
        release.translation = way - motion.translation
        let stops = ReleaseRule.Stops([0] + places.stops.dropFirst().map { way - $0 }, away: way - places.stops[0])
        var judgement = dismissal.release.judgement(
            of: release, among: stops, selected: isSelectedInHand ? way - motion.stop : nil)
        switch judgement.target {
        case .away: judgement.target = .stop(places.stops[0])
        case .stop(let place):
            judgement.target = place == 0 ? .away : .stop(places.stop(nearestTo: way - place))
        }
        return judgement
    }

    /// The finger has let it go where it does not come: it goes back out of sight, and UIKit's presentation is called off.
    private func withdraw(velocity: CGFloat) {
        let fades = UIAccessibility.isReduceMotionEnabled
        driftAway(fades: fades, on: dismissal.spring)
        move { $0.withdraw(velocity: velocity, at: CACurrentMediaTime(), fades: fades) }
        presentation?.restingCard.endEditing()
    }
}

// MARK: - Beside its way

extension DismissalInteraction {
    /// Where the card is, for its look.
    func lookState(in bounds: CGRect) -> InteractiveDismissal.Look.State {
        let (lowest, distance) = (places.lowest, motion.distance)
        let beyond = motion.translation - max(min(motion.translation, lowest), 0)
        let direction = presentation?.direction ?? .down
        let way = direction.movement(by: beyond)
        var frame = presentation?.restingCard.cardView.restingFrame ?? bounds
        let slid = direction.movement(by: motion.translation - beyond)
        frame.origin = CGPoint(x: frame.minX + slid.x, y: frame.minY + slid.y)
        return InteractiveDismissal.Look.State(
            progress: distance > lowest ? beyond / (distance - lowest) : 0,
            offset: CGPoint(x: way.x + drift.offset.x, y: way.y + drift.offset.y), direction: direction, frame: frame,
            bounds: bounds, isInHand: motion.phase == .dragging)
    }

    /// A finger has it from here on, where it is.
    private func hold(at location: CGPoint?) {
        guard let look = presentation?.look else { return }
        drift.hold()
        grip?.hold(drift.offset, at: look.followsAcross ? location : nil)
    }

    private func carryAcross(to location: CGPoint?) {
        guard let location, let direction = presentation?.direction,
            let offset = grip?.drift(for: location, across: direction.axis)
        else { return }
        drift.hold(at: offset)
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
        let velocity = motion.phase == .dragging ? velocityAcross : nil
        drift.spring(to: .zero, velocity: velocity, on: spring, at: CACurrentMediaTime())
    }

    /// With the card out of sight, or to where it came from.
    private func driftAway(fades: Bool, on spring: Motion.Spring) {
        guard presentation?.look != nil, !fades else { return }
        let (velocity, time) = (motion.phase == .dragging ? velocityAcross : nil, CACurrentMediaTime())
        if motion.comesHome {
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
        guard let presentation, let look = presentation.look, motion.comesHome else { return .zero }
        return look.driftHome(
            of: presentation.restingCard.cardView, movement: presentation.direction.movement(by: motion.distance))
    }

    /// Where the card goes to when it leaves is asked anew.
    private func findHome() {
        guard let presentation, let look = presentation.look, let container = presentation.containerView else { return }
        look.findHome(in: container)
        noteHome()
    }

    private func noteHome() {
        guard let presentation, let look = presentation.look else { return }
        motion.comesHome = look.comesHome(
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
            carry(to: counted(pull), by: presentation?.arbiter?.fingerLocation)
        case .ended(let release):
            turn(toOtherSide: isOnOtherSide(release))
            letGo(counted(release))
        case .cancelled: drop()
        }
    }

    private func grab() {
        let wasPresenting = transition?.kind == .presentation
        if motion.isFlying { log(.caught(at: motion.translation)) }
        setOut()
        grip = Grip(
            at: pull(showing: motion.translation), of: motion, resistingFrom: isModal ? places.lowest : nil,
            impact: dismissal.impact, time: CACurrentMediaTime())
        hold(at: presentation?.arbiter?.fingerLocation)
        (isSelectedInHand, armedTarget) = (false, nil)
        move { $0.grab() }
        // A card in hand is presented. Whether it leaves again is another question, asked at release.
        if wasPresenting { transition?.end(completed: true) }
        // Told that it is presented, somebody may have dismissed it.
        guard motion.phase == .dragging else { return }
        transition?.reopen()
        tell(.grabbed)
        requestAtBegin()
    }

    /// With `.onBegin` UIKit's transition begins with the drag; of a card with several detents when it passes the lowest.
    private func requestAtBegin() {
        guard dismissal.begins == .onBegin, motion.phase == .dragging, transition == nil else { return }
        guard places.stops.count == 1 || motion.translation > places.lowest, obstacle == nil else { return }
        request()
    }

    /// What has changed without a layout pass, the way out among it, counts for a card that leaves its rest.
    private func setOut() {
        guard motion.phase == .resting else { return }
        findHome()
        presentation?.layOutCard()
    }

    private func carry(to pull: CGFloat, by location: CGPoint?) {
        guard motion.phase == .dragging else { return }
        carryAcross(to: location)
        grip?.move(to: pull)
        let shown = grip?.shown(translation(for:)) ?? translation(for: pull)
        move { $0.drag(to: shown) }
        tellArming()
        if places.stops.count > 1 { requestAtBegin() }
    }

    /// Says when a card in hand comes to where letting go would dismiss it, and when it leaves there.
    private func tellArming() {
        grip?.knock?.follow(motion.translation)
        let mayLeave = motion.phase == .dragging && grip?.resists != true
        let target = mayLeave || grip?.knock != nil ? targetInHand : nil
        let wouldLeave = mayLeave && target == .away
        knock(at: target == .away && !mayLeave ? .stop(places.lowest) : target)
        guard wouldLeave != isArmed else { return }
        isArmed = wouldLeave
        if motion.phase == .dragging { tell(.armed(wouldLeave)) }
    }

    /// Where letting go without velocity would send the card.
    private var targetInHand: ReleaseRule.Target {
        let held = Arbitration.Release(translation: motion.translation, velocity: 0)
        guard let entrance else { return judgement(of: held).target }
        return judgement(of: held, by: entrance).target
    }

    /// Where the card in hand comes to where it would go elsewhere.
    private func knock(at target: ReleaseRule.Target?) {
        defer { armedTarget = motion.phase == .dragging ? target : nil }
        guard let knock = grip?.knock, motion.phase == .dragging, let armedTarget, armedTarget != target else { return }
        knock.pass(at: motion.translation)
    }

    // Between the finger's pull and what shows is the client's resistance. What is no number changes nothing.

    private func translation(for pull: CGFloat) -> CGFloat {
        presentation?.translation(forPull: pull).ifFinite ?? pull
    }

    private func pull(showing translation: CGFloat) -> CGFloat {
        presentation?.pull(forTranslation: translation).ifFinite ?? translation
    }
}

// MARK: - It lets go

extension DismissalInteraction {
    private func letGo(_ release: Arbitration.Release) {
        guard motion.phase == .dragging else { return }
        if let course = grip?.courseAfterTap(within: dismissal.policy.slop, at: CACurrentMediaTime()) {
            goOn(to: course)
        } else {
            decide(release)
        }
        tellArming()
    }

    /// A tap decides nothing: a card that leaves goes on without being asked for again.
    private func goOn(to course: ReleaseRule.Target) {
        log(.tapped)
        let isLeaving = course == .away && transition?.kind == .dismissal
        isLeaving ? leave(velocity: 0) : goBack(velocity: 0)
    }

    private func decide(_ release: Arbitration.Release) {
        var judgement = judgement(of: release)
        // Who was asked at the lift may have named another place.
        if let redirection = presentation?.arbiter?.takeRedirection() {
            judgement.target = .stop(places.stop(nearestTo: redirection))
        }
        log(.released(judgement))
        presentation?.arbiter?.lastRelease = judgement
        switch judgement.target {
        case .stop(let stop): rest(at: stop, velocity: release.velocity)
        case .away: tryToLeave(velocity: release.velocity)
        }
    }

    /// Where the rule sends a card that is let go: by what the finger pulled, also where the card resisted.
    private func judgement(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        var release = ReleaseRule.Release(drag, distance: motion.distance)
        release.translation = motion.translation
        if let grip { release.translation = translation(for: grip.pull) }
        let stops = places.releaseStops(away: dismissal.canBeDraggedAway ? motion.distance : nil)
        return dismissal.release.judgement(of: release, among: stops, selected: isSelectedInHand ? motion.stop : nil)
    }

    /// Where a card that is let go like this will go: for who is asked about it.
    func target(of release: Arbitration.Release) -> ReleaseRule.Target { judgement(of: counted(release)).target }

    /// To a stop that the finger has chosen, unless its controller would have the card elsewhere.
    private func rest(at stop: CGFloat, velocity: CGFloat) {
        let proposed = places.place(at: stop, preferring: selection.selected.identifier).identifier
        let handling = presentation?.presentedViewController as? any DismissalHandling
        let answer = handling?.dismissalDetent(insteadOf: proposed) ?? proposed
        // Asked, it may have dismissed the card.
        guard motion.phase == .dragging else { return }
        let isComingIn = entrance != nil
        driftHome(on: isComingIn ? dismissal.presentingSpring : dismissal.spring)
        select(places.place(of: answer)?.identifier ?? proposed, byUser: true) {
            isComingIn ? $0.arrive(velocity: velocity, at: $1) : $0.settle(velocity: velocity, at: $1)
        }
        presentation?.restingCard.resumeEditing()
    }

    private func drop() {
        // Dismissed out of the hand, it goes on by itself.
        if motion.phase == .dragging { goBack(velocity: 0) }
        tellArming()
    }

    /// To the detent that is selected, with the velocity that it has or is let go with.
    private func goBack(velocity: CGFloat?) {
        driftHome(on: dismissal.spring)
        move { $0.settle(velocity: velocity, at: CACurrentMediaTime()) }
        presentation?.restingCard.resumeEditing()
    }

    /// Kept, it goes to where it is nearest to.
    private func stayNearby(velocity: CGFloat) {
        rest(at: places.stop(nearestTo: motion.translation), velocity: velocity)
    }

    /// A push on a card at rest; it comes back by itself, and nobody is asked.
    func bounce(velocity: CGFloat) {
        guard motion.phase == .resting, transition == nil else { return }
        setOut()
        if leavesBothWays, velocity.isFinite { turn(toOtherSide: velocity < 0) }
        goBack(velocity: counted(velocity))
    }
}

// MARK: - May it leave?

extension DismissalInteraction {
    private func tryToLeave(velocity: CGFloat) {
        if let refusal = refusal() {
            stay(refusal)
            if motion.phase == .dragging { stayNearby(velocity: velocity) }
        } else {
            commit(velocity: velocity)
        }
    }

    /// The user wants it away without dragging it, as by escape. Returns why it stays.
    func attempt() -> DismissalRefusal? {
        guard let presentation, presentation.isPresented else { return .notPresented }
        if motion.isLeaving { return .isBeingDismissed }
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
            run()
        case let obstacle?:
            isByUser = false
            log(.refused(obstacle))
            if motion.phase == .dragging { stayNearby(velocity: velocity ?? 0) }
        case nil:
            leave(velocity: velocity)
            if transition == nil { request() }
        }
    }

    private func leave(velocity: CGFloat?) {
        setOut()
        let fades = UIAccessibility.isReduceMotionEnabled
        driftAway(fades: fades, on: dismissal.dismissingSpring)
        move { $0.finish(velocity: velocity, at: CACurrentMediaTime(), fades: fades) }
        presentation?.restingCard.endEditing()
    }

    private func request() {
        log(.requested)
        awaitDismissal()
        presentation?.presentedViewController.dismiss(animated: true)
        run()
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

    /// Whether UIKit owes an answer.
    private var isWaiting: Bool { transition?.isAwaited ?? false }

    private func waitForTransition() {
        guard isWaiting, let transition else { return }
        let isUnderWay = presentation?.presentedViewController.isBeingDismissed ?? false
        guard transition.isRefused(afterAFrameWhile: isUnderWay) else { return }
        self.transition = nil
        isByUser = false
        log(.refused(.noTransition))
        payAttempt()
        if motion.isLeaving { goBack(velocity: nil) }
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
        let fades = UIAccessibility.isReduceMotionEnabled
        if !fades {
            startAtHome()
            driftHome(on: dismissal.presentingSpring)
        }
        move { $0.present(at: CACurrentMediaTime(), fades: fades) }
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
    /// A layout pass: what follows from the container, the configuration and the model.
    func layOut(distance: CGFloat) { move { $0.layOut(distance: distance) } }

    /// Changes the model, and shows it.
    private func move(_ change: (inout CardMotion) -> Void) {
        let before = motion
        change(&motion)
        if motion.phase == .resting { drift.hold(at: .zero) }
        presentation?.showCard()
        if motion.isFlying { run() }
        if motion.translation != before.translation, motion.phase != .dragging { presentation?.arbiter?.noteCardSent() }
        let progress = motion.progress
        guard progress != before.progress else { return }
        transition?.update(motion.progressFromRest)
        tell(.progressed(progress))
        if places.stops.count > 1 { tell(.moved(position)) }
    }

    /// Where the card is among its detents.
    var position: InteractiveDismissal.Position {
        InteractiveDismissal.Position(of: motion.translation, among: places, distance: motion.distance)
    }

    /// Frames come only while something moves by itself or UIKit is waited for.
    private func run() {
        guard link == nil else { return }
        link = FrameLink { [weak self] link in
            guard let self else { return link.invalidate() }
            step(from: link.timestamp, to: link.targetTimestamp)
        }
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    private func step(from shown: TimeInterval, to time: TimeInterval) {
        var arrival: CardMotion.Arrival?
        drift.advance(to: time, from: shown)
        motion.companionEnd = drift.end
        move { arrival = $0.advance(to: time, from: shown) }
        if let arrival { arrive(arrival) }
        waitForTransition()
        if !motion.isFlying, !isWaiting { stop() }
    }

    private func arrive(_ arrival: CardMotion.Arrival) {
        switch arrival {
        case .presented:
            transition?.end(completed: true)
        case .away:
            // A presentation that was taken back has not been completed.
            transition?.end(completed: transition?.kind == .dismissal)
        case .settled:
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
        guard shift != 0 || hasChanged || motion.stop != selection.selected.translation else { return }
        let before = hasPlaces ? selection.selected.identifier : nil
        hasPlaces = true
        if hasChanged {
            selection.take(places)
            motion.stopsAtEnd = dismissal.policy.beyondRest == .stops && presentation?.restingCard.hasDetents == true
            presentation?.restingCard.placesDidChange()
        }
        self.shift(by: shift, isAtOnce: isAtOnce)
        go(isAnimated: !isAtOnce)
        if let before { tellSelection(from: before, byUser: false) }
    }

    private func shift(by distance: CGFloat, isAtOnce: Bool) {
        switch motion.phase {
        case .dragging:
            move { $0.shift(by: distance) }
            guard let grip else { return }
            // What shows stays, and so the pull changes by what the client's resistance makes of it there.
            let way = grip.resists ? distance : pull(showing: motion.translation) - grip.pull
            guard way != 0 else { return }
            self.grip?.shift(by: way)
            presentation?.arbiter?.shiftPlaces(by: way)
        case .resting where isAtOnce: break
        case .resting, .settling, .presenting, .finishing, .away:
            if distance != 0 { move { $0.shift(by: distance) } }
        }
    }

    /// By a client, or by the handle. An animated one goes on from wherever the card is, with the velocity that it has.
    func select(_ identifier: RestingPlaces.Identifier, isAnimated: Bool, byUser: Bool) {
        let before = selection.selected.identifier
        selection.select(identifier)
        if motion.phase == .dragging { isSelectedInHand = true }
        go(isAnimated: isAnimated)
        tellSelection(from: before, byUser: byUser)
    }

    /// At a finger's lift, and as `change` says.
    private func select(
        _ identifier: RestingPlaces.Identifier, byUser: Bool, _ change: (inout CardMotion, TimeInterval) -> Void
    ) {
        let before = selection.selected.identifier
        selection.select(identifier)
        move {
            $0.select(stop: selection.selected.translation, at: CACurrentMediaTime())
            change(&$0, CACurrentMediaTime())
        }
        tellSelection(from: before, byUser: byUser)
    }

    /// To the detent that is selected now, unless a finger has the card or it leaves.
    private func go(isAnimated: Bool) {
        let (stop, time) = (selection.selected.translation, CACurrentMediaTime())
        let isResting = motion.phase == .resting
        move {
            $0.select(stop: stop, at: time)
            guard isResting || !isAnimated && $0.isSettling else { return }
            if isAnimated, $0.translation != stop {
                $0.settle(at: time, on: shortSpring)
            } else if !isAnimated {
                $0.rest()
            }
        }
        if !isAnimated, !isResting, motion.phase == .resting { arrive(.settled) }
    }

    /// With reduced motion a short move, without overshoot; nil: as ever.
    private var shortSpring: Motion.Spring? {
        guard UIAccessibility.isReduceMotionEnabled else { return nil }
        return dismissal.spring.reduced
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
        if case .presenting = motion.phase { move { $0.rest() } }
        // Without animation it has not moved, and is there all the same.
        guard latestContext == nil else { return }
        presentation?.showUnmoved()
        tell(.progressed(motion.progress))
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
            if motion.isLeaving { goBack(velocity: nil) }
            return
        }
        goAway()
        if wasByUser { presentation?.tellDelegateThatItDidDismiss() }
    }

    private func goAway() {
        stop()
        move { $0.leave() }
        presentation?.arbiter?.detach()
        tell(.didDismiss)
    }

    /// The card has left the window with everything around it: what was under way ends at once.
    func lostWindow() {
        stop()
        let isLeaving = motion.isLeaving
        entrance = nil
        move { isLeaving ? $0.leave() : $0.rest() }
        transition?.end(completed: isLeaving == (transition?.kind == .dismissal))
    }
}

// MARK: - The finger's hold

/// One finger's hold of the card, from where it took it. Pulls are the finger's way in points from rest.
@MainActor
private struct Grip {
    /// What the finger has pulled by now.
    private(set) var pull: CGFloat
    /// Nil where none is wanted.
    let knock: Knock?
    private var start: CGFloat
    private let startTime: TimeInterval
    /// Whether the card was on its way out when it was caught; nil if it was not caught in motion.
    private let wasLeaving: Bool?
    /// Nil where the card just follows.
    private let band: Motion.RubberBand?
    /// In points of what is shown: from here on it resists, if it does.
    private var limit: CGFloat
    /// The farthest from the start.
    private var reach: CGFloat = 0
    /// Where it had drifted to when the finger took it, and where that was.
    private var across: (offset: CGPoint, location: CGPoint)?

    /// Longer touches mean to hold: a guess. In seconds.
    private static let longestTap: TimeInterval = 0.3

    /// - Parameter lowest: The place beyond which the card resists; nil where it does not.
    init(
        at pull: CGFloat, of motion: CardMotion, resistingFrom lowest: CGFloat?,
        impact: UIImpactFeedbackGenerator.FeedbackStyle?, time: TimeInterval
    ) {
        (self.pull, start, startTime) = (pull, pull, time)
        knock = impact.map(Knock.init)
        wasLeaving = motion.isFlying ? motion.isLeaving : nil
        band = lowest.map { _ in Motion.RubberBand(dimension: motion.distance) }
        limit = lowest ?? 0
    }

    /// The card is most open elsewhere: all places are so much farther.
    mutating func shift(by distance: CGFloat) {
        (pull, start, limit) = (pull + distance, start + distance, limit + distance)
    }

    /// It is counted on the other side of its rest from now on.
    mutating func turn() { (pull, start) = (0 - pull, 0 - start) }

    /// The finger took it at `location`, in the window's coordinates, where it had drifted to `offset`; nil: it does not follow
    /// the finger across its way.
    mutating func hold(_ offset: CGPoint, at location: CGPoint?) { across = location.map { (offset, $0) } }

    /// Where it has drifted to when the finger is at `location`; nil where it does not follow.
    func drift(for location: CGPoint, across axis: ArbitrationPolicy.Direction.Axis) -> CGPoint? {
        guard let across else { return nil }
        return switch axis {
        case .vertical: CGPoint(x: across.offset.x + location.x - across.location.x, y: across.offset.y)
        case .horizontal: CGPoint(x: across.offset.x, y: across.offset.y + location.y - across.location.y)
        }
    }

    mutating func move(to pull: CGFloat) {
        self.pull = pull
        reach = max(reach, abs(pull - start))
    }

    var resists: Bool { band != nil }

    /// Where the card shows: where a free one would, `free(pull)`; one that resists does so from where it was taken, and
    /// not twice.
    func shown(_ free: @MainActor (CGFloat) -> CGFloat) -> CGFloat {
        let origin = max(start, limit)
        guard let band, pull > origin else { return free(pull) }
        return min(free(pull), free(origin) + band.stretch(for: pull - origin))
    }

    /// Where a card goes that was only tapped as it went by: on. Nil for what was more than a tap.
    func courseAfterTap(within slop: CGFloat, at time: TimeInterval) -> ReleaseRule.Target? {
        guard let wasLeaving, reach <= slop, time - startTime < Self.longestTap else { return nil }
        return wasLeaving ? .away : .rest
    }
}

extension CGFloat {
    fileprivate var ifFinite: CGFloat? { isFinite ? self : nil }
}
