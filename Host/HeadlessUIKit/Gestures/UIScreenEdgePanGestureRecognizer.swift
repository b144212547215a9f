/// A pan that starts at an edge of the window and moves inwards.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges of the window that count. A finger has to come down within 20 points of one: a guess.
    open var edges: UIRectEdge = []

    /// The distance from an edge within which a finger has to come down, in points: a guess.
    static let reach: CGFloat = 20

    private var touchedEdges: UIRectEdge = []

    /// Fails unless the first finger comes down near one of `edges`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { touchedEdges = touches.first.map(edges(touchedBy:)) ?? [] }
        guard !touchedEdges.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    /// Begins for a movement that is more inwards than along the edge; fails for another one, unless the gesture had
    /// reason to begin before, and waits for another recognizer to fail.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, attempt.withheld == nil, super.isFarEnough(displacement) { state = .failed }
    }

    /// Returns the edges from which the gesture may start for `touch`.
    func edges(touchedBy touch: UITouch) -> UIRectEdge {
        touch.window.map { touch.startEdges(of: $0.bounds.size).intersection(edges) } ?? []
    }

    /// True for a movement that is more inwards than along the edge.
    override func isFarEnough(_ displacement: CGPoint) -> Bool {
        func goes(_ edge: UIRectEdge, _ inwards: CGFloat, _ along: CGFloat) -> Bool {
            touchedEdges.contains(edge) && inwards >= slop && inwards > abs(along)
        }
        let (x, y) = (displacement.x, displacement.y)
        return goes(.left, x, y) || goes(.right, -x, y) || goes(.top, y, x) || goes(.bottom, -y, x)
    }
}

extension UITouch {
    /// Returns the edges of a screen of that size near which the finger came down.
    func startEdges(of size: CGSize) -> UIRectEdge {
        let reach = UIScreenEdgePanGestureRecognizer.reach
        var edges: UIRectEdge = []
        if startPosition.x <= reach { edges.insert(.left) }
        if startPosition.x >= size.width - reach { edges.insert(.right) }
        if startPosition.y <= reach { edges.insert(.top) }
        if startPosition.y >= size.height - reach { edges.insert(.bottom) }
        return edges
    }
}
