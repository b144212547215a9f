import HeadlessUIKit
import Testing

/// Which views a layout pass finds, and which it leaves alone.
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

    @Test(
        "V1: a new size or transform asks for the superview's layout, a new place may, and for no other view's",
        arguments: Change.allCases, [false, true])
    func superview(change: Change, centerAsks: Bool) {
        var assumptions = Assumptions()
        assumptions.centerAsksForLayout = centerAsks
        let stage = Stage(assumptions: assumptions)
        stage.window.addSubview(outer)
        stage.advanceFrame()
        forgetAll()
        change.make(to: inner)
        stage.advanceFrame()
        #expect(outer.layouts == 0)
        #expect(middle.layouts == (change.asks(centerAsks: centerAsks) ? 1 : 0))
        change.make(to: inner)
        stage.advanceFrame()
        #expect(middle.layouts == (change.asks(centerAsks: centerAsks) ? 1 : 0), "the same again changes nothing")
    }

    @Test("V1: changes that a superview makes in its own layout ask for no other")
    func ownLayout() {
        middle.onLayout = { [inner] in
            inner.frame.size.height -= 10
            inner.transform.tx += 10
        }
        middle.setNeedsLayout()
        stage.advanceFrame()
        #expect(middle.layouts == 1)
        #expect(inner.layouts == 1)
    }

    @Test("V1: a client that places a subview in its layout keeps it there, whoever moves it")
    func clientsLayout() {
        middle.onLayout = { [inner] in inner.frame = CGRect(x: 0, y: 20, width: 100, height: 100) }
        inner.frame.size.width = 300
        stage.advanceFrame()
        #expect(inner.frame == CGRect(x: 0, y: 20, width: 100, height: 100))
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

/// The properties that change a view's place.
enum Change: CaseIterable, Sendable {
    case boundsSize, boundsOrigin, frameSize, frameOrigin, transform, center, alpha

    @MainActor func make(to view: UIView) {
        switch self {
        case .boundsSize: view.bounds.size.width = 50
        case .boundsOrigin: view.bounds.origin.y = 50
        case .frameSize: view.frame.size.width = 50
        case .frameOrigin: view.frame.origin.y = 50
        case .transform: view.transform = CGAffineTransform(translationX: 0, y: 50)
        case .center: view.center.y = 50
        case .alpha: view.alpha = 0.5
        }
    }

    func asks(centerAsks: Bool) -> Bool {
        switch self {
        case .boundsSize, .frameSize, .transform: true
        case .center, .frameOrigin: centerAsks
        case .boundsOrigin, .alpha: false
        }
    }
}

/// Counts the calls of layout passes.
@MainActor
final class Counting: UIView {
    private(set) var layouts = 0
    private(set) var insetsTold: [CGFloat] = []
    var timesAsked = 0
    var onLayout: (() -> Void)?

    func forget() { (layouts, insetsTold, timesAsked) = (0, [], 0) }

    override var safeAreaInsets: UIEdgeInsets {
        timesAsked += 1
        return super.safeAreaInsets
    }

    override func layoutSubviews() {
        layouts += 1
        onLayout?()
    }

    override func safeAreaInsetsDidChange() { insetsTold.append(super.safeAreaInsets.top) }
}
