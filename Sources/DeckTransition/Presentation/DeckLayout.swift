import UIKitShim

/// The place of a card: a pure function of the container and the configuration.
///
///     let container = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
///     let layout = DeckLayout(in: container)
///     layout.cardFrame.minY        // 55
///     layout.presenterScale        // 1 − 94/844
///
/// All lengths are points, in the container's coordinates.
public struct DeckLayout: Equatable, Sendable {
    /// The card at its largest, the detent `.large`.
    public let cardFrame: CGRect
    /// The size that the presenter is shown at with this card alone in front of it.
    public let presenterScale: CGFloat
    /// The presenter's top edge, behind this card.
    public let presenterTop: CGFloat
    /// The darkness of the presenter, 0 to 1.
    public let dimming: CGFloat
    /// The presenter's corners, in its own points.
    public let presenterCornerRadius: CGFloat
    /// Presenters whose top lies below this stay where they are: they are short cards. Nil: no presenter is moved.
    let lowestMovedTop: CGFloat?

    /// - Parameters:
    ///   - container: The view that card and presenter are in.
    ///   - level: How many cards there are, this one included; 1 for the first. Less counts as 1.
    ///   - configuration: The deck's measures.
    public init(
        in container: Container, level: Int = 1, configuration: DeckConfiguration = DeckConfiguration()
    ) {
        let top = Self.top(in: container, configuration)
        let steps = configuration.nesting == .stack ? CGFloat(max(level, 1) - 1) : 0
        let cardTop = min(top + (steps + 1) * configuration.cardInset, container.height)
        let width = container.isRegularWidth ? min(container.width, configuration.maximumWidth) : container.width
        cardFrame = CGRect(
            x: (container.width - width) / 2, y: cardTop, width: width, height: container.height - cardTop)
        dimming = configuration.dimming
        switch configuration.presenter {
        case .dimOnly:
            (presenterTop, presenterScale, presenterCornerRadius, lowestMovedTop) = (0, 1, 0, nil)
        case .snapshot, .live:
            presenterTop = min(top + steps * configuration.cardInset, container.height)
            presenterScale = configuration.presenterScale ?? Self.scale(for: top, in: container)
            presenterCornerRadius = configuration.cornerRadius
            lowestMovedTop = presenterTop + configuration.cardInset
        }
    }

    private static func top(in container: Container, _ configuration: DeckConfiguration) -> CGFloat {
        if let top = configuration.topInset { return top }
        return container.safeAreaTop > 0 ? container.safeAreaTop : configuration.minimumTopInset
    }

    private static func scale(for top: CGFloat, in container: Container) -> CGFloat {
        container.height > 0 ? max(1 - 2 * top / container.height, 0) : 1
    }

}

// MARK: - The presenter

extension DeckLayout {
    /// The look of the presenter behind its card.
    public struct PresenterPlace: Equatable, Sendable {
        /// Applied about the middle of the presenter.
        public var transform: CGAffineTransform
        /// Its darkness, 0 to 1.
        public var dimming: CGFloat
        /// In the presenter's own points.
        public var cornerRadius: CGFloat
    }

    /// Returns the presenter's place while its card comes, is dragged, or goes.
    ///
    /// It is scaled about the middle of its top edge. With further cards over its own it becomes smaller by one step
    /// for each; its top stays.
    ///
    /// - Parameters:
    ///   - frame: The presenter without any transform, in the container's coordinates, in points; what is not finite counts
    ///     as 0.
    ///   - progress: How far its card has come: 0 out of sight, 1 at rest. Beyond is taken as the nearer of the two.
    ///   - cornerRadius: The presenter's own corners, in points: those of a card if it is one, else 0.
    ///   - cardsAbove: How far each card over the presenter's own has come, 0 to 1.
    public func presenterPlace(
        of frame: CGRect, progress: CGFloat, cornerRadius: CGFloat = 0, cardsAbove: [CGFloat] = []
    ) -> PresenterPlace {
        let progress = progress.share
        let factor = cardsAbove.reduce(scale(at: progress)) { $0 * scale(at: $1) }
        let (start, height) = (frame.minY.finiteOrZero, frame.height.finiteOrZero)
        let goal = start <= lowestMovedTop ?? -.infinity ? presenterTop : start
        // The middle of the scaled view is half of its scaled height below its top.
        let shift = (goal - start) * progress - (1 - factor) * height / 2
        let ownRadius = cornerRadius.finiteOrZero
        return PresenterPlace(
            transform: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: shift),
            dimming: dimming * progress, cornerRadius: ownRadius + (presenterCornerRadius - ownRadius) * progress)
    }

    private func scale(at progress: CGFloat) -> CGFloat { 1 + (presenterScale - 1) * progress.share }
}

// MARK: - The container

extension DeckLayout {
    /// Everything that a layout depends on besides the configuration.
    public struct Container: Equatable, Sendable {
        /// In points; 0 or more.
        public var width: CGFloat { didSet { width = width.length } }
        /// In points; 0 or more.
        public var height: CGFloat { didSet { height = height.length } }
        /// The height that bars and the like cover at the top, in points; 0 or more.
        public var safeAreaTop: CGFloat { didSet { safeAreaTop = safeAreaTop.length } }
        /// A Boolean value that says whether the horizontal size class is regular: there the card is no wider than
        /// configured.
        public var isRegularWidth: Bool

        /// A container of this size and surroundings; a negative number, or one that is not finite, counts as 0.
        public init(
            size: CGSize, safeAreaTop: CGFloat = 0, isRegularWidth: Bool = false
        ) {
            width = size.width.length
            height = size.height.length
            self.safeAreaTop = safeAreaTop.length
            self.isRegularWidth = isRegularWidth
        }
    }

    /// The layout of the first card in a container of this size.
    public init(
        containerSize: CGSize, safeAreaTop: CGFloat, isRegularWidth: Bool,
        configuration: DeckConfiguration = DeckConfiguration()
    ) {
        self.init(
            in: Container(size: containerSize, safeAreaTop: safeAreaTop, isRegularWidth: isRegularWidth),
            configuration: configuration)
    }
}
