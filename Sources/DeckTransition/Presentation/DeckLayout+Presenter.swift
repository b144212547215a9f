import UIKitShim

extension DeckLayout {
    /// How the presenter is shown behind its card.
    public struct PresenterPlace: Equatable, Sendable {
        /// Applied about the middle of the presenter.
        public var transform: CGAffineTransform
        /// How dark it is, 0 to 1.
        public var dimming: CGFloat
        /// In the presenter's own points.
        public var cornerRadius: CGFloat
    }

    /// How the presenter stands while its card comes, is dragged, or goes.
    ///
    /// It is scaled about the middle of its top edge. With further cards over its own it becomes smaller by one step
    /// for each; its top stays.
    ///
    /// - Parameters:
    ///   - frame: The presenter without any transform, in the container's coordinates, in points.
    ///   - progress: How far its card has come: 0 out of sight, 1 at rest. Beyond is taken as the nearer of the two.
    ///   - cornerRadius: The presenter's own corners, in points: those of a card if it is one, else 0.
    ///   - cardsAbove: How far each card over the presenter's own has come, 0 to 1.
    public func presenterPlace(
        of frame: CGRect, progress: CGFloat, cornerRadius: CGFloat = 0, cardsAbove: [CGFloat] = []
    ) -> PresenterPlace {
        let progress = progress.share
        let factor = ([progress] + cardsAbove).reduce(1) { $0 * (1 + (presenterScale - 1) * $1.share) }
        let goal = frame.minY <= lowestMovedTop ?? -.infinity ? presenterTop : frame.minY
        let top = frame.minY + (goal - frame.minY) * progress
        // The middle of the scaled view is half of its scaled height below its top.
        let shift = top - frame.minY - (1 - factor) * frame.height / 2
        return PresenterPlace(
            transform: CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: shift),
            dimming: dimming * progress, cornerRadius: cornerRadius + (presenterCornerRadius - cornerRadius) * progress)
    }
}
