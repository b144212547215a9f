import GestureArbiter
import HeadlessUIKit

/// A screen on which strokes are filmed: a stage with something that scrolls and something that is dragged.
///
/// A further scene is a type that conforms, and a case of ``SceneName``.
@MainActor
package protocol FilmScene: AnyObject {
    /// Everything laid out and at rest, the list scrolled by `startOffset` points.
    init(policy: ArbitrationPolicy, startOffset: CGFloat)

    var stage: Stage { get }
    /// How far the list is scrolled, in points.
    var contentOffset: CGFloat { get }
    /// How far the card is from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    /// Whether the card has left for good.
    var isDismissed: Bool { get }
    /// What was decided about the last touch.
    var decisions: [Arbitration.Decision] { get }
    /// Draws a recorded moment on a phone of 390 × 844 pt.
    nonisolated static func draw(_ moment: Moment, into svg: inout SVG)
}

/// The scenes by the names that the command knows.
package enum SceneName: String, CaseIterable, Hashable, Sendable {
    /// A card that a list fills, over a dimmed home view.
    case card

    package var scene: any FilmScene.Type {
        switch self {
        case .card: CardScene.self
        }
    }
}
