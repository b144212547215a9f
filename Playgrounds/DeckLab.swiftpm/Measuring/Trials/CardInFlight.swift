import UIKitShim

/// Rows T26, S17c and S17a: the first of the five measurements. A card as large as the screen, with a navigation bar
/// and a list, comes in, rests, and is moved as a finger moves it. Each time everything is laid out, and the insets are
/// read.
final class CardInFlight: Trial {
    init() {
        super.init(
            [
                Told("safeAreaUnderTransform", row: "T26"), Told("barHeights", row: "S17c"),
                Told("barOpening", row: "S17a"),
            ],
            "What room do bars take of a full-screen card: in flight, at rest, dragged?", .nothing)
    }

    /// The room at the top, in points: of the card, of the list in it, and the list's adjusted inset.
    private struct Room: Equatable {
        var card: CGFloat
        var list: CGFloat
        var inset: CGFloat

        var words: String { "\(card.tenths)/\(list.tenths)/\(inset.tenths)" }
    }

    private static let ways: [CGFloat] = [10, 60, 300]
    private var rooms: [(what: String, room: Room)] = []

    override func run(over controller: UIViewController) {
        // Without a safe area at the top there is nothing to measure.
        guard let window = controller.view.window, window.safeAreaInsets.top > 12 else { return }
        rooms = []
        let content = ScrollingContent()
        let navigation = content.underLargeTitle()
        let card = TrialCard(duration: 0.4, showing: navigation)
        card.onComing = { [weak self] context in
            self?.read(
                "as it comes, half a screen down", card, content,
                CGAffineTransform(
                    translationX: 0, y: context.containerView.bounds.height / 2))
        }
        controller.present(card, animated: true)
        Delay(1) { [self] in
            readAtRest(card, content)
            let gauge = BarGauge(navigation, over: content.list)
            conclude(gauge.finding(of: navigation.navigationBar), of: "barHeights")
            conclude(gauge.opening, of: "barOpening")
            card.dismiss(animated: false)
        }
    }

    private func readAtRest(_ card: TrialCard, _ content: ScrollingContent) {
        let rest = read("at rest", card, content, .identity)
        let moved = Self.ways.map { way in
            read("dragged by \(way.tenths)", card, content, CGAffineTransform(translationX: 0, y: way))
        }
        let scaled = read("at 99 %", card, content, CGAffineTransform(scaleX: 0.99, y: 0.99))
        let evidence = rooms.map { "\($0.what) \($0.room.words)" }.joined(separator: ", ")
        observe("room at the top of a card, of its list, and its adjusted inset", evidence)
        guard rest.card > 0 else { return }
        let setting =
            moved[0].card == rest.card ? "asWithout" : scaled.card == rest.card ? "frozenWhileScaled" : "ofWhereItShows"
        conclude(
            .choice(setting),
            "\(rest.card.tenths) pt at rest, \(moved.map { $0.card.tenths }.joined(separator: ", ")) dragged by 10, 60, 300, "
                + "\(scaled.card.tenths) scaled by 0.99")
    }

    @discardableResult private func read(
        _ what: String, _ card: TrialCard, _ content: ScrollingContent, _ transform: CGAffineTransform
    ) -> Room {
        card.view.transform = transform
        card.view.superview?.layoutIfNeeded()
        let room = Room(
            card: card.view.safeAreaInsets.top, list: content.list.safeAreaInsets.top,
            inset: content.list.adjustedContentInset.top)
        rooms.append((what, room))
        card.view.transform = .identity
        card.view.superview?.layoutIfNeeded()
        return room
    }
}
