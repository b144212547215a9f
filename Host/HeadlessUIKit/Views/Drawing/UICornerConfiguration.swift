/// The radius of a corner, in points.
public struct UICornerRadius: Hashable, Sendable {
    /// The minimum radius, or the fixed one.
    let least: CGFloat
    let isConcentric: Bool

    /// A fixed radius.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(least: CGFloat(radius), isConcentric: false)
    }

    // Row V14.
    /// A radius concentric with the container's corner, at least `minimum`.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(least: minimum ?? 0, isConcentric: true)
    }
}

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate let radii: [UICornerRadius?]

    /// The same radius for each corner. A concentric one may differ from corner to corner.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radii: Array(repeating: radius, count: 4))
    }

    /// A radius for each corner; nil for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }
}

extension UIView {
    // Row V14.
    /// The radii of the corners; square unless set. Snapshots draw the layer's own radius.
    public var cornerConfiguration: UICornerConfiguration {
        get { cornerRadii ?? UICornerConfiguration(radii: [nil, nil, nil, nil]) }
        set {
            cornerRadii = newValue
            setNeedsLayout()
        }
    }

    // Row V14.
    /// The greatest shown radius of these corners, in points, by `cornerConfiguration` alone.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = (0..<4).filter { corner.rawValue & 1 << $0 != 0 }.map(shownRadius)
        return radii.max() ?? 0
    }

    private func shownRadius(at corner: Int) -> CGFloat {
        guard let radius = cornerRadii?.radii[corner] else { return 0 }
        let container = sequence(first: self, next: \.superview).dropFirst().first { $0.cornerRadii != nil }
        guard radius.isConcentric, let container else { return radius.least }
        let (frame, room) = (container.convert(bounds, from: self), container.bounds)
        let across = corner % 2 == 0 ? frame.minX - room.minX : room.maxX - frame.maxX
        let down = corner < 2 ? frame.minY - room.minY : room.maxY - frame.maxY
        return max(container.shownRadius(at: corner) - max(across, down), radius.least)
    }
}
