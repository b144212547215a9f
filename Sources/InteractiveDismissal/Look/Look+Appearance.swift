@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The appearances of the ready-made looks: pure functions of the card's and its home's places.
extension CardConfiguration.Look {
    /// The scale of a card that leaves without a home.
    private static let scaleWithoutHome: CGFloat = 0.6

    /// The greatest share of the way in which a card fades into its home.
    private static let longestFade: CGFloat = 0.2

    static func shrunk(_ state: State, to scale: CGFloat) -> Appearance {
        let progress = min(max(state.progress, 0), 1)
        var appearance = Appearance(moving: state.offset, scaledBy: 1 - (1 - scale) * progress)
        appearance.alpha = min(2 - 2 * progress, 1)
        appearance.backdrop = 1 - progress
        return appearance
    }

    /// Moves the middle of the picture by the offset, and scales it toward the size of its home. Halfway, the card is
    /// cropped to the picture, and the backdrop is gone; at the end, the picture is cropped to its home.
    ///
    /// - Parameters:
    ///   - home: The place that the card comes from and goes into, in the container's coordinates; nil: none.
    ///   - picture: The part of the card that fits into its home, in the card's own coordinates; nil: the whole card.
    static func zoomed(_ state: State, into home: Home?, _ picture: CGRect?) -> Appearance {
        let card = CGRect(origin: .zero, size: state.frame.size)
        let picture = picture ?? card
        guard let home, picture.width > 0, picture.height > 0, card.width > 0, card.height > 0 else {
            return shrunk(state, to: scaleWithoutHome)
        }
        let progress = min(max(state.progress, 0), 1)
        // Scale like an image with the aspect-fill content mode.
        let fit = max(home.frame.width / picture.width, home.frame.height / picture.height)
        let scale = 1 + (fit - 1) * progress
        let (x, y) = (picture.midX - card.midX, picture.midY - card.midY)
        var appearance = Appearance(
            moving: CGPoint(x: state.offset.x + x * (1 - scale), y: state.offset.y + y * (1 - scale)), scaledBy: scale)
        if progress > 0 {
            let cut = CGRect(
                x: picture.midX - home.frame.width / fit / 2, y: picture.midY - home.frame.height / fit / 2,
                width: home.frame.width / fit, height: home.frame.height / fit)
            appearance.crop = card.moved(toward: picture, by: min(2 * progress, 1)).moved(toward: cut, by: progress)
            appearance.cornerRadius = home.cornerRadius * progress / scale
        }
        appearance.backdrop = max(1 - 2 * progress, 0)
        return appearance
    }

    /// Shows a part between the card's place and its home, with the edge at the finger.
    static func grown(_ state: State, from home: Home?, _ picture: CGRect?) -> Appearance {
        let progress = min(max(state.progress, 0), 1)
        let card = CGRect(origin: .zero, size: state.frame.size)
        guard card.width > 0, card.height > 0, let home,
            let way = home.distance(from: state.frame, along: state.direction)
        else { return Appearance(moving: state.offset) }
        var shown = state.frame.moved(toward: home.frame, by: progress)
        // Pulled beyond rest, the card follows the finger, as every card does.
        if state.progress < 0 { shown = shown.offsetBy(dx: state.offset.x, dy: state.offset.y) }
        let isVertical = state.direction.axis == .vertical
        let scale = isVertical ? shown.width / card.width : shown.height / card.height
        guard scale > 0 else { return Appearance(moving: state.offset) }
        var cut = CGRect(x: 0, y: 0, width: shown.width / scale, height: shown.height / scale)
        if state.direction.sign < 0 { cut.origin = CGPoint(x: card.maxX - cut.width, y: card.maxY - cut.height) }
        var appearance = Appearance(
            moving: CGPoint(
                x: shown.midX - state.frame.midX - (cut.midX - card.midX) * scale,
                y: shown.midY - state.frame.midY - (cut.midY - card.midY) * scale), scaledBy: scale)
        if progress > 0 {
            appearance.crop = cut
            appearance.cornerRadius = home.cornerRadius * progress / scale
        }
        // Fade the card only while it lies over the bar: farther away the bar would show twice.
        let length = isVertical ? home.frame.height : home.frame.width
        appearance.alpha = min((1 - progress) / min(length / way, longestFade), 1)
        appearance.backdrop = 1 - progress
        return appearance
    }
}

extension CardConfiguration.Look {
    /// The place that a card comes from and goes into.
    struct Home {
        /// The frame in the container's coordinates.
        var frame: CGRect
        var cornerRadius: CGFloat = 0

        /// The distance from the card's edge to its home along its way out, in points; nil if the home is not there.
        func distance(from card: CGRect, along direction: ArbitrationPolicy.Direction) -> CGFloat? {
            let way = direction.opposite.inset(of: card.insets(of: frame))
            return way.isFinite && way >= Self.shortestWay ? way : nil
        }

        /// The shortest way that a finger can drag.
        private static let shortestWay: CGFloat = 44
    }
}

extension CGRect {
    /// The rectangle at `share` of the way to `other`, 0 to 1.
    fileprivate func moved(toward other: CGRect, by share: CGFloat) -> CGRect {
        func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
        return CGRect(
            x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
            height: between(height, other.height))
    }
}
