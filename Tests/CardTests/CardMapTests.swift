import Foundation
import HeadlessUIKit
import Support
import Testing
import TouchMaps

/// Who gets each finger on every kind of card, as text in `Maps`. A rule that changes who gets a finger changes a map.
/// `RECORD_MAPS=1 DOUBTS=every swift test --filter CardMapTests` writes the maps.
@MainActor
@Suite("Every kind of card, and its map", .enabled(if: TouchMap.hasCopies))
struct CardMapTests {
    /// A state of a card that a map shows.
    enum State: String, CaseIterable, Sendable {
        case open, low, keyboard, rightToLeft
    }

    struct Scene: Sendable, CustomTestStringConvertible {
        let kind: CardKind
        let state: State
        var testDescription: String { "\(kind)-\(state)" }

        static let all = CardKind.allCases.flatMap { kind in State.allCases.map { Scene(kind: kind, state: $0) } }
    }

    @Test("A finger on a card has the owner and the reason of the map", arguments: Scene.all.sampled())
    func map(scene: Scene) throws {
        // Built anew for each finger: copies of a process with all tests in it take longer.
        var built: CardStage?
        let map = try TouchMap(
            rebuilding: {
                let new = card(scene)
                built = new
                return new.stage
            }, grid: 44)
        withExtendedLifetime(built) {}
        // Every kind here has a side of its own, wherever a line begins.
        let state = scene.state == .rightToLeft ? .open : scene.state
        try map.expectSame(as: "Maps/\(scene.kind)-\(state).txt")
    }

    /// A card with a grabber, and a list at its edge that has a button, and a shelf that scrolls across. Around the card
    /// is a feed.
    private func card(_ scene: Scene) -> CardStage {
        let it = CardStage(
            scene.kind,
            CardSetup {
                $0.isOpen = scene.state != .low
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
        let feed = UIScrollView(frame: it.home.view.bounds)
        feed.contentSize = CGSize(width: 390, height: 2000)
        feed.accessibilityIdentifier = "feed"
        feed.backgroundColor = .white
        it.home.view.insertSubview(feed, at: 0)
        switch scene.state {
        case .open, .low: break
        case .keyboard: it.stage.showKeyboard(height: 300)
        case .rightToLeft: turn(it.stage.window)
        }
        it.stage.settle()
        return it
    }

    private func turn(_ view: UIView) {
        view.semanticContentAttribute = .forceRightToLeft
        for subview in view.subviews { turn(subview) }
    }
}
