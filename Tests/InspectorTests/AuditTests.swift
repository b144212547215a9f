import DeckTransition
import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// How an app's author uses the audit.
@MainActor
struct AuditTests {
    // MARK: The libraries' own screens

    @Test(arguments: CardKind.allCases)
    func aCardWithAPlainListHasNoPairs(kind: CardKind) {
        #expect(AuditScene(kind).audit.description == "")
    }

    @Test(arguments: CardKind.allCases)
    func aCardWithAButtonHasNoPairs(kind: CardKind) {
        #expect(AuditScene(kind, .none).audit.description == "")
    }

    // MARK: Six screens of an app

    @Test(arguments: CardKind.allCases)
    func aCanvasInAListIsInAPairWithTheListAndTheCard(kind: CardKind) {
        let scene = AuditScene(kind) { scene in
            scene.addCanvas(to: scene.list).addGestureRecognizer(UIPanGestureRecognizer())
        }
        #expect(scene.partners(of: "pan of canvas") == ["scrolling of list", "card"])
        #expect(scene.pairs(of: "pan of canvas").map(\.decider) == [.innerView, .innerView])
    }

    @Test func aSwipeToDeleteARowIsInNoPairWithAListThatScrollsAcross() {
        let scene = AuditScene(.deck) { scene in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            scene.addCanvas(to: scene.list, named: "row").addGestureRecognizer(swipe)
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test func aSwipeAlongASidePanelNeverWins() {
        let scene = AuditScene(.leftPanel) { scene in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            scene.addCanvas(to: scene.list, named: "row").addGestureRecognizer(swipe)
            scene.watch(swipe, as: "swipe")
        }
        #expect(scene.pairs(of: "swipe of row").map(\.decider) == [.lessMovement, .lessMovement])
        #expect(scene.dragged() == "card")
    }

    @Test func aMapKeepsItsTouches() {
        final class MKMapView: UIView {}
        let scene = AuditScene(.bottomPanel, .none) { scene in
            let map = MKMapView(frame: scene.content.bounds)
            scene.content.addSubview(map)
            map.addGestureRecognizer(UIPanGestureRecognizer())
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test func aDoubleTapAndATapAreAPairUntilTheTapWaits() {
        let (tap, doubleTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        doubleTap.numberOfTapsRequired = 2
        let scene = AuditScene(.cover) { scene in
            let photo = scene.addCanvas(to: scene.list, named: "photo")
            photo.addGestureRecognizer(tap)
            photo.addGestureRecognizer(doubleTap)
        }
        #expect(scene.audit.pairs.map(\.decider) == [.fewerTaps])
        tap.require(toFail: doubleTap)
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test func aPagerInADeckIsInNoPair() {
        let scene = AuditScene(.deck) { scene in
            let pager = UIScrollView(frame: scene.list.bounds)
            pager.contentSize = CGSize(width: 1200, height: pager.bounds.height)
            pager.isPagingEnabled = true
            scene.list.addSubview(pager)
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test func anEdgePanAndASidePanelsStripAreAPairAtTheEdge() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let edgePan = UIScreenEdgePanGestureRecognizer()
        edgePan.edges = .left
        home.view.accessibilityIdentifier = "home"
        home.view.addGestureRecognizer(edgePan)
        let menu = home.addPanel(UIViewController(), at: .left, detents: [.width(280)], animated: false) {
            $0.edgeSwipe = 20
        }!
        menu.hide(animated: false)
        stage.settle()
        let pairs = GestureAudit(of: stage.window).pairs
        #expect(pairs.map { [$0.first, $0.second].contains("edge pan of home") } == [true])
        #expect(pairs.first?.box == CGRect(x: 0, y: 0, width: 24, height: 840))
    }

    // MARK: What relates two recognizers

    enum Relation: CaseIterable { case requirement, simultaneously, requiresFailure, isRequiredToFail, isOff }

    @Test(arguments: CardKind.allCases, Relation.allCases)
    func aRelatedPanIsInNoPair(kind: CardKind, relation: Relation) {
        let pan = UIPanGestureRecognizer()
        let scene = AuditScene(kind) { scene in
            scene.addCanvas(to: scene.list).addGestureRecognizer(pan)
            pan.delegate = scene.answers
            switch relation {
            case .requirement:
                for other in [scene.list.panGestureRecognizer, scene.card.arbiter?.panGestureRecognizer] {
                    other?.require(toFail: pan)
                }
            case .simultaneously: scene.answers.simultaneously = true
            case .requiresFailure: scene.answers.requiresFailure = true
            case .isRequiredToFail: scene.answers.isRequiredToFail = true
            case .isOff: pan.isEnabled = false
            }
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test(arguments: CardKind.allCases)
    func anOpaqueViewIsNotTheCards(kind: CardKind) {
        let scene = AuditScene(kind) { scene in
            let canvas = scene.addCanvas(to: scene.list)
            canvas.addGestureRecognizer(UIPanGestureRecognizer())
            scene.card.arbiter?.treatAsOpaque(canvas)
        }
        #expect(scene.partners(of: "pan of canvas") == ["scrolling of list"])
    }

    @Test func aPanOfTwoFingersIsInNoPair() {
        let scene = AuditScene(.deck) { scene in
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            scene.addCanvas(to: scene.list).addGestureRecognizer(pan)
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    @Test func recognizersOfPrivateClassesAreLeftOut() {
        let scene = AuditScene(.deck) { scene in
            let text = UITextView(frame: scene.list.bounds)
            text.text = String(repeating: "A line of text.\n", count: 100)
            scene.list.addSubview(text)
        }
        #expect(scene.audit.pairs.isEmpty)
    }

    // MARK: The line

    @Test func aPairIsALine() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let canvas = UIView(frame: CGRect(x: 24, y: 24, width: 48, height: 24))
        canvas.accessibilityIdentifier = "canvas"
        home.view.addSubview(canvas)
        for name in ["draw", "select"] {
            let pan = UIPanGestureRecognizer()
            pan.name = name
            canvas.addGestureRecognizer(pan)
        }
        #expect(
            GestureAudit(of: stage.window).description == """
                select of canvas and draw of canvas: nothing relates them; the one that was added later should see a \
                finger first, which Apple does not document [2 places in x 24–72, y 24–48; such as (36, 36)]
                """)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func aGridThatIsNoDistanceIsReplaced(grid: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(GestureAudit(of: window, grid: grid).pairs.isEmpty)
    }

    // MARK: It changes nothing

    @Test func onlyThreeQuestionsAreAsked() {
        let scene = AuditScene(.deck) { scene in
            let pan = UIPanGestureRecognizer()
            pan.delegate = scene.answers
            scene.addCanvas(to: scene.list).addGestureRecognizer(pan)
        }
        _ = scene.audit
        #expect(Set(scene.answers.questions) == ["simultaneously", "requires failure", "is required to fail"])
    }

    @Test func aListOfRecognizersIsAskedOnce() {
        let scene = AuditScene(.deck) { scene in
            let pan = UIPanGestureRecognizer()
            pan.delegate = scene.answers
            scene.addCanvas(to: scene.list).addGestureRecognizer(pan)
        }
        _ = GestureAudit(of: scene.stage.window, grid: 8)
        #expect(scene.answers.questions.count <= 6)
    }

    @Test(arguments: CardKind.allCases)
    func nothingIsChanged(kind: CardKind) {
        let pan = UIPanGestureRecognizer()
        let scene = AuditScene(kind) { $0.addCanvas(to: $0.list).addGestureRecognizer(pan) }
        let (before, offset, place) = (scene.stage.snapshot().svg(), scene.list.contentOffset, scene.card.place)
        _ = scene.audit
        #expect(scene.stage.snapshot().svg() == before)
        #expect(scene.list.contentOffset == offset)
        #expect(scene.card.place == place)
        #expect(scene.card.arbiter?.decisions.isEmpty == true)
        #expect(pan.state == .possible)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func aFingerThatIsDownGoesOn() {
        let scene = AuditScene(.deck)
        let finger = scene.card.touch()
        finger.move(by: scene.card.way(60), over: 0.2)
        let place = scene.card.place
        _ = scene.audit
        finger.move(by: scene.card.way(20), over: 0.1)
        #expect(scene.card.place > place)
        finger.cancel()
    }
}

/// A pair of the audit is one that the host decides otherwise under another setting.
@MainActor
struct AuditPlayTests {
    @Test(arguments: CardKind.allCases)
    func theInnerOfTwoPansWinsOrTheCard(kind: CardKind) {
        func owner(_ change: (inout Assumptions) -> Void) -> (String, [GestureAudit.Decider]) {
            var assumptions = Assumptions.standard
            change(&assumptions)
            let scene = AuditScene(kind, .none, assumptions) { scene in
                let pan = UIPanGestureRecognizer()
                scene.addCanvas(to: scene.content).addGestureRecognizer(pan)
                scene.watch(pan, as: "canvas")
            }
            let deciders = scene.pairs(of: "pan of canvas").map(\.decider)
            return (scene.dragged(), deciders)
        }
        let (inner, outer) = (owner { $0.nestedPriority = .innermost }, owner { $0.nestedPriority = .outermost })
        #expect(inner.0 == "canvas")
        #expect(outer.0 == "card")
        #expect(inner.1 == [.innerView])
    }

    @Test(arguments: CardKind.allCases)
    func theLaterOfTwoPansWinsOrTheCard(kind: CardKind) {
        func owner(_ change: (inout Assumptions) -> Void) -> (String, [GestureAudit.Decider]) {
            var assumptions = Assumptions.standard
            change(&assumptions)
            let scene = AuditScene(kind, .none, assumptions) { scene in
                let pan = UIPanGestureRecognizer()
                pan.name = "own"
                scene.cardView?.addGestureRecognizer(pan)
                scene.watch(pan, as: "own")
            }
            let deciders = scene.audit.pairs.map(\.decider)
            return (scene.dragged(), deciders)
        }
        let (later, earlier) = (
            owner { $0.sameViewPriority = .addedLater }, owner { $0.sameViewPriority = .addedEarlier }
        )
        #expect(later.0 == "own")
        #expect(earlier.0 == "card")
        #expect(later.1 == [.addedLater])
    }

    @Test func aCardInAListWinsOrTheListAroundIt() {
        func place(_ priority: Assumptions.NestedPriority) -> (CGFloat, [GestureAudit.Decider]) {
            let (home, stage) = Self.screen(priority)
            let around = UIScrollView(frame: home.view.bounds)
            around.contentSize = CGSize(width: 390, height: 2000)
            around.contentOffset.y = 100
            let card = UIView(frame: CGRect(x: 20, y: 400, width: 350, height: 300))
            home.view.addSubview(around)
            around.addSubview(card)
            GestureArbiter.attach(to: card, moving: card) { _ in }
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
            defer { finger.cancel() }
            return (card.transform.ty, GestureAudit(of: stage.window).pairs.map(\.decider))
        }
        let (inner, outer) = (place(.innermost), place(.outermost))
        #expect(inner.0 > 40)
        #expect(outer.0 == 0)
        #expect(inner.1 == [.innerView])
    }

    @Test func aPanAroundAPanelWinsOrThePanel() {
        func place(_ priority: Assumptions.NestedPriority) -> (CGFloat, [GestureAudit.Decider]) {
            let (home, stage) = Self.screen(priority)
            home.view.addGestureRecognizer(UIPanGestureRecognizer())
            let panel = home.addPanel(
                UIViewController(), detents: [.height(120), .height(400)], selected: .height(400), animated: false)!
            stage.settle()
            let deciders = GestureAudit(of: stage.window).pairs.map(\.decider)
            let finger = stage.touch(at: CGPoint(x: 195, y: 700))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
            defer { finger.cancel() }
            return (panel.position.translation, deciders)
        }
        let (inner, outer) = (place(.innermost), place(.outermost))
        #expect(inner.0 > 40)
        #expect(outer.0 == 0)
        #expect(inner.1 == [.innerView])
    }

    @Test(arguments: [1, 2])
    func theInnerOfTwoTapsWinsUnlessTheOtherNeedsMore(count: Int) {
        func winner(_ priority: Assumptions.NestedPriority) -> (String, [GestureAudit.Decider]) {
            let (home, stage) = Self.screen(priority)
            let inner = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
            home.view.addSubview(inner)
            let (tap, around, target) = (UITapGestureRecognizer(), UITapGestureRecognizer(), Log())
            around.numberOfTapsRequired = count
            inner.addGestureRecognizer(tap)
            home.view.addGestureRecognizer(around)
            tap.addTarget(target) { _ in target.lines.append("inner") }
            around.addTarget(target) { _ in target.lines.append("outer") }
            for _ in 0..<count {
                stage.touch(at: CGPoint(x: 100, y: 200)).lift()
                stage.advance(by: 0.1)
            }
            return (target.lines.first ?? "none", GestureAudit(of: stage.window).pairs.map(\.decider))
        }
        let (inner, outer) = (winner(.innermost), winner(.outermost))
        #expect(inner.0 == "inner")
        #expect(outer.0 == (count == 1 ? "outer" : "inner"))
        #expect(inner.1 == [count == 1 ? .innerView : .fewerTaps])
    }

    private final class Log { var lines: [String] = [] }

    private static func screen(_ priority: Assumptions.NestedPriority) -> (UIViewController, Stage) {
        var assumptions = Assumptions.standard
        assumptions.nestedPriority = priority
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: assumptions)
        stage.settle()
        return (home, stage)
    }

    /// Where the audit is silent, no order of recognizers changes what a finger does.
    @Test(arguments: CardKind.allCases)
    func withoutAPairNoOrderMatters(kind: CardKind) {
        func place(_ change: (inout Assumptions) -> Void) -> CGFloat {
            var assumptions = Assumptions.standard
            change(&assumptions)
            let scene = AuditScene(kind, .atEdge, assumptions)
            let finger = scene.card.touch()
            finger.move(by: scene.card.way(60), over: 0.3)
            defer { finger.cancel() }
            return scene.card.place
        }
        let places = [
            place { _ in }, place { $0.nestedPriority = .outermost }, place { $0.sameViewPriority = .addedEarlier },
        ]
        #expect(Set(places).count == 1)
    }
}
