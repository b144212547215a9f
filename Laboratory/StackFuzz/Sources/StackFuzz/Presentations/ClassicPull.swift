@_spi(Engine) import Cards
import DeckTransition
@_spi(Cards) @_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// A finger's pull on a classic deck that rested at touch-down.
@MainActor struct ClassicPull {
    private weak var presentation: InteractivePresentationController?
    /// The finger's highest and lowest y coordinates, in points. The pull counts from the highest, because a list that
    /// the finger has scrolled up a little hands off early on the way back.
    private var start: CGFloat
    private var end: CGFloat
    private let decided: Int

    /// The pull that dismisses a classic deck, in points.
    private static let way: CGFloat = 240

    /// Creates a pull; returns nil unless the topmost card is a classic deck at rest whose list is not over-scrolled.
    init?(_ scene: PresentationScene, from start: CGFloat) {
        guard scene.topForm == .classicDeck, let list = scene.top?.list, let presentation = scene.topPresentation,
            presentation.progress == 0, list.range(along: .vertical).contains(list.contentOffset.y)
        else { return nil }
        self.presentation = presentation
        (self.start, end) = (start, start)
        decided = presentation.decisions.count
    }

    mutating func move(to place: CGFloat) { (start, end) = (min(start, place), max(end, place)) }

    /// Whether the finger has moved less than the pull that dismisses the deck.
    var isShort: Bool { end - start < Self.way }

    /// The release rule's last judgement since touch-down; nil if the card was not released.
    var judgement: ReleaseRule.Judgement? {
        let reasons = presentation?.decisions.dropFirst(decided).map(\.reason) ?? []
        return reasons.lazy.compactMap { if case .released(let judgement) = $0 { judgement } else { nil } }.last
    }
}
