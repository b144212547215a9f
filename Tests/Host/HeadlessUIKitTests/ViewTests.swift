import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewHierarchyTests {
    @Test("Subviews keep their order of insertion")
    func subviewsKeepTheirOrderOfInsertion() {
        let container = UIView(frame: .zero)
        let views = (0..<4).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        var tags: [Int] { container.subviews.map(\.tag) }
        container.addSubview(views[0])
        container.addSubview(views[1])
        container.insertSubview(views[2], at: 1)
        container.insertSubview(views[3], belowSubview: views[0])
        #expect(tags == [3, 0, 2, 1])
        container.insertSubview(views[3], aboveSubview: views[2])
        #expect(tags == [0, 2, 3, 1])
        container.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags == [1, 2, 3, 0])
        container.bringSubviewToFront(views[1])
        container.sendSubviewToBack(views[3])
        #expect(tags == [3, 2, 0, 1])
        container.addSubview(views[2])
        #expect(tags == [3, 0, 1, 2])
        #expect(container.viewWithTag(2) === views[2])
        #expect(views[2].isDescendant(of: container))
        #expect(views[2].isDescendant(of: views[2]))
        #expect(!container.isDescendant(of: views[2]))
    }

    @Test("Inserting next to a view that is no sibling puts the view on top, with a warning")
    func siblingElsewhere() {
        let stage = Stage()
        let (container, other, stranger) = (UIView(), UIView(), UILabel())
        stage.window.addSubview(container)
        container.addSubview(other)
        let (above, below) = (UIView(), UIView())
        container.insertSubview(above, aboveSubview: stranger)
        container.insertSubview(below, belowSubview: stranger)
        #expect(container.subviews == [other, above, below])
        #expect(
            stage.warnings
                == Array(
                    repeating:
                        "A UIView was inserted next to a UILabel that is not a subview here, and is at the front now. Add that "
                        + "one first.", count: 2))
    }

    @Test("A window's window is itself")
    func windowOfAWindow() {
        let stage = Stage()
        #expect(stage.window.window === stage.window)
        #expect(stage.window.superview == nil)
    }

    @Test("A view receives its callbacks for moves in UIKit's order")
    func viewReceivesItsCallbacksForMovesInUIKitsOrder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = Log()
        let container = Witness("container", log)
        let view = Witness("view", log)
        container.addSubview(view)
        #expect(log.take() == ["view will superview", "view did superview", "container did add"])
        window.addSubview(container)
        #expect(
            log.take() == [
                "container will superview", "container will window", "view will window",
                "container did window", "view did window", "container did superview",
            ])
        #expect(view.window === window)
        view.removeFromSuperview()
        #expect(
            log.take() == [
                "container will remove", "view will superview", "view will window", "view did window",
                "view did superview",
            ])
        #expect(view.window == nil)
        #expect(view.superview == nil)
    }

    @Test("A recognizer that is added to a second view leaves the first")
    func recognizerThatIsAddedToASecondViewLeavesTheFirst() {
        let first = UIView()
        let second = UIView()
        let recognizers = [UIGestureRecognizer(), UIGestureRecognizer()]
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(recognizers[0])
        first.addGestureRecognizer(recognizers[1])
        second.addGestureRecognizer(recognizers[0])
        #expect(first.gestureRecognizers == [recognizers[1]])
        #expect(second.gestureRecognizers == [recognizers[0]])
        #expect(recognizers[0].view === second)
        first.gestureRecognizers = [recognizers[0]]
        #expect(second.gestureRecognizers == nil)
        #expect(recognizers[0].view === first)
        #expect(recognizers[1].view == nil)
        first.removeGestureRecognizer(recognizers[0])
        #expect(first.gestureRecognizers == nil)
        #expect(recognizers[0].view == nil)
    }

    @Test("An unhandled touch goes from view to controller to superview to window")
    func unhandledTouchGoesFromViewToControllerToSuperviewToWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        let button = UIView()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(button)
        #expect(button.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next == nil)
    }
}

@MainActor
@Suite struct ViewHitTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20))

    init() {
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("The frontmost view under the point is hit")
    func frontmostViewUnderThePointIsHit() {
        #expect(hit(60, 60) === front)
        #expect(hit(40, 40) === back)
        #expect(hit(110, 110) === inner)
        #expect(hit(190, 10) === root)
    }

    @Test("A point on the far edge is outside, one on the near edge inside")
    func pointOnTheFarEdgeIsOutsideOneOnTheNearEdgeInside() {
        #expect(hit(0, 0) === back)
        #expect(hit(200, 10) == nil)
        #expect(hit(150, 60) === root)
    }

    @Test("A subview is not hit outside its superview")
    func subviewIsNotHitOutsideItsSuperview() {
        #expect(inner.convert(CGPoint(x: 60, y: 10), to: root) == CGPoint(x: 160, y: 110))
        #expect(hit(160, 110) === root)
    }

    @Test("Hidden, transparent and non-interactive views let touches through, with their subviews")
    func hiddenTransparentAndNonInteractiveViewsLetTouchesThroughWithTheirSubviews() {
        front.isHidden = true
        #expect(hit(110, 110) === root)
        front.isHidden = false
        front.alpha = 0.009
        #expect(hit(60, 60) === back)
        front.alpha = 0.01
        #expect(hit(60, 60) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(110, 110) === root)
    }

    @Test("Scrolled and transformed views are hit where they are visible")
    func scrolledAndTransformedViewsAreHitWhereTheyAreVisible() {
        front.bounds.origin.y = 50
        #expect(hit(110, 55) === inner)
        front.transform = CGAffineTransform(translationX: 0, y: 40)
        #expect(hit(110, 95) === inner)
        #expect(hit(60, 60) === back)
    }
}

@MainActor
@Suite struct ViewLayoutTests {
    @Test("Layout waits for the pass and runs once for many requests")
    func layoutWaitsForThePassAndRunsOnceForManyRequests() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = Log()
        let view = Witness("view", log)
        window.addSubview(view)
        _ = log.take()
        view.setNeedsLayout()
        view.frame.size = CGSize(width: 10, height: 10)
        #expect(log.take() == [])
        view.layoutIfNeeded()
        #expect(log.take() == ["view layout"])
        view.frame.origin.y = 50
        view.layoutIfNeeded()
        #expect(log.take() == [])
    }

    @Test("LayoutIfNeeded starts at the outermost superview that needs it")
    func layoutifneededStartsAtTheOutermostSuperviewThatNeedsIt() {
        let log = Log()
        let outer = Witness("outer", log)
        let inner = Witness("inner", log)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        _ = log.take()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.take() == ["outer layout", "inner layout"])
    }

    @Test("A view from right to left reports its direction")
    func viewFromRightToLeftReportsItsDirection() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}

/// What happened, in order.
@MainActor
final class Log {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Records each hook that is called.
private final class Witness: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) { log.add("\(name) will superview") }
    override func didMoveToSuperview() { log.add("\(name) did superview") }
    override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) will window") }
    override func didMoveToWindow() { log.add("\(name) did window") }
    override func didAddSubview(_ subview: UIView) { log.add("\(name) did add") }
    override func willRemoveSubview(_ subview: UIView) { log.add("\(name) will remove") }
    override func layoutSubviews() { log.add("\(name) layout") }
}
