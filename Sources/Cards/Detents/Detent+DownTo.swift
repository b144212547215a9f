@_spi(Cards) import GestureArbiter
import UIKitShim

extension Detent {
    /// Returns a detent at which a view of the content shows wholly: from the side of the card that shows first down to the
    /// view's far side, at most the whole card.
    ///
    ///     presentCard(order, detents: [.downTo(order.summary, identifier: "summary"), .large])
    ///
    /// In scrolling content the place counts that the view has while the content is at its top. The place is read in each
    /// layout of the card; call `invalidateDetents()` if you move the view at another time. The view is held weakly. The
    /// detent is inactive while the view is hidden, gone or in another card; the latter two are logged once.
    ///
    /// - Parameters:
    ///   - view: A view in the card.
    ///   - margin: The length below the view that shows as well, in points.
    ///   - identifier: The name that selects and reports the detent. Two such detents with one name are equal.
    @MainActor
    public static func downTo(_ view: UIView, margin: CGFloat = 0, identifier: Identifier) -> Detent {
        .custom(identifier) { [weak view] _ in
            guard let view, let depth = view.depthInCard else {
                warnOnce(
                    "Detent.downTo(_:margin:identifier:)",
                    """
                    The view of "\(identifier)" is not in the card, so the detent is left out. Give a view of the content.
                    """)
                return nil
            }
            return view.isHidden ? nil : max(depth + margin, 0)
        }
    }
}

extension UIView {
    /// The distance to this view's far side from the side of its card that shows first, in points, without the safe area
    /// at the side that the card leaves over; nil in no card.
    fileprivate var depthInCard: CGFloat? {
        let responders = sequence(first: self as UIResponder, next: \.next)
        let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
        guard let card = controller?.enclosingCard?.restingCard, let content = card.contentController?.viewIfLoaded,
            isDescendant(of: content)
        else { return nil }
        content.layoutIfNeeded()
        // Bars and safe areas come with the window.
        if content.window == nil { onNextTurn(of: content) { [weak card] in card?.resolveAgain() } }
        var place = convert(bounds, to: content)
        let around = sequence(first: self, next: \.superview).prefix { $0 !== content.superview }.dropFirst()
        for list in around.lazy.compactMap({ $0 as? UIScrollView }) {
            place = place.offsetBy(
                dx: list.contentOffset.x + list.adjustedContentInset.left,
                dy: list.contentOffset.y + list.adjustedContentInset.top)
        }
        return switch card.direction {
        case .down, .vertical: place.maxY
        case .up: place.maxY - card.safeInsets.top
        case .right, .trailing, .horizontal: place.maxX
        case .left, .leading: card.resizes ? place.maxX - card.safeInsets.left : content.bounds.width - place.minX
        }
    }
}
