import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A list in each kind of card, whose ends come nearer as the card opens.
@MainActor
@Suite("Lists keep their rows while their card opens")
struct ListAtEndTests {
    typealias Kind = ContentTests.Kind

    /// A controller with a list of rows, `height` points high together, beside a margin at the left.
    private func content(height: CGFloat, beside margin: CGFloat = 0) -> (UIViewController, UIScrollView) {
        let content = UIViewController()
        let list = UIScrollView(
            frame: content.view.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: list.bounds.width, height: height)
        content.view.addSubview(list)
        return (content, list)
    }

    @Test(
        "The last row can be scrolled to at every detent", arguments: Kind.allCases,
        [Detent.Identifier.height(100), .medium, .large])
    func lastRow(kind: Kind, detent: Detent.Identifier) {
        let (content, list) = content(height: 2640)
        let scene = ContentTests.Scene(kind, content, detents: [.height(100), .medium, .large], selected: detent)
        list.contentOffset.y = 2640 + list.adjustedContentInset.bottom - list.bounds.height
        #expect(abs(list.convert(CGPoint(x: 0, y: 2640), to: nil).y - (844 - 34)) < 0.5)
        #expect(scene.stage.warnings == [])
    }

    @Test(
        "A list stays in place when a card beyond its most open place gets a more open one", arguments: Kind.allCases,
        [true, false])
    func morePlaceBeyondRest(kind: Kind, isInHand: Bool) {
        let (content, list) = content(height: 3000, beside: 60)
        let scene = ContentTests.Scene(kind, content, detents: [.height(300)])
        let (top, offset) = (scene.top, list.contentOffset.y)
        let finger = scene.stage.touch(at: CGPoint(x: 30, y: 750))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
        if !isInHand { finger.lift() }
        #expect(scene.top < top - 40)
        let card = content.enclosingCard
        card?.animateChanges { card?.detents = [.large] }
        #expect(list.contentOffset.y == offset)
    }

    @Test(
        "A list that glides to its end as code opens the card comes to rest there, without a void below it",
        .offsetsAreKept, arguments: Kind.allCases, [0.1, 0.5, 0.7, 0.9, 1.5])
    func glidingToTheEnd(kind: Kind, delay: Double) {
        let (content, list) = content(height: 2640)
        let scene = ContentTests.Scene(kind, content, detents: [.medium, .large])
        list.contentOffset.y = 1700
        scene.stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: CGVector(dx: 0, dy: -200), over: 0.1)
        scene.stage.advance(by: delay)
        #expect(list.contentOffset.y > 1950)
        func end() -> CGFloat { list.convert(CGPoint(x: 0, y: 2640), to: nil).y }
        let before = min(end(), 844 - 34)
        content.enclosingCard?.select(.large)
        var ends = [end()]
        for _ in 0..<30 {
            scene.stage.advanceFrame()
            ends.append(end())
        }
        #expect(ends.allSatisfy { $0 > before - 0.5 }, "in motion")
        #expect(zip(ends, ends.dropFirst()).allSatisfy { abs($1 - $0) < 45 }, "no jump")
        scene.stage.settle()
        #expect(abs(end() - (844 - 34)) < 0.5)
    }

    /// The end of such a list does not come nearer as the card opens.
    @Test(
        "A list without the safe area keeps its own end, at rest and as it bounces, as code opens the card",
        arguments: Kind.allCases, [0.05, 0.15, 1.5])
    func endWithoutSafeArea(kind: Kind, delay: Double) {
        let (content, list) = content(height: 2640)
        list.contentInsetAdjustmentBehavior = .never
        let scene = ContentTests.Scene(kind, content, detents: [.height(300), .large])
        let last = 2640 - list.bounds.height
        list.contentOffset.y = last - 10
        scene.stage.touch(at: CGPoint(x: 195, y: 800)).swipe(by: CGVector(dx: 0, dy: -76), over: 0.05)
        scene.stage.advance(by: delay)
        #expect(list.contentOffset.y >= last)
        let top = scene.top
        content.enclosingCard?.select(.large)
        var offsets = [list.contentOffset.y]
        while scene.top > top - 200 {
            scene.stage.advanceFrame()
            offsets.append(list.contentOffset.y)
        }
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 15 }, "no jump")
        scene.stage.settle()
        #expect(list.contentOffset.y == last)
    }

    /// UIKit may bring the list back from beyond its end as soon as the list has become taller.
    @Test(
        "A list at its end keeps its rows as the card gets a taller detent, and shows its end when the card has come",
        arguments: Kind.allCases, Assumptions.ContentBeyondEnd.allCases)
    func tallerDetent(kind: Kind, beyondEnd: Assumptions.ContentBeyondEnd) {
        let (content, list) = content(height: 400)
        var assumptions = Assumptions.standard
        assumptions.contentBeyondEnd = beyondEnd
        let scene = ContentTests.Scene(kind, content, detents: [.height(100)], assumptions: assumptions)
        list.contentOffset.y = 300
        func row() -> CGFloat { list.convert(CGPoint.zero, to: nil).y }
        var rows = [row()]
        let card = content.enclosingCard
        card?.animateChanges { card?.detents = [.large] }
        rows.append(row())
        for _ in 0..<40 {
            scene.stage.advanceFrame()
            rows.append(row())
        }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1 - $0) < 45 }, "no jump")
        scene.stage.settle()
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "A list that a finger has over-scrolled returns by an animation after the card's lift",
        arguments: CardKind.allCases.filter { $0 != .movedView && $0 != .topPanel }, [false, true])
    func overscrolledReturns(kind: CardKind, isCaught: Bool) {
        let it = CardStage(
            kind, CardSetup { ($0.isOpen, $0.list, $0.opening, $0.handoff) = (isCaught, .atEdge, .always, []) })
        var distance: CGFloat { it.content.comesFromEnd ? it.endOffset - it.offset : it.offset }
        // A finger that goes across at first leaves its touch to the list.
        let first = it.touch()
        first.move(by: it.across(60), over: 0.2)
        first.swipe(by: it.way(40), over: 0.2)
        // The finger takes the card at rest, or on its way.
        if isCaught {
            it.select(isOpen: false)
            it.stage.advance(by: 0.1)
        }
        let second = it.touch()
        let stretched = distance
        #expect(stretched < -5)
        second.swipe(by: it.way(isCaught ? -60 : -203.63), over: 0.05)
        it.stage.advanceFrame()
        #expect(distance < stretched / 2, "\(stretched), a frame after the lift \(distance)")
        it.stage.settle()
        #expect(abs(distance) < 0.5)
        #expect(it.place == 0)
    }

    /// The list lies so that the card's moving edge is at the list's end: upside down, as a chat, where the card goes down.
    @Test(
        "A list that was left beyond its end is at its end once the card has shortened it by as much, and stays there",
        arguments: CardKind.controlled, [0, 0.26, 21.3])
    func leftBeyondItsEnd(kind: CardKind, beyond: CGFloat) {
        let it = CardStage(kind, CardSetup { ($0.list, $0.content, $0.opening) = (.atEdge, .resizes, .always) })
        let list = it.content.list
        if !it.content.comesFromEnd {
            let isVertical = it.content.isVertical
            list.transform = CGAffineTransform(scaleX: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
        }
        let (length, offset) = (3000 - it.endOffset, it.endOffset + beyond)
        list.contentOffset = it.content.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        let finger = it.touch()
        for _ in 0..<20 {
            finger.move(by: it.way(5), over: 1.0 / 60)
            it.stage.advance(by: 0)
            let shortened = length - (3000 - it.endOffset)
            // The list of a presented card takes its length after the event, and its content follows in the next one.
            #expect(abs(it.endOffset - it.offset - min(shortened - beyond, 0)) < 3, "\(shortened) pt shorter")
        }
        #expect(it.place > 80)
    }
}
