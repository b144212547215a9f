/// A generator of haptic feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator {
    /// Creates a generator; use one of the subclasses.
    public init() {}

    /// Does nothing: there is no hardware to prepare.
    open func prepare() {}
}

/// A generator of single impacts. The host records each in `impacts` of the stage that runs this code or ran last.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength and character of an impact.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// An impact of a small, light object.
        case light
        /// An impact of an object of medium size.
        case medium
        /// An impact of a large, heavy object.
        case heavy
        /// An impact of a soft object.
        case soft
        /// An impact of a rigid object.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of impacts of one style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Records one impact.
    open func impactOccurred() { Stage.implied?.impacts.append(style) }
    /// Records one impact; the host does not record the intensity.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// A generator of feedback for a selection that changes. The host records it in the stage's `feedback`, as nil.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Records one change.
    open func selectionChanged() { Stage.implied?.feedback.append(nil) }
}

/// A generator of feedback for a task that ends. The host records it in the stage's `feedback`.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How the task ended.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// As in UIKit.
        case success, warning, error
    }
    /// Records the end of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        Stage.implied?.feedback.append(notificationType)
    }
}
