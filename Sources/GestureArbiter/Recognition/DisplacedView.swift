import UIKitShim

/// A view that an arbiter displaces by a transform on top of the view's own. Held weakly.
@MainActor
final class DisplacedView {
    private weak var view: UIView?
    /// Resolves the direction for each touch.
    weak var recognition: Recognition?
    /// Resolved: never leading or trailing.
    private var direction: ArbitrationPolicy.Direction
    private var restTransform = CGAffineTransform.identity
    private var shownTransform = CGAffineTransform.identity
    /// The view's center when it was picked up, and when it was last shown.
    private var (restCenter, shownCenter) = (CGPoint.zero, CGPoint.zero)
    /// The distance in the superview for each point on the screen.
    private var unit = CGPoint.zero
    /// The displacement in points on the screen, along the direction.
    private(set) var translation: CGFloat = 0

    init(_ view: UIView, along direction: ArbitrationPolicy.Direction) {
        self.view = view
        self.direction = direction
    }

    /// Records the current transform as the transform at rest.
    func pickUp() {
        if let recognition { direction = recognition.direction }
        restTransform = view?.transform ?? .identity
        shownTransform = restTransform
        restCenter = view?.center ?? .zero
        shownCenter = restCenter
        sayWhyNothingShows()
        let way = direction.movement(by: 1)
        unit = view?.superview?.ownWay(of: way) ?? way
    }

    func show(_ translation: CGFloat) {
        if let view, isLaidOutByFrame {
            warnOnce(
                Self.call,
                """
                The frame of the \(type(of: view)) to move was set, which undoes the transform. Lay the view out by its \
                bounds and center, or by constraints; or move a view around it.
                """)
        }
        self.translation = translation
        guard let view else { return }
        shownTransform = restTransform.concatenating(
            CGAffineTransform(translationX: unit.x * translation, y: unit.y * translation))
        view.transform = shownTransform
        shownCenter = view.center
    }

    /// Restores the view's transform, unless the client has set another meanwhile.
    func putBack() {
        translation = 0
        if let view, view.transform == shownTransform { view.transform = restTransform }
    }

    /// Whether the client has hidden or removed the view.
    var isPutAway: Bool { view.map { $0.superview == nil || $0.isHidden } ?? false }

    private static let call = "GestureArbiter.attach(to:policy:moving:stops:leaves:release:onOutcome:willLeave:)"

    /// True if code sets the view's frame, which moves the center back by the transform.
    private var isLaidOutByFrame: Bool {
        guard let view, abs(translation) >= 1, view.center != shownCenter else { return false }
        let undone = CGPoint(x: restCenter.x - unit.x * translation, y: restCenter.y - unit.y * translation)
        return abs(view.center.x - undone.x) < 0.01 && abs(view.center.y - undone.y) < 0.01
    }

    private func sayWhyNothingShows() {
        guard let view else {
            return warnOnce(Self.call, "The view to move is gone. Detach the arbiter when you let go of the view.")
        }
        if view.superview == nil {
            warnOnce(
                Self.call,
                "The \(type(of: view)) to move has no superview, so it cannot be seen. Add it to a superview first.")
        }
    }

    /// The distance from rest to outside the superview, in points on the screen; nil without superview or layout.
    func distanceToLeave(onOtherSide isOther: Bool) -> CGFloat? {
        guard let view, let superview = view.superview else { return nil }
        let way = direction.movement(by: -translation)
        let frame = superview.convert(view.frame, to: nil).offsetBy(dx: way.x, dy: way.y)
        let distance = direction.way(onOtherSide: isOther).distance(
            of: frame, outOf: superview.convert(superview.bounds, to: nil))
        return distance.isFinite ? distance : nil
    }
}
