import UIKitShim

/// Where the card and the presenter behind it are: a pure function of the container and the configuration.
///
///     let layout = DeckLayout(
///         containerSize: CGSize(width: 390, height: 844), safeAreaTop: 47, isRegularWidth: false)
///     layout.cardFrame.minY        // 55
///     layout.presenterScale        // 1 − 94/844
public struct DeckLayout: Equatable, Sendable {
    /// The card at rest, in the container's coordinates, in points.
    public let cardFrame: CGRect
    /// The size that the presenter is shown at, about the middle of the container's top edge.
    public let presenterScale: CGFloat
    /// The presenter's top edge, in the container's coordinates, in points.
    public let presenterTop: CGFloat

    /// - Parameters:
    ///   - containerSize: The size of the view that both are in, in points.
    ///   - safeAreaTop: The container's safe area at the top, in points.
    ///   - isRegularWidth: Whether the horizontal size class is regular: there the card is no wider than configured.
    public init(
        containerSize: CGSize, safeAreaTop: CGFloat, isRegularWidth: Bool,
        configuration: DeckConfiguration = DeckConfiguration()
    ) {
        let top = safeAreaTop > 0 ? safeAreaTop : configuration.minimumTopInset
        let cardTop = min(top + configuration.cardInset, containerSize.height)
        let width = isRegularWidth ? min(containerSize.width, configuration.maximumWidth) : containerSize.width
        presenterTop = top
        presenterScale = containerSize.height > 0 ? max(1 - 2 * top / containerSize.height, 0) : 1
        cardFrame = CGRect(
            x: (containerSize.width - width) / 2, y: cardTop, width: width,
            height: max(containerSize.height - cardTop, 0))
    }
}
