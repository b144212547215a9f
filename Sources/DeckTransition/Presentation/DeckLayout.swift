@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// The places of a deck's card and its presenter, in points, in the container's coordinates. Pure.
@_spi(Cards) public struct DeckLayout: Equatable, Sendable {
    /// The card's frame at its largest, the detent `.large`.
    public let cardFrame: CGRect
    /// The presenter's scale with only this card in front of it.
    public let presenterScale: CGFloat
    /// The presenter's top edge, behind this card.
    public let presenterTop: CGFloat
    /// The radius of the presenter's corners, in its own points.
    public let presenterCornerRadius: CGFloat
    /// A presenter whose top lies lower, such as a short card, does not move. Nil: no presenter moves.
    let lowestMovedTop: CGFloat?

    /// - Parameter level: The number of cards, including this one; less than 1 counts as 1.
    public init(in container: Container, level: Int = 1, configuration: DeckConfiguration = DeckConfiguration()) {
        let safeTop = container.safeAreaTop > 0 ? container.safeAreaTop : configuration.minimumTopInset
        let top = configuration.topInset ?? safeTop
        let steps = configuration.nesting == .stack ? CGFloat(max(level, 1) - 1) : 0
        let cardTop = min(top + (steps + 1) * configuration.cardInset, container.height)
        let width = min(container.width, configuration.traits.maximumWidth)
        cardFrame = CGRect(
            x: (container.width - width) / 2, y: cardTop, width: width, height: container.height - cardTop)
        switch configuration.presenter {
        case .dimOnly: (presenterTop, presenterScale, presenterCornerRadius, lowestMovedTop) = (0, 1, 0, nil)
        case .snapshot, .live:
            presenterTop = min(top + steps * configuration.cardInset, container.height)
            let centredScale = container.height > 0 ? max(1 - 2 * top / container.height, 0) : 1
            presenterScale = configuration.presenterScale ?? centredScale
            presenterCornerRadius = configuration.traits.cornerRadius
            lowestMovedTop = presenterTop + configuration.cardInset
        }
    }
}

// MARK: - The presenter

extension DeckLayout {
    /// The look of the presenter behind its card.
    public struct PresenterPlace: Equatable, Sendable {
        /// The transform, applied about the middle of the presenter.
        public var transform: CGAffineTransform
        /// The radius of the corners, in the presenter's own points.
        public var cornerRadius: CGFloat
    }

    /// Returns the presenter's place while its card comes, follows a finger, or leaves. The presenter scales about the
    /// middle of its top edge. Each card over its own card makes the presenter smaller by one step.
    ///
    /// - Parameters:
    ///   - frame: The presenter's frame without any transform; a value that is not finite counts as 0.
    ///   - progress: 0 if the card is out of sight, 1 if it is at rest. Clamped to 0...1.
    ///   - cornerRadius: The radius of the presenter's own corners.
    ///   - cardsAbove: The progress of each card over the presenter's own card, 0 to 1.
    public func presenterPlace(
        of frame: CGRect, progress: CGFloat, cornerRadius: CGFloat = 0, cardsAbove: [CGFloat] = []
    ) -> PresenterPlace {
        let progress = progress.share
        let factor = cardsAbove.reduce(scale(at: progress)) { $0 * scale(at: $1.share) }
        let (start, height) = (frame.minY.finiteOrZero, frame.height.finiteOrZero)
        let goal = start <= lowestMovedTop ?? -.infinity ? presenterTop : start
        // The middle of the scaled view is half of its scaled height below its top.
        let shift = (goal - start) * progress - (1 - factor) * height / 2
        let ownRadius = cornerRadius.finiteOrZero
        return PresenterPlace(
            transform: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: shift),
            cornerRadius: ownRadius + (presenterCornerRadius - ownRadius) * progress)
    }

    private func scale(at progress: CGFloat) -> CGFloat { 1 + (presenterScale - 1) * progress }

    // MARK: The container

    /// The values that a layout depends on, besides the configuration.
    public struct Container: Equatable, Sendable {
        public var width: CGFloat { didSet { width = width.length } }
        public var height: CGFloat { didSet { height = height.length } }
        /// The height of the safe area at the top.
        public var safeAreaTop: CGFloat { didSet { safeAreaTop = safeAreaTop.length } }

        /// Creates a container. A number that is negative or not finite counts as 0.
        public init(size: CGSize, safeAreaTop: CGFloat = 0) {
            width = size.width.length
            height = size.height.length
            self.safeAreaTop = safeAreaTop.length
        }
    }
}
