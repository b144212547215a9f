@_exported import Demos
import GestureArbiter
import HeadlessUIKit

/// A demo on a stage: something that can be touched, and what is told of it beside the picture.
///
/// Deck Lab shows scenes, films are made of them. A further scene is a ``Demo``, and a line in the ``SceneCatalog``.
@MainActor
package protocol Scene: AnyObject {
    /// What the scene is called in messages, recordings and the command. Never changed: recordings hold it.
    static var name: String { get }
    static var title: String { get }
    /// One or two sentences: what is there, and what to try.
    static var hint: String { get }
    static var options: [SceneOption] { get }
    /// Where strokes come down, in points in the window: on what scrolls.
    static var strokeStart: CGPoint { get }

    /// Everything laid out and at rest.
    init(_ settings: SceneSettings)

    var stage: Stage { get }
    /// What scrolls in the foremost card.
    var scrollView: UIScrollView? { get }
    /// How many cards stand over home.
    var cardCount: Int { get }
    /// How far the foremost card is from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    /// Those who decide, by the names that the list of decisions gives them: "" where there is only one.
    var arbiters: [(name: String, arbiter: GestureArbiter)] { get }
}

extension Scene {
    package var isDismissed: Bool { cardCount == 0 }
    /// How far the content is scrolled, in points.
    package var contentOffset: CGFloat { scrollView?.contentOffset.y ?? 0 }
}

package typealias DeckScene = Staged<DeckDemo>
package typealias NestedScene = Staged<NestedDemo>
package typealias FloatingScene = Staged<FloatingDemo>
package typealias ModalScene = Staged<ModalDemo>
package typealias CardScene = Staged<CardDemo>
package typealias CarouselScene = Staged<CarouselDemo>
package typealias ControlsScene = Staged<ControlsDemo>

/// The scenes in the order of the page: one for each demo.
@MainActor
package enum SceneCatalog {
    package static let scenes = DemoCatalog.demos.map { scene(of: $0) }

    package static func scene(named name: String) -> (any Scene.Type)? { scenes.first { $0.name == name } }

    private static func scene<Shown: Demo>(of demo: Shown.Type) -> any Scene.Type { Staged<Shown>.self }
}
