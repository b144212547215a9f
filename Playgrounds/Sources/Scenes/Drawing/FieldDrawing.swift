import HeadlessUIKit

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
