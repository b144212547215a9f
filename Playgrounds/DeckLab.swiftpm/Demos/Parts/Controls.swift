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

/// A slider under its name.
@MainActor
final class LabelledSlider: UIView {
    private let label = UILabel()
    private let slider = UISlider(frame: .zero)

    init(frame: CGRect, title: String, value: Float) {
        super.init(frame: frame)
        label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 22)
        label.text = title
        label.font = .systemFont(ofSize: 15, weight: .medium)
        slider.frame = CGRect(x: 0, y: 24, width: frame.width, height: 34)
        slider.value = value
        addSubview(label)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { fatalError("A slider is made with its name. Demos are not in storyboards.") }
}

extension UITextView {
    /// A text view with text that says what to do with it.
    static func written(in frame: CGRect) -> UITextView {
        let view = UITextView(frame: frame)
        view.backgroundColor = .systemGray6
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        view.font = .systemFont(ofSize: 17)
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.contentInsetAdjustmentBehavior = .never
        view.text = words
        return view
    }

    private static let words = """
        Hold a word to select it, then move
        the finger to select more. While that
        goes on, the finger is the text's, and
        the card stays where it is.

        Move at once instead, and the card
        follows the finger, as it does
        beside the text.
        """
}
