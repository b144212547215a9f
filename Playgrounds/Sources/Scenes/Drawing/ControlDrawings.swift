import HeadlessUIKit

extension UIView {
    /// Adds drawings that UIKit makes and the host does not: sliders, fields, and the text of text views.
    func drawControls() {
        switch self {
        case let slider as UISlider:
            if !slider.subviews.contains(where: { $0 is SliderDrawing }) { slider.addSubview(SliderDrawing(slider)) }
        case let text as UITextView: TextDrawing.add(to: text)
        case let field as UITextField: field.addSubview(FieldDrawing(field))
        case is UITableView: break
        default: for view in subviews { view.drawControls() }
        }
    }
}

/// A slider's track and thumb.
@MainActor
private final class SliderDrawing: UIView {
    private unowned let slider: UISlider
    private let track = UIView()
    private let filled = UIView()
    private let thumb = UIView()

    init(_ slider: UISlider) {
        self.slider = slider
        super.init(frame: slider.bounds)
        isUserInteractionEnabled = false
        track.backgroundColor = .systemGray4
        filled.backgroundColor = .systemBlue
        thumb.backgroundColor = .white
        thumb.layer.shadowOpacity = 0.3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.cornerRadius = 14
        for bar in [track, filled] { bar.layer.cornerRadius = 2 }
        for view in [track, filled, thumb] { addSubview(view) }
        slider.addTarget(self, action: { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { fatalError("A drawing is made with its slider. Scenes are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = slider.trackRect(forBounds: bounds)
        track.frame = rect
        thumb.frame = slider.thumbRect(forBounds: bounds, trackRect: rect, value: slider.value)
        filled.frame = CGRect(x: rect.minX, y: rect.minY, width: thumb.frame.midX - rect.minX, height: rect.height)
    }
}

/// A field's placeholder, and a caret while it is edited. There is no other text, as nobody can type on a stage.
@MainActor
final class FieldDrawing: UIView {
    private unowned let field: UITextField
    private let label = UILabel()
    private let caret = UIView()

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: field.bounds)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = field.placeholder
        label.textColor = .systemGray
        label.font = .systemFont(ofSize: 17)
        caret.backgroundColor = .systemBlue
        addSubview(label)
        addSubview(caret)
        layOut()
    }

    required init?(coder: NSCoder) { fatalError("A drawing is made with its field. Scenes are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// Also called when the keyboard comes or goes.
    func layOut() {
        label.frame = bounds.offsetBy(dx: 5, dy: 0)
        caret.frame = CGRect(x: 0, y: bounds.midY - 11, width: 2, height: 22)
        caret.isHidden = !field.isEditing
    }
}
