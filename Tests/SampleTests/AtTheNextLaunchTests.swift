import HeadlessSwiftUI
import HeadlessUIKit
import Panels
import Testing

/// Plays launches with the samples of the article "At the next launch".
@MainActor
struct AtTheNextLaunchTests {
    /// Starts the app on a stage, with what UIKit has kept of the scene.
    private func launch(_ activity: NSUserActivity?) throws -> (Stage, MapController, MapSceneDelegate) {
        let (map, delegate) = (MapController(), MapSceneDelegate())
        let stage = Stage(rootViewController: map)
        let scene = try #require(stage.window.windowScene)
        delegate.window = stage.window
        scene.delegate = delegate
        scene.session.stateRestorationActivity = activity
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        stage.settle()
        return (stage, map, delegate)
    }

    private func kept(of stage: Stage, _ delegate: MapSceneDelegate) throws -> NSUserActivity? {
        try delegate.stateRestorationActivity(for: #require(stage.window.windowScene))
    }

    @Test("The panel of a scene comes back at its detent, shown or hidden", arguments: [true, false])
    func scene(isShown: Bool) throws {
        let (stage, map, delegate) = try launch(nil)
        #expect(map.panel?.selectedDetent == "peek")
        map.panel?.selectedDetent = .medium
        if !isShown { map.panel?.hide() }
        stage.settle()
        let (_, again, _) = try launch(kept(of: stage, delegate))
        #expect(again.panel?.selectedDetent == .medium)
        #expect(again.panel?.isShown == isShown)
    }

    @Test("The settings come back at their detent, or not at all")
    func codable() throws {
        for detent in [Detent.Identifier.large, nil] {
            let (stage, map, _) = try launch(nil)
            let data = try JSONEncoder().encode(AppState(settings: detent))
            map.restoreSettings(try JSONDecoder().decode(AppState.self, from: data))
            stage.settle()
            #expect(map.settings.enclosingCard?.selectedDetent == detent)
        }
    }

    @Test("The panel of a SwiftUI window comes back at its detent, shown or hidden", arguments: [true, false])
    func swiftUI(isShown: Bool) {
        let stage = Stage()
        stage.sceneStorage = ["places.detent": "large", "places.isShown": isShown]
        let host = UIHostingController(rootView: MapScreen())
        stage.window.rootViewController = host
        stage.settle()
        let panel = panels(in: host).first
        #expect((panel != nil) == isShown)
        guard isShown else { return }
        #expect(panel?.selectedDetent == .large)
        panel?.selectedDetent = "peek"
        stage.settle()
        #expect(stage.sceneStorage["places.detent"] as? String == "peek")
    }

    private func panels(in controller: UIViewController) -> [Panel] {
        controller.addedPanels + controller.children.flatMap(panels)
    }
}
