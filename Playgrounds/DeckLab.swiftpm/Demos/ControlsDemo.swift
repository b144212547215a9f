import GestureArbiter
import UIKitShim

/// Views that need a touch more than a card does: sliders, rows that are swiped aside, text that is selected.
@MainActor
package final class ControlsDemo: Demo {
    package static let name = "controls"
    package static let title = "Sliders, swipe actions, text"
    package static let hint = """
        Drag the sliders, swipe a row to the left, hold on the text to select a word. The card yields to each, and \
        the decision names it; anywhere else the card follows the finger.
        """
    package static let options: [SceneOption] = [
        .toggle("yields", "The policy yields to controls and recognizers", standard: true),
        .release,
    ]

    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let table: UITableView
    private let rows = SwipedRows()

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let card = CardView(title: "Controls", on: home.view.bounds)
        let content = card.contentFrame
        table = rows.table(
            in: CGRect(x: 0, y: content.minY + 380, width: content.width, height: content.height - 380))
        for (index, title) in ["Brightness", "Volume"].enumerated() {
            let slider = LabelledSlider(
                frame: CGRect(x: 24, y: content.minY + 16 + 76 * CGFloat(index), width: content.width - 48, height: 60),
                title: title, value: index == 0 ? 0.3 : 0.65)
            card.addSubview(slider)
        }
        card.addSubview(
            UITextView.written(in: CGRect(x: 24, y: content.minY + 176, width: content.width - 48, height: 184)))
        table.delegate = rows
        card.addSubview(table)
        let floor = CardFloor(card, on: home.view, settings)
        if !settings.value(of: Self.options[0]).isOn {
            floor.arbiter.policy = floor.arbiter.policy.ignoring([.controls, .recognizers])
        }
        self.floor = floor
    }

    package var scrollView: UIScrollView? { table }
}

/// Rows that are swiped to the left to delete them.
@MainActor
private final class SwipedRows: Rows, UITableViewDelegate {
    init() {
        super.init(30) { cell, row in
            cell.showsRedWhenSwiped = true
            cell.show(row: row, title: "Message \(row + 1)", subtitle: "Swipe to the left")
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }
}
