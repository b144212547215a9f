extension UIImage {
    /// A configuration of a picture.
    public class Configuration: @unchecked Sendable {
        fileprivate init() {}
    }

    /// A configuration of a symbol: on the host, its size.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat

        /// Creates the configuration of a symbol beside text of that size, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }

        /// Creates the configuration of a symbol beside text of that size, in points. The weight has no effect.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            super.init()
        }
    }

    /// The thickness of a symbol's lines. It is not drawn.
    public enum SymbolWeight: Int, Sendable {
        /// An unknown thickness.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin
        /// Light.
        case light
        /// The regular thickness.
        case regular
        /// Medium.
        case medium
        /// Semibold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
        /// The thickest.
        case black
    }
}
