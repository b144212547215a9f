import HeadlessUIKit

/// A field 144 points above the bottom of the screen, in a plain view.
final class FieldController: UIViewController {
    let field = UITextField()
    /// The field's place from the content's top, in points; nil: 144 points above its bottom.
    var y: CGFloat?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        field.frame = CGRect(x: 20, y: y ?? view.bounds.height - 144, width: 300, height: 40)
    }
}
