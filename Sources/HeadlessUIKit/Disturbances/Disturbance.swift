/// Something that apps or the system do beside a gesture; a client's gesture should come through it.
///
///     var assumptions = Assumptions()
///     assumptions.disturbances = [.contentAdjustsOffset]
///
/// Host-only: UIKit has no such type. Rows X1 to X7.
public enum Disturbance: String, Hashable, Codable, Sendable, CaseIterable {
    /// Row X1: what is touched in a scroll view has two more recognizers, one that neither fails nor recognizes
    /// before the lift, one that begins at touch-down. They exclude nobody.
    case undecidedRecognizers
    /// Row X2: after every move the touched scroll view gains 7 points of content above the viewport, or loses them
    /// again, and sets its offset so that what is on screen stays.
    case contentAdjustsOffset
    /// Row X3: after every move a bar over the touched scroll view opens by 2 points, up to 52, then closes.
    case insetsChange
    /// Row X4: the pan of the innermost scroll view stays silent while the finger moves.
    case swallowedTouches
    /// Row X5: after five moves the touched view of a scroll view's content is taken out of the hierarchy.
    case hitViewRemoved
    /// Row X5: after five moves it is taken out and put in again elsewhere, as a cell for another row is.
    case hitViewReused
    /// Row X6: a touch that starts at an edge of the screen and goes 20 points inwards is cancelled. What the finger
    /// does after that nobody hears of.
    case systemEdgeGesture
    /// Row X7: each touched scroll view has a second pan, added before its own, as web views have, and the window has
    /// one, as session recorders have. They do nothing, and go together with everybody.
    case lookingOnPans
}
