@_spi(Engine) import Cards
import DeckTransition
@_spi(Cards) @_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// One finger on a deck as DeckTransition's, from where it came down with everything at rest.
@MainActor struct ClassicPull {
    private weak var presentation: InteractivePresentationController?
    /// The highest that the finger was: a list that it has scrolled up a little hands over early when it comes back.
    private var start: CGFloat
    private var end: CGFloat
    private let decided: Int

    /// Points of pull that it takes.
    private static let way: CGFloat = 240

    /// Nil where something else is on top.
    init?(_ scene: PresentationScene, from start: CGFloat) {
        guard scene.topForm == .classicDeck, let list = scene.top?.list, let presentation = scene.topPresentation,
            presentation.progress == 0, list.range(along: .vertical).contains(list.contentOffset.y)
        else { return nil }
        self.presentation = presentation
        (self.start, end) = (start, start)
        decided = presentation.decisions.count
    }

    mutating func move(to place: CGFloat) { (start, end) = (min(start, place), max(end, place)) }

    /// Whether the finger has not gone as far.
    var isShort: Bool { end - start < Self.way }

    /// What the rule made of it, if the card was let go.
    var judgement: ReleaseRule.Judgement? {
        let reasons = presentation?.decisions.dropFirst(decided).map(\.reason) ?? []
        return reasons.lazy.compactMap { if case .released(let judgement) = $0 { judgement } else { nil } }.last
    }
}
