import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// Places and two-way directions where apps have them: in rows of a list, in pages, over carousels.
@MainActor
@Suite("Several resting places among other scroll views and arbiters")
struct AmongOthersTests {
    private func list(_ frame: CGRect, height: CGFloat) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: frame.width, height: height)
        list.contentInsetAdjustmentBehavior = .never
        return list
    }

    @Test(
        "A row in a list in a card opens to either side; a vertical drag belongs to the list and the card",
        arguments: Doubt.eachAlone.sampled())
    func rowInListInCard(_ doubt: Doubt) {
        for (dx, dy) in [(-120, 0), (60, 0), (0, 120), (0, -120)] as [(CGFloat, CGFloat)] {
            let stage = Stage(assumptions: doubt.assumptions)
            let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
            let rows = list(card.bounds, height: 3000)
            let row = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
            stage.window.addSubview(card)
            card.addSubview(rows)
            rows.addSubview(row)
            GestureArbiter.attach(to: card, policy: .continuous, moving: card)
            let opening = GestureArbiter.attach(
                to: row, policy: ArbitrationPolicy(.horizontal), moving: row, stops: [-160, 0, 80], leaves: false)
            stage.settle()
            let finger = stage.touch(at: CGPoint(x: 195, y: 340))
            finger.move(by: CGVector(dx: dx, dy: dy), over: 0.3)
            #expect((row.transform.tx != 0) == (dx != 0), "\(dx), \(dy): \(opening.decisions)")
            #expect((card.transform.ty > 50) == (dy > 0), "\(dx), \(dy)")
            #expect((rows.contentOffset.y > 50) == (dy < 0), "\(dx), \(dy)")
            stage.settle(lettingGo: finger)
            #expect(row.transform.tx == (dx < 0 ? -160 : dx > 0 ? 80 : 0))
        }
    }

    @Test(
        "A photo in a pager leaves up or down, and a sideways drag turns the page", arguments: Doubt.eachAlone.sampled()
    )
    func photoInPager(_ doubt: Doubt) {
        for (dx, dy) in [(-200, 0), (0, -150), (0, 150)] as [(CGFloat, CGFloat)] {
            let stage = Stage(assumptions: doubt.assumptions)
            let pager = list(stage.window.bounds, height: 844)
            pager.contentSize.width = 3 * 390
            pager.isPagingEnabled = true
            let photo = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            stage.window.addSubview(pager)
            pager.addSubview(photo)
            var outcomes: [ReleaseRule.Target] = []
            GestureArbiter.attach(to: photo, policy: ArbitrationPolicy(.vertical), moving: photo) {
                outcomes.append($0)
            }
            stage.settle()
            stage.touch(at: CGPoint(x: 300, y: 400)).swipe(by: CGVector(dx: dx, dy: dy), over: 0.1)
            stage.settle()
            #expect((pager.contentOffset.x > 0) == (dx != 0), "\(dx), \(dy)")
            #expect(outcomes == (dy == 0 ? [] : [.away]), "\(dx), \(dy)")
            #expect((photo.frame.maxY <= 0) == (dy < 0), "\(dx), \(dy)")
        }
    }

    @Test("A half-open panel opens by a drag perpendicular to its carousel", arguments: Doubt.eachAlone.sampled())
    func carousel(_ doubt: Doubt) {
        for (dx, dy) in [(-120, 0), (0, -120)] as [(CGFloat, CGFloat)] {
            let stage = Stage(assumptions: doubt.assumptions)
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
            let rows = list(panel.bounds, height: 3000)
            let carousel = list(CGRect(x: 0, y: 40, width: 390, height: 160), height: 160)
            carousel.contentSize.width = 2000
            stage.window.addSubview(panel)
            panel.addSubview(rows)
            rows.addSubview(carousel)
            let mover = GestureArbiter.Mover(
                stops: [0, 300], selected: 300, show: { [weak panel] in panel?.frame.origin.y = 100 + $0 })
            panel.frame.origin.y = 400
            GestureArbiter.attach(to: panel, policy: .continuous, moving: mover)
            stage.settle()
            let finger = stage.touch(at: CGPoint(x: 195, y: 500))
            finger.move(by: CGVector(dx: dx, dy: dy), over: 0.3)
            #expect((carousel.contentOffset.x > 50) == (dx != 0))
            #expect((mover.translation < 250) == (dy != 0))
            #expect(rows.contentOffset.y == 0)
            finger.lift()
        }
    }

    @Test(
        "An upside-down list in a half-open panel: at its visible top the panel opens, elsewhere the list scrolls",
        arguments: Doubt.eachAlone.sampled())
    func upsideDown(_ doubt: Doubt) {
        for (offset, opens) in [(2256, true), (1000, false)] as [(CGFloat, Bool)] {
            let stage = Stage(assumptions: doubt.assumptions)
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
            let rows = list(panel.bounds, height: 3000)
            rows.transform = CGAffineTransform(scaleX: 1, y: -1)
            stage.window.addSubview(panel)
            panel.addSubview(rows)
            let mover = GestureArbiter.Mover(
                stops: [0, 300], selected: 300, show: { [weak panel] in panel?.frame.origin.y = 100 + $0 })
            panel.frame.origin.y = 400
            GestureArbiter.attach(to: panel, policy: .continuous, moving: mover)
            rows.contentOffset.y = offset
            stage.settle()
            let finger = stage.touch(at: CGPoint(x: 195, y: 500))
            finger.move(by: CGVector(dx: 0, dy: -120), over: 0.3)
            #expect((mover.translation < 250) == opens, "\(offset)")
            #expect((rows.contentOffset.y == offset) == opens, "\(offset): \(rows.contentOffset.y)")
            finger.lift()
        }
    }

    @Test(
        "A panel removed on its way to a stop is put at that stop; detaching restores its transform",
        arguments: Doubt.eachAlone.sampled())
    func takenInFlight(_ doubt: Doubt) {
        for isRemoved in [false, true] {
            let stage = Stage(assumptions: doubt.assumptions)
            let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
            stage.window.addSubview(panel)
            let arbiter = GestureArbiter.attach(
                to: panel, policy: .continuous, moving: panel, stops: [0, 300, 600], leaves: false)
            stage.settle()
            stage.touch(at: CGPoint(x: 195, y: 200)).swipe(by: .down(100), over: 0.1)
            stage.advance(by: 0.05)
            #expect(panel.transform.ty > 90)
            #expect(panel.transform.ty < 299)
            if isRemoved { panel.removeFromSuperview() } else { arbiter.detach() }
            stage.settle()
            #expect(panel.transform.ty == (isRemoved ? 300 : 0))
        }
    }
}
