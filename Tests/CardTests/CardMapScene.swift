import HeadlessUIKit
import TouchMaps

/// A card of some kind in some state, of which a map is kept in `Maps`.
struct CardMapScene: Sendable, CustomStringConvertible {
    enum State: String, CaseIterable, Sendable {
        case open, low, keyboard, rightToLeft
    }

    let kind: CardKind
    let state: State

    static let all = CardKind.allCases.flatMap { kind in State.allCases.map { CardMapScene(kind: kind, state: $0) } }

    var description: String { "\(kind)-\(state)" }

    /// The map's file in `Maps`. Every kind here has a side of its own, wherever a line begins.
    var file: String { "\(kind)-\(state == .rightToLeft ? .open : state).txt" }

    /// Maps the card, which is built anew for each finger: copies of a process with all tests in it take longer.
    @MainActor
    func map() throws -> TouchMap {
        var built: CardStage?
        defer { withExtendedLifetime(built) {} }
        return try TouchMap(
            rebuilding: {
                let new = card()
                built = new
                return new.stage
            }, grid: 44)
    }

    /// A card with a grabber, and a list at its edge that has a button, a canvas that the card's arbiter keeps out of, and
    /// a shelf that scrolls across. Around the card is a feed.
    @MainActor
    private func card() -> CardStage {
        let it = CardStage(
            kind,
            CardSetup {
                $0.isOpen = state != .low
                $0.list = .atEdge
                $0.handle = .init()
            }, assumptions: Assumptions())
        let list = it.content.list
        list.accessibilityIdentifier = "list"
        list.backgroundColor = .white
        let button = list.subviews.first
        button?.accessibilityIdentifier = "Save"
        button?.backgroundColor = .blue
        button?.frame = CGRect(x: list.contentOffset.x + 10, y: list.contentOffset.y + 40, width: 90, height: 44)
        let shelf = UIScrollView()
        let (x, y) = (list.contentOffset.x, list.contentOffset.y)
        shelf.frame =
            it.content.isVertical
            ? CGRect(x: 0, y: y + 130, width: 390, height: 88) : CGRect(x: x + 130, y: 0, width: 88, height: 844)
        shelf.contentSize = CGSize(
            width: it.content.isVertical ? 1200 : 88, height: it.content.isVertical ? 88 : 2000)
        shelf.accessibilityIdentifier = "shelf"
        shelf.backgroundColor = .yellow
        list.addSubview(shelf)
        let canvas = UIView(frame: CGRect(x: x + 225, y: y + 10, width: 90, height: 90))
        canvas.accessibilityIdentifier = "canvas"
        canvas.backgroundColor = .gray
        list.addSubview(canvas)
        it.arbiter?.treatAsOpaque(canvas)
        let feed = UIScrollView(frame: it.home.view.bounds)
        feed.contentSize = CGSize(width: 390, height: 2000)
        feed.accessibilityIdentifier = "feed"
        feed.backgroundColor = .white
        it.home.view.insertSubview(feed, at: 0)
        switch state {
        case .open, .low: break
        case .keyboard: it.stage.showKeyboard(height: 300)
        case .rightToLeft: turn(it.stage.window)
        }
        it.stage.settle()
        return it
    }

    @MainActor
    private func turn(_ view: UIView) {
        view.semanticContentAttribute = .forceRightToLeft
        for subview in view.subviews { turn(subview) }
    }
}
