import UIKitShim

/// The view behind the cards: a title, tiles, and a button that brings a card back.
@MainActor
final class HomeView: UIView {
    private let dimming = UIView()

    init(frame: CGRect, title: String, onTap: @escaping @MainActor () -> Void) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.92, green: 0.93, blue: 0.96, alpha: 1)
        addTitle()
        addTiles()
        addShowButton(
            title, in: CGRect(x: 24, y: bounds.height - 130, width: bounds.width - 48, height: 56), onTap: onTap)
        dimming.frame = bounds
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { fatalError("A home view is made with its frame. Demos are not in storyboards.") }

    /// The darkness over the view, from 0, bright, to 1 under a card at rest.
    var dim: CGFloat = 0 { didSet { dimming.alpha = 0.35 * dim } }

    private func addTitle() {
        let label = UILabel(frame: CGRect(x: 24, y: 70, width: bounds.width - 48, height: 40))
        label.text = "Home"
        label.font = .systemFont(ofSize: 32, weight: .bold)
        addSubview(label)
    }

    private func addTiles() {
        for index in 0..<8 {
            let (row, column) = index.quotientAndRemainder(dividingBy: 2)
            let tile = UIView(frame: CGRect(x: 24 + 178 * column, y: 130 + 128 * row, width: 164, height: 112))
            tile.backgroundColor = Palette.hue(index).withAlphaComponent(0.85)
            tile.layer.cornerRadius = 20
            addSubview(tile)
        }
    }
}

extension UIView {
    /// Adds the button that brings back what covered the view.
    func addShowButton(_ title: String, in frame: CGRect, onTap: @escaping @MainActor () -> Void) {
        let button = UIButton(frame: frame)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 16
        button.setTitle(title, for: .normal)
        button.layoutIfNeeded()
        button.titleLabel?.textColor = .white
        button.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
        button.accessibilityIdentifier = "show"
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        addSubview(button)
    }
}

/// The colours of rows and tiles in turn, so that the eye can follow them.
enum Palette {
    private static let hues: [UIColor] = [
        .systemOrange, .systemPink, .systemPurple, .systemIndigo, .systemBlue, .systemTeal, .systemGreen,
    ]

    static func hue(_ index: Int) -> UIColor { hues[index % hues.count] }
}
