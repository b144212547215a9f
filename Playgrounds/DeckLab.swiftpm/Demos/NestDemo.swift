import DeckTransition
import Panels
import UIKitShim

/// A list in a list in a panel in a deck: one finger goes through all of them, and back.
@MainActor
package final class NestDemo: Demo {
    package static let name = "nest"
    package static let title = "Lists in a panel in a deck"
    package static let hint = """
        A list in a list, in a panel, in a deck. Pull down without lifting: each list scrolls to its top, the panel \
        closes, the deck follows. Push back: the deck returns first. With the momentum "carries" a flick that opens the \
        panel scrolls its list.
        """
    package static let options: [SceneOption] = [
        .toggle("open", "The panel is open at first", standard: true), .release,
    ]
    /// A point on the inner list, whether the panel is open or low.
    package static let strokeStart = CGPoint(x: 195, y: 600)

    package let floor: any Floor
    private let lists = NestedLists()

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let deck = ListController(title: "Deck")
        deck.addPanel(lists, settings)
        var configuration = DeckConfiguration(settings)
        // Of both cards: else the deck would take the momentum that the panel leaves to its lists.
        configuration.traits.policy = settings.policy.policy()
        floor = ModalFloor(on: home) { [configuration] home, animated, completion in
            home.presentDeck(deck, as: configuration, animated: animated, completion: completion)
        }
    }

    package var scrollView: UIScrollView? { lists.inner }
    /// How far both lists are scrolled.
    package var contentOffset: CGFloat { lists.inner.contentOffset.y + lists.outer.contentOffset.y }
    /// Scrolls as a finger does: the inner list to its end, then the outer one.
    package func scroll(to offset: CGFloat) {
        lists.inner.contentOffset.y = min(offset, lists.room)
        lists.outer.contentOffset.y = max(offset - lists.room, 0)
    }
}

extension UIViewController {
    fileprivate func addPanel(_ content: UIViewController, _ settings: DemoSettings) {
        let (low, open) = (Detent.height(280), Detent.height(410))
        let isOpen = settings.value(of: NestDemo.options[0]).isOn
        addPanel(content, detents: [low, open], selected: isOpen ? open.identifier : low.identifier) {
            $0.traits.follow(settings)
        }
    }
}

/// Rows, with a list that scrolls by itself after the first of them.
@MainActor
private final class NestedLists: UIViewController {
    let outer = UIScrollView()
    private let rows = Rows.numbered(6)
    private(set) lazy var inner = rows.table()
    /// How far the inner list scrolls.
    let room: CGFloat = 2 * RowCell.height

    override func viewDidLoad() {
        super.viewDidLoad()
        let height = CGFloat(6) * RowCell.height - room
        for index in 0..<6 {
            let row = RowCell(reuseIdentifier: "outer")
            row.show(row: index + 6, title: "Outer row \(index + 1)", subtitle: "The list in it scrolls first")
            row.contentView.backgroundColor = .systemGray5
            row.frame.origin.y = CGFloat(index) * RowCell.height + (index > 0 ? height : 0)
            outer.addSubview(row)
        }
        inner.frame = CGRect(x: 0, y: RowCell.height, width: 0, height: height)
        outer.addSubview(inner)
        outer.contentInsetAdjustmentBehavior = .never
        view.addSubview(outer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        outer.frame = view.bounds
        for row in outer.subviews {
            row.frame.size = CGSize(
                width: view.bounds.width, height: row === inner ? inner.bounds.height : RowCell.height)
        }
        outer.contentSize = CGSize(width: view.bounds.width, height: inner.bounds.height + 6 * RowCell.height)
    }
}
