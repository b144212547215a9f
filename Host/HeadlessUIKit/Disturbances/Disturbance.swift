// Rows X1 to X7.
/// Something that apps or the system do beside a gesture; a client's gesture should come through it.
///
///     var assumptions = Assumptions()
///     assumptions.disturbances = [.contentAdjustsOffset]
///
/// Host-only: UIKit has no such type.
public enum Disturbance: String, Hashable, Codable, Sendable, CaseIterable {
    // Row X1.
    /// Two more recognizers on the touched view in a scroll view: one that neither fails nor recognizes before the
    /// lift, and one that begins at touch-down. Neither excludes any other.
    case undecidedRecognizers
    // Row X2.
    /// Content that changes above the viewport. After every move the touched scroll view gains 7 points there, or loses
    /// them again, and sets its offset so that what is on screen stays.
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
    /// The removal of the touched view after five moves, and its return elsewhere, as a cell is reused for another row.
    case hitViewReused
    // Row X6.
    /// A system gesture: a touch that starts at an edge of the screen and goes 20 points inwards is cancelled. The app
    /// is not told what the finger does after that.
    case systemEdgeGesture
    // Row X7.
    /// More pans that do nothing and recognize together with every other: one on each touched scroll view, added before
    /// its own, as web views have, and one on the window, as session recorders have.
    case lookingOnPans
}
