import InteractiveDismissal
import UIKitShim

/// What a presenter's view had before it was pushed back, and is given while it is.
@MainActor
struct PresenterLook {
    private(set) weak var view: UIView?
    private var transform: BorrowedProperty<CGAffineTransform>
    private var cornerRadius: BorrowedProperty<CGFloat>
    private var clips: BorrowedProperty<Bool>

    init(_ view: UIView) {
        self.view = view
        transform = BorrowedProperty(\.transform, of: view)
        cornerRadius = BorrowedProperty(\.layer.cornerRadius, of: view)
        clips = BorrowedProperty(\.clipsToBounds, of: view)
    }

    var ownCornerRadius: CGFloat { cornerRadius.original }

    mutating func stand(in place: DeckLayout.PresenterPlace) {
        guard let view else { return }
        transform.give(transform.original.concatenating(place.transform), to: view)
        cornerRadius.give(place.cornerRadius, to: view)
        clips.give(clips.original || place.cornerRadius > 0, to: view)
    }

    /// As if there were no card, until it stands in a place again.
    mutating func straighten() {
        if let view { transform.putBack(on: view) }
    }

    /// Everything as it was.
    mutating func putBack() {
        guard let view else { return }
        straighten()
        cornerRadius.putBack(on: view)
        clips.putBack(on: view)
    }
}

/// A picture of the presenter over black, which stands in for the presenter while a card is over it.
final class PresenterPicture: UIView {
    /// What is moved, scaled and rounded.
    let stand = UIView()
    /// The stand's place without its transform.
    var standFrame = CGRect.zero {
        didSet {
            stand.bounds.size = standFrame.size
            stand.center = CGPoint(x: standFrame.midX, y: standFrame.midY)
        }
    }
    private var picture: UIView?

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        isUserInteractionEnabled = false
        stand.clipsToBounds = true
        addSubview(stand)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a new picture; false where there is nothing to take one of.
    ///
    /// - Parameter afterUpdates: Whether changes count that are not on the screen yet: it costs a layout.
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
