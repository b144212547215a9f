@_exported import Demos
import GestureArbiterFlights
import HeadlessUIKit

/// A demo on a stage of its own. Deck Lab shows scenes, and films are made of them.
@MainActor
package final class Scene {
    package let stage: Stage
    package let demo: any Demo
    private let keyboard: KeyboardDrawing
    private var inspector: FlightInspector?
    private var shared: String?

    /// Creates the scene with everything laid out and at rest.
    package init(of type: any Demo.Type, _ settings: SceneSettings) {
        let home = UIViewController()
        stage = Stage(rootViewController: home, screen: settings.screen, assumptions: settings.assumptions)
        demo = type.init(DemoSettings(policy: settings.policy, options: settings.options), on: home)
        stage.settle()
        for view in demo.viewsToCome + [stage.window] { view.drawControls() }
        keyboard = KeyboardDrawing(on: stage)
        stage.advanceFrame()
        if settings.offset != 0 { scroll(to: CGFloat(settings.offset)) }
        guard settings.options[SceneOption.inspector.name]?.isOn ?? false else { return }
        inspector = FlightInspector.show(in: stage.window) { [weak self] in self?.shared = $0 }
        stage.advanceFrame()
    }

    /// Scrolls the content at once to that distance from where the card takes over, and shows it.
    package func scroll(to offset: CGFloat) {
        demo.scroll(to: offset)
        stage.advanceFrame()
    }

    isolated deinit { inspector?.hide() }

    /// Returns the flight that was shared from the inspector since the last call; nil if there is none.
    package func takeShared() -> String? {
        defer { shared = nil }
        return shared
    }

    /// Creates the scene with the demo's default settings.
    package convenience init(of type: any Demo.Type) { self.init(of: type, SceneSettings(scene: type.name)) }
}
