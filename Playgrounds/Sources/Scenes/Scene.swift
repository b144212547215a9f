import GestureArbiter
import HeadlessUIKit

/// Something on a phone that can be touched: a stage, and what is told of it beside the picture.
///
/// Deck Lab shows scenes, films are made of them. A further scene is a file with a type that conforms, and a line in the
/// ``SceneCatalog``.
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
    package static var options: [SceneOption] { [] }
    package static var strokeStart: CGPoint { CGPoint(x: 195, y: 360) }

    package var isDismissed: Bool { cardCount == 0 }
    /// How far the content is scrolled, in points.
    package var contentOffset: CGFloat { scrollView?.contentOffset.y ?? 0 }
}

/// The scenes in the order of the page.
@MainActor
package enum SceneCatalog {
    package static let scenes: [any Scene.Type] = [
        DeckScene.self, NestedScene.self, FloatingScene.self, ModalScene.self, CardScene.self, CarouselScene.self,
        ControlsScene.self,
    ]

    package static func scene(named name: String) -> (any Scene.Type)? { scenes.first { $0.name == name } }
}
