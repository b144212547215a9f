import UIKitShim

/// A list of titles to tap, with a line under each.
class MenuController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        var title: String
        var detail: String
        var onTap: @MainActor () -> Void
    }

    /// The rows. They are read whenever the list appears.
    var rows: [Row] { [] }

    private let table = UITableView(frame: .zero)
    private var shown: [Row] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.rowHeight = RowCell.height
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds
    }

    func refresh() {
        shown = rows
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell ?? RowCell(reuseIdentifier: "row")
        let row = shown[indexPath.row]
        cell.show(row: indexPath.row, title: row.title, subtitle: row.detail)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { shown[indexPath.row].onTap() }
}
