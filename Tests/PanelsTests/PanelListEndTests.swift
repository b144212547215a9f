import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// A list that is scrolled to its end, in a panel from any side that opens.
@MainActor
@Suite("A list at its end in a panel that opens")
struct PanelListEndTests {
    @Test(
        "No void shows beyond the list's end, whoever opens the panel",
        arguments: [GestureArbiter.Place.Edge.top, .bottom, .left, .right], [120.0, 200, 600])
    func noVoid(edge: GestureArbiter.Place.Edge, length: CGFloat) {
        for isByFinger in [false, true] {
            let (home, page) = (UIViewController(), UIViewController())
            let stage = Stage(rootViewController: home)
            let isVertical = edge == .top || edge == .bottom
            let list = UIScrollView(frame: page.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: isVertical ? 390 : length, height: isVertical ? length : 400)
            page.view.addSubview(list)
            let panel = home.addPanel(page, at: edge, detents: [.height(100), .height(280)], animated: false) {
                ($0.policy.opening, $0.contentSizing) = (.always, .resizes)
            }!
            stage.settle()
            func last() -> CGFloat {
                let inset = list.adjustedContentInset
                return isVertical
                    ? max(length + inset.bottom - list.bounds.height, -inset.top)
                    : max(length + inset.right - list.bounds.width, -inset.left)
            }
            func offset() -> CGFloat { isVertical ? list.contentOffset.y : list.contentOffset.x }
            list.contentOffset = isVertical ? CGPoint(x: 0, y: last()) : CGPoint(x: last(), y: 0)
            if isByFinger {
                let frame = panel.card.convert(panel.card.bounds, to: nil)
                let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
                let way = edge == .top || edge == .left ? 180.0 : -180
                finger.swipe(by: isVertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0), over: 0.4)
            } else {
                panel.select(.height(280))
            }
            stage.settle()
            #expect(panel.selectedDetent == .height(280), "by a finger: \(isByFinger)")
            #expect(offset() <= last() + 0.6, "by a finger: \(isByFinger)")
        }
    }
}
