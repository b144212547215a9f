import UIKitShim

/// How a deck looks: one value.
///
/// The defaults are DeckTransition's: the card 8 pt below the presenter's top edge, which stands at the safe area's
/// top; corners of 8 pt; the presenter dimmed by black at 0.2.
public struct DeckConfiguration: Hashable, Sendable {
    /// How far the card's top lies below the presenter's, in points; 0 or more.
    public var cardInset: CGFloat
    /// The presenter's top where the safe area has none, in points; 0 or more.
    public var minimumTopInset: CGFloat
    /// The radius of the card's and the presenter's corners, in points; 0 or more.
    public var cornerRadius: CGFloat
    /// How dark the presenter is, 0 to 1.
    public var dimming: CGFloat
    /// The widest that a card becomes where the width is regular, in points; it is centred there.
    public var maximumWidth: CGFloat

    /// What is negative or not a number counts as 0; a dimming above 1 as 1.
    public init(
        cardInset: CGFloat = 8, minimumTopInset: CGFloat = 8, cornerRadius: CGFloat = 8, dimming: CGFloat = 0.2,
        maximumWidth: CGFloat = 704
    ) {
        self.cardInset = cardInset.atLeastZero
        self.minimumTopInset = minimumTopInset.atLeastZero
        self.cornerRadius = cornerRadius.atLeastZero
        self.dimming = min(dimming.atLeastZero, 1)
        self.maximumWidth = maximumWidth.atLeastZero
    }
}

extension CGFloat {
    fileprivate var atLeastZero: CGFloat { self > 0 && isFinite ? self : 0 }
}
