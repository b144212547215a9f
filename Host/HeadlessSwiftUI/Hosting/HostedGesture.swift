import HeadlessUIKit

/// A recognizer on the hosting view, for the touches that land in the area of one node. Row U46.
@MainActor
final class HostedGesture: UIGestureRecognizerDelegate {
    let recognizer: UIGestureRecognizer
    private weak var node: Node?
    private let competition: SwiftUIAssumptions.GestureCompetition

    init(
        _ recognizer: UIGestureRecognizer, in node: Node, _ competition: SwiftUIAssumptions.GestureCompetition,
        _ action: @escaping @MainActor () -> Void
    ) {
        (self.recognizer, self.node, self.competition) = (recognizer, node, competition)
        recognizer.delegate = self
        recognizer.addTarget(self) { _ in action() }
    }

    /// Adds the recognizer once there is a hosting view.
    func add() {
        if recognizer.view == nil { node?.host?.view?.addGestureRecognizer(recognizer) }
    }

    func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let node, let view = node.host?.view else { return false }
        return node.area?.contains(touch.location(in: view)) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { competition == .recognizesWithScrolling }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { competition == .stopsScrolling && otherGestureRecognizer.view is UIScrollView }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { competition == .waitsForScrolling && otherGestureRecognizer.view is UIScrollView }
}

/// Recognizes a tap on the area of one node, and calls its action.
@MainActor
private final class HostedTap: NodeMemory {
    var action: @MainActor () -> Void = {}
    private(set) var hosted: HostedGesture?

    init(in node: Node, count: Int) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        hosted = HostedGesture(tap, in: node, .recognizesWithScrolling) { [weak self] in self?.action() }
    }
    func dismantle() { hosted?.remove() }
}

extension Node {
    /// Calls `action` after `count` taps on the area of the node, which keeps the recognizer.
    func recognizeTap(count: Int = 1, _ action: @escaping @MainActor () -> Void) {
        let tap = memory as? HostedTap ?? HostedTap(in: self, count: count)
        memory = tap
        tap.action = action
        tap.hosted?.add()
    }

    /// The area of the node's views, in the hosting view's coordinates; nil if it has no views.
    var area: CGRect? {
        guard let view = host?.view else { return nil }
        let frames = views.filter { $0.window != nil }.map { $0.convert($0.bounds, to: view) }
        return frames.isEmpty ? nil : frames.reduce(CGRect.null) { $0.union($1) }
    }
}

extension HostingView {
    /// Converts a point of the window to this view's coordinates, as SwiftUI reports it. Row U47.
    func known(_ point: CGPoint) -> CGPoint {
        guard host?.assumptions.gestureGeometry == .ofLastLayout else { return convert(point, from: nil) }
        return CGPoint(x: point.x - placeAtLayout.x, y: point.y - placeAtLayout.y)
    }
}
