// Rows X1 to X7.
/// Something that apps or the system do during a gesture, which a client's gesture should survive.
///
///     var assumptions = Assumptions()
///     assumptions.disturbances = [.contentAdjustsOffset]
///
/// Host-only: UIKit has no such type.
public enum Disturbance: String, Hashable, Codable, Sendable, CaseIterable {
    // Row X1.
    /// Two more recognizers on the touched view in a scroll view: one that stays possible until the lift, and one that
    /// begins at touch-down. Neither prevents any other.
    case undecidedRecognizers
    // Row X2.
    /// Content that changes above the viewport. After every move the touched scroll view gains or loses 7 points there,
    /// and adjusts its offset so that the visible content stays in place.
    case contentAdjustsOffset
    // Row X3.
    /// A bar over the touched scroll view that opens by 2 points after every move, up to 52, then closes.
    case insetsChange
    // Row X4.
    /// A pan of the innermost scroll view that stays silent while the finger moves.
    case swallowedTouches
    // Row X5.
    /// The removal of the touched view from a scroll view's content, after five moves.
    case hitViewRemoved
    // Row X5.
    /// The removal of the touched view after five moves, and its insertion elsewhere, like a reused cell.
    case hitViewReused
    // Row X6.
    /// A system gesture: a touch that starts at an edge of the screen and moves 20 points inwards is cancelled. The app
    /// is told nothing more about the finger.
    case systemEdgeGesture
    // Row X7.
    /// More pans that do nothing and recognize simultaneously with every other: one on each touched scroll view, added
    /// before its own, as in web views, and one on the window, as in session recorders.
    case lookingOnPans
}
