/// A source of feedback that a hand feels.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    /// Creates a generator; use one of the subclasses.
    public init() {}

    /// Does nothing: there is no hardware to prepare.
    open func prepare() {}
}

/// A source of single knocks. The host notes each in `impacts` of the stage that has called the code, or was driven
/// last.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength and character of a knock.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// A knock of a small, light object.
        case light
        /// A knock of an object of medium size.
        case medium
        /// A knock of a large, heavy object.
        case heavy
        /// A knock of a soft object.
        case soft
        /// A knock of a rigid object.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of knocks of one style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Knocks once.
    open func impactOccurred() { Stage.implied?.impacts.append(style) }
}
