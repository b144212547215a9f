import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Fingers that bring a card in from elsewhere than a bar at the bottom.
@MainActor
@Suite("Cards that are brought in by other things than a bar")
struct WayInElsewhereTests {
    private final class Home: UIViewController {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: 2000)
            view.addSubview(list)
        }
    }

    /// A feed that opens the next page beyond its end, which is at 1,156 points.
    private func feed(at offset: CGFloat) -> (Stage, Home, next: ListModal) {
        let (home, next) = (Home(), ListModal())
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.attachCard(to: home.list) { _ in next }
        home.list.contentOffset.y = offset
        return (stage, home, next)
    }

    private func shown(_ controller: UIViewController) -> CGAffineTransform {
        controller.viewIfLoaded?.superview?.transform ?? .identity
    }

    @Test("Pulling a list beyond its end opens the next page, and the same finger can push it back")
    func beyondTheEnd() {
        let (stage, home, next) = feed(at: 1156 - 100)
        let finger = stage.touch(at: CGPoint(x: 195, y: 700))
        finger.move(by: .down(-110), over: 0.3)
        #expect(home.list.contentOffset.y > 1150)
        finger.move(by: .down(-150), over: 0.3)
        #expect(next.isBeingPresented)
        #expect((shown(next).ty - 694).magnitude < 2, "150 of it are in, and the list lies at its end")
        #expect(home.list.contentOffset.y == 1156)
        finger.move(by: .down(250), over: 0.4)
        #expect(home.list.contentOffset.y < 1100, "the rest scrolls")
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(next.view.window == nil)
        #expect(stage.stillMoving.isEmpty)
    }

    @Test("If the list is pulled again while the card goes back, the card is taken where it is")
    func pulledAgain() {
        let (stage, home, next) = feed(at: 1156)
        let finger = stage.touch(at: CGPoint(x: 195, y: 700))
        finger.swipe(by: .down(-210), over: 0.3)
        stage.advance(by: 0.06)
        let before = shown(next).ty
        #expect(before < 830)
        // The list is below the container of a leaving card, so this is another finger: on the card, or on nothing.
        stage.touch(at: CGPoint(x: 195, y: before + 20)).swipe(by: .down(-160), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController === next)
        #expect(stage.stillMoving.isEmpty)
    }

    @Test("A finger that scrolls on and comes back to the end opens the card in one touch, as often as it likes")
    func oftenInOneTouch() {
        let (stage, home, next) = feed(at: 1156)
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        for _ in 1...3 {
            finger.move(by: .down(-150), over: 0.2)
            #expect(shown(next).ty < 844)
            finger.move(by: .down(200), over: 0.2)
            finger.move(by: .down(-50), over: 0.05)
        }
        finger.swipe(by: .down(-450), over: 0.2)
        stage.settle()
        #expect(home.presentedViewController === next)
        #expect(shown(next).isIdentity)
        #expect(stage.stillMoving.isEmpty)
        #expect(stage.warnings.isEmpty)
    }

    @Test("A drawer is drawn from the leading edge, or from the right", arguments: [false, true])
    func drawer(isFromRight: Bool) {
        let (home, drawer) = (UIViewController(), ListModal())
        let stage = Stage(rootViewController: home)
        stage.settle()
        var policy = ArbitrationPolicy(isFromRight ? .left : .trailing, when: .touchStarts(in: "edge"))
        policy.handoff = .continuous
        let arbiter = home.attachCard(
            to: home.view, as: .cover { $0.policy = ArbitrationPolicy(isFromRight ? .right : .leading) }, policy: policy
        ) { _ in drawer }
        arbiter.bind("edge", to: .edge(isFromRight ? .right : .leading, within: 24))
        let way: CGFloat = isFromRight ? -1 : 1
        let start: CGFloat = isFromRight ? 380 : 10
        let inside = stage.touch(at: CGPoint(x: 195, y: 300))
        inside.move(by: .right(100 * way), over: 0.2)
        #expect(home.presentedViewController == nil, "not from the middle")
        inside.lift()
        let finger = stage.touch(at: CGPoint(x: start, y: 300))
        finger.move(by: .right(110 * way), over: 0.2)
        #expect(shown(drawer).tx.isNear(-290 * way))
        finger.swipe(by: .right(160 * way), over: 0.1)
        stage.settle()
        #expect(home.presentedViewController === drawer)
        #expect(shown(drawer).isIdentity)
    }

    @Test("A finger that pulls again above a card beyond its most open place takes the card where it shows")
    func pullsAgain() {
        let (home, card) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.attachCard(
            to: home.view, as: .cover { ($0.detents, $0.largestUndimmedDetent) = ([.height(140)], .height(140)) }
        ) { _ in card }
        stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: .down(-310), over: 0.5)
        stage.advance(by: 0.025)
        var place: CGFloat { card.enclosingCard?.position.translation ?? .nan }
        #expect(place < -40)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        var (last, farthest) = (place, CGFloat(0))
        for _ in 0..<10 {
            finger.move(by: .down(-20))
            farthest = max(farthest, abs(place - last))
            last = place
        }
        #expect(farthest <= 20.5)
        finger.lift()
        stage.settle()
        #expect(place == 0)
    }

    @Test(
        "A card that is brought in stays under its finger as its detents become lower",
        arguments: [ArbitrationPolicy.BeyondRest.resists, .stops])
    func lowerInHand(beyondRest: ArbitrationPolicy.BeyondRest) {
        let scene = BarScene(.cover { ($0.detents, $0.policy.beyondRest) = ([.height(300), .large], beyondRest) })
        let finger = scene.draw(by: 500)
        let held = scene.translation
        scene.modal.enclosingCard?.detents = [.height(200), .medium]
        #expect(scene.modal.view.convert(CGPoint.zero, to: nil).y.isNear(held + 47))
        var last = scene.modal.view.convert(CGPoint.zero, to: nil).y
        for _ in 0..<20 {
            finger.move(by: .down(10))
            let now = scene.modal.view.convert(CGPoint.zero, to: nil).y
            #expect((-0.5...20).contains(now - last))
            last = now
        }
        #expect(last > held + 47 + 60)
        finger.lift()
        scene.stage.settle()
    }

    nonisolated static let configurations: [CardConfiguration] = [
        CardConfiguration(), .cover, .cover { $0.policy.beyondRest = .stops },
        CardConfiguration(detents: [.height(200), .medium, .large]), CardConfiguration { $0.begins = .onBegin },
    ]

    @Test(
        "A card that is brought in follows its finger in a window that has turned, or has become lower",
        arguments: configurations, [CGSize(width: 844, height: 390), CGSize(width: 390, height: 780)])
    func otherWindow(configuration: CardConfiguration, size: CGSize) {
        let scene = BarScene(configuration)
        let finger = scene.draw(by: 400)
        scene.stage.resize(to: size, over: 0.3)
        scene.stage.advance(by: 0.4)
        var last = scene.modal.view.convert(CGPoint.zero, to: nil).y
        for way in Array(repeating: -2.0, count: 10) + Array(repeating: 2.0, count: 10) {
            finger.move(by: .down(way))
            let now = scene.modal.view.convert(CGPoint.zero, to: nil).y
            #expect(abs(now - last) < 4.5)
            #expect((now - last) * way >= 0)
            last = now
        }
        finger.lift()
        scene.stage.settle()
    }

    @Test("From a card another is drawn over it, and both leave one after the other")
    func fromACard() {
        let scene = BarScene()
        scene.fling()
        scene.stage.settle()
        let second = ListModal()
        let bar = UIView(frame: CGRect(x: 0, y: 764, width: 390, height: 80))
        scene.modal.view.addSubview(bar)
        scene.modal.attachCard(to: bar) { _ in second }
        let finger = scene.touch()
        finger.move(by: .down(-210), over: 0.4)
        #expect(shown(second).ty.isNear(644))
        #expect(scene.translation == 0, "the card below stays")
        finger.swipe(by: .down(-160), over: 0.1)
        scene.stage.settle()
        #expect(scene.modal.presentedViewController === second)
        for controller in [second, scene.modal] {
            scene.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
            scene.stage.settle()
            #expect(controller.presentingViewController == nil)
        }
        #expect(scene.isTidy)
    }

    @Test("A sheet with detents is drawn to the detent at which the finger leaves it")
    func detents() {
        var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
        configuration.release = .projection()
        for (distance, selected) in [(450, Detent.Identifier.medium), (740, .large)] {
            let scene = BarScene(configuration)
            scene.draw(by: CGFloat(distance)).lift()
            scene.stage.settle()
            #expect(scene.presentation?.selectedDetent == selected)
            #expect(scene.isPresented)
        }
        let scene = BarScene(configuration)
        scene.draw(by: 120).lift()
        scene.expectGone()
    }

    @Test("A player is drawn from above a tab bar over tabs and bar")
    func overTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = Stage(rootViewController: tabs)
        let bar = UIView(frame: CGRect(x: 0, y: 697, width: 390, height: 64))
        tabs.view.addSubview(bar)
        stage.settle()
        let player = ListModal()
        tabs.attachCard(to: bar) { _ in player }
        stage.touch(at: CGPoint(x: 195, y: 730)).swipe(by: .down(-160), over: 0.1)
        stage.settle()
        #expect(tabs.presentedViewController === player)
        #expect(player.view.convert(player.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
        stage.settle()
        #expect(tabs.presentedViewController == nil)
    }

    @Test("A custom presentation is brought in, too, with its own resistance on the way out")
    func ownPresentation() {
        final class Heavy: InteractivePresentationController {
            override var resistance: Motion.ClassicResistance? { Motion.ClassicResistance(threshold: .infinity) }
        }
        let scene = BarScene()
        let view = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
        scene.home.view.addSubview(view)
        let modal = ListModal()
        let holder = Holder()
        holder.arbiter = GestureArbiter.attach(to: view, policy: ArbitrationPolicy(.up)) { [home = scene.home] drag in
            guard drag == .began else { return }
            home.present(modal, followedBy: holder.arbiter) {
                Heavy(presentedViewController: $0, presenting: $1, configuration: .cover)
            }
        }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 650))
        finger.move(by: .down(-210), over: 0.3)
        #expect(shown(modal).ty.isNear(644), "in it follows the finger")
        finger.swipe(by: .down(-160), over: 0.1)
        scene.stage.settle()
        let down = scene.stage.touch(at: CGPoint(x: 195, y: 300))
        down.move(by: .down(110), over: 0.3)
        #expect((shown(modal).ty - 50).magnitude < 2, "out it resists")
    }

    private final class Holder { weak var arbiter: GestureArbiter? }
}
