import HeadlessUIKit

/// A text. A touch goes through to the hosting view.
public struct Text: Equatable, Sendable {
    private let string: String
    var style = Style()
    /// The text.
    var words: String { string }
    /// Creates a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }
}
extension Text: Layoutable {
    func update(_ node: Node) {
        let label = node.uiView as? UILabel ?? UILabel()
        label.text = string
        label.numberOfLines = node.environment.lineLimit ?? 0
        label.font = node.environment.uiFont(style)
        switch node.environment.multilineTextAlignment {
        case .leading: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .trailing: label.textAlignment = node.isMirrored ? .left : .right
        }
        node.uiView = label
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { node.uiView?.sizeThatFits(proposal) ?? .zero }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}

/// A control that performs an action when it is tapped.
public struct Button<Label: View> {
    private let action: @MainActor () -> Void
    private let label: Label
    private var role: ButtonRole?
    /// Creates a button with its action and its label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
    /// Creates a button with what it does, its action and its label.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}
extension Button where Label == Text {
    /// Creates a button with a title and its action.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
    /// Creates a button with a title, what it does, and its action.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.action, label, self.role) = (action, Text(title), role)
    }
}
extension Button: Layoutable {
    func update(_ node: Node) {
        let control = node.uiView as? ButtonControl ?? ButtonControl()
        control.onTap = action
        control.isEnabled = node.environment.isEnabled
        control.role = role
        node.uiView = control
        // Row U53.
        if let style = node.environment.buttonStyle {
            control.pressed = { [weak node] in node?.invalidate() }
            let configuration = ButtonStyleConfiguration(
                role: role, label: .init(view: AnyView(label)), isPressed: control.isHighlighted)
            func styled(_ style: some ButtonStyle) -> any View { style.makeBody(configuration: configuration) }
            node.setChildren([(1, styled(style))])
        } else {
            control.pressed = nil
            node.setChildren([(0, label)])
        }
        let isControl = node.host?.assumptions.buttonHit == .control
        control.isUserInteractionEnabled = isControl
        guard !isControl else { return }
        // Row U48.
        node.recognizeTap { [weak control] in
            if let control, control.isEnabled { control.onTap?() }
        }
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        Stacking(.vertical).size(of: node.contents, in: proposal)
    }
    func place(_ node: Node, in rect: CGRect) {
        node.uiView?.frame = rect
        Stacking(.vertical).place(node.contents, in: CGRect(origin: .zero, size: rect.size))
    }
}

final class ButtonControl: UIControl {
    var onTap: (@MainActor () -> Void)?
    var role: ButtonRole?
    /// Called when a finger comes down or leaves.
    var pressed: (@MainActor () -> Void)?
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { pressed?() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: { control in (control as? ButtonControl)?.onTap?() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
}

/// A surface of one colour, as large as its parent offers.
public struct Color: Hashable, Sendable {
    let uiColor: UIColor
    /// Creates a colour.
    nonisolated public init(uiColor: UIColor) { self.uiColor = uiColor }
    /// Creates a colour of sRGB, of parts from 0 to 1.
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }
    /// Creates a grey, 0 for black and 1 for white.
    nonisolated public init(white: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(white: white, alpha: opacity))
    }
    /// White.
    public static let white = Color(uiColor: .white)
    /// Gray.
    public static let gray = Color(uiColor: .systemGray)
    /// Black.
    public static let black = Color(uiColor: .black)
    /// Blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// Red.
    public static let red = Color(uiColor: .systemRed)
    /// Green.
    public static let green = Color(uiColor: .systemGreen)
    /// Orange.
    public static let orange = Color(uiColor: .systemOrange)
    /// Yellow.
    public static let yellow = Color(uiColor: .systemYellow)
    /// Purple.
    public static let purple = Color(uiColor: .systemPurple)
    /// Pink.
    public static let pink = Color(uiColor: .systemPink)
    /// Transparent.
    public static let clear = Color(uiColor: .clear)
    /// Brown.
    public static let brown = Color(uiColor: .systemBrown)
    /// Teal.
    public static let teal = Color(uiColor: .systemTeal)
    /// Indigo.
    public static let indigo = Color(uiColor: .systemIndigo)
    /// The color of text.
    public static let primary = Color(uiColor: .label)
    /// The color of text of less weight.
    public static let secondary = Color(uiColor: .secondaryLabel)
    /// Creates a color by hue, saturation and brightness, 0 to 1.
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ place: Double) -> Double {
            let share = (place + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(share, 4 - share, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }
    /// Returns the color with an opacity, 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> Color { Color(uiColor: uiColor.withAlphaComponent(opacity)) }
}
extension Color: Layoutable {
    func update(_ node: Node) {
        let view = node.uiView ?? UIView()
        view.backgroundColor = uiColor
        view.isUserInteractionEnabled = false
        node.uiView = view
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
    func fillsSafeArea(_ node: Node) -> Bool { true }
}

/// Space that takes as much as its parent offers.
public struct Spacer: Sendable {
    /// Creates a spacer.
    nonisolated public init() {}
}
extension Spacer: Layoutable {
    func update(_ node: Node) {}
    func size(_ node: Node, in proposal: CGSize) -> CGSize { CGSize(width: 0, height: proposal.height) }
    func place(_ node: Node, in rect: CGRect) {}
}

// Row U17.
/// Content that scrolls: a UIKit scroll view. Along its axes it takes the offered length; a row that scrolls sideways
/// is as tall as its content.
public struct ScrollView<Content: View> {
    private let axes: Axis.Set
    private let content: Content
    /// Creates a scroll view with the axes along which a finger scrolls, and its content. The host shows no indicators.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { (self.axes, self.content) = (axes, content()) }
}

/// A direction of layout.
public enum Axis: Sendable {
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Horizontal.
        public static let horizontal = Set(rawValue: 1)
        /// Vertical.
        public static let vertical = Set(rawValue: 2)
    }
}
extension ScrollView: Layoutable {
    func update(_ node: Node) {
        let scrollView = node.uiView as? UIScrollView ?? makeScrollView()
        scrollView.follow(node.environment)
        node.uiView = scrollView
        node.setChildren([(0, content)])
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        let content = Stacking(.vertical).size(of: node.contents, in: CGSize(width: proposal.width, height: 0))
        let isTall = axes.contains(.vertical) && proposal.height.isFinite
        return CGSize(width: proposal.width, height: isTall ? proposal.height : content.height)
    }
    func place(_ node: Node, in rect: CGRect) {
        guard let scrollView = node.uiView as? HostedScrollView else { return }
        scrollView.frame = rect
        let before = placeContents(of: node, in: scrollView)
        // Row U65. The content may have another size once its rows are made.
        if !scrollView.lazyNodes.isEmpty, before != contentSize(of: node, in: rect.size) {
            _ = placeContents(of: node, in: scrollView)
        }
    }
    @MainActor
    private func placeContents(of node: Node, in scrollView: UIScrollView) -> CGSize {
        let size = contentSize(of: node, in: scrollView.bounds.size)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        Stacking(.vertical, alignment: .top).place(node.contents, in: CGRect(origin: .zero, size: size))
        return size
    }
    @MainActor
    private func contentSize(of node: Node, in rect: CGSize) -> CGSize {
        let (isWide, isTall) = (axes.contains(.horizontal), axes.contains(.vertical))
        let room = CGSize(width: isWide ? 0 : rect.width, height: isTall ? 0 : rect.height)
        let content = Stacking(.vertical).size(of: node.contents, in: room)
        return CGSize(width: isWide ? content.width : rect.width, height: isTall ? content.height : rect.height)
    }
    func fillsSafeArea(_ node: Node) -> Bool { true }

    @MainActor
    private func makeScrollView() -> UIScrollView {
        let scrollView = HostedScrollView()
        scrollView.alwaysBounceVertical = axes.contains(.vertical)
        scrollView.alwaysBounceHorizontal = axes.contains(.horizontal)
        scrollView.contentInsetAdjustmentBehavior = .always
        return scrollView
    }
}

/// A scroll view that also scrolls from a touch on a button.
final class HostedScrollView: UIScrollView {
    /// The lazy containers in the content. Row U65.
    var lazyNodes: [ObjectIdentifier: Weak<Node>] = [:]
    override func layoutSubviews() {
        super.layoutSubviews()
        lazyNodes = lazyNodes.filter { $0.value.object?.host != nil }
        let due = lazyNodes.values.lazy.compactMap(\.object).first(where: \.hasDueRows)
        due?.host?.view?.setNeedsLayout()
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
