import UIKitShim

/// Observes one arbiter for the recorder. Absent unless GestureArbiterFlights is linked and recording.
@MainActor
package protocol TouchWitness: AnyObject {
    /// A scroll view of the chain, and the own axis along which it moves under the finger.
    typealias Link = (scrollView: UIScrollView, axis: ArbitrationPolicy.Direction.Axis)
    /// Called before the engine takes a touch-down, with the scroll views of the chain, then the ones that do not move.
    /// Scrolling with a trackpad has no touch.
    func touchComesDown(
        _ touch: UITouch?, on view: UIView?, at location: CGPoint, time: TimeInterval, over chain: [Link],
        engine: Arbitration)
    /// Called when another touch comes down during a followed touch.
    func furtherTouchComesDown(_ touch: UITouch)
    /// Called when the touch has moved or left, before the engine decides.
    func touchChanges(_ touch: UITouch, in event: UIEvent)
    /// Called when scrolling has gone on to `location`, or is over, before the engine decides.
    func scrollChanges(to location: CGPoint, time: TimeInterval, isOver: Bool)
    /// Called before and after the engine takes an event.
    func engineTakes(_ event: Arbitration.Event)
    func engineTook(_ engine: Arbitration)
    /// Returns the same policy, with closures that report their answers.
    func listening(to policy: ArbitrationPolicy) -> ArbitrationPolicy
    /// Called when the engine returns to its state before its last movement, to decide it again.
    func engineGoesBack()
    /// Called in the action of the arbiter's pan, before anything else.
    func arbiterActs()
    /// Called before content at `depth` of the chain is put at `offset` along one of its own axes, in points.
    func contentIsPut(at depth: Int, from found: CGFloat, to offset: CGFloat)
    func clientIsTold(_ drag: GestureArbiter.Drag)
}

@MainActor
package enum Witnesses {
    /// Creates the witness of an arbiter; nil: no recording.
    @exclusivity(unchecked) package static var make:
        (@MainActor (_ arbiter: GestureArbiter, _ container: UIView) -> any TouchWitness)?
}
