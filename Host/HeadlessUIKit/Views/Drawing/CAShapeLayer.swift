/// A layer that draws an outline. Stores only: nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The outline; nil for none.
    public final var path: CGPath?
    /// The colour inside the outline; black unless set.
    public final var fillColor: CGColor? = UIColor.black.cgColor
    /// The colour along the outline; nil, the default, for none.
    public final var strokeColor: CGColor?
    /// The width of the outline, in points; 1 unless set.
    public final var lineWidth: CGFloat = 1
    /// The start of the outline's drawn part, from 0 to 1.
    public final var strokeStart: CGFloat = 0
    /// The end of the outline's drawn part, from 0 to 1.
    public final var strokeEnd: CGFloat = 1
}
