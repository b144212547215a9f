import InteractiveDismissal
import UIKitShim

/// The properties of a presenter's view before the deck changed them, and the deck's values.
@MainActor
final class PresenterLook {
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

    func stand(in place: DeckLayout.PresenterPlace) {
        transform.give(transform.original.concatenating(place.transform))
        cornerRadius.give(place.cornerRadius)
        clips.give(clips.original || place.cornerRadius > 0)
    }

    /// Removes the deck's transform until the presenter gets a place again.
    func straighten() { transform.putBack() }

    func putBack() {
        straighten()
        cornerRadius.putBack()
        clips.putBack()
    }
}

/// A property of another owner's view, while this library sets it. A value that the owner sets meanwhile stays.
@MainActor
private struct BorrowedProperty<Value: Equatable> {
    let original: Value
    private let path: ReferenceWritableKeyPath<UIView, Value>
    private weak var view: UIView?
    /// The last value that this library has set, or the original.
    private var given: Value

    init(_ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
        (self.path, self.view) = (path, view)
        original = view[keyPath: path]
        given = original
    }

    mutating func give(_ value: Value) {
        guard let view, value != given, view[keyPath: path] == given else { return }
        view[keyPath: path] = value
        // Read the value back: the view may round it.
        given = view[keyPath: path]
    }

    mutating func putBack() { give(original) }
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
