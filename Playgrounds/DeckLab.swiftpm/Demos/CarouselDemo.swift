import UIKitShim

/// Shelves that scroll sideways in a list that scrolls down in a card that is dragged down.
@MainActor
package final class CarouselDemo: Demo {
    package static let name = "carousel"
    package static let title = "A carousel in a list"
    package static let hint = """
        Shelves scroll sideways, the list up and down, and the card leaves downwards. Start sideways and go on down, \
        or the other way round: the policy's cone decides which movement drags.
        """
    package static let options: [SceneOption] = [
        .toggle("paging", "Shelves stop at each tile", standard: false),
        .release,
    ]

    /// A point on a shelf's tiles.
    package static let strokeStart = CGPoint(x: 195, y: 420)

    package let floor: any Floor
    private let list: UIScrollView

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let card = CardView(title: "Shelves", on: home.view.bounds)
        list = UIScrollView(frame: card.contentFrame)
        list.contentInsetAdjustmentBehavior = .never
        card.addSubview(list)
        let paging = settings.value(of: Self.options[0]).isOn
        for index in 0..<8 { list.addSubview(Shelf(number: index, width: list.bounds.width, paging: paging)) }
        list.contentSize = CGSize(width: list.bounds.width, height: 8 * Shelf.height + 34)
        floor = CardFloor(card, on: home.view, settings)
    }

    package var scrollView: UIScrollView? { list }
}

/// A title, and tiles that scroll sideways under it.
@MainActor
private final class Shelf: UIView {
    static let height: CGFloat = 196
    private static let names = ["New", "Popular", "Near you", "Again", "For later", "Short", "Long", "Quiet"]

    init(number: Int, width: CGFloat, paging: Bool) {
        super.init(frame: CGRect(x: 0, y: CGFloat(number) * Self.height, width: width, height: Self.height))
        let label = UILabel(frame: CGRect(x: 16, y: 14, width: 300, height: 26))
        label.text = Self.names[number % Self.names.count]
        label.font = .systemFont(ofSize: 20, weight: .bold)
        addSubview(label)
        addSubview(strip(number: number, paging: paging))
    }

    required init?(coder: NSCoder) { fatalError("A shelf is made with its number. Demos are not in storyboards.") }

    private func strip(number: Int, paging: Bool) -> UIScrollView {
        let length: CGFloat = 152
        let strip = UIScrollView(frame: CGRect(x: 0, y: 48, width: bounds.width, height: 136))
        strip.contentInsetAdjustmentBehavior = .never
        strip.isPagingEnabled = paging
        for index in 0..<12 {
            let tile = UIView(frame: CGRect(x: 16 + length * CGFloat(index), y: 0, width: length - 12, height: 132))
            tile.backgroundColor = Palette.hue(number + index)
            tile.layer.cornerRadius = 16
            let label = UILabel(frame: CGRect(x: 12, y: 96, width: 110, height: 24))
            label.text = "\(index + 1)"
            label.textColor = .white
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            tile.addSubview(label)
            strip.addSubview(tile)
        }
        strip.contentSize = CGSize(width: 32 + length * 12, height: 136)
        return strip
    }
}
