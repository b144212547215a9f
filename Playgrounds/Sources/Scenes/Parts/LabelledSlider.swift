import HeadlessUIKit

/// A slider under its name, with a track and a thumb to be seen: the host's slider draws nothing.
@MainActor
final class LabelledSlider: UIView {
    private let label = UILabel()
    private let slider = DrawnSlider(frame: .zero)

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

    required init?(coder: NSCoder) { fatalError("A slider is made with its name. Scenes are not in storyboards.") }
}

@MainActor
private final class DrawnSlider: UISlider {
    private let track = UIView()
    private let filled = UIView()
    private let thumb = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemGray4
        filled.backgroundColor = .systemBlue
        thumb.backgroundColor = .white
        thumb.layer.shadowOpacity = 0.3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.cornerRadius = 14
        for view in [track, filled, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for bar in [track, filled] { bar.layer.cornerRadius = 2 }
        addTarget(self, action: { [unowned self] _ in setNeedsLayout() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { fatalError("A slider is made with its frame. Scenes are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = trackRect(forBounds: bounds)
        track.frame = rect
        thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: value)
        filled.frame = CGRect(x: rect.minX, y: rect.minY, width: thumb.frame.midX - rect.minX, height: rect.height)
    }
}
