import GestureArbiter
import HeadlessUIKit

/// Something on a phone that can be touched: a stage, and what the page shows of it beside the picture.
///
/// A further scene is a file with a type that conforms, and a line in the ``SceneCatalog``.
@MainActor
package protocol LabScene: AnyObject {
    /// What the scene is called in messages, recordings and the command. Never changed: recordings hold it.
    static var name: String { get }
    static var title: String { get }
    /// One or two sentences: what is there, and what to try.
    static var hint: String { get }
    static var options: [SceneOption] { get }
    /// Where the page's strokes come down, in points in the window: on what scrolls.
    static var strokeStart: CGPoint { get }

    /// Everything laid out and at rest.
    init(_ settings: LabSettings)

    var stage: Stage { get }
    /// How far the content is scrolled, in points.
    var contentOffset: CGFloat { get }
    /// How far the card is from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    var isDismissed: Bool { get }
    /// Those who decide, by the names that the list of decisions gives them: "" where there is only one.
    var arbiters: [(name: String, arbiter: GestureArbiter)] { get }
}

extension LabScene {
    package static var options: [SceneOption] { [] }
    package static var strokeStart: CGPoint { CGPoint(x: 195, y: 360) }
}

/// The scenes in the order of the page.
@MainActor
package enum SceneCatalog {
    package static let scenes: [any LabScene.Type] = [
        DeckScene.self, NestedScene.self, FloatingScene.self, ModalScene.self, CardScene.self, CarouselScene.self,
        ControlsScene.self,
    ]

    package static func scene(named name: String) -> (any LabScene.Type)? { scenes.first { $0.name == name } }
}
