import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// The common part of the demos whose screen itself presents a card where a finger pulls: that screen, which fills
/// home, and the facts about the cards over it.
@MainActor
final class ScreenFloor: Floor {
    private unowned let home: UIViewController
    private let wayOut: CGFloat
    private let entrances: @MainActor () -> [(name: String, arbiter: GestureArbiter)]

    /// - Parameters:
    ///   - screen: The presenter. It becomes a child of `home`, on which nothing else is shown.
    ///   - wayOut: The distance from a card's rest to where it is gone, in points.
    ///   - entrances: Returns the arbiters whose fingers bring cards in.
    init(
        _ screen: UIViewController, on home: UIViewController, leavingAt wayOut: CGFloat,
        entrances: @escaping @MainActor () -> [(name: String, arbiter: GestureArbiter)]
    ) {
        (self.home, self.wayOut, self.entrances) = (home, wayOut, entrances)
        home.fill(with: screen)
        screen.view.layoutIfNeeded()
    }

    private var presentation: InteractivePresentationController? { home.presentationsOver.last }

    var cardCount: Int { home.presentationsOver.count }
    var cardTranslation: CGFloat { presentation?.card.transform.ty ?? wayOut }
    var arbiters: [(name: String, arbiter: GestureArbiter)] {
        entrances() + home.presentationsOver.compactMap(\.arbiter).map { ("card", $0) }
    }
    var release: String? { presentation?.release }
}
