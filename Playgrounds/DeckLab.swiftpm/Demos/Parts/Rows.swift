import UIKitShim

/// The rows of a table, each shown by a closure.
@MainActor
class Rows: NSObject, UITableViewDataSource {
    private let count: Int
    private let show: @MainActor (RowCell, Int) -> Void

    init(_ count: Int, show: @escaping @MainActor (RowCell, Int) -> Void) {
        (self.count, self.show) = (count, show)
        super.init()
    }

    /// Rows that show their numbers.
    static func numbered(_ count: Int) -> Rows {
        Rows(count) { cell, row in
            cell.show(
                row: row, title: "Row \(row + 1)", subtitle: "\(Int(CGFloat(row) * RowCell.height)) pt from the top")
        }
    }

    /// Makes a table with these rows, which has to be kept beside them.
    func table(
        in frame: CGRect = .zero, insets: UIScrollView.ContentInsetAdjustmentBehavior = .never
    ) -> UITableView {
        let table = UITableView(frame: frame)
        table.contentInsetAdjustmentBehavior = insets
        table.rowHeight = RowCell.height
        table.dataSource = self
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell ?? RowCell(reuseIdentifier: "row")
        show(cell, indexPath.row)
        return cell
    }
}

/// A controller with nothing but rows, which may be tapped.
@MainActor
final class RowsController: UIViewController, UITableViewDelegate {
    let table: UITableView
    /// Called with the row that is tapped.
    var onRow: (@MainActor (Int) -> Void)?
    private let rows: Rows

    init(_ rows: Rows) {
        (self.rows, table) = (rows, rows.table(insets: .automatic))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A list is made with its rows. Demos are not in storyboards.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.delegate = self
        table.accessibilityIdentifier = title
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onRow?(indexPath.row)
    }
}

/// A row with a coloured dot, two lines of text and a separator.
@MainActor
final class RowCell: UITableViewCell {
    static let height: CGFloat = 60
    private let dot = UIView(frame: CGRect(x: 16, y: 12, width: 36, height: 36))
    /// The view that a swipe uncovers; smaller than the row, so that none of its edges shows through.
    private let uncovered = UIView()
    private let title = UILabel(frame: CGRect(x: 66, y: 9, width: 300, height: 22))
    private let subtitle = UILabel(frame: CGRect(x: 66, y: 31, width: 300, height: 18))
    private let line = UIView()

    init(reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = 18
        title.font = .systemFont(ofSize: 17, weight: .medium)
        subtitle.font = .systemFont(ofSize: 14)
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        contentView.backgroundColor = .white
        uncovered.backgroundColor = .systemRed
        uncovered.isHidden = true
        uncovered.isUserInteractionEnabled = false
        insertSubview(uncovered, at: 0)
        for view in [dot, title, subtitle, line] as [UIView] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("A row is made by its table. Demos are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 66, y: 59, width: bounds.width - 66, height: 1)
        uncovered.frame = CGRect(x: 60, y: 2, width: bounds.width - 60, height: 56)
    }

    var showsRedWhenSwiped = false { didSet { uncovered.isHidden = !showsRedWhenSwiped } }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.backgroundColor = highlighted ? .systemGray5 : .white
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        subtitle.text = selected ? "Selected" : subtitle.text
    }

    func show(row: Int, title text: String, subtitle detail: String) {
        dot.backgroundColor = Palette.hue(row)
        title.text = text
        subtitle.text = detail
    }
}
