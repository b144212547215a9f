import UIKitShim

/// A view that shows away from its rest, by its transform, on top of the one that it has at rest. It is not kept.
@MainActor
struct DisplacedView {
    private weak var view: UIView?
    /// Never leading or trailing once it is picked up.
    private var direction: ArbitrationPolicy.Direction
    private var restTransform = CGAffineTransform.identity
    private var shownTransform = CGAffineTransform.identity
    /// Points from rest, along the direction.
    private(set) var translation: CGFloat = 0

    init(_ view: UIView, along direction: ArbitrationPolicy.Direction) {
        self.view = view
        self.direction = direction
    }

    /// The transform that it has now is the one that it has at rest.
    mutating func pickUp(along direction: ArbitrationPolicy.Direction) {
        self.direction = direction
        restTransform = view?.transform ?? .identity
        shownTransform = restTransform
    }

    mutating func show(_ translation: CGFloat) {
        self.translation = translation
        guard let view else { return }
        let way = direction.movement(by: translation)
        shownTransform = restTransform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
        view.transform = shownTransform
    }

    /// The transform that it had, unless the client has set another meanwhile.
    mutating func putBack() {
        translation = 0
        if let view, view.transform == shownTransform { view.transform = restTransform }
    }

    /// Whether the client has hidden it or taken it out.
    var isPutAway: Bool { view.map { $0.superview == nil || $0.isHidden } ?? false }

    /// From rest to where nothing of it shows in its superview any more, in points.
    var distanceToLeave: CGFloat {
        guard let view, let superview = view.superview else { return 0 }
        let way = direction.movement(by: -translation)
        return direction.distance(of: view.frame.offsetBy(dx: way.x, dy: way.y), outOf: superview.bounds)
    }
}
