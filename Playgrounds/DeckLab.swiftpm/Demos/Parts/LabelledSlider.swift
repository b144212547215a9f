import UIKitShim

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
