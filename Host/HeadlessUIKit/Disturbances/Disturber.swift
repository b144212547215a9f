/// Performs a stage's disturbances. Rows X1 to X7.
@MainActor final class Disturber {
    private let disturbances: Set<Disturbance>
    /// The number of moves of each finger that is down.
    private var moves: [(touch: UITouch, count: Int, added: CGFloat)] = []
    private let onlooker = Onlooker()
    private static let step: CGFloat = 7
    private static let movesBeforeRemoval = 5
    private static let edgeDistance: CGFloat = 20

    init(_ disturbances: Set<Disturbance>) { self.disturbances = disturbances }

    /// Disturbs before a touch is delivered. False if the touch must not be delivered.
    func precede(_ touch: UITouch, in window: UIWindow) -> Bool {
        if touch.phase == .began, disturbances.contains(.undecidedRecognizers) {
            attachRecognizers(to: touch, in: window)
        }
        if touch.phase == .began, disturbances.contains(.lookingOnPans) { attachPans(to: touch, in: window) }
        guard !touch.isTakenAway else { return false }
        if disturbances.contains(.systemEdgeGesture), touch.phase == .moved, goesInwards(touch, window.bounds) {
            touch.isTakenAway = true
            touch.phase = .cancelled
        }
        return true
    }

    /// Disturbs between two touches.
    func follow(_ touch: UITouch) {
        guard !disturbances.isEmpty else { return }
        switch touch.phase {
        case .began: moves.append((touch, 0, 0))
        case .moved: moved(touch)
        case .ended, .cancelled: moves.removeAll { $0.touch === touch }
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func moved(_ touch: UITouch) {
        guard let index = moves.firstIndex(where: { $0.touch === touch }) else { return }
        moves[index].count += 1
        let count = moves[index].count
        if let scrollView = UIScrollView.innermost(around: touch.view) {
            if disturbances.contains(.contentAdjustsOffset) { adjust(scrollView, &moves[index].added) }
            if disturbances.contains(.insetsChange) { scrollView.barInset = 52 - abs(52 - CGFloat(count * 2 % 104)) }
        }
        guard count == Self.movesBeforeRemoval, let view = touch.view,
            UIScrollView.innermost(around: view.superview) != nil
        else { return }
        if disturbances.contains(.hitViewRemoved) { view.removeFromSuperview() }
        if disturbances.contains(.hitViewReused), let superview = view.superview {
            view.removeFromSuperview()
            view.frame.origin.y += view.frame.height
            superview.insertSubview(view, at: 0)
        }
    }

    /// Adds content above the viewport, or removes it; at the top there is none to remove.
    private func adjust(_ scrollView: UIScrollView, _ added: inout CGFloat) {
        let change = added > 0 ? -Self.step : Self.step
        guard change > 0 || scrollView.contentOffset.y + change >= scrollView.vertical.range.lowerBound else { return }
        added += change
        scrollView.contentSize.height += change
        scrollView.contentOffset.y += change
    }

    private func attachRecognizers(to touch: UITouch, in window: UIWindow) {
        let hit = window.hitTest(touch.position, with: nil)
        guard let hit, UIScrollView.innermost(around: hit) != nil else { return }
        guard hit.gestureRecognizers?.contains(where: { $0 is PrivateRecognizer }) != true else { return }
        for course in [ScriptedGestureRecognizer.Course.undecided, .beginsAtTouchDown] {
            hit.addGestureRecognizer(PrivateRecognizer(course))
        }
    }

    private func attachPans(to touch: UITouch, in window: UIWindow) {
        let views = Array(UIScrollView.enclosing(window.hitTest(touch.position, with: nil))) + [window]
        for view in views where view.gestureRecognizers?.contains(where: { $0.delegate === onlooker }) != true {
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            pan.cancelsTouchesInView = false
            pan.delaysTouchesEnded = false
            pan.delegate = onlooker
            view.gestureRecognizers = [pan] + (view.gestureRecognizers ?? [])
        }
    }

    private func goesInwards(_ touch: UITouch, _ screen: CGRect) -> Bool {
        let way = touch.position - touch.startPosition
        let edges = touch.startEdges(of: screen.size)
        return (edges.contains(.left) && way.x >= Self.edgeDistance)
            || (edges.contains(.right) && -way.x >= Self.edgeDistance)
            || (edges.contains(.top) && way.y >= Self.edgeDistance)
            || (edges.contains(.bottom) && -way.y >= Self.edgeDistance)
    }
}

/// A delegate that lets its recognizer recognize simultaneously with every other. Row X7.
@MainActor private final class Onlooker: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// A recognizer as in cells, text and web pages. Row X1.
@MainActor private final class PrivateRecognizer: ScriptedGestureRecognizer {
    override init(_ course: Course) {
        super.init(course)
        excludesNobody = true
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }
}
