/// The margins of a view, as they were set.
struct LayoutMargins {
    /// Nil means the system's margins.
    var base: UIEdgeInsets?
    var insetsFromSafeArea = true
    var preservesSuperviews = false
}

extension UIView {
    /// The space between the view's sides and its content, in points: 8, or the system's for a controller's view. The
    /// safe area is added.
    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = autoLayout?.margins ?? LayoutMargins()
            var insets = margins.base ?? systemMargins
            if margins.insetsFromSafeArea { insets = insets + safeAreaInsets }
            if margins.preservesSuperviews, let superview {
                let (outer, frame, space) = (superview.layoutMargins, untransformedFrame, superview.bounds)
                insets.top = max(insets.top, outer.top - (frame.minY - space.minY))
                insets.left = max(insets.left, outer.left - (frame.minX - space.minX))
                insets.bottom = max(insets.bottom, outer.bottom - (space.maxY - frame.maxY))
                insets.right = max(insets.right, outer.right - (space.maxX - frame.maxX))
            }
            return insets
        }
        set { changeMargins { $0.base = newValue } }
    }

    /// The margins by the direction of the language.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }

    /// A Boolean value that says whether the safe area is added to the margins; true unless set.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { autoLayout?.margins.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// A Boolean value that says whether the margins reach at least as far as the superview's.
    public var preservesSuperviewLayoutMargins: Bool {
        get { autoLayout?.margins.preservesSuperviews ?? false }
        set { changeMargins { $0.preservesSuperviews = newValue } }
    }

    private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let before = layoutMargins
        change(&madeAutoLayout.margins)
        guard layoutMargins != before else { return }
        autoLayout?.engine?.guidesDidChange()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    /// 8 points; a controller's view has 16 at its sides, or 20 if it is as wide as a large phone: guesses.
    private var systemMargins: UIEdgeInsets {
        guard viewController != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let side: CGFloat = bounds.width >= 414 ? 20 : 16
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
}

/// Distances inwards from the edges of a rectangle, by the direction of the language, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top downwards.
    public var top: CGFloat
    /// The distance from the side at which a line begins.
    public var leading: CGFloat
    /// The distance from the bottom upwards.
    public var bottom: CGFloat
    /// The distance from the side at which a line ends.
    public var trailing: CGFloat

    /// Creates insets from four numbers.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}
