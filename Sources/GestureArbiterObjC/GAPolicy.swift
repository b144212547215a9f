import Foundation
import GestureArbiter
import ObjectiveCShim

/// Decides whether a finger scrolls a scroll view or drags its container, for Objective-C: see `ArbitrationPolicy`.
public final class GAPolicy: GAObject {
    let policy: ArbitrationPolicy

    init(_ policy: ArbitrationPolicy) { self.policy = policy }

    /// The drag begins only if the content is at its edge. A touch that scrolls never drags, nor the reverse.
    public static var gated: GAPolicy { GAPolicy(.gated) }
    /// The finger that scrolled to the edge then drags, and does not scroll again.
    public static var once: GAPolicy { GAPolicy(.once) }
    /// The finger that scrolled to the edge then drags, and back, any number of times.
    public static var continuous: GAPolicy { GAPolicy(.continuous) }
    /// The finger that brought the card back to rest then scrolls; scrolling never hands over to the drag.
    public static var sheet: GAPolicy { GAPolicy(.sheet) }

    /// Returns this policy for a drag in another direction.
    public func toward(_ direction: GADirection) -> GAPolicy {
        GAPolicy(policy.overriding { $0.direction = GADirection.words.value(of: direction) })
    }

    /// Returns this policy, which also drags from the handle that `-[GAArbiter bindHandle:]` names, wherever the content is.
    public func allowingHandle() -> GAPolicy { GAPolicy(policy.allowing(.touchStarts(in: .handle))) }

    /// The direction in which a finger drags the container.
    public var direction: GADirection { GADirection.words.word(of: policy.direction) }
}
