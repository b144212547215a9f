import UIKitShim

/// A card with rounded corners and a handle, at the deck's place: 8 points below the status bar.
@MainActor
final class CardView: UIView {
    static let headerHeight: CGFloat = 64
    /// The part by which a finger moves the card, however far the content is scrolled.
    let header = UIView()

    init(title: String, on screen: CGRect) {
        super.init(frame: screen.inset(by: UIEdgeInsets(top: 55, left: 0, bottom: 0, right: 0)))
        backgroundColor = .white
        clipsToBounds = true
        layer.cornerRadius = 24
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        accessibilityIdentifier = "card"
        addHeader(title)
    }

    required init?(coder: NSCoder) { fatalError("A card is made with its title. Demos are not in storyboards.") }

    /// The frame in the window that the card would have without its transform.
    var lyingFrame: CGRect {
        let frame = CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return superview?.convert(frame, to: nil) ?? frame
    }

    /// The room for the content, below the header.
    var contentFrame: CGRect {
        CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: bounds.height - Self.headerHeight)
    }

    private func addHeader(_ title: String) {
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headerHeight)
        header.backgroundColor = .white
        let handle = UIView(frame: CGRect(x: bounds.midX - 20, y: 9, width: 40, height: 5))
        handle.backgroundColor = .systemGray3
        handle.layer.cornerRadius = 2.5
        let label = UILabel(frame: CGRect(x: 60, y: 22, width: bounds.width - 120, height: 32))
        label.text = title
        label.font = .systemFont(ofSize: 18, weight: .semibold)
        label.textAlignment = .center
        let line = UIView(frame: CGRect(x: 0, y: Self.headerHeight - 1, width: bounds.width, height: 1))
        line.backgroundColor = .separator
        for view in [handle, label, line] as [UIView] { header.addSubview(view) }
        addSubview(header)
    }
}
