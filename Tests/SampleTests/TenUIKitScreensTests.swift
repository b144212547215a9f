import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// The ten screens that apps most often need, each as an author writes it.
@MainActor
@Suite("Ten screens in UIKit")
struct TenUIKitScreensTests {
    private let home = UIViewController()
    private let content = UIViewController()
    private let stage: Stage

    init() { stage = Stage(rootViewController: home) }

    private var top: CGFloat { content.view.convert(.zero, to: nil).y }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.touch(at: CGPoint(x: x, y: y)).lift()
        stage.settle()
    }

    private func pull(_ distance: CGFloat, from y: CGFloat) {
        stage.touch(at: CGPoint(x: 100, y: y)).swipe(by: .down(distance), over: 0.2)
        stage.settle()
    }

    @Test("1. A sheet with detents begins where it is told, and a tap outside dismisses it")
    func sheet() {
        home.presentCard(content, detents: [.height(200), .medium, .large], selected: .medium)
        stage.settle()
        #expect(content.enclosingCard?.selectedDetent == .medium)
        tap(195, 60)
        #expect(home.presentedViewController == nil)
    }

    @Test("2. A form that may not be dismissed tells of the attempt")
    func form() {
        content.isModalInPresentation = true
        var attempts = 0
        home.presentCard(content) { _ in
        } onEvent: {
            if $0 == .attempted { attempts += 1 }
        }
        stage.settle()
        tap(195, 20)
        #expect(attempts == 1)
        pull(500, from: 200)
        #expect(attempts == 2)
        #expect(home.presentedViewController === content)
    }

    @Test("3. A player on a tab bar fades its small form while it opens")
    func player() {
        let (tabs, mini) = (UITabBarController(), UIView())
        let root = PanelParent(tabs)
        stage.window.rootViewController = root
        let panel = root.addPanel(content, detents: [.height(64), .large]) { $0.prefersGrabberVisible = false }!
        panel.bar = tabs.tabBar
        panel.alongside(from: .height(64), to: .large) { mini.alpha = 1 - 3 * $0 }
        stage.settle()
        #expect(mini.alpha == 1)
        panel.select(.large)
        stage.settle()
        #expect(mini.alpha <= 0)
    }

    @Test("4. A map's places rest at three heights")
    func places() {
        let panel = home.addPanel(content, detents: [.height(88), .medium, .large], selected: .medium)!
        stage.settle()
        #expect(panel.selectedDetent == .medium)
        pull(-400, from: top + 40)
        #expect(panel.selectedDetent == .large)
    }

    @Test("5. A photo opens out of its thumbnail")
    func photo() {
        let thumb = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        home.view.addSubview(thumb)
        home.presentCard(content, as: .cover) { $0.look = .zoom(from: { thumb }) }
        stage.advance(by: 0.05)
        #expect(thumb.alpha == 0)
        stage.settle()
        #expect(top == 0)
    }

    @Test("6. A chat's bar at the bottom stays in sight while the card opens")
    func chat() {
        home.presentCard(content, detents: [.medium, .large]) { $0.contentSizing = .resizes }
        stage.settle()
        #expect(content.view.convert(content.view.bounds, to: nil).maxY == 844)
    }

    @Test("7. A drawer opens from its edge, dims, and a tap beside it closes it")
    func drawer() {
        home.addPanel(content, at: .leading, detents: [.width(0, identifier: "closed"), .width(280)]) {
            $0.edgeSwipe = 20
            ($0.dimming, $0.largestUndimmedDetent) = (0.3, "closed")
        }
        stage.settle()
        stage.touch(at: CGPoint(x: 8, y: 400)).swipe(by: .right(240), over: 0.2)
        stage.settle()
        #expect(content.enclosingCard?.selectedDetent == .width(280))
        tap(350, 400)
        #expect(content.enclosingCard?.selectedDetent == "closed")
    }

    @Test("8. A cover fills the window")
    func cover() {
        home.presentCard(content, as: .cover)
        stage.settle()
        #expect(content.view.convert(content.view.bounds, to: nil) == stage.window.bounds)
    }

    @Test("9. A question is as high as its content")
    func question() {
        content.preferredContentSize = CGSize(width: 0, height: 240)
        home.presentCard(content, detents: [.content])
        stage.settle()
        #expect(abs(top - (844 - 240 - 34)) < 0.5)
    }

    @Test("10. A deck over a deck")
    func decks() {
        let second = UIViewController()
        home.presentDeck(content) {
            $0.cardInset = 12
        } completion: { [content] in
            content.presentDeck(second)
        }
        stage.settle()
        #expect(content.presentedViewController === second)
        #expect(top < second.view.convert(.zero, to: nil).y)
    }

    @Test("Over a wide window a sheet is in the middle, and as wide as it may be")
    func wide() {
        let stage = Stage(rootViewController: home, screen: .tablet)
        home.presentCard(content)
        stage.settle()
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.width == 704)
        #expect(frame.midX == stage.window.bounds.midX)
    }
}
