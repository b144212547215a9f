import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Lists in lists, in a card: edge by edge, then the card, in one touch and back, whatever UIKit passes on.
@MainActor
@Suite("Lists in lists, in every kind of card")
struct NestedListTests {
    // MARK: - The scene

    /// An inner list in an outer one, which fills the card's content. Distances are from the edge that the card comes
    /// from, in points.
    @MainActor
    struct Nest {
        let scene: CardStage
        let outer = UIScrollView()
        let inner = UIScrollView()

        init(
            _ kind: CardKind, _ setup: CardSetup = CardSetup(), _ assumptions: Assumptions = .standard,
            outer room: CGFloat, inner own: CGFloat
        ) {
            scene = CardStage(kind, setup, assumptions: assumptions)
            let view = scene.content.view!
            outer.frame = view.bounds
            outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            for list in [outer, inner] { list.contentInsetAdjustmentBehavior = .never }
            view.addSubview(outer)
            outer.addSubview(inner)
            let long = length(of: outer) + 800
            outer.contentSize = size(long, across: outer)
            inner.frame = CGRect(
                origin: scene.content.isVertical ? CGPoint(x: 0, y: 60) : CGPoint(x: 60, y: 0),
                size: size(long - 120, across: outer))
            inner.contentSize = size(long + 1500, across: inner)
            scene.stage.settle()
            put(outer, at: room)
            put(inner, at: own)
        }

        private func length(of view: UIView) -> CGFloat {
            scene.content.isVertical ? view.bounds.height : view.bounds.width
        }

        private func size(_ length: CGFloat, across view: UIView) -> CGSize {
            scene.content.isVertical
                ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
        }

        func end(of list: UIScrollView) -> CGFloat {
            (scene.content.isVertical ? list.contentSize.height : list.contentSize.width) - length(of: list)
        }

        func put(_ list: UIScrollView, at room: CGFloat) {
            let offset = scene.content.comesFromEnd ? end(of: list) - room : room
            list.contentOffset = scene.content.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        }

        func room(_ list: UIScrollView) -> CGFloat {
            let offset = scene.content.isVertical ? list.contentOffset.y : list.contentOffset.x
            return scene.content.comesFromEnd ? end(of: list) - offset : offset
        }

        /// The place of the inner list's content on the screen, along the card's way out.
        var row: CGFloat {
            let (place, way) = (inner.convert(CGPoint.zero, to: nil), scene.way(1))
            return place.x * way.dx + place.y * way.dy
        }

        /// Moves the finger by points along the card's way, an event a frame, and returns how far the row is off at most.
        func move(_ finger: Finger, by distance: CGFloat, step: CGFloat = 5, from slop: CGFloat = 0) -> CGFloat {
            var (worst, way): (CGFloat, CGFloat) = (0, 0)
            while way < abs(distance) {
                let (before, stride) = (row, copysign(min(step, abs(distance) - way), distance))
                finger.move(by: scene.way(stride), over: 0)
                scene.stage.advanceFrame()
                way += abs(stride)
                if way > slop { worst = max(worst, abs(row - before - stride)) }
            }
            return worst
        }
    }

    static func settings() -> [Assumptions] {
        Assumptions.ScrollTransfer.allCases.flatMap { transfer in
            Assumptions.Tracking.allCases.map { tracking in
                var assumptions = Assumptions.standard
                (assumptions.scrollTransfer, assumptions.offsetWhileTracking) = (transfer, tracking)
                return assumptions
            }
        }
    }

    // MARK: - Edge by edge

    @Test("One pull scrolls the inner list, the outer one, then drags the card, and back", arguments: CardKind.allCases)
    func edgeByEdge(kind: CardKind) {
        for assumptions in Self.settings() {
            let nest = Nest(kind, CardSetup(), assumptions, outer: 60, inner: 40)
            let finger = nest.scene.touch()
            #expect(nest.move(finger, by: 250, from: 20) < 0.34)
            #expect(abs(nest.scene.place - 140) < 0.5)
            #expect(abs(nest.room(nest.inner)) < 0.4 && abs(nest.room(nest.outer)) < 0.4)
            #expect(nest.move(finger, by: -350) < 0.34)
            #expect(nest.scene.place == 0)
            #expect(abs(nest.room(nest.inner) - 210) < 0.5)
            #expect(abs(nest.room(nest.outer)) < 0.4)
            nest.scene.settle(lettingGo: finger)
            #expect(abs(nest.room(nest.inner) - 210) < 0.5)
        }
    }

    @Test("A trackpad scrolls edge by edge, too", arguments: CardKind.allCases)
    func trackpad(kind: CardKind) {
        for assumptions in Self.settings().third(for: "\(kind)") {
            let setup = CardSetup { $0.changePolicy = { $0.followsTrackpad = true } }
            let nest = Nest(kind, setup, assumptions, outer: 60, inner: 40)
            let pad = nest.scene.scroll()
            #expect(nest.move(pad, by: 250) < 0.34)
            #expect(abs(nest.scene.place - 150) < 0.5)
            #expect(nest.move(pad, by: -350) < 0.34)
            #expect(nest.scene.place == 0)
            #expect(abs(nest.room(nest.inner) - 200) < 0.5)
            nest.scene.letGo(pad)
            #expect(nest.scene.stage.settle())
        }
    }

    @Test("The decisions say which list came to its end")
    func words() {
        let nest = Nest(.deck, outer: 60, inner: 40)
        let finger = nest.scene.touch()
        _ = nest.move(finger, by: 250)
        let owners = nest.scene.arbiter?.lastTouch?.decisions.map(\.to)
        #expect(owners == [.scroll(depth: 0), .scroll(depth: 1), .drag])
    }

    @Test("Of three lists, each scrolls to its edge before the next one")
    func three() {
        let nest = Nest(.deck, outer: 60, inner: 40)
        let third = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
        third.contentInsetAdjustmentBehavior = .never
        third.contentSize = CGSize(width: 390, height: 2000)
        nest.inner.addSubview(third)
        third.contentOffset.y = 30
        let finger = nest.scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 250), over: 0.5)
        #expect(abs(nest.scene.place - 110) < 0.5)
        finger.move(by: CGVector(dx: 0, dy: -250), over: 0.5)
        #expect(nest.scene.place == 0)
        #expect(abs(third.contentOffset.y - 140) < 0.5)
    }

    @Test("Whatever UIKit does, one pull goes edge by edge", arguments: Doubt.eachAlone.sampled())
    func doubts(doubt: Doubt) {
        for kind in [CardKind.deck, .bottomPanel, .mover] {
            let nest = Nest(kind, CardSetup(), doubt.assumptions, outer: 60, inner: 40)
            let finger = nest.scene.touch()
            #expect(nest.move(finger, by: 250, from: 20) < 0.34, "\(kind)")
            #expect(abs(nest.scene.place - 140) < doubt.listLead + 1, "\(kind)")
            #expect(nest.move(finger, by: -350) < 0.34, "\(kind)")
            #expect(nest.scene.place == 0, "\(kind)")
            nest.scene.settle(lettingGo: finger)
        }
    }

    // MARK: - Left to UIKit, or to the list

    @Test(
        "`transfersVerticalScrollingToParent = false`, or the horizontal one, keeps the finger in its list",
        arguments: CardKind.allCases)
    func keepsFinger(kind: CardKind) {
        for assumptions in Self.settings() {
            let nest = Nest(kind, CardSetup(), assumptions, outer: 60, inner: 40)
            if nest.scene.content.isVertical {
                nest.inner.transfersVerticalScrollingToParent = false
            } else {
                nest.inner.transfersHorizontalScrollingToParent = false
            }
            let finger = nest.scene.touch()
            finger.move(by: nest.scene.way(250), over: 0.5)
            #expect(nest.room(nest.outer) == 60)
            #expect(nest.room(nest.inner) < -50)
            #expect(nest.scene.place == 0)
        }
    }

    @Test("An outer list that pages is left to UIKit", arguments: CardKind.allCases)
    func paging(kind: CardKind) {
        let nest = Nest(kind, outer: 60, inner: 40)
        nest.outer.isPagingEnabled = true
        let finger = nest.scene.touch()
        finger.move(by: nest.scene.way(250), over: 0.5)
        #expect(nest.room(nest.outer) == 60)
        #expect(nest.scene.place == 0)
    }

    @Test(
        "A list that is only driven never shows its refresh control",
        arguments: CardKind.allCases.filter { $0.direction == .down }, [0.4, 0.06])
    func refresh(kind: CardKind, duration: Double) {
        // Where UIKit passes its momentum on, the outer list is its own.
        for assumptions in Self.settings() where assumptions.scrollTransfer == .atStart {
            let nest = Nest(kind, CardSetup(), assumptions, outer: 60, inner: 40)
            nest.outer.refreshControl = UIRefreshControl()
            nest.scene.touch().swipe(by: .down(80), over: duration)
            var least: CGFloat = 0
            for _ in 0..<120 {
                nest.scene.stage.advanceFrame()
                least = min(least, nest.room(nest.outer))
            }
            #expect(least > -0.5)
            #expect(nest.outer.refreshControl?.isRefreshing == false)
        }
    }

    // MARK: - Momentum

    @Test(
        "A fling that has reached the outer list lets it coast as its own, and bounce at the outermost edge",
        arguments: CardKind.allCases)
    func momentum(kind: CardKind) {
        for assumptions in Self.settings().third(for: "\(kind)") {
            var ends: [CGFloat] = []
            for isNested in [true, false] {
                let nest = Nest(kind, CardSetup(), assumptions, outer: 500, inner: isNested ? 40 : 0)
                nest.scene.touch().swipe(by: nest.scene.way(150), over: 0.1)
                nest.scene.stage.advance(by: 0.2)
                ends.append(nest.room(nest.outer))
                nest.scene.stage.settle()
                #expect(abs(nest.room(nest.outer)) < 0.5)
            }
            // The nested one began 40 pt later.
            #expect(abs(ends[0] - ends[1] - 40) < 8, "\(ends)")
        }
        let nest = Nest(kind, outer: 200, inner: 40)
        nest.scene.touch().swipe(by: nest.scene.way(150), over: 0.1)
        var least: CGFloat = 0
        for _ in 0..<120 {
            nest.scene.stage.advanceFrame()
            least = min(least, nest.room(nest.outer))
        }
        #expect(least < -5)
        #expect(abs(nest.room(nest.outer)) < 0.5)
        #expect(nest.scene.place == 0)
    }

    /// A nest whose outer list coasts, 0.2 s after the lift.
    private func coasting() -> Nest {
        let nest = Nest(.deck, outer: 700, inner: 40)
        nest.scene.touch().swipe(by: .down(150), over: 0.1)
        nest.scene.stage.advance(by: 0.2)
        return nest
    }

    @Test("A touch stops the outer list while it coasts")
    func caught() {
        let nest = coasting()
        let room = nest.room(nest.outer)
        let second = nest.scene.touch()
        nest.scene.stage.advance(by: 0.3)
        #expect(nest.room(nest.outer) == room)
        second.lift()
        nest.scene.stage.settle()
        #expect(nest.room(nest.outer) == room)
    }

    @Test("A tap that is over before the next frame stops the outer list while it coasts")
    func tapped() {
        let nest = coasting()
        let room = nest.room(nest.outer)
        nest.scene.touch().lift()
        nest.scene.stage.settle()
        #expect(nest.room(nest.outer) == room)
    }

    @Test("An outer list that the arbiter lets coast shows in each frame what UIKit's would")
    func coastsAsUIKit() {
        let rooms = [Assumptions.ScrollTransfer.atStart, .inMidGesture].map { transfer in
            var assumptions = Assumptions.standard
            assumptions.scrollTransfer = transfer
            let nest = Nest(.deck, CardSetup(), assumptions, outer: 700, inner: 40)
            let finger = nest.scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 150), over: 0.1)
            // The lift lies between two frames.
            nest.scene.stage.advance(by: 0.003)
            finger.lift()
            return (0..<60).map { _ in
                nest.scene.stage.advanceFrame()
                return nest.room(nest.outer)
            }
        }
        #expect(zip(rooms[0], rooms[1]).allSatisfy { abs($0 - $1) < 1 })
    }

    @Test(
        "An outer list that a touch stops beyond its edge returns there after the touch", arguments: CardKind.allCases,
        [false, true])
    func caughtBeyondEdge(kind: CardKind, isDetached: Bool) {
        let nest = Nest(kind, outer: 200, inner: 40)
        nest.scene.touch().swipe(by: nest.scene.way(150), over: 0.1)
        for _ in 0..<120 where nest.room(nest.outer) > -5 { nest.scene.stage.advanceFrame() }
        let room = nest.room(nest.outer)
        #expect(room <= -5)
        let second = nest.scene.touch()
        nest.scene.stage.advance(by: 0.3)
        #expect(nest.room(nest.outer) == room)
        if isDetached { nest.scene.arbiter?.detach() }
        second.lift()
        nest.scene.stage.settle()
        #expect(abs(nest.room(nest.outer)) < 0.5)
    }
}
