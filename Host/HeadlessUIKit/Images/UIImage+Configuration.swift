extension UIImage {
    /// A wish of how a picture is to look.
    public class Configuration: @unchecked Sendable {
        fileprivate init() {}
    }

    /// A wish of how a symbol is to look: here, how large.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat

        /// Creates the wish for a symbol beside text of that size, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }

        /// Creates the wish for a symbol beside text of that size, in points. The weight changes nothing here.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.pointSize = pointSize
            super.init()
        }
    }

    /// The thickness of a symbol's lines. Nothing is drawn for it.
    public enum SymbolWeight: Int, Sendable {
        /// A thickness that is not known.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin
        /// Light.
        case light
        /// The ordinary one.
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
