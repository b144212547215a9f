import HeadlessUIKit
import InteractiveDismissal
import Panels

// The samples of the article "At the next launch".

final class MapSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var map: MapController? { window?.rootViewController as? MapController }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        map?.addPlaces(as: session.stateRestorationActivity?.userInfo)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.map")
        activity.userInfo = map?.kept
        return activity
    }
}

extension MapController {
    var kept: [AnyHashable: Any]? {
        panel.map { ["detent": $0.selectedDetent.rawValue, "isShown": $0.isShown] }
    }

    func addPlaces(as kept: [AnyHashable: Any]?) {
        let detent = kept?["detent"] as? String
        panel = addPanel(
            places, detents: [.height(88, identifier: "peek"), .medium, .large],
            selected: detent.map(Detent.Identifier.init(rawValue:)), animated: false)
        if kept?["isShown"] as? Bool == false { panel?.hide(animated: false) }
    }
}

struct AppState: Codable {
    var settings: Detent.Identifier?
}

extension MapController {
    func restoreSettings(_ state: AppState) {
        guard let detent = state.settings else { return }
        presentCard(settings, detents: [.medium, .large], selected: detent, animated: false)
    }
}

// MARK: - What an app has

final class MapController: UIViewController {
    let (places, settings) = (UIViewController(), UIViewController())
    var panel: Panel?
}
