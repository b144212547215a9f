/// A layer that draws an outline. Stores only: nothing is drawn.
@preconcurrency @MainActor public class CAShapeLayer: CALayer {
    /// The outline; nil for none.
    public final var path: CGPath?
    /// The colour inside the outline; black unless set.
    public final var fillColor: CGColor? = UIColor.black.cgColor
    /// The colour along the outline; nil, the default, for none.
    public final var strokeColor: CGColor?
    /// The width of the line along the outline, in points; 1 unless set.
    public final var lineWidth: CGFloat = 1
    /// The place on the outline, from 0 to 1, where the line begins.
    public final var strokeStart: CGFloat = 0
    /// The place on the outline, from 0 to 1, where the line ends.
    public final var strokeEnd: CGFloat = 1
}
