import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

/// Controllers, lists and sides of the screen that an author may use.
@MainActor
@Suite("Detents of all kinds of cards")
struct DetentKindTests {
    /// A list that is the controller's own view, as a table controller's.
    private final class ListViewController: UIViewController {
        let list = UIScrollView()
        override func loadView() { view = list }
        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentSize = CGSize(width: 390, height: 300)
        }
    }

    private func present(
        _ controller: UIViewController, _ configuration: CardConfiguration, on stage: Stage
    ) -> InteractivePresentationController? {
        stage.window.rootViewController?.presentCard(controller, as: configuration)
        stage.settle()
        return controller.presentationController as? InteractivePresentationController
    }

    @Test("A controller whose view is a list is as tall as its rows, and grows with them when it is told to")
    func listAsView() {
        let stage = Stage(rootViewController: UIViewController())
        let controller = ListViewController()
        let card = present(controller, CardConfiguration.cover { $0.detents = [.content, .large] }, on: stage)
        #expect(abs((card?.card.frame.minY ?? 0) - 510) < 0.01)
        controller.list.contentSize.height = 400
        card?.invalidateDetents()
        stage.settle()
        #expect(abs((card?.card.frame.minY ?? 0) - 410) < 0.01)
        controller.list.contentSize.height = 4000
        card?.invalidateDetents()
        stage.settle()
        #expect(card?.card.frame.minY == 47)
        let finger = stage.touch(at: CGPoint(x: 195, y: 700))
        finger.move(by: .down(-300), over: 0.4)
        #expect(controller.list.contentOffset.y > 200)
    }

    @Test("The last row of such a list is reached at medium")
    func lastRowOfListAsView() {
        let stage = Stage(rootViewController: UIViewController())
        let controller = ListViewController()
        var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
        configuration.policy.opening = .never
        _ = present(controller, configuration, on: stage)
        controller.list.contentSize.height = 1200
        for _ in 0..<5 {
            stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: .down(-250), over: 0.1)
            stage.settle()
        }
        #expect(abs(controller.list.convert(CGPoint(x: 0, y: 1200), to: nil).y - 810) < 0.4)
    }

    @Test("A card that hangs from the top rests at its detents, and opens downwards")
    func fromTheTop() {
        let stage = Stage(rootViewController: UIViewController())
        let controller = UIViewController()
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(.up, handoff: .continuous)
            $0.detents = [.height(200), .fraction(0.5)]
        }
        configuration.contentSizing = .resizes
        let card = present(controller, configuration, on: stage)
        // Plus 47 pt of status bar.
        #expect(card?.card.convert(card?.card.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 247))
        stage.touch(at: CGPoint(x: 195, y: 200)).drag(by: .down(200), over: 0.4)
        stage.settle()
        #expect(card?.selectedDetent == .fraction(0.5))
        #expect(abs((card?.card.bounds.height ?? 0) - (47 + 797.0 / 2)) < 0.34)
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(-120), over: 0.1)
        stage.settle()
        #expect(card?.selectedDetent == .height(200))
    }

    @Test("In a presentation of its own, a floating card has its detents within its frame")
    func floating() {
        final class Floating: InteractivePresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                containerView.map { $0.bounds.insetBy(dx: 20, dy: 100) } ?? .zero
            }
        }
        let stage = Stage(rootViewController: UIViewController())
        let controller = UIViewController()
        stage.window.rootViewController?.present(controller) { presented, presenting in
            Floating(
                presentedViewController: presented, presenting: presenting,
                configuration: .cover { $0.detents = [.fraction(0.25), .large] })
        }
        stage.settle()
        let card = controller.presentationController as? InteractivePresentationController
        // 644 pt, which overlap no safe area.
        #expect(card?.card.frame == CGRect(x: 20, y: 744 - 161, width: 350, height: 644))
        card?.select(.large)
        stage.settle()
        #expect(card?.card.frame == CGRect(x: 20, y: 100, width: 350, height: 644))
    }

    @Test("If the undimmed detent is replaced by others, the card is modal again")
    func undimmedGone() {
        let stage = Stage(rootViewController: UIViewController())
        let controller = UIViewController()
        var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
        configuration.largestUndimmedDetent = .medium
        let card = present(controller, configuration, on: stage)
        #expect(card?.isPresenterLive == true)
        card?.detents = [.height(300), .large]
        stage.settle()
        #expect(card?.isPresenterLive == false)
        #expect(card?.card.accessibilityViewIsModal == true)
        card?.largestUndimmedDetent = .large
        #expect(card?.isPresenterLive == true)
        #expect(card?.card.accessibilityViewIsModal == false)
    }
}
