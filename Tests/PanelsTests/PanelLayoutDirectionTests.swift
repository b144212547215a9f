import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// How a panel lies on the screen has one source: its parent's reading direction and transform. The finger, the strip at
/// the edge and the panel agree.
@MainActor
@Suite("A panel in a parent that runs from right to left, is scaled, mirrored or turned")
struct PanelLayoutDirectionTests {
    private typealias Edge = GestureArbiter.Place.Edge

    private func seen(_ panel: Panel) -> CGRect { panel.card.convert(panel.card.bounds, to: nil) }

    /// A parent that fills the screen, whose transform and reading direction are its own.
    private func scene(
        at edge: GestureArbiter.Place.Edge, _ configure: (inout Panel.Configuration) -> Void = { _ in },
        before change: (UIView) -> Void = { _ in }
    ) -> (stage: Stage, parent: UIViewController, panel: Panel) {
        let (root, parent) = (UIViewController(), UIViewController())
        root.addChild(parent)
        parent.view.frame = root.view.bounds
        root.view.addSubview(parent.view)
        parent.didMove(toParent: root)
        change(parent.view)
        let stage = Stage(rootViewController: root)
        let panel = parent.addPanel(
            UIViewController(), at: edge, detents: [.height(120), .height(300)], selected: .height(300), configure)!
        stage.settle()
        return (stage, parent, panel)
    }

    /// The way out on the screen, by where the panel lies.
    private func wayOut(_ panel: Panel, in stage: Stage) -> CGVector {
        let (frame, screen) = (seen(panel), stage.window.bounds)
        let isVertical = panel.configuration.edge == .top || panel.configuration.edge == .bottom
        return isVertical
            ? CGVector(dx: 0, dy: frame.midY < screen.midY ? -1 : 1)
            : CGVector(dx: frame.midX < screen.midX ? -1 : 1, dy: 0)
    }

    private func times(_ way: CGVector, _ length: CGFloat) -> CGVector {
        CGVector(dx: way.dx * length, dy: way.dy * length)
    }

    /// The place along the way of the panel's inner side: a panel from the top resizes.
    private func distance(_ panel: Panel, along way: CGVector) -> CGFloat {
        let frame = seen(panel)
        return way.dx * (way.dx < 0 ? frame.maxX : frame.minX) + way.dy * (way.dy < 0 ? frame.maxY : frame.minY)
    }

    private func middle(_ panel: Panel, in stage: Stage) -> CGPoint {
        let shown = seen(panel).intersection(stage.window.bounds)
        return CGPoint(x: shown.midX, y: shown.midY)
    }

    private func expectFollows(_ panel: Panel, in stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
        let way = wayOut(panel, in: stage)
        let finger = stage.touch(at: middle(panel, in: stage))
        finger.move(by: times(way, 14), over: 0.1)
        let start = distance(panel, along: way)
        finger.move(by: times(way, 50), over: 0.2)
        #expect(abs(distance(panel, along: way) - start - 50) < 1, sourceLocation: sourceLocation)
        finger.move(by: times(way, -50), over: 0.2)
        #expect(abs(distance(panel, along: way) - start) < 1, sourceLocation: sourceLocation)
        finger.hold(for: 0.2)
        finger.lift()
        stage.settle()
        #expect(panel.selectedDetent == .height(300), sourceLocation: sourceLocation)
    }

    nonisolated static let sides = GestureArbiter.Place.Edge.allCases

    @Test("A panel in a parent that runs from right to left follows the finger as it lies", arguments: sides)
    func rightToLeft(edge: GestureArbiter.Place.Edge) {
        let (stage, _, panel) = scene(at: edge, before: { $0.semanticContentAttribute = .forceRightToLeft })
        if edge == .leading { #expect(seen(panel).maxX == 390) }
        if edge == .trailing { #expect(seen(panel).minX == 0) }
        expectFollows(panel, in: stage)
    }

    @Test("A swipe towards its side closes a panel in such a parent, and no other swipe", arguments: sides)
    func swipe(edge: GestureArbiter.Place.Edge) {
        let (stage, _, panel) = scene(
            at: edge, { $0.interactiveDismissDisabled = false },
            before: { $0.semanticContentAttribute = .forceRightToLeft })
        let way = wayOut(panel, in: stage)
        for (length, stays) in [(-120.0, true), (250.0, false)] {
            stage.touch(at: middle(panel, in: stage)).swipe(by: times(way, length), over: 0.1)
            stage.settle()
            #expect((panel.parent != nil) == stays)
        }
    }

    @Test(
        "A panel follows its parent's reading direction at the next layout, also the finger", arguments: [true, false])
    func turnsLater(isSelectedFirst: Bool) {
        let (stage, parent, panel) = scene(at: .leading)
        #expect(seen(panel).minX == 0)
        expectFollows(panel, in: stage)
        if isSelectedFirst {
            panel.select(.height(120))
            stage.settle()
        }
        parent.view.semanticContentAttribute = .forceRightToLeft
        panel.view.setNeedsLayout()
        stage.settle()
        panel.select(.height(300))
        stage.settle()
        #expect(seen(panel).maxX == 390)
        expectFollows(panel, in: stage)
        parent.view.semanticContentAttribute = .unspecified
        panel.view.setNeedsLayout()
        stage.settle()
        #expect(seen(panel).minX == 0)
        expectFollows(panel, in: stage)
    }

    @Test("The strip at the edge is at the side where the hidden panel lies", arguments: [false, true], [false, true])
    func strip(isRightToLeft: Bool, turnsLater: Bool) {
        let (stage, parent, panel) = scene(
            at: .leading, { $0.edgeSwipe = 30 },
            before: { if isRightToLeft != turnsLater { $0.semanticContentAttribute = .forceRightToLeft } })
        panel.hide(animated: false)
        if turnsLater {
            parent.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            panel.view.setNeedsLayout()
        }
        stage.settle()
        stage.touch(at: CGPoint(x: isRightToLeft ? 10 : 380, y: 400))
            .swipe(by: .right(isRightToLeft ? 200 : -200), over: 0.3)
        stage.settle()
        #expect(!panel.isShown)
        let finger = stage.touch(at: CGPoint(x: isRightToLeft ? 380 : 10, y: 400))
        finger.move(by: CGVector(dx: isRightToLeft ? -110 : 110, dy: 0), over: 0.3)
        #expect(abs(isRightToLeft ? seen(panel).minX - 290 : seen(panel).maxX - 100) < 1, "110 pt less the slop")
        finger.swipe(by: .right(isRightToLeft ? -110 : 110), over: 0.3)
        stage.settle()
        #expect(panel.isShown)
    }

    /// Scaled, mirrored and upside down.
    nonisolated private static let shown: [CGAffineTransform] = [
        CGAffineTransform(scaleX: 0.9, y: 0.9), CGAffineTransform(scaleX: 0.5, y: 0.5),
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0.8, y: -0.8),
        CGAffineTransform(rotationAngle: .pi),
    ]

    @Test("A panel follows the finger in a parent that is shown scaled, mirrored or turned", arguments: sides, 0..<5)
    func transformed(edge: GestureArbiter.Place.Edge, number: Int) {
        let (stage, parent, panel) = scene(at: edge)
        parent.view.transform = Self.shown[number]
        stage.settle()
        expectFollows(panel, in: stage)
    }

    @Test("A flick's velocity counts in the parent's points", arguments: [1.0, 0.5])
    func velocity(scale: CGFloat) {
        let (stage, parent, panel) = scene(at: .bottom)
        parent.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        stage.settle()
        stage.touch(at: middle(panel, in: stage)).swipe(by: .down(60 * scale), over: 0.1)
        #expect(abs((panel.lastRelease?.release.velocity ?? 0) - 600) < 60)
        stage.settle()
    }

    @Test("A hidden panel comes from its edge under the finger in a scaled parent")
    func stripScaled() {
        let (stage, parent, panel) = scene(at: .left, { $0.edgeSwipe = 40 })
        panel.hide(animated: false)
        parent.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.settle()
        let left = parent.view.convert(CGPoint.zero, to: nil).x
        let finger = stage.touch(at: CGPoint(x: left + 5, y: 400))
        finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
        #expect(abs(seen(panel).maxX - left - 50) < 1, "60 pt less the slop")
        finger.lift()
        stage.settle()
    }
}
