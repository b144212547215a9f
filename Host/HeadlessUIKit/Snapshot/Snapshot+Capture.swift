extension Snapshot.Node {
    @MainActor
    init(_ view: UIView) {
        self = UITraitCollection.with(view.traitCollection) { Self(drawing: view) }
    }

    @MainActor
    private init(drawing view: UIView) {
        let layer = view.layer
        let shown = ShownView(view)
        self.init(
            kind: String(describing: type(of: view)), identifier: view.accessibilityIdentifier,
            bounds: shown.bounds, center: shown.center, anchorPoint: layer.anchorPoint, transform: shown.transform,
            transformToParent: shown.transformToSuperview, alpha: shown.alpha, isHidden: view.isHidden,
            background: shown.backgroundColor?.cgColor, corners: Snapshot.Corners(layer, radius: shown.cornerRadius),
            clips: view.clipsToBounds,
            cut: view.mask.map {
                Snapshot.Cut(frame: $0.frame, corners: Snapshot.Corners($0.layer, radius: $0.layer.cornerRadius))
            },
            border: Snapshot.Border(layer), shadow: Snapshot.Shadow(layer),
            text: (view as? UILabel).flatMap(Snapshot.Text.init),
            children: view.subviewsInDrawingOrder.map { Self($0) })
    }
}

@MainActor
extension Snapshot.Corners {
    fileprivate init(_ layer: CALayer, radius: CGFloat) {
        self.init(
            radius: radius, mask: layer.maskedCorners.rawValue,
            isContinuous: layer.cornerCurve == .continuous)
    }
}

@MainActor
extension Snapshot.Border {
    fileprivate init?(_ layer: CALayer) {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return nil }
        self.init(width: layer.borderWidth, color: color)
    }
}

@MainActor
extension Snapshot.Shadow {
    fileprivate init?(_ layer: CALayer) {
        guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return nil }
        self.init(
            color: color, opacity: CGFloat(layer.shadowOpacity), offset: layer.shadowOffset,
            radius: layer.shadowRadius)
    }
}

@MainActor
extension Snapshot.Text {
    fileprivate init?(_ label: UILabel) {
        guard let text = label.text, !text.isEmpty else { return nil }
        let natural: NSTextAlignment =
            label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        self.init(
            string: text, color: label.textColor.cgColor, pointSize: label.fittedPointSize,
            weight: Self.weight(of: label.font),
            alignment: label.textAlignment == .natural ? natural : label.textAlignment,
            numberOfLines: label.numberOfLines)
    }

    private static func weight(of font: UIFont) -> Int {
        switch font.weight.rawValue {
        case ..<(-0.2): 300
        case ..<0.1: 400
        case ..<0.27: 500
        case ..<0.35: 600
        case ..<0.48: 700
        default: 800
        }
    }
}

extension UIView {
    /// The subviews from the back to the front: by `zPosition`, then as subviews.
    package var subviewsInDrawingOrder: [UIView] {
        let order = subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        return order.map(\.element)
    }
}
