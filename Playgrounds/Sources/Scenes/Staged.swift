import GestureArbiter
import HeadlessUIKit

/// A demo on a stage of its own.
@MainActor
package final class Staged<Shown: Demo>: Scene {
    package static var name: String { Shown.name }
    package static var title: String { Shown.title }
    package static var hint: String { Shown.hint }
    package static var options: [SceneOption] { Shown.options }
    package static var strokeStart: CGPoint { Shown.strokeStart }

    package let stage: Stage
    private let demo: Shown

    package init(_ settings: SceneSettings) {
        let home = UIViewController()
        stage = Stage(rootViewController: home, screen: settings.screen, assumptions: settings.assumptions)
        demo = Shown(DemoSettings(policy: settings.policy, options: settings.options), on: home)
        stage.window.drawControls()
        stage.settle()
        stage.advanceFrame()
    }

    package var scrollView: UIScrollView? { demo.scrollView }
    package var cardCount: Int { demo.cardCount }
    package var cardTranslation: CGFloat { demo.cardTranslation }
    package var arbiters: [(name: String, arbiter: GestureArbiter)] { demo.arbiters }
}
