import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What users expect besides following: content that is used, keyboards that go, strips at an edge.
@MainActor
@Suite("Every kind of card, under unusual fingers")
struct FingerTests {
    @Test("A zoomed picture does not move when it is pulled at its edge", arguments: CardKind.allCases)
    func zoomed(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .scrolled(to: 0) })
        scene.content.list.maximumZoomScale = 4
        scene.content.list.delegate = scene.content
        scene.content.list.zoomScale = 2
        scene.content.list.contentOffset = .zero
        if scene.kind.direction == .up || scene.kind.direction == .left {
            let list = scene.content.list
            let end = CGPoint(
                x: list.contentSize.width - list.bounds.width, y: list.contentSize.height - list.bounds.height)
            list.contentOffset = end
        }
        scene.stage.settle()
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(scene.place == 0)
    }

    @Test(
        "A handle over a list with a refresh control drags the card",
        arguments: CardKind.allCases.filter { $0.direction == .down })
    func handleOverRefresh(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.handleDrags) = (.scrolled(to: 0), true) })
        scene.content.list.refreshControl = UIRefreshControl()
        scene.stage.settle()
        scene.arbiter?.bind(.handle, to: scene.content.view)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(scene.place > 30)
    }

    @Test(
        "Content that has become shorter than its list does not move under a drag",
        arguments: CardKind.allCases.filter { $0.direction == .down })
    func shortenedContent(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .scrolled(to: 200) })
        scene.content.list.contentSize.height = 150
        // UIKit may bring the content back at once, before the finger comes.
        let offset: CGFloat = Assumptions.standard.contentBeyondEnd == .isBroughtBack ? 0 : 200
        let finger = scene.touch()
        var offsets: Set<CGFloat> = []
        for _ in 0..<10 {
            finger.move(by: scene.way(3), over: 0)
            offsets.insert(scene.offset)
            scene.stage.advanceFrame()
        }
        #expect(scene.place > 15)
        #expect(offsets == [offset])
    }

    @Test(
        "Content beyond its end does not move when it grows under a drag",
        arguments: CardKind.allCases.filter { $0.direction == .down })
    func growingContentBeyondEnd(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.handleDrags) = (.scrolled(to: 0), true) })
        scene.arbiter?.bind(.handle, to: scene.content.view)
        scene.content.list.contentOffset.y = scene.endOffset + 100
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.1)
        #expect(scene.place > 20)
        let offset = scene.offset
        scene.content.list.contentSize.height += 20
        finger.move(by: scene.way(5), over: 0.05)
        #expect(abs(scene.offset - offset) <= 0.5)
    }

    @Test(
        "A finger that catches a coasting list and opens the card moves the card's edge no faster than itself",
        arguments: SelectionTests.selectable)
    func caughtCoast(kind: CardKind) {
        let setup = CardSetup { ($0.list, $0.isOpen, $0.opening) = (.scrolled(to: 1000), false, .always) }
        let scene = CardStage(kind, setup)
        scene.content.list.contentOffset = scene.content.isVertical ? CGPoint(x: 0, y: 1000) : CGPoint(x: 1000, y: 0)
        scene.touch().swipe(by: scene.way(60), over: 0.08)
        scene.stage.advance(by: 0.1)
        #expect(scene.content.list.isDecelerating)
        let finger = scene.touch()
        var (last, farthest) = (scene.place, CGFloat(0))
        for _ in 0..<12 {
            finger.move(by: scene.way(-3))
            farthest = max(farthest, abs(scene.place - last))
            last = scene.place
        }
        #expect(scene.place < CardStage.lowest - 10)
        #expect(farthest <= 3.5)
        finger.lift()
        scene.stage.settle()
    }

    // MARK: Several fingers

    @Test(
        "While one finger rests on the card, another one moves it", arguments: CardKind.allCases,
        [CardSetup.List.none, .atEdge])
    func restingFinger(kind: CardKind, list: CardSetup.List) {
        let scene = CardStage(kind, CardSetup { $0.list = list })
        let (thumb, start) = (scene.touch(aside: 50), scene.offset)
        scene.stage.advance(by: 0.2)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(abs(scene.place - 50) <= 0.5)
        // The thumb neither joins the drag nor ends it.
        thumb.swipe(by: scene.way(30), over: 0.1)
        finger.move(by: scene.way(20), over: 0.1)
        #expect(abs(scene.place - 70) <= 0.5)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place) < 0.5)
        // A panel from the top resizes its list, whose end is then elsewhere.
        if kind != .topPanel { #expect(abs(scene.offset - start) < 0.5) }
        #expect(scene.content.taps == 0)
    }

    @Test("A finger that stays after the first one lifts drags the card", arguments: CardKind.allCases)
    func remainingFinger(kind: CardKind) {
        let scene = CardStage(kind)
        let thumb = scene.touch(aside: 50)
        let finger = scene.touch()
        scene.stage.advance(by: 0.2)
        thumb.lift()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(abs(scene.place - 50) <= 0.5)
    }

    @Test(
        "A finger that stays after the first one lifts drags the card from there, however far it moved before",
        arguments: CardKind.allCases)
    func remainingFingerDragsFromThere(kind: CardKind) {
        let scene = CardStage(kind)
        let (thumb, finger) = (scene.touch(aside: 50), scene.touch())
        thumb.move(by: scene.way(-60), over: 0.1)
        finger.move(by: scene.way(40), over: 0.1)
        thumb.lift()
        finger.move(by: scene.way(14), over: 0.1)
        #expect(abs(scene.place - 4) <= 0.5)
    }

    @Test(
        "A finger that overtakes another one drags the card from there, however far it moved before",
        arguments: CardKind.allCases)
    func overtakingFingerDragsFromThere(kind: CardKind) {
        let scene = CardStage(kind)
        let (thumb, finger) = (scene.touch(aside: 50), scene.touch())
        thumb.move(by: scene.way(-60), over: 0.1)
        finger.move(by: scene.way(58), over: 0.1)
        finger.move(by: scene.way(16), over: 0.1)
        #expect(abs(scene.place - 4) <= 2)
    }

    @Test("Two fingers that pull together drag the card", arguments: CardKind.allCases)
    func fingersTogether(kind: CardKind) {
        let scene = CardStage(kind)
        let fingers = [scene.touch(aside: 50), scene.touch()]
        for _ in 0..<20 {
            for finger in fingers { finger.move(by: scene.way(3), over: 0.005) }
        }
        #expect(abs(scene.place - 50) <= 4)
    }

    @Test("A finger that trembles while another one pulls does not count", arguments: CardKind.allCases)
    func tremblingFinger(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        let (thumb, finger) = (scene.touch(aside: 50), scene.touch())
        for _ in 0..<10 {
            thumb.move(by: scene.way(-1), over: 0.01)
            finger.move(by: scene.way(6), over: 0.02)
            thumb.move(by: scene.way(1), over: 0.01)
        }
        #expect(abs(scene.place - 50) <= 1.5)
    }

    @Test("A finger that stays after another one catches a card that has begun to move", arguments: CardKind.allCases)
    func remainingFingerCatches(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        let (thumb, finger) = (scene.touch(aside: 50), scene.touch())
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        thumb.lift()
        let (place, offset) = (scene.place, scene.offset)
        #expect(place > 10)
        finger.move(by: scene.way(40), over: 0.3)
        #expect(abs(scene.place - place - 40) <= 0.5)
        // A panel from the top resizes its list.
        if kind != .topPanel { #expect(abs(scene.offset - offset) < 0.5) }
    }

    @Test(
        "A finger that catches a card counts from there, however far it moved before",
        arguments: CardKind.allCases)
    func catchesFromThere(kind: CardKind) {
        let scene = CardStage(kind)
        let (thumb, finger) = (scene.touch(aside: 50), scene.touch())
        thumb.move(by: scene.way(-30), over: 0.05)
        finger.move(by: scene.way(-20), over: 0.05)
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        thumb.lift()
        let place = scene.place
        finger.move(by: scene.way(40), over: 0.1)
        #expect(abs(scene.place - place - 40) <= 0.5)
    }

    /// A mover, and a panel with a strip at its edge, have two arbiters. Each follows its own finger.
    @Test(
        "A card in one finger's hand is no other finger's, until the first one lifts",
        arguments: CardKind.allCases.filter { $0 == .mover || $0.edge != nil }, [false, true])
    func fingersOfTwoArbiters(kind: CardKind, isOnStripFirst: Bool) {
        let scene = CardStage(
            kind,
            CardSetup {
                ($0.isOpen, $0.opening) = (false, isOnStripFirst ? .never : .always)
                $0.changePanel = { $0.edgeSwipe = 20 }
            })
        let size = scene.home.view.bounds.size
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if let mover = scene.mover {
            scene.home.view.addSubview(strip)
            GestureArbiter.attach(to: strip, policy: ArbitrationPolicy(.down, opening: .always), moving: mover)
        }
        let inStrip =
            switch kind.edge {
            case .top: CGPoint(x: 195, y: 10)
            case .left: CGPoint(x: 10, y: 400)
            case .right: CGPoint(x: size.width - 10, y: 400)
            case .bottom: CGPoint(x: 195, y: size.height - 10)
            default: CGPoint(x: 50, y: 50)
            }
        func touch(onStrip: Bool) -> Finger {
            onStrip ? scene.stage.touch(at: inStrip) : scene.touch(aside: 50)
        }
        let first = touch(onStrip: isOnStripFirst)
        first.move(by: scene.way(-60), over: 0.3)
        let second = touch(onStrip: !isOnStripFirst)
        let place = scene.place
        #expect(abs(CardStage.lowest - place - 50) <= 0.5)
        for way in [-30.0, 40] { second.move(by: scene.way(way), over: 0.2) }
        #expect(abs(scene.place - place) <= 0.5)
        first.move(by: scene.way(-20), over: 0.2)
        #expect(abs(place - scene.place - 20) <= 0.5)
        first.lift()
        let left = scene.place
        second.move(by: scene.way(30), over: 0.05)
        // A strip takes no finger that goes out.
        if isOnStripFirst || kind == .mover {
            #expect(abs(scene.place - left - 30) <= 6)
            let held = scene.place
            scene.stage.advance(by: 0.5)
            #expect(scene.place == held)
        }
        second.lift()
        #expect(scene.stage.settle())
    }

    @Test(
        "A card that moves by itself while its drag waits for the list's pan is dragged from its current place",
        arguments: CardKind.allCases)
    func movesBeforeItsDrag(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        scene.arbiter?.policy.cone = 70
        let finger = scene.touch()
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        finger.move(by: Self.wayBeforeListPans(scene))
        scene.stage.advance(by: 0.05)
        let place = scene.place
        finger.move(by: scene.way(20))
        scene.stage.advance(by: 0)
        #expect(abs(scene.place - place) <= 22.5)
    }

    /// A movement beyond the slop but within it along the list's axis, so that the list's pan has not begun.
    private static func wayBeforeListPans(_ scene: CardStage) -> CGVector {
        let (along, across) = (scene.way(8), scene.across(13))
        return CGVector(dx: along.dx + across.dx, dy: along.dy + across.dy)
    }

    // MARK: Bars

    @Test(
        "A large title that closes and opens again in one drag causes no jump, and returns the list to its top",
        arguments: ContentTests.Kind.allCases, [false, true])
    func titleClosesAndOpens(kind: ContentTests.Kind, beginsOpen: Bool) {
        let page = RowsController(rows: 45)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let scene = ContentTests.Scene(kind, navigation, detents: [.large])
        let list = page.tableView
        if beginsOpen {
            list.contentOffset.y = -200
            list.contentOffset.y = -list.adjustedContentInset.top
        }
        scene.stage.settle()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 500))
        var (jump, before) = (0.0, scene.translation)
        for step in Array(repeating: 8.0, count: 8) + Array(repeating: -8, count: 20) + Array(repeating: 8, count: 24) {
            finger.move(by: CGVector(dx: 0, dy: step))
            scene.stage.advanceFrame()
            jump = max(jump, abs(scene.translation - before) - abs(step))
            before = scene.translation
        }
        // A bar that opens less than usual is waited for by another slop. The card takes over what it stretches the list.
        let wait: CGFloat = Assumptions.standard.barHeights == .lowerParts ? 10 / 3 : 0
        #expect(jump <= 2 + wait)
        finger.hold(for: 0.15)
        finger.lift()
        scene.stage.settle()
        #expect(abs(list.contentOffset.y + list.adjustedContentInset.top) < 0.5)
    }

    // MARK: What a delegate sees

    @Test(
        "A held list moves at most there and back within an event, and reports that it is held",
        arguments: CardKind.allCases)
    func heldList(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        let list = scene.content.list
        scene.moveList(fromEdge: 30)
        list.delegate = scene.content
        var (known, changes, most) = (scene.offset, 0.0, 0)
        scene.content.onScroll = { [weak scene] in
            guard let scene, scene.arbiter?.holds(list) == false else { return }
            changes += scene.offset - known
            known = scene.offset
        }
        let finger = scene.touch()
        for _ in 0..<40 {
            scene.content.scrolls = []
            finger.move(by: scene.way(3))
            most = max(most, scene.content.scrolls.count)
            scene.stage.advanceFrame()
        }
        #expect(scene.place > 40)
        #expect(scene.arbiter?.holds(list) == true)
        // A panel from the top resizes its content, which follows the panel's lower edge. A drag whose action comes
        // first moves the list to its edge before the list moves there and back.
        let dragsFirst = Assumptions.standard.panActionOrder == .outermostFirst
        #expect(most <= (kind == .topPanel || dragsFirst ? 3 : 2))
        // A header that adds up the differences has followed the content, except in the event in which the card took
        // over.
        #expect(abs(abs(changes) - 30) <= 3)
        scene.settle(lettingGo: finger)
        #expect(scene.arbiter?.holds(list) == false)
    }

    @Test("While a drawer closes, the parent receives its other touches")
    func drawerThatCloses() {
        let home = UIViewController()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 340, y: 300, width: 50, height: 200))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        home.view.addSubview(button)
        let stage = Stage(rootViewController: home)
        stage.settle()
        let panel = home.addPanel(
            UIViewController(),
            as: Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) { $0.edgeSwipe = 20 },
            animated: false)!
        panel.select(.height(280), animated: false)
        stage.settle()
        panel.select(.height(0))
        stage.advance(by: 0.05)
        let finger = stage.touch(at: CGPoint(x: 370, y: 400))
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
        #expect(taps == 1)
        #expect(panel.selectedDetent == .height(0))
    }

    // MARK: A release that goes elsewhere

    /// A target that a client names at the release, and where the card then rests; nil: nowhere.
    struct Redirection: Sendable, CustomTestStringConvertible {
        let target: ReleaseRule.Target
        var mayLeave = true
        let rest: CGFloat?
        var isReported = false
        var testDescription: String { "\(target), may leave: \(mayLeave)" }
    }

    nonisolated static let redirections = [
        Redirection(target: .stop(200), rest: 200),
        Redirection(target: .away, rest: nil),
        Redirection(target: .away, mayLeave: false, rest: 0, isReported: true),
        Redirection(target: .stop(5000), rest: 200, isReported: true),
    ]

    @Test(
        "A release can be redirected; a target that the card does not have is reported, and the nearest place is used",
        arguments: CardKind.allCases, redirections)
    func redirected(kind: CardKind, to redirection: Redirection) {
        let scene = CardStage(kind, CardSetup { $0.mayLeave = redirection.mayLeave })
        scene.arbiter?.onAttempt = { $0.stage == .release ? .redirect(to: redirection.target) : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: finger)
        #expect(scene.isThere == (redirection.rest != nil))
        if let rest = redirection.rest { #expect(abs(scene.place - rest) < 0.5) }
        #expect(scene.stage.warnings.contains { $0.contains("redirect(to:)") } == redirection.isReported)
    }

    @Test("A lift without a drag asks nothing", arguments: CardKind.allCases)
    func liftWithoutDrag(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        scene.arbiter?.policy.cone = 70
        var answers: [Arbitration.Verdict] = [.redirect(to: .stop(CardStage.lowest))]
        scene.arbiter?.onAttempt = { $0.stage == .release ? answers.popLast() ?? .allow : .allow }
        let tap = scene.touch()
        tap.move(by: Self.wayBeforeListPans(scene))
        tap.lift()
        #expect(answers.count == 1)
        answers = []
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place) < 0.5)
    }

    @Test("A target named for a cancelled touch does not count for the next release", arguments: CardKind.allCases)
    func redirectedThenCancelled(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.onAttempt = { [weak arbiter = scene.arbiter] attempt in
            guard attempt.stage == .release else { return .allow }
            arbiter?.cancel()
            return .redirect(to: .away)
        }
        let cancelled = scene.touch()
        cancelled.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: cancelled)
        scene.arbiter?.onAttempt = nil
        let next = scene.touch()
        next.move(by: scene.way(40), over: 0.3)
        scene.settle(lettingGo: next)
        #expect(scene.isThere)
    }
}
