import GestureArbiter
import HeadlessUIKit

/// The regions that a scene binds to its arbiter. Tells which of them contain a point.
@MainActor final class Places {
    static let edge = ArbitrationPolicy.Region("edge")
    static let rectangle = ArbitrationPolicy.Region("rectangle")
    static let label = ArbitrationPolicy.Region("label")

    /// A view that shows something and takes no touches.
    private let view = UIView(frame: CGRect(x: 20, y: 180, width: 200, height: 160))
    private let rect = CGRect(x: 0, y: 300, width: 250, height: 90)
    private let width: CGFloat = 60
    private weak var container: UIView?

    init(on card: UIView) {
        view.isUserInteractionEnabled = false
        card.addSubview(view)
    }

    /// Binds the regions to the arbiter.
    ///
    /// - Parameter isDeclared: Whether to declare them all as one value, instead of binding each.
    func bind(to arbiter: GestureArbiter, declaring isDeclared: Bool) {
        container = arbiter.panGestureRecognizer?.view
        if isDeclared {
            var declarations = GestureArbiter.Declarations()
            declarations.bind(Self.edge, to: .edge(.left, within: width))
            declarations.bind(Self.rectangle, to: .rect(rect))
            declarations.bind(Self.label, to: view)
            return arbiter.declare(declarations)
        }
        arbiter.bind(Self.edge, to: .edge(.left, within: width))
        arbiter.bind(Self.rectangle, to: .rect(rect))
        arbiter.bind(Self.label, to: view)
    }

    /// Returns the regions at a point of the window.
    func regions(at point: CGPoint) -> Set<ArbitrationPolicy.Region> {
        guard let container, container.window != nil else { return [] }
        var regions: Set<ArbitrationPolicy.Region> = []
        let place = container.convert(point, from: nil)
        // A scroll view's visible part begins at its bounds' origin, which is the content offset.
        if place.x - container.bounds.minX <= width { regions.insert(Self.edge) }
        if rect.contains(place) { regions.insert(Self.rectangle) }
        if view.bounds.contains(view.convert(point, from: nil)) { regions.insert(Self.label) }
        return regions
    }

    func forget() { view.removeFromSuperview() }
}
