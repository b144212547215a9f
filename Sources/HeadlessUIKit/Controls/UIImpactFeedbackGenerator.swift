/// What a hand feels.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    /// A generator of one of the subclasses' kinds.
    public init() {}

    /// Has the hardware ready; there is none here.
    open func prepare() {}
}

/// A knock. The host notes it, among the `impacts` of the stage that has called the code, or was driven last.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it knocks.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// As by a small thing.
        case light
        /// As by a thing of middling size.
        case medium
        /// As by a large thing.
        case heavy
        /// As by a thing that gives way.
        case soft
        /// As by a thing that does not.
        case rigid
    }

    private let style: FeedbackStyle

    /// A generator of knocks of one kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Knocks, once.
    open func impactOccurred() { Stage.implied?.impacts.append(style) }
}
