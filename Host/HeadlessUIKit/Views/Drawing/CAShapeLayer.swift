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
    /// How the ends and the corners of the outline are drawn.
    public final var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
    /// What is inside the outline.
    public final var fillRule = CAShapeLayerFillRule.nonZero
    /// The lengths of dashes and gaps along the outline, in points; nil for none.
    public final var lineDashPattern: [NSNumber]?
    /// Where the dashes begin, in points.
    public final var lineDashPhase: CGFloat = 0
    /// The longest corner, as a multiple of the outline's width.
    public final var miterLimit: CGFloat = 10
    /// The start of the outline's drawn part, from 0 to 1.
    public final var strokeStart: CGFloat = 0
    /// The end of the outline's drawn part, from 0 to 1.
    public final var strokeEnd: CGFloat = 1
}

/// How the ends of an outline are drawn. Stores only.
public enum CAShapeLayerLineCap: Sendable {
    /// As in QuartzCore.
    case butt, round, square
}
/// How the corners of an outline are drawn. Stores only.
public enum CAShapeLayerLineJoin: Sendable {
    /// As in QuartzCore.
    case miter, round, bevel
}
/// What is inside an outline. Stores only.
public enum CAShapeLayerFillRule: Sendable {
    /// As in QuartzCore.
    case nonZero, evenOdd
}
