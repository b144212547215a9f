import UIKitShim

/// Observes one arbiter for the recorder, from a touch-down on; absent unless GestureArbiterFlights is linked and
/// recording.
@MainActor
package protocol TouchWitness: AnyObject {
    /// A scroll view of the chain, and its own axis along which it moves under the finger.
    typealias Link = (scrollView: UIScrollView, axis: ArbitrationPolicy.Direction.Axis)
    /// Called before the engine takes a touch-down, with the scroll views of its chain, innermost first, and then those
    /// that can scroll along neither axis.
    func touchComesDown(_ touch: UITouch, over chain: [Link], engine: Arbitration)
    /// A touch came down that the arbiter does not follow yet, since it follows another.
    func furtherTouchComesDown(_ touch: UITouch)
    /// Called when the touch has moved or left, before any decision about it.
    func touchChanges(_ touch: UITouch, in event: UIEvent)
    /// Called before the engine takes an event, and after it.
    func engineTakes(_ event: Arbitration.Event)
    func engineTook(_ engine: Arbitration)
    /// Returns the same policy, with closures that report their answers.
    func listening(to policy: ArbitrationPolicy) -> ArbitrationPolicy
    /// Called when the engine returns to its state before its last movement, to decide it again.
    func engineGoesBack()
    /// Called in the action of the arbiter's pan.
    func arbiterActs()
    /// Called before content at `depth` of the chain is put at `offset` along one of its own axes, in points.
    func contentIsPut(at depth: Int, from found: CGFloat, to offset: CGFloat)
    /// Called before a report to the client.
    func clientIsTold(_ drag: GestureArbiter.Drag)
}

/// The source of arbiters' witnesses.
@MainActor
package enum Witnesses {
    /// Creates the witness of an arbiter; nil: no recording.
    @exclusivity(unchecked) package static var make:
        (@MainActor (_ arbiter: GestureArbiter, _ container: UIView) -> any TouchWitness)?
}

extension GestureArbiter {
    /// The arbiter's witness.
    package var witness: (any TouchWitness)? { recognition.witness }
}
