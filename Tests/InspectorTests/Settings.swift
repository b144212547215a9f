import HeadlessUIKit

/// A screen with a list alone.
final class Settings: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 390, height: 2000)
        list.accessibilityIdentifier = "list"
        view.addSubview(list)
    }
}
