import HeadlessUIKit

/// Words. A touch goes through them, to the hosting view.
public struct Text: Equatable, Sendable {
    private let string: String
    /// Takes the words.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
}
extension Text: Layoutable {
    func update(_ node: Node) {
        let label = node.uiView as? UILabel ?? UILabel()
        label.text = string
        label.numberOfLines = 0
        node.uiView = label
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { node.uiView?.sizeThatFits(proposal) ?? .zero }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}

/// What does something when it is tapped.
public struct Button<Label: View> {
    private let action: @MainActor () -> Void
    private let label: Label
    /// Takes what it does and what it shows.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
}
extension Button where Label == Text {
    /// Takes its words and what it does.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
}
extension Button: Layoutable {
    func update(_ node: Node) {
        let control = node.uiView as? ButtonControl ?? ButtonControl()
        control.onTap = action
        control.isEnabled = node.environment.isEnabled
        node.uiView = control
        node.setChildren([(0, label)])
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        Stacking(.vertical).size(of: node.contents, in: proposal)
    }
    func place(_ node: Node, in rect: CGRect) {
        node.uiView?.frame = rect
        Stacking(.vertical).place(node.contents, in: CGRect(origin: .zero, size: rect.size))
    }
}

private final class ButtonControl: UIControl {
    var onTap: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: { control in (control as? ButtonControl)?.onTap?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
}

/// A surface of one colour. It takes all that it is offered.
public struct Color: Hashable, Sendable {
    private let color: UIColor
    /// Takes the colour.
    nonisolated public init(uiColor: UIColor) { color = uiColor }
    /// White.
    public static let white = Color(uiColor: .white)
    /// Gray.
    public static let gray = Color(uiColor: .systemGray)
    /// Blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// None.
    public static let clear = Color(uiColor: .clear)
}
extension Color: Layoutable {
    func update(_ node: Node) {
        let view = node.uiView ?? UIView()
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        node.uiView = view
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
    func fillsSafeArea(_ node: Node) -> Bool { true }
}

/// Room that takes all that it is offered.
public struct Spacer: Sendable {
    /// Takes what is left.
    nonisolated public init() {}
}
extension Spacer: Layoutable {
    func update(_ node: Node) {}
    func size(_ node: Node, in proposal: CGSize) -> CGSize { CGSize(width: 0, height: proposal.height) }
    func place(_ node: Node, in rect: CGRect) {}
}

// Row U17.
/// Content that scrolls down: a scroll view of UIKit, as tall as it is offered.
public struct ScrollView<Content: View> {
    private let content: Content
    /// Takes the content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension ScrollView: Layoutable {
    func update(_ node: Node) {
        let scrollView = node.uiView as? UIScrollView ?? makeScrollView()
        scrollView.isScrollEnabled = node.environment.isScrollEnabled
        node.uiView = scrollView
        node.setChildren([(0, content)])
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        proposal.height.isFinite ? proposal : Stacking(.vertical).size(of: node.contents, in: proposal)
    }
    func place(_ node: Node, in rect: CGRect) {
        guard let scrollView = node.uiView as? UIScrollView else { return }
        scrollView.frame = rect
        let height = Stacking(.vertical).size(of: node.contents, in: CGSize(width: rect.width, height: 0)).height
        let size = CGSize(width: rect.width, height: height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        Stacking(.vertical).place(node.contents, in: CGRect(origin: .zero, size: size), fromStart: true)
    }
    func fillsSafeArea(_ node: Node) -> Bool { true }

    @MainActor
    private func makeScrollView() -> UIScrollView {
        let scrollView = HostedScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.contentInsetAdjustmentBehavior = .always
        return scrollView
    }
}

/// A button in it does not keep it from scrolling.
final class HostedScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
