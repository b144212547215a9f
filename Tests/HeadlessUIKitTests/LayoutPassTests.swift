import HeadlessUIKit
import Testing

/// What a layout pass finds out, and what it leaves alone.
@MainActor
@Suite struct LayoutPassTests {
    let stage = Stage()
    let outer = Counting(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    let middle = Counting(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let inner = Counting(frame: CGRect(x: 0, y: 0, width: 390, height: 500))

    init() {
        stage.window.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(inner)
        stage.advanceFrame()
        forgetAll()
    }

    @Test func `A view that moves under the status bar is told so, and all in it`() {
        outer.center.y -= 100
        stage.advanceFrame()
        #expect([outer, middle, inner].map(\.insetsTold) == [[47], [47], [47]])
        #expect([outer, middle, inner].map(\.layouts) == [1, 1, 1])
    }

    @Test func `Where the superview's insets stay, what lies deeper is told when its own superview scrolls`() {
        outer.frame.origin.y = 0
        stage.advanceFrame()
        forgetAll()
        middle.bounds.origin.y = -20
        stage.advanceFrame()
        #expect([outer, middle, inner].map(\.insetsTold) == [[], [], [27]])
    }

    @Test func `A view is told when it comes into the window, though all above it stay as they are`() {
        middle.removeFromSuperview()
        stage.advanceFrame()
        outer.frame.origin.y = 0
        stage.advanceFrame()
        forgetAll()
        outer.addSubview(middle)
        stage.advanceFrame()
        #expect([outer, middle, inner].map(\.insetsTold) == [[], [47], [47]])
    }

    @Test func `A value assigned again asks for nothing`() {
        middle.center = middle.center
        inner.bounds = inner.bounds
        stage.advanceFrame()
        #expect([outer, middle, inner].map(\.layouts) == [0, 0, 0])
        #expect([outer, middle, inner].map(\.timesAsked) == [0, 0, 0])
    }

    @Test func `A pass looks at what has moved and at what may follow from it, and at nothing else`() {
        let others = (0..<10).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in others { outer.addSubview(view) }
        stage.advanceFrame()
        forgetAll()
        for view in others { view.timesAsked = 0 }
        inner.frame.origin.y = 10
        stage.advanceFrame()
        #expect(others.map(\.timesAsked) == Array(repeating: 0, count: 10))
        #expect(inner.timesAsked > 0)
    }

    private func forgetAll() {
        for view in [outer, middle, inner] { view.forget() }
    }
}

/// Counts what the layout passes do with it.
@MainActor
final class Counting: UIView {
    private(set) var layouts = 0
    private(set) var insetsTold: [CGFloat] = []
    var timesAsked = 0

    func forget() { (layouts, insetsTold, timesAsked) = (0, [], 0) }

    override var safeAreaInsets: UIEdgeInsets {
        timesAsked += 1
        return super.safeAreaInsets
    }

    override func layoutSubviews() { layouts += 1 }

    override func safeAreaInsetsDidChange() { insetsTold.append(super.safeAreaInsets.top) }
}
