extension UIView {
    /// The parts that change when the superview is resized.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The space to the left of the view.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width of the view.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The space to the right of the view.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The space above the view.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height of the view.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The space below the view.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The direction of the interface, unless `semanticContentAttribute` overrides it. It mirrors nothing by itself;
    /// natural text alignment follows it.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }

    /// The view's frame without its transform.
    var untransformedFrame: CGRect {
        let anchor = layer.anchorPoint
        return CGRect(
            origin: CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height),
            size: bounds.size)
    }
}

// MARK: - Autoresizing

extension UIView {
    package func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            subview.autoresize(from: oldSize, to: bounds.size)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        let frame = untransformedFrame
        let horizontal = Span(start: frame.minX, length: frame.width).resized(
            by: newSize.width - oldSize.width, within: oldSize.width, before: mask.contains(.flexibleLeftMargin),
            itself: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
        let vertical = Span(start: frame.minY, length: frame.height).resized(
            by: newSize.height - oldSize.height, within: oldSize.height, before: mask.contains(.flexibleTopMargin),
            itself: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
        let anchor = layer.anchorPoint
        // The center first: a scroll view that gets a new size asks for its safe area.
        center = CGPoint(
            x: horizontal.start + anchor.x * horizontal.length, y: vertical.start + anchor.y * vertical.length)
        bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    }

    /// The position and length of a view along one axis of its superview.
    private struct Span {
        var start: CGFloat
        var length: CGFloat

        /// Distributes `change` among the flexible parts in proportion to their lengths; evenly if their sum is 0.
        func resized(by change: CGFloat, within space: CGFloat, before: Bool, itself: Bool, after: Bool) -> Span {
            let margin = (before: before ? start : 0, after: after ? space - start - length : 0)
            let flexible = margin.before + (itself ? length : 0) + margin.after
            let parts = [before, itself, after].reduce(0) { $1 ? $0 + 1 : $0 }
            func share(of part: CGFloat, _ isFlexible: Bool) -> CGFloat {
                guard isFlexible else { return 0 }
                return flexible > 0 ? change * part / flexible : change / CGFloat(parts)
            }
            return Span(
                start: start + share(of: margin.before, before), length: max(0, length + share(of: length, itself)))
        }
    }
}
