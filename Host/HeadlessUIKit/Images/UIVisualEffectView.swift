/// A visual effect behind or in a view. It is not drawn.
@preconcurrency @MainActor open class UIVisualEffect {
    /// Creates an effect; use one of the subclasses.
    public init() {}
}
extension UIVisualEffect: Equatable {
    /// An effect equals itself alone: whether UIKit compares styles is not documented.
    nonisolated public static func == (one: UIVisualEffect, other: UIVisualEffect) -> Bool { one === other }
}

/// A blur of the content behind a view. Stores only.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The thickness and the brightness of a blur. All are alike here.
    public enum Style: Int, Sendable {
        /// A blur that is lighter than the content behind it.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// A blur that follows the brightness of the interface.
        case regular = 4
        /// A blur that lets content stand out.
        case prominent = 5
        /// The thinnest material.
        case systemUltraThinMaterial = 6
        /// A thin material.
        case systemThinMaterial = 7
        /// The ordinary material.
        case systemMaterial = 8
        /// A thick material.
        case systemThickMaterial = 9
        /// The material of the system's bars.
        case systemChromeMaterial = 10
    }

    let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Content that takes colour from a blur behind it. Stores only.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect

    /// Creates the effect for content over a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
}

/// Glass, from iOS 26 on. Stores only.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The look of glass.
    public enum Style: Int, Sendable {
        /// The ordinary glass.
        case regular = 0
        /// Glass that shows more of what is behind.
        case clear = 1
    }

    let style: Style
    /// Whether the glass responds to touches.
    open var isInteractive = false
    /// The colour of the glass; nil for none.
    open var tintColor: UIColor?

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view whose content lies over an effect. The effect is stored and not drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for subviews, which fills the effect view.
    public let contentView = UIView()
    /// The effect; nil for none. Stores only.
    open var effect: UIVisualEffect?

    /// Creates a view of no size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// Creates a view without an effect or a size: the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
