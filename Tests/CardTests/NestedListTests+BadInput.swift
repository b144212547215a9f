import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What an app does to the outer list in mid-touch: the touch goes on where it can, nothing jumps, nothing stays held.
extension NestedListTests {
    enum Deed: CaseIterable, Sendable {
        /// The outer list gets more content, less, or another size.
        case grows, shrinks, resizes
        /// Its offset is set once.
        case writesOffset
        /// It gets a delegate that rounds each offset, or that keeps it from its edge.
        case roundsOffsets, clampsOffsets
        /// It is switched off, pages from now on, or is taken away with the inner one; or the inner one alone is.
        case isSwitchedOff, pages, leaves, innerLeaves
    }

    /// Sets the offset that `rule` gives, in points from the edge that the card comes from.
    @MainActor
    private final class Setter: NSObject, UIScrollViewDelegate {
        let nest: Nest
        let rule: @MainActor (CGFloat) -> CGFloat

        init(_ nest: Nest, _ rule: @escaping @MainActor (CGFloat) -> CGFloat) { (self.nest, self.rule) = (nest, rule) }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let room = nest.room(scrollView)
            if rule(room) != room { nest.put(scrollView, at: rule(room)) }
        }
    }

    private func carryOut(_ deed: Deed, in nest: Nest) -> Setter? {
        let (outer, isVertical) = (nest.outer, nest.scene.content.isVertical)
        func resize(by points: CGFloat) {
            if isVertical { outer.contentSize.height += points } else { outer.contentSize.width += points }
        }
        switch deed {
        case .grows: resize(by: 500)
        case .shrinks: resize(by: -500)
        case .resizes:
            outer.autoresizingMask = []
            if isVertical { outer.bounds.size.height -= 40 } else { outer.bounds.size.width -= 40 }
        case .writesOffset: nest.put(outer, at: 90)
        case .roundsOffsets, .clampsOffsets:
            let setter = Setter(nest) { deed == .roundsOffsets ? $0.rounded() : max($0, 20) }
            outer.delegate = setter
            return setter
        case .isSwitchedOff: outer.isScrollEnabled = false
        case .pages: outer.isPagingEnabled = true
        case .leaves: outer.removeFromSuperview()
        case .innerLeaves: nest.inner.removeFromSuperview()
        }
        return nil
    }

    @Test(
        "Whatever an app does to a list in mid-touch, the finger goes on where it can, and nothing jumps",
        arguments: CardKind.allCases, Deed.allCases)
    func disturbed(kind: CardKind, deed: Deed) {
        for assumptions in Self.settings().third(for: "\(kind) \(deed)") {
            let nest = Nest(kind, CardSetup(), assumptions, outer: 60, inner: 40)
            let finger = nest.scene.touch()
            _ = nest.move(finger, by: 80)
            let setter = carryOut(deed, in: nest)
            nest.scene.stage.advanceFrame()
            let rooms = [nest.outer, nest.inner].map(nest.room)
            let words = "\(assumptions.scrollTransfer), \(assumptions.offsetWhileTracking)"
            #expect(farthest(finger, in: nest, by: [200, -60]) < 0.5, "\(words)")
            let keepsRoom =
                [.pages, .clampsOffsets, .innerLeaves].contains(deed)
                || deed == .grows && nest.scene.content.comesFromEnd
            #expect((nest.scene.place > 40) == !keepsRoom, "\(words)")
            for (list, room) in zip([nest.outer, nest.inner], rooms) where list.window == nil {
                #expect(nest.room(list) == room, "a list that was taken away is not moved: \(words)")
            }
            nest.scene.letGo(finger)
            #expect(nest.scene.stage.settle(), "\(words)")
            #expect([nest.outer, nest.inner].allSatisfy { nest.room($0) > -0.5 }, "\(words)")
            #expect(nest.scene.stage.warnings.isEmpty, "\(words)")
            _ = setter
        }
    }

    /// Moves the finger in steps of 5 points. Returns how much farther than the finger what is under it goes in a step, or
    /// how far it goes against the finger, in points.
    private func farthest(_ finger: Finger, in nest: Nest, by ways: [CGFloat]) -> CGFloat {
        var farthest: CGFloat = 0
        // Where the touched row is gone, the place of the outer list's content.
        var place: CGFloat {
            if nest.inner.window != nil { return nest.row }
            return nest.scene.place - (nest.outer.window == nil ? 0 : nest.room(nest.outer))
        }
        for way in ways {
            for _ in 0..<Int(abs(way) / 5) {
                let before = place
                finger.move(by: nest.scene.way(copysign(5, way)))
                nest.scene.stage.advanceFrame()
                let moved = (place - before) * copysign(1, way)
                farthest = max(farthest, moved - 5, -moved)
            }
        }
        return farthest
    }

    @Test("A list that leaves as the finger comes down leaves the others where they are", arguments: CardKind.allCases)
    func leavesAtTouchDown(kind: CardKind) {
        let nest = Nest(kind, outer: 0, inner: 0)
        let finger = nest.scene.touch()
        nest.inner.removeFromSuperview()
        finger.move(by: nest.scene.way(60), over: 0.2)
        #expect(abs(nest.scene.place - 50) < 1)
        #expect(abs(nest.room(nest.outer)) < 0.5)
        nest.scene.settle(lettingGo: finger)
        #expect(abs(nest.room(nest.outer)) < 0.5)
    }
}
