@_spi(Engine) import GestureArbiter
import UIKitShim

/// What a card tells its client and its finger.
@_spi(Cards) extension RestingCard {
    public func tell(_ event: CardEvent) {
        switch event {
        case .grabbed, .willDismiss: hasSetOut = true
        case .returned, .dismissed:
            let wasArmed = isArmed
            (hasSetOut, isArmed, impactFeedback) = (false, false, nil)
            if wasArmed, event == .returned { tell(.armed(false)) }
        case .armed(let isArmed): self.isArmed = isArmed
        case .moved, .selected, .attempted, .covered: break
        }
        observer?(event)
        if let content {
            let inside = content.shownInside
            (content as? any CardContent)?.cardDidChange(event)
            for controller in inside { (controller as? any CardContent)?.cardDidChange(event) }
        }
        onEvent?(event)
    }

    @_spi(Engine) public func log(_ reason: CardDecision.Reason) {
        let limit = 100
        if decisions.count == limit { decisions.removeFirst() }
        decisions.append(CardDecision(time: CACurrentMediaTime(), reason: reason))
    }

    /// The card's current place.
    public var position: CardTraits.Position {
        let (translation, distance, progress) = mover.course
        return CardTraits.Position(of: translation, among: selection.places, distance: distance, progress: progress)
    }

    /// The card has stopped at a resting place.
    public func stop() {
        owner?.didStop()
        resolveAtRest()
        tellReturn()
    }

    /// Says that the card is at rest, if a finger had taken it, or it was about to leave.
    public func tellReturn() { if hasSetOut { tell(.returned) } }

    /// Prepares for a finger that is about to take the card, or to bring it in.
    public func expectFinger() {
        if mover.movesByItself { log(.caught(at: abs(mover.placeOnSide))) }
        impactFeedback = traits.impact.map(ImpactFeedback.init)
        mover.setup.isModal = isModal
    }

    /// Tells the finger that moves the card what its lift would do: whether the card would leave, by events, and another
    /// target, by feedback.
    public func tellTarget() {
        let mayLeave = !staysForUser
        // Nobody hears of the target of a card that stays, without feedback.
        guard mayLeave || impactFeedback != nil || mover.isBroughtIn else { return }
        mover.handle(.weighed(mayLeave: mayLeave))
    }

    /// Tells the card's place, if another was told last.
    public func tellPosition() {
        guard let owner, hasBegun else { return }
        let now = position
        for follower in followers { follower.follow(now.translation, among: selection.places) }
        // In most frames the progress is another: no place is copied to compare it.
        let hasProgressed = now.progress != told.progress
        guard hasProgressed || now != told else { return }
        told = now
        if hasProgressed {
            owner.didProgress(to: now.progress)
            if cardBehind != nil { coverCardBehind() }
        }
        tell(.moved(now))
    }
}

/// Haptic feedback for a finger, whenever the target of a release changes.
@MainActor
final class ImpactFeedback {
    private let generator: UIImpactFeedbackGenerator
    /// The place of the last feedback, in points from rest.
    private var last: CGFloat?
    private var isReady = true
    /// The target of a release, when it was last checked.
    private var target: ReleaseRule.Target?
    /// The least distance between two impacts, in points. A trembling hand moves less.
    private static let leastWay: CGFloat = 8

    init(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        generator = UIImpactFeedbackGenerator(style: style)
        generator.prepare()
    }

    /// Gives feedback if the target of a release has changed, for a card at `translation` points from rest.
    func feel(_ target: ReleaseRule.Target?, at translation: CGFloat) {
        if let last, abs(translation - last) >= Self.leastWay { isReady = true }
        defer { self.target = target }
        guard isReady, let former = self.target, former != target else { return }
        (isReady, last) = (false, translation)
        generator.impactOccurred()
    }
}
