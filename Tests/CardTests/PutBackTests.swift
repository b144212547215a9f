import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What cards change and restore: bars, safe areas, completions, presentation controllers, and the touches around them.
@MainActor
@Suite("What cards restore")
struct PutBackTests {
    private static func phone(_ home: UIViewController, screen: Screen = .phone) -> Stage {
        let stage = Stage(rootViewController: home, screen: screen)
        home.view.backgroundColor = .white
        stage.settle()
        return stage
    }

    private static func tap(_ stage: Stage, at point: CGPoint) {
        let finger = stage.touch(at: point)
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
    }

    private static let tablet = Screen(
        size: CGSize(width: 1024, height: 1366), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

    // MARK: Touches beside

    @Test(
        "At the undimmed detent the presenter beside a modal card receives touches, unless the card ignores them",
        arguments: CardKind.allCases.filter(\.isPresented), [CardSetup.Stops.one, .two])
    func besideModal(kind: CardKind, stops: CardSetup.Stops) {
        let scene = CardStage(kind, CardSetup { ($0.stops, $0.isOpen) = (stops, false) })
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.home.view.addSubview(button)
        func isLive(isModal: Bool, ignores: Bool) -> Bool {
            scene.content.isModalInPresentation = isModal
            scene.presentation?.ignoresTouchesBesideWhenModal = ignores
            let before = taps
            Self.tap(scene.stage, at: CGPoint(x: 195, y: 150))
            // VoiceOver reaches what fingers reach.
            #expect(scene.presentation?.card.accessibilityViewIsModal == (taps == before))
            return taps > before
        }
        scene.presentation?.largestUndimmedDetent = .height(stops == .one ? CardStage.many : CardStage.few)
        #expect(scene.presentation?.ignoresTouchesBesideWhenModal == false)
        #expect(isLive(isModal: false, ignores: false))
        #expect(isLive(isModal: true, ignores: false))
        #expect(!isLive(isModal: true, ignores: true))
        #expect(isLive(isModal: false, ignores: true))
    }

    @Test("Of two cards, a modal one that ignores touches beside it blocks them for everything below")
    func besideModalOverAnother() {
        let (home, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        home.view.addSubview(button)
        let stage = Self.phone(home)
        var configuration = CardConfiguration.cover { $0.detents = [.height(200), .large] }
        configuration.largestUndimmedDetent = .height(200)
        home.presentCard(lower, as: configuration, animated: false)
        stage.settle()
        lower.presentCard(upper, as: configuration, animated: false)
        stage.settle()
        for (controller, expected) in [(upper, 0), (lower, 0), (nil, 1)] as [(UIViewController?, Int)] {
            for card in [lower, upper] {
                card.isModalInPresentation = card === controller
                let presentation = card.presentationController as? InteractivePresentationController
                presentation?.ignoresTouchesBesideWhenModal = true
            }
            Self.tap(stage, at: CGPoint(x: 195, y: 150))
            #expect(taps == expected)
        }
    }

    @Test("A tap on the status bar scrolls the card's list if the list behind disables scrollsToTop")
    func statusBar() {
        for kind in ContentTests.Kind.allCases {
            let content = RowsController(rows: 45)
            let scene = ContentTests.Scene(kind, content, detents: [.medium, .large], selected: .large)
            let behind = UITableView(frame: scene.home.view.bounds)
            behind.contentSize.height = 3000
            scene.home.view.insertSubview(behind, at: 0)
            for (claims, expected): (Bool, CGFloat) in [(true, 100), (false, 0)] {
                behind.scrollsToTop = claims
                content.tableView.contentOffset.y = 100 - content.tableView.adjustedContentInset.top
                scene.stage.tapStatusBar()
                scene.stage.settle()
                let offset = content.tableView.contentOffset.y + content.tableView.adjustedContentInset.top
                #expect(abs(offset - expected) < 0.5, "\(kind)")
                #expect(behind.scrollsToTop == claims)
                #expect(content.tableView.scrollsToTop)
            }
        }
    }

    // MARK: Bars

    @Test("A bar on which two panels rest returns when both are closed, and moves as far as one requires")
    func barOfTwo() {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
        home.view.addSubview(bar)
        let stage = Self.phone(home)
        let panels = (0..<2).compactMap { _ in
            home.addPanel(UIViewController(), detents: [.height(64), .large], animated: false)
        }
        for panel in panels { panel.bar = bar }
        stage.settle()
        for panel in panels {
            panel.select(.large)
            stage.settle()
            #expect(abs(bar.convert(CGPoint.zero, to: nil).y - 844) < 0.5)
        }
        for panel in panels { panel.select(.height(64)) }
        stage.settle()
        #expect(bar.transform == .identity)
        panels[0].select(.large)
        stage.settle()
        for panel in panels { panel.remove(animated: false) }
        #expect(bar.transform == .identity)
    }

    @Test("A bar at another side changes nothing", arguments: [GestureArbiter.Place.Edge.leading, .trailing, .top])
    func barElsewhere(edge: GestureArbiter.Place.Edge) {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
        home.view.addSubview(bar)
        let stage = Self.phone(home)
        let panel = home.addPanel(
            UIViewController(), as: Panel.Configuration(at: edge, detents: [.height(100), .height(200)]),
            animated: false)!
        stage.settle()
        let before = panel.card.convert(panel.card.bounds, to: nil)
        panel.bar = bar
        stage.settle()
        #expect(panel.card.convert(panel.card.bounds, to: nil) == before)
        #expect(bar.transform == .identity)
    }

    @Test("A narrow panel does not move its bar, which serves the rest of the screen")
    func narrowOverBar() {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 1283, width: 1024, height: 83))
        home.view.addSubview(bar)
        let stage = Self.phone(home, screen: Self.tablet)
        let panel = home.addPanel(UIViewController(), detents: [.height(64), .large], animated: false)!
        panel.bar = bar
        panel.select(.large)
        stage.settle()
        #expect(bar.transform == .identity)
    }

    @Test("A panel that is being replaced stays alone if a finger catches it", arguments: [false, true])
    func replaced(isCaught: Bool) {
        let home = UIViewController()
        let stage = Self.phone(home)
        let first = home.addPanel(UIViewController(), detents: [.height(300)], animated: false)!
        stage.settle()
        first.remove { hasGone in
            if hasGone { home.addPanel(UIViewController(), detents: [.height(300)], animated: false) }
        }
        stage.advance(by: 0.08)
        if isCaught {
            stage.touch(at: CGPoint(x: 195, y: 760)).drag(by: .down(-250), over: 0.3)
        }
        stage.settle()
        #expect(home.addedPanels.count == 1)
        #expect((home.addedPanels.first === first) == isCaught)
    }

    // MARK: Safe areas

    @Test("A narrow panel takes safe area at its side only")
    func narrowRoom() {
        let home = UIViewController()
        let stage = Self.phone(home, screen: Self.tablet)
        let panel = home.addPanel(UIViewController(), detents: [.height(64), .large], animated: false)!
        panel.makeRoom(in: [home])
        panel.select(.large)
        stage.settle()
        #expect(home.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 375, bottom: 0, right: 0))
        panel.remove(animated: false)
        stage.settle()
        #expect(home.additionalSafeAreaInsets == .zero)
    }

    @Test("Content that is removed has its own safe area, and keeps it")
    func contentTakenOut() {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Self.phone(home)
        let panel = home.addPanel(content, detents: [.height(100), .large], animated: false)!
        stage.settle()
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
        home.addChild(content)
        home.view.addSubview(content.view)
        content.didMove(toParent: home)
        stage.advance(by: 0.1)
        #expect(content.additionalSafeAreaInsets == .zero)
        panel.select(.large)
        stage.settle()
        panel.select(.height(100))
        stage.settle()
        #expect(content.additionalSafeAreaInsets == .zero)
    }

    @Test("A panel on a bar stands on the keyboard itself")
    func keyboardOverBar() {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
        home.view.addSubview(bar)
        let stage = Self.phone(home)
        let panel = home.addPanel(UIViewController(), detents: [.height(100), .large], animated: false)!
        panel.bar = bar
        stage.settle()
        let before = panel.card.convert(CGPoint.zero, to: nil).y
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(abs(before - panel.card.convert(CGPoint.zero, to: nil).y - (336 - 83)) < 0.5)
        stage.showKeyboard(height: 0)
        stage.settle()
        #expect(abs(before - panel.card.convert(CGPoint.zero, to: nil).y) < 0.5)
    }

    @Test(
        "A card is restored on detaching even if the app has removed the arbiter's recognizer",
        arguments: CardKind.allCases)
    func detachedWithoutRecognizer(kind: CardKind) {
        func placeOnceDetached(removesRecognizer: Bool) -> CGFloat {
            let scene = CardStage(kind)
            let arbiter = scene.arbiter
            scene.select(isOpen: false)
            scene.stage.advance(by: 0.1)
            if removesRecognizer, let pan = arbiter?.panGestureRecognizer { pan.view?.removeGestureRecognizer(pan) }
            scene.stage.advance(by: 0)
            arbiter?.detach()
            return scene.place
        }
        #expect(placeOnceDetached(removesRecognizer: true) == placeOnceDetached(removesRecognizer: false))
    }

    // MARK: What is told

    @Test(
        "The completion is called once, even if the content moves to another panel", arguments: [false, true])
    func completions(removes: Bool) {
        let (home, content) = (UIViewController(), UIViewController())
        let stage = Self.phone(home)
        let panel = home.addPanel(content, detents: [.height(200)], animated: false)!
        stage.settle()
        var ends: [Bool] = []
        removes ? panel.remove { ends.append($0) } : panel.hide { ends.append($0) }
        stage.advance(by: 0.05)
        _ = home.addPanel(content, detents: [.height(200)], animated: false)!
        stage.settle()
        #expect(ends == [true])
    }

    @Test("A tap on a hiding panel lets it hide; a drag keeps it", arguments: [false, true])
    func caughtWhileHiding(drags: Bool) {
        let home = UIViewController()
        let stage = Self.phone(home)
        let panel = home.addPanel(UIViewController(), detents: [.height(400)], animated: false)!
        stage.settle()
        var ends: [Bool] = []
        panel.hide { ends.append($0) }
        stage.advance(by: 0.08)
        let finger = stage.touch(at: CGPoint(x: 195, y: 800))
        if drags { finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2) }
        finger.lift()
        stage.settle()
        #expect(ends == [!drags])
        #expect(panel.isShown == drags)
    }

    @Test("Caught while it fades out, a panel is visible")
    func caughtWhileFading() {
        let home = UIViewController()
        let stage = Self.phone(home)
        stage.isReduceMotionEnabled = true
        let panel = home.addPanel(UIViewController(), detents: [.height(200), .height(400)], animated: false)!
        stage.settle()
        panel.select(.height(400))
        stage.advance(by: 0.05)
        panel.hide()
        stage.advance(by: 0.05)
        stage.touch(at: CGPoint(x: 195, y: 700)).swipe(by: .down(-40), over: 0.2)
        stage.settle()
        #expect(!panel.isShown || panel.card.alpha == 1)
    }

    @Test("Selected while it is removed, a panel reports only the removal")
    func selectedWhenRemoved() {
        let home = UIViewController()
        let stage = Self.phone(home)
        let panel = home.addPanel(UIViewController(), detents: [.height(200), .height(400)], animated: false)!
        stage.settle()
        panel.remove(animated: false)
        var changes = 0
        panel.onEvent = { if case .selected = $0 { changes += 1 } }
        panel.select(.height(400))
        stage.settle()
        #expect(changes == 0)
        #expect(stage.warnings.contains { $0.hasPrefix("CardControlling.select(_:)") })
    }

    // MARK: Presentations, and touches of what is around

    @Test("Two pulls at a bar leave the first controller free for another presentation")
    func pulledTwice() {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104))
        home.view.addSubview(bar)
        let stage = Self.phone(home)
        let controllers = [UIViewController(), UIViewController()]
        var next = 0
        home.attachCard(to: bar) { _ in
            defer { next += 1 }
            return controllers[next]
        }
        for controller in controllers {
            stage.touch(at: CGPoint(x: 195, y: 790)).swipe(by: .down(-500), over: 0.2)
            stage.settle()
            #expect(home.presentedViewController === controller)
            controller.dismiss(animated: false)
            stage.settle()
        }
        home.presentDeck(controllers[0], animated: false)
        stage.settle()
        #expect(controllers[0].enclosingCard != nil)
    }

    @Test("A drag on a panel's backdrop moves no card around the panel")
    func backdrop() {
        let (home, inside) = (UIViewController(), UIViewController())
        let stage = Self.phone(home)
        home.presentDeck(inside, animated: false)
        stage.settle()
        var configuration = Panel.Configuration(detents: [.height(300)])
        configuration.dimming = 0.3
        inside.addPanel(UIViewController(), as: configuration, animated: false)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 310), over: 0.3)
        #expect(inside.enclosingCard?.position.translation == 0)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController === inside)
    }

    @Test("Two quick swipes on a panel do not move the card around it")
    func quickSwipes() {
        let (home, inside) = (UIViewController(), UIViewController())
        let stage = Self.phone(home)
        home.presentDeck(inside, animated: false)
        stage.settle()
        let panel = inside.addPanel(UIViewController(), detents: [.height(100), .height(400)], animated: false)!
        panel.select(.height(400), animated: false)
        stage.settle()
        for _ in 0..<2 {
            stage.touch(at: CGPoint(x: 195, y: 780)).swipe(by: .down(60), over: 0.06)
            stage.advance(by: 0.1)
        }
        stage.settle()
        #expect(home.presentedViewController === inside)
    }
}
