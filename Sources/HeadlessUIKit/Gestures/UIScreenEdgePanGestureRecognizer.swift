/// A pan that starts at an edge of the window and goes inwards.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// How near to the edge a finger has to come down, in points: a guess.
    static let reach: CGFloat = 20

    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { touchedEdges = touches.first.map { $0.edges.intersection(edges) } ?? [] }
        guard !touchedEdges.isEmpty else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible, super.isFarEnough(displacement) { state = .failed }
    }

    /// Inwards, and more so than along the edge.
    override func isFarEnough(_ displacement: CGPoint) -> Bool {
        func goes(_ edge: UIRectEdge, _ inwards: CGFloat, _ along: CGFloat) -> Bool {
            touchedEdges.contains(edge) && inwards >= slop && inwards > abs(along)
        }
        let (x, y) = (displacement.x, displacement.y)
        return goes(.left, x, y) || goes(.right, -x, y) || goes(.top, y, x) || goes(.bottom, -y, x)
    }
}

extension UITouch {
    /// The edges of the window near which the finger is.
    var edges: UIRectEdge {
        guard let size = window?.bounds.size else { return [] }
        let reach = UIScreenEdgePanGestureRecognizer.reach
        var edges: UIRectEdge = []
        if position.x <= reach { edges.insert(.left) }
        if position.x >= size.width - reach { edges.insert(.right) }
        if position.y <= reach { edges.insert(.top) }
        if position.y >= size.height - reach { edges.insert(.bottom) }
        return edges
    }
}
