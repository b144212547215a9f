import HeadlessUIKit

/// A stage with a view that fills its window, for views with constraints.
@MainActor struct ConstraintScene {
    let stage: Stage
    let root: UIView
    let controller = UIViewController()

    init(screen: Screen = .phone) {
        stage = Stage(rootViewController: controller, screen: screen)
        root = controller.view
    }

    /// A view without a frame, in the root or in another view.
    func view(in superview: UIView? = nil, named identifier: String? = nil) -> UIView {
        add(UIView(), to: superview, identifier)
    }

    @discardableResult
    func add<View: UIView>(_ view: View, to superview: UIView? = nil, _ identifier: String? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = identifier
        (superview ?? root).addSubview(view)
        return view
    }

    func label(_ text: String, in superview: UIView? = nil) -> UILabel {
        let label = add(UILabel(), to: superview)
        label.text = text
        return label
    }

    func layOut() { stage.advanceFrame() }
}

@MainActor func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension CGRect {
    /// True if the sides are equal, apart from rounding.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(maxX - other.maxX) < 1e-6
            && abs(maxY - other.maxY) < 1e-6
    }
}

/// A view whose content has a size.
final class Box: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
