import HeadlessUIKit
import Testing

@MainActor struct ApplicationTests {
    private final class Screen1: UIViewController {
        var heard: [String] = []
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            heard.append("traits \(newCollection.horizontalSizeClass == .regular)")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("size")
        }
    }

    private final class Delegate: UIApplicationDelegate {
        var heard: [String] = []
        func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    }

    @Test("W6: the application's window, scene and key window are the stage's")
    func windows() {
        let stage = Stage()
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(UIApplication.shared.windows == [stage.window])
        #expect(scene?.windows == [stage.window])
        #expect(stage.window.windowScene === scene)
    }

    @Test("W6: each stage has its own application")
    func several() {
        let one = Stage()
        UIApplication.shared.isIdleTimerDisabled = true
        let other = Stage()
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        one.advanceFrame()
        #expect(UIApplication.shared.isIdleTimerDisabled)
        withExtendedLifetime(other) {}
    }

    @Test("W6: on its way to the background and back the application calls its delegate for each step")
    func states() {
        let (stage, delegate) = (Stage(), Delegate())
        final class SceneDelegate: UIWindowSceneDelegate {
            var heard: [String] = []
            func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
            func sceneDidEnterBackground(_ scene: UIScene) { heard.append("\(scene.activationState)") }
            func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
        }
        let sceneDelegate = SceneDelegate()
        UIApplication.shared.delegate = delegate
        stage.window.windowScene?.delegate = sceneDelegate
        stage.setApplicationState(.background)
        #expect(delegate.heard == ["resign", "background"])
        #expect(UIApplication.shared.applicationState == .background)
        delegate.heard = []
        stage.setApplicationState(.active)
        #expect(delegate.heard == ["foreground", "active"])
        #expect(sceneDelegate.heard == ["resigns", "background", "active"])
    }

    @Test("W6: an opened link is recorded, and the completion follows in the next turn")
    func link() throws {
        let stage = Stage()
        let url = try #require(URL(string: "https://example.org"))
        final class Answer { var value: Bool? }
        let answer = Answer()
        UIApplication.shared.open(url) { answer.value = $0 }
        #expect(UIApplication.shared.openedURLs == [url])
        #expect(answer.value == nil)
        stage.settle()
        #expect(answer.value == true)
    }

    @Test("W5: the controller in charge determines the status bar's style")
    func statusBar() {
        let stage = Stage(rootViewController: Screen1())
        let manager = stage.window.windowScene?.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        #expect(manager?.isStatusBarHidden == true)
        #expect(manager?.statusBarFrame == .zero)
    }

    @Test("W5: the child that the root controller names is in charge")
    func child() {
        final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
        }
        let root = Container()
        root.addChild(Screen1())
        let stage = Stage(rootViewController: root)
        #expect(stage.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
    }

    @Test(
        "W5: of presented controllers, one that fills the screen is in charge, or one that captures the status bar",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen,
        ])
    func presented(style: UIModalPresentationStyle) {
        let (root, other) = (UIViewController(), Screen1())
        let stage = Stage(rootViewController: root)
        other.modalPresentationStyle = style
        root.present(other, animated: false)
        stage.settle()
        let manager = stage.window.windowScene?.statusBarManager
        #expect((manager?.statusBarStyle == .lightContent) == (style == .fullScreen))
        other.modalPresentationCapturesStatusBarAppearance = true
        #expect(manager?.statusBarStyle == .lightContent)
    }

    @Test("W7: controllers are told of new traits before they are told of the size")
    func traits() {
        let root = Screen1()
        let stage = Stage(rootViewController: root)
        stage.resize(to: CGSize(width: 1000, height: 800))
        stage.settle()
        #expect(root.heard == ["traits true", "size"])
    }

    @Test("W7: a size with the same traits is reported alone")
    func sizeAlone() {
        let root = Screen1()
        let stage = Stage(rootViewController: root)
        stage.resize(to: CGSize(width: 400, height: 800))
        stage.settle()
        #expect(root.heard == ["size"])
    }

    @Test("W4: rotating the device changes its orientation, and posts a notification")
    func turned() {
        let stage = Stage()
        @MainActor final class Count { var value = 0 }
        let count = Count()
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count.value += 1 } }
        #expect(UIDevice.current.orientation.isPortrait)
        stage.resize(to: CGSize(width: 844, height: 390))
        #expect(UIDevice.current.orientation.isLandscape)
        #expect(stage.window.windowScene?.interfaceOrientation.isLandscape == true)
        #expect(count.value == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("the kind of device follows the screen's shorter side")
    func idiom() {
        let phone = Stage()
        #expect(phone.window.traitCollection.userInterfaceIdiom == .phone)
        let tablet = Stage(screen: Screen(size: CGSize(width: 820, height: 1180), scale: 2, safeAreaInsets: .zero))
        #expect(tablet.window.traitCollection.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
}
