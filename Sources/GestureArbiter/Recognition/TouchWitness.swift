import UIKitShim

/// Sees what one arbiter is given and does, from a touch-down on. Nobody does, unless GestureArbiterFlights is linked and
/// has been started: then what an arbiter asks of a witness is whether it has one.
@MainActor
package protocol TouchWitness: AnyObject {
    /// A scroll view of the chain, and along which of its own axes it goes under the finger.
    typealias Link = (scrollView: UIScrollView, axis: ArbitrationPolicy.Direction.Axis)
    /// A touch is about to come down for the engine, which has none. The scroll views of its chain, innermost first, and
    /// then those that can scroll neither way.
    func touchComesDown(_ touch: UITouch, over chain: [Link], engine: Arbitration)
    /// A touch came down that the arbiter does not follow yet, since it follows another.
    func furtherTouchComesDown(_ touch: UITouch)
    /// The touch has moved or left, and nothing of it is decided yet.
    func touchChanges(_ touch: UITouch, in event: UIEvent)
    /// The engine is about to take an event in, and has taken it in.
    func engineTakes(_ event: Arbitration.Event)
    func engineTook(_ engine: Arbitration)
    /// The same policy, with closures that tell what they answer.
    func listening(to policy: ArbitrationPolicy) -> ArbitrationPolicy
    /// The engine is what it was before its last movement: that will be decided anew.
    func engineGoesBack()
    /// The arbiter's pan acts.
    func arbiterActs()
    /// Content at `depth` of the chain is about to be put at `offset` along an axis of its own, in points.
    func contentIsPut(at depth: Int, from found: CGFloat, to offset: CGFloat)
    /// The client is about to be told.
    func clientIsTold(_ drag: GestureArbiter.Drag)
}

/// Where arbiters get their witnesses from.
@MainActor
package enum Witnesses {
    /// Makes the witness of an arbiter; nil: nobody looks.
    @exclusivity(unchecked) package static var make:
        (@MainActor (_ arbiter: GestureArbiter, _ container: UIView) -> any TouchWitness)?
}

extension GestureArbiter {
    /// Who sees what the arbiter is given and does.
    package var witness: (any TouchWitness)? { recognition.witness }
}
