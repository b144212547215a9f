import HeadlessUIKit
import Testing

extension Trait where Self == ConditionTrait {
    /// For a test that catches a card in a transition: runs only if UIKit delivers touches to views in a transition.
    public static var touchesInTransitions: Self {
        .enabled(if: Assumptions.standard.touchesInTransition != .none, "In a transition no view is touched.")
    }

    /// For a test whose points count from the drag's slop of 10: runs only if a list's own drag begins there, too.
    /// Tests that take doubts cover a list whose slop is smaller, or stays in its translation; see `Doubt.listLead`.
    public static var countsFromSlop: Self {
        .enabled(
            if: Assumptions.standard.scrollSlop == 10 && Assumptions.standard.panTranslationOmitsSlop,
            "The list's slop is not the drag's.")
    }

    /// For a test in which an opened card hands over to its list, whose offset it has held: runs only if a list goes on
    /// from an offset that was assigned. A list that undoes this leaps: row S34.
    public static var offsetsAreKept: Self {
        .enabled(
            if: Assumptions.standard.offsetWhileTracking == .incremental, "A list undoes what it is assigned.")
    }
}
