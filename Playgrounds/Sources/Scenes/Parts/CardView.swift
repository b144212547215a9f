import HeadlessUIKit

/// A card with rounded corners and a handle, where the deck has it: 8 points below the status bar.
@MainActor
final class CardView: UIView {
    static let place = CGRect(x: 0, y: 55, width: 390, height: 789)
    static let headerHeight: CGFloat = 64
    /// What a finger may land on to move the card whatever the content does.
    let header = UIView(frame: CGRect(x: 0, y: 0, width: place.width, height: headerHeight))

    init(title: String) {
        super.init(frame: Self.place)
        backgroundColor = .white
        clipsToBounds = true
        layer.cornerRadius = 24
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        accessibilityIdentifier = "card"
        addHeader(title)
    }

    required init?(coder: NSCoder) { fatalError("A card is made with its title. Scenes are not in storyboards.") }

    /// What is left for the content, below the header.
    var contentFrame: CGRect {
        CGRect(x: 0, y: Self.headerHeight, width: bounds.width, height: bounds.height - Self.headerHeight)
    }

    private func addHeader(_ title: String) {
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
