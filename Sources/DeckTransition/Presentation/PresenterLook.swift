import InteractiveDismissal
import UIKitShim

/// The properties of a presenter's view before the deck changed them, and the deck's values.
@MainActor
final class PresenterLook {
    private(set) weak var view: UIView?
    private let transform: BorrowedProperty<CGAffineTransform>
    private let cornerRadius: BorrowedProperty<CGFloat>
    private let clips: BorrowedProperty<Bool>

    init(_ view: UIView) {
        self.view = view
        transform = BorrowedProperty(\.transform, of: view)
        cornerRadius = BorrowedProperty(\.layer.cornerRadius, of: view)
        clips = BorrowedProperty(\.clipsToBounds, of: view)
    }

    var ownCornerRadius: CGFloat { cornerRadius.original }

    func stand(in place: DeckLayout.PresenterPlace) {
        guard let view else { return }
        transform.give(transform.original.concatenating(place.transform), to: view)
        cornerRadius.give(place.cornerRadius, to: view)
        clips.give(clips.original || place.cornerRadius > 0, to: view)
    }

    /// Removes the deck's transform until the presenter gets a place again.
    func straighten() { if let view { transform.putBack(on: view) } }

    func putBack() {
        guard let view else { return }
        straighten()
        cornerRadius.putBack(on: view)
        clips.putBack(on: view)
    }
}

/// A picture of the presenter over black, which replaces the presenter while a card is over it.
final class PresenterPicture: UIView {
    /// The view that moves, scales and has round corners.
    private let stand = UIView()
    var standFrame = CGRect.zero {
        didSet {
            stand.bounds.size = standFrame.size
            stand.center = CGPoint(x: standFrame.midX, y: standFrame.midY)
        }
    }
    private var picture: UIView?

    func show(_ place: DeckLayout.PresenterPlace, opacity: CGFloat) {
        if stand.transform != place.transform { stand.transform = place.transform }
        stand.layer.cornerRadius = place.cornerRadius
        alpha = opacity
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        isUserInteractionEnabled = false
        stand.clipsToBounds = true
        addSubview(stand)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a new picture, `afterUpdates` with changes that are not on the screen yet, which costs a layout. Returns
    /// false if the presenter was never rendered.
    @discardableResult
    func take(of presenter: UIView, afterUpdates: Bool) -> Bool {
        guard let picture = presenter.snapshotView(afterScreenUpdates: afterUpdates) else { return false }
        self.picture?.removeFromSuperview()
        self.picture = picture
        picture.frame = stand.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stand.addSubview(picture)
        return true
    }
}
