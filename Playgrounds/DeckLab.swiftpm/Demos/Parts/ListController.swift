import UIKitShim

/// A controller with a table under a title, as in any app. It contains no code for its dismissal.
@MainActor
final class ListController: UIViewController {
    private let rows = Rows.numbered(40)
    private(set) lazy var table = rows.table()
    private let header: String
    private let onMore: (@MainActor (ListController) -> Void)?

    /// - Parameter onMore: Called by a button beside the title; nil for no button.
    init(title: String, onMore: (@MainActor (ListController) -> Void)? = nil) {
        header = title
        self.onMore = onMore
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The list is made with its title. Demos are not in storyboards.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 18, width: 300, height: 34))
        label.text = header
        label.font = .systemFont(ofSize: 24, weight: .bold)
        view.addSubview(label)
        if onMore != nil { addMore() }
        view.addSubview(table)
    }

    private func addMore() {
        let button = UIButton(frame: CGRect(x: 270, y: 16, width: 100, height: 36))
        button.backgroundColor = .systemGray5
        button.layer.cornerRadius = 10
        button.setTitle("One more", for: .normal)
        button.layoutIfNeeded()
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.addAction(UIAction { [weak self] _ in self.map { $0.onMore?($0) } }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top: CGFloat = 64
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }
}
