import HeadlessUIKit
import Testing

extension Trait where Self == ConditionTrait {
    /// For a test that catches a card on its way: run where UIKit gives views touches in a transition.
    public static var touchesInTransitions: Self {
        .enabled(if: Assumptions.standard.touchesInTransition != .none, "In a transition no view is touched.")
    }

    /// For a test whose points count from the drag's slop of 10: run where a list's own begins there, too. What a list
    /// makes of a shorter one, or of one that stays in its translation, is in the tests that take doubts; see
    /// `Doubt.listLead`.
    public static var countsFromSlop: Self {
        .enabled(
            if: Assumptions.standard.scrollSlop == 10 && Assumptions.standard.panTranslationOmitsSlop,
            "The list's slop is not the drag's.")
    }

    /// For a test in which an opened card hands over to its list, whose offset it has held: run where a list goes on from
    /// an offset that was assigned. Where it undoes that, it leaps: row S34.
    public static var offsetsAreKept: Self {
        .enabled(
            if: Assumptions.standard.offsetWhileTracking == .incremental, "A list undoes what it is assigned.")
    }
}
