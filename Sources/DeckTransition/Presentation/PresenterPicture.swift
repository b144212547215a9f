import UIKitShim

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
