@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal

/// Where a presented card with detents lies, computed independently of the library, and what follows from that place.
extension CardPlayer {
    /// Checks that the topmost card, which rests, lies at its selected detent, and that safe areas, insets and live
    /// touches match that place.
    func checkPlace(_ app: CardApp) {
        let front = app.front
        guard let presentation = front.presentation, front.root.viewIfLoaded?.window != nil, violation == nil,
            let heights = app.heights
        else { return }
        let (window, selected) = (scene.stage.window, presentation.selectedDetent)
        let edge = presentation.card.frame.minY
        let bottom = window.bounds.height - window.safeAreaInsets.bottom
        let keyboard = presentation.keyboardHeight
        guard let height = heights[selected] else {
            return check(false, "an active one is selected", "\(selected), of \(heights)")
        }
        reached["rested at a detent", default: 0] += 1
        let place = bottom - height
        if keyboard == 0 {
            check(abs(edge - place) < 0.75, "it rests at one", "\(selected): \(edge), and should be \(place)")
        } else {
            reached["rested above a keyboard", default: 0] += 1
            let raised = min(place, max(window.bounds.height - keyboard - height, bottom - app.maximumHeight))
            check(edge < raised + 0.75, "it rests above the keyboard", "\(selected): \(edge), not \(raised)")
        }
        // In a rotated window the keyboard stays where it was.
        if !front.isEdited || keyboard == 0 && window.bounds.height == scene.stage.screen.size.height {
            checkSafeArea(front, bottom, keyboard)
        }
        guard keyboard == 0, front === app.layers[0], !front.session.isLeaving else { return }
        let undimmed = presentation.largestUndimmedDetent.flatMap { heights[$0] }
        let isLive = undimmed.map { height <= $0 + 0.5 } ?? false
        check(
            presentation.isPresenterLive == isLive, "live up to the undimmed one",
            "\(presentation.isPresenterLive) at \(selected)")
        // Behind a deck, the presenter's view begins below the status bar.
        guard edge > 40 + (front.deck == nil ? 0 : window.safeAreaInsets.top), front.deck != .live else { return }
        let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: edge - 20), with: nil)
        check(
            (hit?.isDescendant(of: scene.home.view) ?? false) == isLive, "touches beside it",
            "\(hit.map { "\(type(of: $0))" } ?? "nothing") is touched, live: \(isLive)")
    }

    /// The content's safe area ends where the content is seen, and its last row can be reached.
    private func checkSafeArea(_ front: CardLayer, _ bottom: CGFloat, _ keyboard: CGFloat) {
        let (view, list, window) = (front.root.view!, front.content.list, scene.stage.window)
        let end = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
        let start = view.convert(CGPoint.zero, to: nil).y
        // The keyboard may begin above a card that was rotated: no more than the card is out of sight.
        let hidden = min(max(end - bottom, end - (window.bounds.height - keyboard), 0), end - start)
        check(
            abs(view.safeAreaInsets.bottom - hidden) < 0.75, "the safe area ends where it is seen",
            "\(view.safeAreaInsets.bottom), and \(hidden) are out of sight")
        let isAdjusted =
            list.contentInsetAdjustmentBehavior == .automatic && list.contentSize.height > list.bounds.height
        check(
            list.adjustedContentInset.bottom > (isAdjusted ? hidden : 0) - 0.75, "the last row can be reached",
            "\(list.adjustedContentInset.bottom) of \(hidden)")
    }
}

extension CardApp {
    /// The height of the topmost card at each active detent, without the safe area, in points; nil if the card has no
    /// valid detents, or a height is unknown.
    var heights: [Detent.Identifier: CGFloat]? {
        guard let detents = control?.detents, scene.kind.isPresented else { return nil }
        var (heights, named): ([Detent.Identifier: CGFloat], Set<Detent.Identifier>) = ([:], [])
        for name in detents.map(\.identifier) {
            switch height(of: name) {
            case .invalid: continue
            case .unknown: return nil
            // The first detent of a name counts, active or not.
            case .inactive: named.insert(name)
            case .points(let height):
                if named.insert(name).inserted { heights[name] = min(height, maximumHeight) }
            }
        }
        // A card without any valid detent counts as a card without detents.
        guard !named.isEmpty else { return nil }
        return heights.isEmpty ? [.large: maximumHeight] : heights
    }

    private enum Height {
        case points(CGFloat)
        case inactive, invalid, unknown
    }

    private func height(of name: Detent.Identifier) -> Height {
        let (most, preferred) = (maximumHeight, front.root.preferredContentSize.height)
        let isTextLarge = scene.stage.preferredContentSizeCategory != .large
        switch name {
        case .large: return .points(most)
        case .medium: return scene.stage.window.bounds.height < 480 ? .inactive : .points(most / 2)
        case .content: return preferred > 0 ? .points(preferred) : .unknown
        case "odd": return preferred > 0 ? preferred > 300 ? .inactive : .points(most / 3) : .unknown
        case "mood": return Self.isMoodInactive ? .inactive : .points(most * 0.7)
        case "text": return .points(isTextLarge ? 180 : 120)
        default:
            let points = Detent.drawnHeights.first { name == .height($0) }
            let share = Detent.drawnShares.first { name == .fraction($0) }
            guard let height = points ?? share.map({ $0 * most }) else { return .unknown }
            return height >= 0 ? .points(height) : .invalid
        }
    }

    /// The topmost card's greatest height, in points. The status bar limits it, and for a deck the decks behind it.
    var maximumHeight: CGFloat {
        let (size, safe) = (scene.stage.window.bounds.size, scene.stage.window.safeAreaInsets)
        var top = safe.top
        if let deck = front.deck {
            let standing = layers.filter { $0.root.presentingViewController != nil }
            let decks = deck == .classic ? 1 : standing.reversed().prefix { $0.deck != nil }.count
            top = (safe.top > 0 ? safe.top : 8) + 8 * CGFloat(decks)
        }
        return max(size.height - safe.bottom - top, 0)
    }
}
