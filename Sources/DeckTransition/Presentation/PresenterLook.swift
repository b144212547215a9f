import InteractiveDismissal
import UIKitShim

/// The look of a presenter's view, or of its picture, while the deck changes it. A value that the view's owner sets
/// meanwhile stays.
@MainActor
final class PresenterLook {
    private let view: UIView
    private let own: Values
    /// The last values that the deck has set, as the view has taken them.
    @exclusivity(unchecked) private var given: Values

    private typealias Values = (transform: CGAffineTransform, cornerRadius: CGFloat, clips: Bool)

    init(_ view: UIView) {
        self.view = view
        own = (view.transform, view.layer.cornerRadius, view.clipsToBounds)
        given = own
    }

    var ownCornerRadius: CGFloat { own.cornerRadius }

    func show(in place: DeckLayout.PresenterPlace) {
        move(by: place.transform)
        round(to: place.cornerRadius, clips: own.clips || place.cornerRadius > 0)
    }

    /// Gives the view its own transform, moved by the deck's.
    func move(by transform: CGAffineTransform) {
        let moved = own.transform.concatenating(transform)
        guard moved != given.transform, view.transform == given.transform else { return }
        view.transform = moved
        given.transform = view.transform
    }

    private func round(to radius: CGFloat, clips: Bool) {
        if radius != given.cornerRadius, view.layer.cornerRadius == given.cornerRadius {
            view.layer.cornerRadius = radius
            given.cornerRadius = view.layer.cornerRadius
        }
        if clips != given.clips, view.clipsToBounds == given.clips {
            view.clipsToBounds = clips
            given.clips = clips
        }
    }

    func putBack() {
        move(by: .identity)
        round(to: own.cornerRadius, clips: own.clips)
    }
}

/// A picture of the presenter over black, which replaces the presenter while a card is over it.
final class PresenterPicture: UIView {
    /// The view that moves, scales and has round corners.
    let movingView = UIView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        isUserInteractionEnabled = false
        movingView.clipsToBounds = true
        addSubview(movingView)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the view that moves, whatever its transform is.
    func placeMovingView(in frame: CGRect) {
        movingView.bounds.size = frame.size
        movingView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Takes a new picture, `afterUpdates` with changes that are not on the screen yet, which costs a layout. Returns
    /// false if the presenter was never rendered.
    @discardableResult
    func take(of presenter: UIView, afterUpdates: Bool) -> Bool {
        guard let picture = presenter.snapshotView(afterScreenUpdates: afterUpdates) else { return false }
        for former in movingView.subviews { former.removeFromSuperview() }
        picture.frame = movingView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        movingView.addSubview(picture)
        return true
    }
}
