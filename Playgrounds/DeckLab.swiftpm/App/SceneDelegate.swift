import UIKitShim

/// The contents and, if there is room, the chosen page beside them.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        // The demos' cards are white.
        window.overrideUserInterfaceStyle = .light
        window.rootViewController = UnattendedController.isAskedFor ? UnattendedController() : contents()
        window.makeKeyAndVisible()
        self.window = window
    }

    private func contents() -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = self
        split.setViewController(ContentsController(), for: .primary)
        split.setViewController(EmptyController(), for: .secondary)
        return split
    }

    /// On a phone, and in a narrow column of an iPad's screen, the contents come first.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// The view beside the contents before anything was chosen.
private final class EmptyController: UIViewController {
    private let label = UILabel(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        label.text = "Choose a demo. Drag its card, and read beside it what is decided."
        label.numberOfLines = 0
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 40, dy: 40)
    }
}
