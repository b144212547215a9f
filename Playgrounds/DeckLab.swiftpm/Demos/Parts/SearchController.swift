import DeckTransition
import UIKitShim

/// A field over a list of places. Editing opens the sheet around it; dragging the list ends editing.
@MainActor
final class SearchController: UIViewController, UITextFieldDelegate, UITableViewDelegate {
    static let fieldTop: CGFloat = 20
    static let headerHeight: CGFloat = 76
    private(set) lazy var table = rows.table(insets: .automatic)
    let field = UITextField(frame: .zero)
    /// Called when the field is edited.
    var onEdit: (@MainActor () -> Void)?
    /// Called with the row of a place that is tapped; nil: rows are only highlighted.
    var onPlace: (@MainActor (Int) -> Void)? { didSet { table.delegate = self } }
    private let bar = UIView()
    private let line = UIView()
    /// Places, the nearest first.
    private let rows = Rows(40) { cell, row in
        let place = Place(number: row)
        cell.show(row: row, title: place.name, subtitle: place.distance)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.keyboardDismissMode = .onDrag
        bar.backgroundColor = .systemGray6
        bar.layer.cornerRadius = 12
        field.placeholder = "Search for a place"
        field.delegate = self
        field.accessibilityIdentifier = "field"
        line.backgroundColor = .separator
        bar.addSubview(field)
        for part in [table, bar, line] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, top) = (view.bounds.width, Self.headerHeight)
        bar.frame = CGRect(x: 16, y: Self.fieldTop, width: width - 32, height: 44)
        field.frame = bar.bounds.insetBy(dx: 12, dy: 0)
        line.frame = CGRect(x: 0, y: top - 1, width: width, height: 1)
        table.frame = CGRect(x: 0, y: top, width: width, height: max(view.bounds.height - top, 0))
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        enclosingCard?.select(.large)
        onEdit?()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onPlace?(indexPath.row)
    }
}

/// A place in the list.
struct Place {
    private static let kinds = ["Bakery", "Library", "Park", "Station", "Museum", "Pool", "Market", "Cinema"]
    let number: Int

    var name: String { "\(Self.kinds[number % Self.kinds.count]) \(number / Self.kinds.count + 1)" }
    var distance: String { "\(120 + 70 * number) m" }
}
