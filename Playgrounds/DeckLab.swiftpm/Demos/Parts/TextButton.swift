import UIKitShim

/// A button with a title on a rounded background.
@MainActor
final class TextButton: UIButton {
    private let color: UIColor
    private let size: CGFloat

    /// - Parameter size: The size of the title's font.
    init(
        _ title: String, size: CGFloat = 17, color: UIColor = .systemBlue, on ground: UIColor? = nil,
        onTap: @escaping @MainActor () -> Void
    ) {
        (self.color, self.size) = (color, size)
        super.init(frame: .zero)
        backgroundColor = ground
        layer.cornerRadius = 12
        setTitle(title, for: .normal)
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("A button is made with its title. Demos are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.textColor = color
        titleLabel?.font = .systemFont(ofSize: size, weight: .semibold)
    }
}
