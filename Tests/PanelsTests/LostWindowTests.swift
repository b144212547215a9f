import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// Another page covers the panel's parent, and the panel leaves the window.
@MainActor
@Suite("A panel whose view leaves the window")
struct LostWindowTests {
    enum Cover: CaseIterable { case page, presentation }

    private let home = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: home)
        stage = Stage(rootViewController: navigation)
        stage.settle()
    }

    private func cover(by cover: Cover) {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        switch cover {
        case .page: navigation.pushViewController(page, animated: false)
        case .presentation: navigation.present(page, animated: false)
        }
        stage.settle()
    }

    private func uncover() {
        if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
        navigation.popToRootViewController(animated: false)
        stage.settle()
    }

    @Test(
        "A hidden panel at which a finger peeks is hidden again, and says that it has returned",
        arguments: Cover.allCases)
    func peek(_ cover: Cover) {
        let panel = home.addPanel(UIViewController(), at: .leading, detents: [.width(250)]) { $0.edgeSwipe = 24 }!
        panel.hide(animated: false)
        stage.settle()
        var events: [CardEvent] = []
        panel.onEvent = { if $0 == .grabbed || $0 == .returned { events.append($0) } }
        let finger = stage.touch(at: CGPoint(x: 4, y: 433))
        finger.move(by: .right(60), over: 0.2)
        self.cover(by: cover)
        finger.lift()
        uncover()
        #expect(!panel.isShown)
        #expect(panel.position.progress == 1)
        #expect(events == [.grabbed, .returned])
    }

    @Test("A panel in a finger's hand is at its detent, and says that it has returned", arguments: Cover.allCases)
    func inHand(_ cover: Cover) {
        let panel = home.addPanel(UIViewController(), detents: [.height(120), .large])!
        stage.settle()
        let height = panel.position.height
        var events: [CardEvent] = []
        panel.onEvent = { if $0 == .grabbed || $0 == .returned { events.append($0) } }
        let finger = stage.touch(at: CGPoint(x: 200, y: 780))
        finger.move(by: .down(-60), over: 0.2)
        self.cover(by: cover)
        finger.lift()
        uncover()
        #expect(panel.isShown)
        #expect(panel.position.height.isNear(height))
        #expect(events == [.grabbed, .returned])
    }

    @Test("A panel that is hidden on another tab while the phone is turned is out of sight when it is turned back")
    func hiddenOnAnotherTab() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.window.rootViewController = tabs
        let panel = home.addPanel(UIViewController(), detents: [.height(64), .large])!
        stage.settle()
        let height = panel.position.height
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        stage.settle()
        tabs.selectedIndex = 1
        stage.settle()
        navigation.popToRootViewController(animated: false)
        panel.hide()
        stage.settle()
        tabs.selectedIndex = 0
        stage.resize(
            to: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        stage.settle()
        #expect(!panel.isShown)
        #expect(panel.position.progress == 1)
        #expect(panel.position.height == 0)
        panel.show(animated: false)
        stage.settle()
        #expect(panel.position.height.isNear(height))
    }
}
