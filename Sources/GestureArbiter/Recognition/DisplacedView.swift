import UIKitShim

/// A view that shows away from its rest, by its transform, on top of the one that it has at rest. It is not kept.
@MainActor
final class DisplacedView {
    private weak var view: UIView?
    /// Never leading or trailing once it is picked up.
    private var direction: ArbitrationPolicy.Direction
    private var restTransform = CGAffineTransform.identity
    private var shownTransform = CGAffineTransform.identity
    /// Where it lay as it was picked up, and as it was last shown.
    private var (restCenter, shownCenter) = (CGPoint.zero, CGPoint.zero)
    /// How far it goes in its superview for each point on the screen.
    private var unit = CGPoint.zero
    /// Points on the screen from rest, along the direction.
    private(set) var translation: CGFloat = 0

    init(_ view: UIView, along direction: ArbitrationPolicy.Direction) {
        self.view = view
        self.direction = direction
    }

    /// The transform that it has now is the one that it has at rest.
    func pickUp(along direction: ArbitrationPolicy.Direction) {
        self.direction = direction
        restTransform = view?.transform ?? .identity
        shownTransform = restTransform
        restCenter = view?.center ?? .zero
        shownCenter = restCenter
        sayWhyNothingShows()
        let way = direction.movement(by: 1)
        unit = view?.superview?.ownWay(of: way) ?? way
    }

    func show(_ translation: CGFloat) {
        if isLaidOutByFrame { sayThatLayoutUndoesIt() }
        self.translation = translation
        guard let view else { return }
        shownTransform = restTransform.concatenating(
            CGAffineTransform(translationX: unit.x * translation, y: unit.y * translation))
        view.transform = shownTransform
        shownCenter = view.center
    }

    /// The transform that it had, unless the client has set another meanwhile.
    func putBack() {
        translation = 0
        if let view, view.transform == shownTransform { view.transform = restTransform }
    }

    /// Whether the client has hidden it or taken it out.
    var isPutAway: Bool { view.map { $0.superview == nil || $0.isHidden } ?? false }

    /// Whether it can leave: it is there, in something of a size.
    func canLeave(onOtherSide isOther: Bool) -> Bool {
        view?.superview != nil && distanceToLeave(onOtherSide: isOther).isFinite
    }

    private static let call = "GestureArbiter.attach(to:policy:moving:stops:leaves:release:onOutcome:willLeave:)"

    /// Who sets the frame of what a transform has moved moves its center back by as much: nothing is seen to move.
    private var isLaidOutByFrame: Bool {
        guard let view, abs(translation) >= 1, view.center != shownCenter else { return false }
        let undone = CGPoint(x: restCenter.x - unit.x * translation, y: restCenter.y - unit.y * translation)
        return abs(view.center.x - undone.x) < 0.01 && abs(view.center.y - undone.y) < 0.01
    }

    private func sayThatLayoutUndoesIt() {
        guard let view else { return }
        warnOnce(
            Self.call,
            """
            The \(type(of: view)) that it moves was laid out by its frame, which undoes what the transform shows. Lay it \
            out by its bounds and center, or by constraints; or let it move a view around it.
            """)
    }

    private func sayWhyNothingShows() {
        guard let view else {
            return warnOnce(
                Self.call, "The view that it moves is gone. Detach the arbiter when you let go of the view.")
        }
        guard view.superview == nil else { return }
        warnOnce(
            Self.call,
            "The \(type(of: view)) that it moves has no superview, so nothing is seen to move. Add it to one first."
        )
    }

    /// From rest to where nothing of it shows in its superview any more, in points on the screen.
    func distanceToLeave(onOtherSide isOther: Bool) -> CGFloat {
        guard let view, let superview = view.superview else { return 0 }
        let way = direction.movement(by: -translation)
        let frame = superview.convert(view.frame, to: nil).offsetBy(dx: way.x, dy: way.y)
        return direction.way(onOtherSide: isOther).distance(
            of: frame, outOf: superview.convert(superview.bounds, to: nil))
    }
}

extension GestureArbiter.Mover {
    /// A mover of `view`, by its transform.
    ///
    /// - Parameter direction: The way that the finger is followed, as the arbiter resolved it for the touch.
    convenience init(
        moving view: UIView, along direction: @escaping @MainActor () -> ArbitrationPolicy.Direction,
        stops: [CGFloat], leaves: Bool, release: ReleaseRule,
        onOutcome: @escaping @MainActor (GestureArbiter.Outcome) -> Void
    ) {
        let moved = DisplacedView(view, along: direction())
        func distance(onOtherSide isOther: Bool) -> CGFloat? {
            leaves && moved.canLeave(onOtherSide: isOther) ? moved.distanceToLeave(onOtherSide: isOther) : nil
        }
        self.init(
            stops: stops, release: release, leavingAt: { distance(onOtherSide: false) },
            onOtherSideAt: { distance(onOtherSide: true) }, show: moved.show, onOutcome: onOutcome)
        pickUp = { moved.pickUp(along: direction()) }
        putDown = moved.putBack
        isPutAway = { moved.isPutAway }
    }
}
