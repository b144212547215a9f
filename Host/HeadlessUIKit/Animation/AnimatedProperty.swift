/// The numbers of an animatable value, so that they can be added and scaled; unused ones are 0.
typealias AnimatedValue = SIMD8<Double>

/// A property of a view that can be animated.
enum AnimatedProperty: Hashable {
    case bounds, center, transform, alpha, backgroundColor, cornerRadius
}

@MainActor extension AnimatedProperty {
    func value(of view: UIView) -> AnimatedValue {
        switch self {
        case .bounds: AnimatedValue(view.bounds)
        case .center: AnimatedValue(view.center)
        case .transform: AnimatedValue(view.transform)
        case .alpha: AnimatedValue(view.alpha)
        case .backgroundColor: AnimatedValue(view.backgroundColor)
        case .cornerRadius: AnimatedValue(view.layer.cornerRadius)
        }
    }

    /// The layer's name for the property's animation.
    var key: String {
        switch self {
        case .bounds: "bounds"
        case .center: "position"
        case .transform: "transform"
        case .alpha: "opacity"
        case .backgroundColor: "backgroundColor"
        case .cornerRadius: "cornerRadius"
        }
    }

    /// Assigns the model's value if it differs.
    func assign(_ value: AnimatedValue, to view: UIView) {
        guard value != self.value(of: view) else { return }
        switch self {
        case .bounds: view.bounds = value.rect
        case .center: view.center = value.point
        case .transform: view.transform = value.transform
        case .alpha: view.alpha = value.number
        case .backgroundColor: view.backgroundColor = value.color
        case .cornerRadius: view.layer.cornerRadius = value.number
        }
    }

    /// The progress of each number: some follow the horizontal progress, others the vertical one.
    func spread(_ progress: CGVector) -> AnimatedValue {
        let (x, y) = (Double(progress.dx), Double(progress.dy))
        return switch self {
        case .center: AnimatedValue(x, y, x, x, x, x, x, x)
        case .transform: AnimatedValue(x, x, x, x, x, y, x, x)
        case .bounds, .alpha, .backgroundColor, .cornerRadius: AnimatedValue(repeating: x)
        }
    }
}

extension AnimatedValue {
    init(_ number: CGFloat) { self.init(Double(number), 0, 0, 0, 0, 0, 0, 0) }
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0, 0, 0, 0, 0) }
    init(_ rect: CGRect) {
        self.init(
            Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height), 0, 0, 0, 0)
    }
    init(_ t: CGAffineTransform) {
        self.init(Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty), 0, 0)
    }

    /// Red, green and blue, multiplied by alpha, so that a fading colour does not darken.
    init(_ color: UIColor?) {
        guard let color = color?.cgColor else {
            self = .zero
            return
        }
        let alpha = Double(color.alpha)
        self.init(
            Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha, 0, 0, 0, 0)
    }

    var number: CGFloat { CGFloat(self[0]) }
    var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
    var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
    var transform: CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(self[0]), b: CGFloat(self[1]), c: CGFloat(self[2]), d: CGFloat(self[3]), tx: CGFloat(self[4]),
            ty: CGFloat(self[5]))
    }
    var color: UIColor? {
        guard self[3] > 0 else { return nil }
        return UIColor(
            red: CGFloat(self[0] / self[3]), green: CGFloat(self[1] / self[3]), blue: CGFloat(self[2] / self[3]),
            alpha: CGFloat(self[3]))
    }
}
