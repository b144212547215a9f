@_spi(Cards) import GestureArbiter
import UIKitShim

/// The owner of a card that may rest at several detents: a presentation, or a panel.
@MainActor
@_spi(Cards) public protocol CardOwner: AnyObject {
    /// The view in which the card is laid out; nil while the card is not shown.
    var containerView: UIView? { get }
    /// The safe area of the container, as far as it counts for the card, in points.
    var safeInsets: UIEdgeInsets { get }
    var wholeFrame: CGRect { get }
    /// The highest place of the card's top while a keyboard shows, in points from the container's top.
    var highestTop: CGFloat { get }
    /// The height of a bar that covers the card at its smallest detent, in points from the container's side.
    var barHeight: CGFloat { get }
    /// The distance from the most open place to where the card is out of sight, in points.
    var outOfSight: CGFloat { get }

    /// Whether the card's view keeps VoiceOver in the card: touches do not reach the views behind it. False, by default,
    /// for an owner that tells VoiceOver by a view of its own.
    var closesViewsBehind: Bool { get }
    /// The reason why no dismissal by the user can begin now, `standingRefusal` among them; nil if there is none.
    var obstacle: DismissalRefusal? { get }
    /// Asks the owner's delegate about a dismissal, after looking for an obstacle again. Returns why the card stays.
    func refusalByDelegate() -> DismissalRefusal?
    /// Dismisses the card for its user, who was allowed to, without a drag.
    func leaveForUser()
    /// Called after the client was told that a dismissal was attempted.
    func didAttempt()
    /// Called before a layout pass that does not come from the card's movement alone.
    func willLayOut()
    /// Called when the resting places have changed, except for the first.
    func placesDidChange()
    /// Called when another detent is selected, before the client hears of it.
    func selectionDidChange()
    func traitsDidChange(from old: CardTraits)
    /// Called whenever the card moves, to show it.
    func cardDidMove()
    /// Called when the card has another place, before the client hears of it: 0 at the most open place, 1 out of sight.
    func didProgress(to progress: CGFloat)
    /// Called when the card has come from out of sight to its stop.
    func didCome()
    /// Called when a moving card has come to rest, or has jumped there.
    func didStop()
    func didLeave()
    /// Shows the card by its look. Returns false if the card slides.
    func showLook() -> Bool
}

@_spi(Cards) extension CardOwner {
    public var barHeight: CGFloat { 0 }
    public func showLook() -> Bool { false }
    public func refusalByDelegate() -> DismissalRefusal? { obstacle }
    public func didAttempt() {}
    public func willLayOut() {}
    public func placesDidChange() {}
    public func selectionDidChange() {}
    public var closesViewsBehind: Bool { false }
    public func didProgress(to progress: CGFloat) {}
}
