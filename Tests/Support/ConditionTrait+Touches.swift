import HeadlessUIKit
import Testing

extension Trait where Self == ConditionTrait {
    /// For a test that catches a card on its way: run where UIKit gives views touches in a transition.
    public static var touchesInTransitions: Self {
        .enabled(if: Assumptions.standard.touchesInTransition != .none, "In a transition no view is touched.")
    }
}
