@_spi(Cards) import Cards
import DeckTransition
@_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Panels

/// What an app has around a card and in it, and how UIKit behaves there.
struct AppSetting {
    /// The kinds of deck. The last one shows its presenter live.
    enum Deck: CaseIterable { case plain, classic, live }
    /// A card that stands over the first one.
    enum Cover: CaseIterable { case deck, classicDeck, liveDeck, card }
    /// The look, during a movement, of a presented card that is not a deck.
    enum Look: CaseIterable { case slide, shrink, zoom, grow, own }
    /// A declaration made before the card shows, so that no finger takes the card at rest.
    enum Declared: CaseIterable { case flag, flagInSetUp, vetoInSetUp }
    /// How much safe area the panel gives its parent by `makeRoom(in:upTo:)`.
    enum Room: CaseIterable { case upToMedium, all }

    var assumptions = Assumptions()
    var isOnTablet = false
    var framesPerSecond = 120
    var detents: [Detent] = []
    var selected: Detent.Identifier?
    var undimmed: Detent.Identifier?
    var deck = Deck.plain
    var look = Look.slide
    /// The cards that may stand over a presented one, and how many of them do at the start.
    var covers: [Cover] = []
    var coversAtStart = 0
    /// Whether UIKit's transition of a presented card that is not a deck begins with the drag: `.onBegin`.
    var begins = CardConfiguration.Begins.onCommit
    /// Whether the parent's view runs from right to left, and a panel's side is its leading or trailing edge.
    var isRightToLeft = false
    var hasRelativeEdge = false
    var declared: Declared?
    /// The detent to which the client redirects each release that goes to another stop.
    var redirection: Detent.Identifier?
    /// Whether a card without detents can be dismissed up as well as down.
    var leavesBothWays = false
    /// Whether a drag on the presenter brings the card in.
    var bringsIn = false
    /// Whether the content is in a navigation controller, under a large title.
    var hasTitle = false
    /// Whether `Panel.bar` is set, to a view at the parent's bottom edge; whether a second panel has the same bar.
    var hasBar = false
    var sharesBar = false
    var room: Room?
    /// Whether a closure follows the card between medium and large, by `alongside(from:to:)`.
    var isFollowed = false
    var floats = false
    var isDimmed = false
    var edgeSwipe: CGFloat = 0
    /// The length of the list's content, and the distance of its start from the edge, in points.
    var contentLength: CGFloat = 2640
    /// Whether the content has its list; without it, nothing in the content says how high that is.
    var showsList = true
    var startOffset: CGFloat = 0
    /// Whether the list adjusts its content insets to the safe area.
    var adjusts = true
    /// Whether the list of a panel at the left or right scrolls vertically, across the panel's way.
    var scrollsAcross = false
    /// Whether the list is flipped, as in a chat, and starts at its far end.
    var isUpsideDown = false
    var reducesMotion = false
    var goesAnimated = false
}

/// What a card was shown with, to present it again.
@MainActor final class ShownConfiguration { var traits = CardTraits() }

extension AppSetting {
    /// The pull that dismisses a classic deck, in points.
    static let classicPull: CGFloat = 240

    var screen: Screen {
        var screen = isOnTablet ? Screen.tablet : .phone
        screen.framesPerSecond = framesPerSecond
        return screen
    }

    /// Adds the values of the card to `setup`, and notes with what the card is shown.
    @MainActor func declare(in setup: inout CardSetup, _ shown: ShownConfiguration) {
        let (detents, selected, undimmed, isDimmed) = (detents, selected, undimmed, isDimmed)
        let (declared, leavesBothWays, floats, edgeSwipe) = (declared, leavesBothWays, floats, edgeSwipe)
        let (hasRelativeEdge, isRightToLeft, setting) = (hasRelativeEdge, isRightToLeft, self)
        setup.isRightToLeft = isRightToLeft
        setup.changePolicy = { policy in
            if leavesBothWays { policy.direction = .vertical }
            if let declared, declared != .vetoInSetUp { policy = policy.unless(.editing) }
        }
        setup.changeTraits = { traits in
            (traits.detents, traits.selectedDetent, traits.largestUndimmedDetent) = (detents, selected, undimmed)
            if isDimmed { traits.dimming = 0.3 }
            switch declared {
            case .flag: traits.declared.flags = [.editing]
            case .flagInSetUp: traits.declared.setUp = { $0.flags = [.editing] }
            case .vetoInSetUp: traits.declared.setUp = { $0.onAttempt = { _ in .deny(reason: "unsaved changes") } }
            case nil: break
            }
            shown.traits = traits
        }
        setup.changeDeck = { $0 = setting.configuration(of: setting.deck, $0.traits) }
        setup.changePanel = { configuration in
            if floats { configuration.margins = UIEdgeInsets(top: 10, left: 8, bottom: 8, right: 8) }
            configuration.edgeSwipe = edgeSwipe
            guard hasRelativeEdge, configuration.edge == .left || configuration.edge == .right else { return }
            configuration.edge = (configuration.edge == .left) != isRightToLeft ? .leading : .trailing
        }
    }

    /// A deck with the traits of the card, as far as this kind of deck has not its own.
    @MainActor func configuration(of deck: Deck, _ traits: CardTraits) -> DeckConfiguration {
        var configuration = deck == .classic ? DeckConfiguration.classic : DeckConfiguration()
        if deck == .live { configuration.presenter = .live }
        guard deck == .classic else {
            configuration.traits = traits
            return configuration
        }
        if let declared, declared != .vetoInSetUp { configuration.policy = configuration.policy.unless(.editing) }
        (configuration.detents, configuration.selectedDetent) = (traits.detents, traits.selectedDetent)
        (configuration.declared, configuration.contentSizing) = (traits.declared, traits.contentSizing)
        configuration.policy.opening = traits.policy.opening
        configuration.largestUndimmedDetent = traits.largestUndimmedDetent
        return configuration
    }

    /// Copies with one part at its default.
    var simpler: [AppSetting] {
        let assumed = assumptions.simpler.map { changed(\.assumptions, to: $0) }
        let fewer = detents.indices.map { index in
            changed(\.detents, to: Array(detents[..<index] + detents[(index + 1)...]))
        }
        return assumed + fewer
            + covers.indices.map { index in
                changed(\.covers, to: Array(covers[..<index] + covers[(index + 1)...]))
            }
            + copies(
                of: self, as: AppSetting(), \.isOnTablet, \.framesPerSecond, \.selected, \.undimmed, \.deck, \.look,
                \.redirection, \.leavesBothWays, \.bringsIn, \.hasTitle, \.hasBar, \.sharesBar, \.room, \.isFollowed,
                \.floats, \.begins, \.coversAtStart, \.isRightToLeft, \.hasRelativeEdge, \.isDimmed, \.edgeSwipe,
                \.contentLength, \.showsList, \.startOffset, \.scrollsAcross, \.isUpsideDown, \.reducesMotion,
                \.goesAnimated)
    }

    private func changed<Value>(_ part: WritableKeyPath<AppSetting, Value>, to value: Value) -> AppSetting {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }

    /// The parts that are not at their defaults.
    var description: String {
        let parts = zip(Mirror(reflecting: self).children, Mirror(reflecting: AppSetting()).children)
            .filter { $0.0.label != "assumptions" && $0.0.label != "detents" && "\($0.0.value)" != "\($0.1.value)" }
            .map { "\($0.0.label ?? "")=\($0.0.value)" }
        return (["in an app at \(detents.map(\.identifier))"] + parts + assumptions.differences).joined(separator: " ")
    }
}
