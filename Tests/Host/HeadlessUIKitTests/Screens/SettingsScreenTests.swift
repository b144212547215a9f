import HeadlessUIKit
import Testing

/// A settings page as a team writes one: groups with headers and footers, switches, values, chevrons.
private final class Settings: UITableViewController {
    private(set) var heard: [String] = []
    var wifi = true
    let titles: [String?] = ["Network", nil]
    let rows = [["Wi-Fi", "Airplane mode", "Carrier"], ["About", "Legal"]]

    convenience init() { self.init(style: .insetGrouped) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Known networks are joined." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        if indexPath == IndexPath(row: 0, section: 0) {
            let toggle = UISwitch()
            toggle.isOn = wifi
            toggle.addAction(UIAction { [weak self] _ in self?.wifi.toggle() }, for: .valueChanged)
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        } else if indexPath.section == 1 {
            cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .detailDisclosureButton
        } else {
            cell.detailTextLabel?.text = "Off"
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        heard.append("shows \(path.section).\(path.row)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("selects \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        heard.append("details of \(indexPath.section).\(indexPath.row)")
    }
    func forget() { heard = [] }
}

@MainActor struct SettingsScreenTests {
    private let page = Settings()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: page)
        stage.settle()
    }

    private func middle(_ row: Int, _ section: Int) -> CGPoint {
        let rect = page.tableView.rectForRow(at: IndexPath(row: row, section: section))
        return page.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test("W21: a table controller is its table's source and delegate, and deselects when it appears again")
    func controller() {
        #expect(page.tableView.dataSource === page)
        #expect(page.tableView.delegate === page)
        stage.touch(at: middle(0, 1)).lift()
        #expect(page.heard.last == "selects 1.0")
        #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        let over = UIViewController()
        over.modalPresentationStyle = .fullScreen
        page.present(over, animated: false)
        stage.settle()
        over.dismiss(animated: false)
        stage.settle()
        #expect(page.tableView.indexPathForSelectedRow == nil)
    }

    @Test("W15: titles become headers and footers; a grouped table has gaps where there are none")
    func groups() {
        let table = page.tableView!
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Network")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Known networks are joined.")
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.rectForHeader(inSection: 1).height == 17.5)
        let header = table.rectForHeader(inSection: 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.maxY)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 16)
        #expect(table.rect(forSection: 0).maxY == table.rectForHeader(inSection: 1).minY)
    }

    @Test("W22: accessories take the end of the row, and their buttons tell of it")
    func accessories() throws {
        let table = page.tableView!
        let toggle = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(toggle.accessoryView?.superview === toggle)
        #expect(toggle.contentView.frame.maxX <= (toggle.accessoryView?.frame.minX ?? 0))
        let place = toggle.accessoryView!.convert(CGPoint(x: 20, y: 10), to: nil)
        stage.touch(at: place).lift()
        stage.settle()
        #expect(!page.wifi)
        let legal = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
        page.forget()
        stage.touch(at: legal.convert(CGPoint(x: legal.bounds.maxX - 50, y: 20), to: nil)).lift()
        #expect(page.heard == ["details of 1.1"])
    }

    @Test("W22: a value's label ends where the text's room ends; a subtitle is below")
    func values() throws {
        let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(detail.frame.maxX == cell.contentView.bounds.width - 16)
        #expect(text.frame.minX == 16)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Title"
        subtitle.detailTextLabel?.text = "Below"
        subtitle.layoutIfNeeded()
        #expect(subtitle.detailTextLabel?.frame.minY == subtitle.textLabel?.frame.maxY)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test("W18: each row is told of before it is shown, once")
    func display() {
        #expect(page.heard.prefix(3) == ["shows 0.0", "shows 0.1", "shows 0.2"])
        #expect(page.heard.count == 5)
    }
}
