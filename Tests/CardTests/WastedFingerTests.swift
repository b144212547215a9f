import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Where the content under the finger can do no more, or does not take part, the card moves.
@MainActor
@Suite("No finger is wasted on a card")
struct WastedFingerTests {
    // MARK: - A shelf that coasts across the card's way

    /// Where a shelf comes to rest: anywhere, on a page, or where its delegate says, every 100 points.
    enum Rest: CaseIterable, Sendable { case anywhere, pages, snaps }

    private final class Snaps: NSObject, UIScrollViewDelegate {
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            let target = targetContentOffset.pointee
            targetContentOffset.pointee = CGPoint(
                x: (target.x / 100).rounded() * 100, y: (target.y / 100).rounded() * 100)
        }
    }

    private let snaps = Snaps()

    /// A card filled by a shelf that scrolls across its way, and that coasts.
    private func coasting(
        _ kind: CardKind, omitsSlop: Bool, to rest: Rest = .anywhere
    ) -> (CardStage, shelf: UIScrollView) {
        var assumptions = Assumptions.standard
        assumptions.catchingOmitsSlop = omitsSlop
        let scene = CardStage(kind, assumptions: assumptions)
        let shelf = UIScrollView(frame: scene.content.view.bounds)
        shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shelf.contentInsetAdjustmentBehavior = .never
        shelf.isPagingEnabled = rest == .pages
        shelf.delegate = rest == .snaps ? snaps : nil
        scene.content.view.addSubview(shelf)
        shelf.contentSize = CGSize(
            width: scene.content.isVertical ? 9000 : 1, height: scene.content.isVertical ? 1 : 9000)
        scene.stage.settle()
        scene.touch().swipe(by: onward(scene, 180), over: 0.08)
        scene.stage.advance(by: rest == .anywhere ? 1 : 0.1)
        #expect(shelf.isDecelerating)
        return (scene, shelf)
    }

    /// A movement that scrolls the shelf away from its start, in points.
    private func onward(_ scene: CardStage, _ distance: CGFloat) -> CGVector {
        scene.content.isVertical ? CGVector(dx: -distance, dy: 0) : CGVector(dx: 0, dy: -distance)
    }

    @Test(
        "A pull out of the card drags it from a shelf that coasts sideways", arguments: CardKind.allCases,
        [true, false])
    func coastingShelf(kind: CardKind, omitsSlop: Bool) {
        let (scene, shelf) = coasting(kind, omitsSlop: omitsSlop)
        let finger = scene.touch()
        let (way, aside) = (scene.way(60), scene.across(3))
        finger.move(by: CGVector(dx: way.dx + aside.dx, dy: way.dy + aside.dy), over: 0.2)
        #expect(abs(scene.place - 50) < 2)
        let offset = scene.content.isVertical ? shelf.contentOffset.x : shelf.contentOffset.y
        scene.settle(lettingGo: finger)
        let after = scene.content.isVertical ? shelf.contentOffset.x : shelf.contentOffset.y
        #expect(after == offset, "held where it was caught")
    }

    @Test(
        "A finger that goes on sideways scrolls the shelf that coasted", arguments: CardKind.allCases, [true, false])
    func sidewaysOnShelf(kind: CardKind, omitsSlop: Bool) {
        let (scene, shelf) = coasting(kind, omitsSlop: omitsSlop)
        let finger = scene.touch()
        let before = shelf.contentOffset
        finger.move(by: onward(scene, 60), over: 0.2)
        #expect(scene.place == 0)
        #expect(abs(shelf.contentOffset.x + shelf.contentOffset.y - before.x - before.y) > 45)
    }

    @Test(
        "A shelf with pages comes to rest on a page after the card has had the finger; one that snaps stays, as alone",
        arguments: [true, false], [Rest.pages, .snaps])
    func pagingShelf(omitsSlop: Bool, rest: Rest) {
        for kind in CardKind.allCases {
            let (scene, shelf) = coasting(kind, omitsSlop: omitsSlop, to: rest)
            func offset() -> CGFloat { scene.content.isVertical ? shelf.contentOffset.x : shelf.contentOffset.y }
            let finger = scene.touch()
            let caught = offset()
            finger.move(by: scene.way(40), over: 0.2)
            #expect(scene.place > 20, "\(kind)")
            scene.settle(lettingGo: finger)
            let page = scene.content.isVertical ? shelf.bounds.width : shelf.bounds.height
            // A delegate that snaps hears of no end of a drag which never began.
            let away = rest == .pages ? offset().remainder(dividingBy: page) : offset() - caught
            #expect(abs(away) < 0.5, "\(kind)")
        }
    }

    // MARK: - A list that is caught in its bounce

    /// A card whose list bounces at the edge that the card comes from, `delay` seconds after it has passed it by 8 pt.
    private func bouncing(
        _ kind: CardKind, after delay: Double, mayLeave: Bool = true,
        beyondRest: ArbitrationPolicy.BeyondRest = .resists, handoff: ArbitrationPolicy.Handoff = .continuous
    ) -> CardStage {
        let scene = CardStage(
            kind,
            CardSetup {
                ($0.stops, $0.mayLeave, $0.beyondRest, $0.handoff) = (.one, mayLeave, beyondRest, handoff)
                $0.list = .scrolled(to: 0)
            })
        scene.moveList(fromEdge: 150)
        scene.touch().swipe(by: scene.way(100), over: 0.05)
        for _ in 0..<200 where overScroll(of: scene) < 8 { scene.stage.advanceFrame() }
        scene.stage.advance(by: delay)
        #expect(overScroll(of: scene) > 8)
        return scene
    }

    private func overScroll(of scene: CardStage) -> CGFloat {
        scene.content.comesFromEnd ? scene.offset - scene.endOffset : -scene.offset
    }

    @Test(
        "The card's edge moves at most twice as far as the finger, and the row stays under it",
        arguments: CardKind.allCases, [ArbitrationPolicy.Handoff.continuous, .never])
    func caughtBounce(kind: CardKind, handoff: ArbitrationPolicy.Handoff) {
        for delay in [0.1, 0.2] {
            let scene = bouncing(kind, after: delay, handoff: handoff)
            let finger = scene.touch()
            var (edges, rows): ([CGFloat], [CGFloat]) = ([], [])
            for _ in 0..<12 {
                let (place, row) = (scene.place, scene.place + overScroll(of: scene))
                finger.move(by: scene.way(2.5), over: 0)
                scene.stage.advanceFrame()
                edges.append(scene.place - place)
                if scene.place > 0 { rows.append(scene.place + overScroll(of: scene) - row) }
            }
            #expect((edges.max() ?? .nan) <= 5.01)
            #expect(scene.place > 10)
            #expect(rows.dropFirst().allSatisfy { abs($0 - 2.5) < 0.7 }, "\(rows)")
            finger.cancel()
            scene.stage.settle()
            #expect(abs(overScroll(of: scene)) < 0.5)
        }
    }

    /// The list lies so that the card's moving edge is at the list's end: upside down, where the card does not go up.
    @Test(
        "The row stays under the finger also while the card shortens the list that it caught in its bounce",
        arguments: CardKind.controlled)
    func caughtBounceOfShorterList(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.content) = (.scrolled(to: 0), .resizes) })
        let list = scene.content.list
        if !scene.content.comesFromEnd {
            let isVertical = scene.content.isVertical
            list.transform = CGAffineTransform(scaleX: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
        }
        let offset = scene.endOffset - 150
        list.contentOffset = scene.content.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        scene.touch().swipe(by: scene.way(100), over: 0.05)
        for _ in 0..<200 where scene.offset < scene.endOffset + 8 { scene.stage.advanceFrame() }
        #expect(scene.offset > scene.endOffset + 8)
        let finger = scene.touch()
        var row: CGFloat {
            let place = list.convert(CGPoint.zero, to: nil)
            return scene.way(1).dx * place.x + scene.way(1).dy * place.y
        }
        let length = 3000 - scene.endOffset
        finger.move(by: scene.way(10), over: 0.02)
        let first = row
        for number in 1...16 {
            finger.move(by: scene.way(2.5), over: 0)
            scene.stage.advanceFrame()
            // The list of a card that goes down or right takes its length after the event, and its content follows in the next.
            #expect(abs(row - first - 2.5 * CGFloat(number)) < 5.2)
        }
        #expect(length - (3000 - scene.endOffset) > 40)
        finger.cancel()
        scene.stage.settle()
        #expect(abs(scene.offset - scene.endOffset) < 0.5)
    }

    @Test(
        "A card that would only resist leaves the over-scroll to its list",
        arguments: CardKind.controlled)
    func caughtBounceOverLowestPlace(kind: CardKind) {
        let scene = bouncing(kind, after: 0.1, mayLeave: false)
        let finger = scene.touch()
        finger.move(by: scene.way(15), over: 0.1)
        let stretch = overScroll(of: scene)
        finger.move(by: scene.way(30), over: 0.1)
        #expect(overScroll(of: scene) == stretch)
        #expect(scene.place > 5 && scene.place < 25)
    }

    /// Without the panel from the top, whose list becomes shorter with it at the end that is over-scrolled.
    @Test(
        "A card beyond its most open place leaves the over-scroll to its list until the finger moves the card",
        arguments: CardKind.allCases.filter { $0 != .topPanel }, [ArbitrationPolicy.BeyondRest.resists, .stops])
    func caughtBounceBeyondMostOpenPlace(kind: CardKind, beyondRest: ArbitrationPolicy.BeyondRest) {
        let scene = bouncing(kind, after: 0.1, beyondRest: beyondRest, handoff: .toDrag)
        let finger = scene.touch()
        finger.move(by: scene.way(15), over: 0.1)
        finger.move(by: scene.way(-65), over: 0.2)
        let (stretch, place) = (overScroll(of: scene), scene.place)
        finger.move(by: scene.way(30), over: 0.1)
        #expect(overScroll(of: scene) == stretch)
        #expect(stretch > 1)
        #expect(scene.place >= place)
        #expect(scene.place <= 0)
    }

    // MARK: - A list that loses its content, or leaves

    @Test(
        "Content that became shorter by more than a finger can pull stays where it shows until the card is let go",
        arguments: CardKind.allCases.filter { $0 != .topPanel })
    func shortened(kind: CardKind) {
        let scene = CardStage(
            kind,
            CardSetup {
                ($0.stops, $0.list, $0.condition, $0.handoff) = (.one, .scrolled(to: 0), .always, .toScroll)
            })
        scene.moveList(fromEdge: 1500)
        let (list, offset) = (scene.content.list, scene.offset)
        let (width, height) = (list.bounds.width, list.bounds.height)
        list.contentSize =
            scene.content.isVertical
            ? CGSize(width: width, height: height + 50) : CGSize(width: width + 50, height: height)
        let finger = scene.touch()
        finger.move(by: scene.way(80), over: 0.2)
        #expect(abs(scene.place - 70) < 1)
        #expect(scene.offset == offset)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.offset - 50) < 0.5)
        #expect(scene.place == 0)
    }

    @Test("A list that the app takes away, and keeps, leaves the finger to the card", arguments: CardKind.allCases)
    func takenAway(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .scrolled(to: 0) })
        scene.moveList(fromEdge: 500)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.2)
        #expect(scene.place == 0)
        scene.content.list.removeFromSuperview()
        let offset = scene.offset
        finger.move(by: scene.way(60), over: 0.2)
        #expect(abs(scene.place - 60) < 2)
        scene.settle(lettingGo: finger)
        #expect(scene.place == 0)
        #expect(scene.offset == offset)
    }

    // MARK: - A pull beyond the most open place

    @Test("A pull beyond the most open place resists from touch-down", arguments: CardKind.allCases)
    func pullBeyond(kind: CardKind) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(-60), over: 0.2)
        #expect(scene.place < -5 && scene.place > -40)
        finger.move(by: scene.way(160), over: 0.3)
        #expect(abs(scene.place - 110) < 2, "held from the slop on")
        finger.move(by: scene.way(-160), over: 0.3)
        scene.settle(lettingGo: finger)
        #expect(scene.place == 0)
        #expect(scene.isThere)
    }

    @Test("With `beyondRest: .stops`, such a pull moves nothing until the finger turns", arguments: CardKind.allCases)
    func pullBeyondStops(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.beyondRest = .stops })
        let finger = scene.touch()
        finger.move(by: scene.way(-60), over: 0.2)
        #expect(scene.place == 0)
        finger.move(by: scene.way(60), over: 0.2)
        #expect(abs(scene.place - 50) < 2)
    }

    @Test("A list takes such a pull", arguments: CardKind.allCases)
    func pullBeyondOverList(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .atEdge })
        let (finger, offset) = (scene.touch(), scene.offset)
        finger.move(by: scene.way(-60), over: 0.2)
        #expect(scene.place == 0)
        #expect(abs(abs(scene.offset - offset) - 50) < 2)
    }

    @Test("A recognizer that may follow the finger takes such a pull", arguments: CardKind.allCases)
    func pullBeyondOverRecognizer(kind: CardKind) {
        let scene = CardStage(kind)
        var swipes = 0
        let swipe = UISwipeGestureRecognizer()
        swipe.direction =
            switch kind.direction {
            case .up: .down
            case .left: .right
            case .right: .left
            default: .up
            }
        swipe.addTarget(swipe) { _ in swipes += 1 }
        scene.content.view.addGestureRecognizer(swipe)
        scene.touch().swipe(by: scene.way(-150), over: 0.1)
        scene.stage.settle()
        #expect(swipes == 1)
        #expect(scene.place == 0)
    }

    @Test("A list around a view that moves takes such a pull")
    func pullBeyondInList() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, screen: .phone, assumptions: .standard)
        let list = UIScrollView(frame: home.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        let card = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        home.view.addSubview(list)
        list.addSubview(card)
        GestureArbiter.attach(to: card, policy: .continuous, moving: card)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 450))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        #expect(list.contentOffset.y > 30)
        #expect(card.transform == .identity)
    }

    @Test("A deck takes such a pull from a panel at its top")
    func pullBeyondInDeck() {
        let scene = CardStage(.deck)
        let panel = scene.content.addPanel(
            UIViewController(), as: Panel.Configuration(at: .top, detents: [.height(200)]), animated: false)!
        scene.stage.settle()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 620))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        #expect(scene.place > 40)
        #expect(panel.position.translation == 0)
    }
}
