import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A panel from any side")
struct EdgeTests {
    /// The visible frame of a card.
    private func seen(_ panel: Panel) -> CGRect { panel.card.convert(panel.card.bounds, to: nil) }

    @Test("A drawer that a finger hides takes back that the lift would close it", arguments: [true, false])
    func disarmed(byFinger: Bool) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        var told: [CardEvent] = []
        let drawer = home.addPanel(UIViewController(), at: .right, detents: [.width(240)]) {
            $0.edgeSwipe = 20
        } onEvent: { event in
            if case .moved = event {} else { told.append(event) }
        }
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 300, y: 400))
        finger.move(by: .right(160), over: 0.4)
        #expect(told.last == .armed(true))
        if !byFinger { drawer?.hide() }
        finger.hold(for: 0.2)
        finger.lift()
        stage.settle()
        #expect(drawer?.isShown == false)
        #expect(told.contains(.armed(false)))
        #expect(told.last == .returned)
    }

    @Test(
        "A leading drawer is at the left, and at the right if text runs from right to left", arguments: [false, true])
    func leading(isRightToLeft: Bool) {
        let scene = PanelScene(
            Panel.Configuration(at: .leading, detents: [.height(0), .height(280)], selected: .height(280)) {
                $0.prefersGrabberVisible = false
            })
        if isRightToLeft {
            scene.panel.card.semanticContentAttribute = .forceRightToLeft
            scene.panel.view.setNeedsLayout()
            scene.stage.advanceFrame()
            scene.stage.settle()
        }
        #expect(seen(scene.panel).width.isNear(280))
        #expect(isRightToLeft ? seen(scene.panel).minX.isNear(110) : seen(scene.panel).minX.isNear(0))
        scene.panel.select(.height(0))
        scene.stage.settle()
        #expect(isRightToLeft ? seen(scene.panel).minX.isNear(390) : seen(scene.panel).maxX.isNear(0))
    }

    @Test("A leading drawer is at the right in a parent whose text runs from right to left")
    func leadingOfParent() {
        let home = MapController()
        home.view.semanticContentAttribute = .forceRightToLeft
        let panel = home.addPanel(ListController(), at: .leading, detents: [.width(280)])!
        let stage = Stage(rootViewController: home)
        stage.settle()
        #expect(seen(panel).minX.isNear(110))
    }

    @Test("A drawer that is out of sight is opened from its edge, under the finger, and closed again")
    func edgeSwipe() {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) {
                $0.edgeSwipe = 20
                $0.prefersGrabberVisible = false
            })
        scene.list.list.contentSize.width = 280
        let finger = scene.stage.touch(at: CGPoint(x: 8, y: 400))
        finger.move(by: CGVector(dx: 160, dy: 0), over: 0.4)
        #expect(seen(scene.panel).maxX.isNear(150), "160 pt less the slop")
        finger.swipe(by: .right(100), over: 0.2)
        scene.stage.settle()
        #expect(scene.selected == .height(280))
        #expect(scene.changes == ["height 280.0!"])
        scene.stage.touch(at: CGPoint(x: 200, y: 400)).swipe(by: .right(-180), over: 0.15)
        scene.stage.settle()
        #expect(scene.selected == .height(0))
    }

    enum WayOut: CaseIterable, Sendable {
        case swipe, tapBeside, escape, code

        /// Closes a menu of 280 points at a side.
        @MainActor
        func play(on panel: Panel, atLeft isLeft: Bool, _ stage: Stage) {
            switch self {
            case .swipe:
                stage.touch(at: CGPoint(x: isLeft ? 200 : 190, y: 400)).swipe(
                    by: .right(isLeft ? -180 : 180), over: 0.15)
            case .tapBeside: stage.touch(at: CGPoint(x: isLeft ? 350 : 40, y: 400)).lift()
            case .escape: _ = panel.card.accessibilityPerformEscape()
            case .code: try? panel.attemptDismissal()
            }
            stage.settle()
        }
    }

    @Test(
        "A menu that its user opens from the edge is hidden by its user, and opens again",
        arguments: [GestureArbiter.Place.Edge.left, .right, .leading, .trailing], WayOut.allCases)
    func menu(edge: GestureArbiter.Place.Edge, way: WayOut) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        let menu = UIViewController()
        let panel = home.addPanel(menu, at: edge, detents: [.width(280)]) { ($0.edgeSwipe, $0.dimming) = (20, 0.3) }!
        panel.hide(animated: false)
        stage.settle()
        let isLeft = edge == .left || edge == .leading
        func open() {
            stage.touch(at: CGPoint(x: isLeft ? 5 : 385, y: 400)).swipe(by: .right(isLeft ? 200 : -200), over: 0.2)
            stage.settle()
        }
        for _ in 0..<2 {
            open()
            #expect(panel.isShown)
            way.play(on: panel, atLeft: isLeft, stage)
            #expect(!panel.isShown)
            #expect(panel.parent === home)
        }
        #expect(stage.warnings.isEmpty)
    }

    enum Held: CaseIterable { case peekedAt, caughtOnItsWayOut }

    @Test(
        "A menu that code shows while a finger holds it stays after the lift, and a fling still closes it",
        arguments: Held.allCases, [false, true])
    func shownInHand(_ held: Held, isFlung: Bool) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        let panel = home.addPanel(UIViewController(), at: .left, detents: [.width(280)]) { $0.edgeSwipe = 20 }!
        stage.settle()
        var completions: [Bool] = []
        panel.hide(animated: held == .caughtOnItsWayOut) { completions.append($0) }
        stage.advance(by: held == .peekedAt ? 1 : 0.1)
        let finger = stage.touch(at: CGPoint(x: held == .peekedAt ? 5 : 60, y: 400))
        if held == .peekedAt { finger.move(by: .right(60), over: 0.2) }
        panel.show()
        if isFlung {
            finger.move(by: .right(200), over: 0.3)
            finger.move(by: .right(-60), over: 0.04)
        } else {
            finger.hold(for: 0.1)
        }
        finger.lift()
        stage.settle()
        #expect(panel.isShown == !isFlung)
        #expect(completions == [held == .peekedAt])
        #expect(stage.warnings == [])
    }

    @Test("A menu with unsaved changes stays, whichever way its user goes", arguments: WayOut.allCases)
    func modalMenu(way: WayOut) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        let menu = UIViewController()
        menu.isModalInPresentation = true
        let panel = home.addPanel(menu, at: .left, detents: [.width(280)]) { ($0.edgeSwipe, $0.dimming) = (20, 0.3) }!
        stage.settle()
        way.play(on: panel, atLeft: true, stage)
        #expect(panel.isShown)
    }

    /// A hidden drawer that its user may not dismiss.
    private func hidden(_ assumptions: Assumptions = .standard) -> PanelScene {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.width(280)]) { $0.edgeSwipe = 20 }, assumptions: assumptions)
        scene.panel.hide(animated: false)
        scene.stage.settle()
        return scene
    }

    private func pull(_ scene: PanelScene, by distance: CGFloat) -> Finger {
        let finger = scene.stage.touch(at: CGPoint(x: 8, y: 400))
        finger.move(by: CGVector(dx: distance, dy: 0), over: 0.4)
        return finger
    }

    @Test("The rule of a drawer counts from out of sight as a finger brings it in", arguments: [70, 50] as [CGFloat])
    func mirroredRule(distance: CGFloat) {
        let scene = hidden()
        scene.panel.release = .distance(points: 60)
        let finger = pull(scene, by: 10 + distance)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.panel.isShown == (distance > 60))
        #expect(scene.panel.lastRelease?.target == (distance > 60 ? .open : .away))
    }

    @Test(
        "A drawer that is let go too early, cancelled, or brought back is hidden again",
        arguments: ["early", "cancelled", "back"])
    func hiddenAgain(_ how: String) {
        let scene = hidden()
        let finger = pull(scene, by: how == "early" ? 80 : 200)
        switch how {
        case "early": finger.hold(for: 0.2)
        case "back": finger.move(by: CGVector(dx: -150, dy: 0), over: 0.1)
        default: break
        }
        how == "cancelled" ? finger.cancel() : finger.lift()
        scene.stage.settle()
        #expect(!scene.panel.isShown)
        #expect(scene.panel.view.isHidden)
        #expect(scene.removals.isEmpty)
        pull(scene, by: 200).lift()
        scene.stage.settle()
        #expect(scene.panel.isShown, "once more")
    }

    @Test("A drawer that is caught while it goes back can be brought in")
    func caughtOnItsWayBack() {
        let scene = hidden()
        let finger = pull(scene, by: 130)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.advance(by: 0.03)
        scene.stage.touch(at: CGPoint(x: 30, y: 400)).swipe(by: .right(160), over: 0.2)
        scene.stage.settle()
        #expect(scene.panel.isShown)
        #expect(scene.stage.warnings == [])
    }

    @Test("A tap in the edge's strip goes to what lies under it")
    func tapInStrip() {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) { $0.edgeSwipe = 40 })
        scene.stage.touch(at: CGPoint(x: 30, y: 100)).lift()
        #expect(scene.map.taps == 1)
    }

    // MARK: - What the strip does not take

    /// A finger at the edge that moves inward, which opens a panel there, by `distance` points.
    private func way(_ edge: GestureArbiter.Place.Edge, by distance: CGFloat) -> CGVector {
        switch edge {
        case .left, .leading: CGVector(dx: distance, dy: 0)
        case .right, .trailing: CGVector(dx: -distance, dy: 0)
        case .top: CGVector(dx: 0, dy: distance)
        case .bottom: CGVector(dx: 0, dy: -distance)
        }
    }

    private func inStrip(of edge: GestureArbiter.Place.Edge) -> CGPoint {
        switch edge {
        case .left, .leading: CGPoint(x: 12, y: 400)
        case .right, .trailing: CGPoint(x: 378, y: 400)
        case .top: CGPoint(x: 195, y: 12)
        case .bottom: CGPoint(x: 195, y: 832)
        }
    }

    /// A scroll view over `view`, with room along both axes, which never adjusts its insets.
    private func scroller(in view: UIView) -> UIScrollView {
        let scroller = UIScrollView(frame: view.bounds)
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: 1170, height: 2532)
        scroller.contentOffset = CGPoint(x: 390, y: 844)
        view.addSubview(scroller)
        return scroller
    }

    nonisolated static let edges: [GestureArbiter.Place.Edge] = [.left, .right, .top, .bottom]

    @Test("Over pages, the strip of a hidden panel takes the finger that opens it, and no other", arguments: edges)
    func otherWayOverPages(edge: GestureArbiter.Place.Edge) {
        for opens in [false, true] {
            let home = UIViewController()
            let stage = Stage(rootViewController: home, screen: .phone)
            let pages = scroller(in: home.view)
            let panel = home.addPanel(UIViewController(), at: edge, detents: [.height(280)], animated: false) {
                $0.edgeSwipe = 20
            }!
            panel.hide(animated: false)
            stage.settle()
            let finger = stage.touch(at: inStrip(of: edge))
            finger.move(by: way(edge, by: opens ? 80 : -80), over: 0.2)
            let moved = abs(pages.contentOffset.x - 390) + abs(pages.contentOffset.y - 844)
            #expect(opens ? moved < 1 : moved > 60)
            finger.lift()
            stage.settle()
        }
    }

    @Test("Content of a shown panel scrolls within the strip", arguments: edges)
    func contentInStrip(edge: GestureArbiter.Place.Edge) {
        for distance in [60.0, -60] {
            let home = UIViewController()
            let stage = Stage(rootViewController: home, screen: .phone)
            let content = UIViewController()
            let list = scroller(in: content.view)
            let panel = home.addPanel(content, at: edge, detents: [.height(280)], animated: false) {
                $0.edgeSwipe = 20
            }!
            stage.settle()
            let finger = stage.touch(at: inStrip(of: edge))
            finger.move(by: way(edge, by: distance), over: 0.2)
            #expect(abs(list.contentOffset.x - 390) + abs(list.contentOffset.y - 844) > 40)
            #expect(panel.position.translation == 0)
        }
    }

    @Test(
        "A shown panel without such content resists; with a strip, its user may pull it out", arguments: edges,
        [0.0, 20])
    func resistsInStrip(edge: GestureArbiter.Place.Edge, strip: Double) {
        for distance in [60.0, -60] {
            let home = UIViewController()
            let stage = Stage(rootViewController: home, screen: .phone)
            let panel = home.addPanel(UIViewController(), at: edge, detents: [.height(280)], animated: false) {
                ($0.edgeSwipe, $0.prefersGrabberVisible) = (strip, false)
            }!
            stage.settle()
            let finger = stage.touch(at: inStrip(of: edge))
            finger.move(by: way(edge, by: distance), over: 0.2)
            let place = panel.position.translation
            if distance < 0, strip > 0 {
                #expect(place.isNear(50), "pulled out, less the slop")
            } else {
                #expect(distance > 0 ? place < -5 : place > 5)
                #expect(abs(place) < 40)
            }
        }
    }

    @Test("A finger that starts beside the strip does not open the drawer")
    func besideTheStrip() {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) { $0.edgeSwipe = 20 })
        scene.stage.touch(at: CGPoint(x: 60, y: 400)).swipe(by: .right(200), over: 0.3)
        scene.stage.settle()
        #expect(scene.selected == .height(0))
    }

    /// A drawer at each side, added before the parent's view is in a window, as in `viewDidLoad`.
    @Test("Two drawers of one parent open from their own edges, each by its own strip", arguments: [false, true])
    func twoDrawers(isRight: Bool) {
        let home = MapController()
        let panels = [GestureArbiter.Place.Edge.left, .right].compactMap { edge in
            home.addPanel(ListController(), at: edge, detents: [.width(280)]) { $0.edgeSwipe = 20 }
        }
        for panel in panels { panel.hide(animated: false) }
        let stage = Stage(rootViewController: home)
        stage.settle()
        stage.touch(at: CGPoint(x: isRight ? 382 : 8, y: 400)).swipe(by: .right(isRight ? -200 : 200), over: 0.4)
        stage.settle()
        #expect(panels.map(\.isShown) == [!isRight, isRight])
        #expect(stage.warnings == [])
    }

    @Test("A strip lies beside the parent's own arbiter, whichever is first", arguments: [false, true])
    func besideAnArbiter(isStripFirst: Bool) {
        let home = MapController()
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        home.view.addSubview(moved)
        if !isStripFirst { GestureArbiter.attach(to: home.view, moving: moved) }
        let panel = home.addPanel(ListController(), at: .left, detents: [.width(280)]) { $0.edgeSwipe = 20 }!
        panel.hide(animated: false)
        if isStripFirst { GestureArbiter.attach(to: home.view, moving: moved) }
        let stage = Stage(rootViewController: home)
        stage.settle()
        let pull = stage.touch(at: CGPoint(x: 8, y: 300))
        pull.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
        #expect(moved.transform.ty > 80, "down, from within the strip: the parent's own")
        pull.swipe(by: .down(-100), over: 0.3)
        stage.settle()
        stage.touch(at: CGPoint(x: 8, y: 400)).swipe(by: .right(200), over: 0.2)
        stage.settle()
        #expect(panel.isShown)
        #expect(moved.transform == .identity)
        #expect(stage.warnings == [])
    }

    @Test("In the strip, it goes before the parent's own arbiter of the same direction", arguments: [false, true])
    func beforeAnArbiter(isStripFirst: Bool) {
        let home = MapController()
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        home.view.addSubview(moved)
        let policy = ArbitrationPolicy(.right, handoff: .continuous)
        let attach = { _ = GestureArbiter.attach(to: home.view, policy: policy, moving: moved) }
        if !isStripFirst { attach() }
        let panel = home.addPanel(ListController(), at: .left, detents: [.width(280)]) { $0.edgeSwipe = 20 }!
        panel.hide(animated: false)
        if isStripFirst { attach() }
        let stage = Stage(rootViewController: home)
        stage.settle()
        let pull = stage.touch(at: CGPoint(x: 8, y: 400))
        pull.move(by: CGVector(dx: 200, dy: 0), over: 0.4)
        #expect(moved.transform == .identity)
        pull.lift()
        stage.settle()
        #expect(panel.isShown)
        panel.hide(animated: false)
        stage.settle()
        stage.touch(at: CGPoint(x: 100, y: 400)).move(by: CGVector(dx: 110, dy: 0), over: 0.4)
        #expect(moved.transform.tx > 90, "beside the strip")
        #expect(stage.warnings == [])
    }

    @Test("A floating panel keeps its distance, and rounds all its corners")
    func floats() {
        let scene = PanelScene(
            Panel.Configuration(detents: [.height(200)]) {
                $0.margins = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8)
            })
        #expect(seen(scene.panel).minX == 8)
        #expect(seen(scene.panel).maxX == 382)
        #expect(seen(scene.panel).maxY.isNear(844 - 34 - 8))
        #expect(seen(scene.panel).height.isNear(200))
        let face = scene.list.view.superview
        #expect(face?.layer.maskedCorners == .all)
    }

    @Test("In a wide parent the panel is at the side, as wide as it is told")
    func wideParent() {
        let tablet = Screen(
            size: CGSize(width: 1024, height: 768), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let scene = PanelScene(screen: tablet)
        #expect(seen(scene.panel).minX == 0)
        #expect(seen(scene.panel).width == 375)
        let wide = PanelScene(
            Panel.Configuration(detents: [.medium]) {
                $0.maximumWidth = 500
                $0.alignment = .center
            }, screen: tablet)
        #expect(seen(wide.panel).midX == 512)
    }

    @Test("After a turn the panel is at the same detent, at once")
    func turned() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .height(88)))
        scene.stage.resize(
            to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        scene.stage.settle()
        #expect(scene.selected == .height(88))
        #expect(scene.top.isNear(390 - 21 - 88))
        #expect(scene.panel.card.layer.shadowPath?.boundingBoxOfPath.width == scene.panel.card.bounds.width)
    }
}
