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
