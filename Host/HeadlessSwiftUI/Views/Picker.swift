import HeadlessUIKit

// Row U37.
/// A choice between views: a button with a menu and a label before it, a UIKit picker view, or segments.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @Environment(\.pickerKind) private var kind
    /// Creates a picker with the chosen value, the views, each with its value as a tag, and the label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.selection, self.content, self.label) = (selection, content(), label()) }
}
extension Picker where Label == Text {
    /// Creates a picker with a title, the chosen value, and the views, each with its value as a tag.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}
extension Picker: View {
    public var body: some View {
        let choice = Choice(selection: selection, content: content, kind: kind).id(kind)
        if kind == .menu {
            HStack {
                label.frame(maxWidth: .infinity, alignment: .leading)
                choice
            }
        } else {
            choice
        }
    }
}

/// The choices of a picker as a UIKit control. A menu and a wheel show only their titles.
private struct Choice<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let content: Content
    let kind: PickerKind
}
extension Choice: Layoutable, TagReader {
    func update(_ node: Node) {
        node.showsContents = kind == .segmented
        node.setChildren([(0, content)])
        let tags = node.contents.map(\.tag)
        let titles = node.contents.map { $0.title ?? "" }
        let chosen = tags.firstIndex(of: AnyHashable(node.reading { selection.wrappedValue }))
        let view = node.uiView as? any ChoiceView ?? kind.makeView()
        node.uiView = view
        view.isUserInteractionEnabled = node.environment.isEnabled
        view.show(titles, chosen: chosen) { index in
            if let value = tags[index]?.base as? SelectionValue { selection.wrappedValue = value }
        }
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        guard let size = node.uiView?.intrinsicContentSize else { return .zero }
        return CGSize(width: kind == .menu ? size.width : proposal.width, height: size.height)
    }
    func place(_ node: Node, in rect: CGRect) {
        node.uiView?.frame = rect
        let width = rect.width / CGFloat(max(1, node.contents.count))
        for (index, item) in node.contents.enumerated() where kind == .segmented {
            let segment = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: rect.height)
            Stacking(.vertical).place([item], in: segment)
        }
    }
}

@MainActor
private protocol ChoiceView: UIView {
    func show(_ titles: [String], chosen: Int?, choose: @escaping (Int) -> Void)
}

private final class MenuButton: UIButton, ChoiceView {
    func show(_ titles: [String], chosen: Int?, choose: @escaping (Int) -> Void) {
        setTitle(chosen.map { titles[$0] } ?? "", for: .normal)
        showsMenuAsPrimaryAction = true
        menu = UIMenu(
            children: titles.enumerated().map { index, title in
                UIAction(title: title, state: index == chosen ? .on : .off) { _ in choose(index) }
            })
    }
}

private final class Wheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ChoiceView {
    private var titles: [String] = []
    private var choose: (Int) -> Void = { _ in }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 216) }

    func show(_ titles: [String], chosen: Int?, choose: @escaping (Int) -> Void) {
        let isNew = self.titles != titles
        (self.titles, self.choose) = (titles, choose)
        if isNew { (dataSource, delegate) = (self, self) }
        if let chosen, chosen != selectedRow(inComponent: 0) { selectRow(chosen, inComponent: 0, animated: false) }
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}

/// A row of equally wide segments. HeadlessUIKit has no such control.
private final class Segments: UIControl, ChoiceView {
    private var count = 0
    private var choose: (Int) -> Void = { _ in }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }

    func show(_ titles: [String], chosen: Int?, choose: @escaping (Int) -> Void) {
        (count, self.choose) = (titles.count, choose)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, bounds.width > 0 else { return }
        choose(min(count - 1, Int(touch.location(in: self).x / bounds.width * CGFloat(count))))
    }
}

// MARK: - Style

/// The style of a picker.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The host's name of the style.
    nonisolated static var kind: PickerKind { get }
}
/// The picker styles that the host has. Host-only.
public enum PickerKind: Sendable {
    /// A button with a menu.
    case menu
    /// A UIKit picker view.
    case wheel
    /// A row of segments.
    case segmented

    @MainActor
    fileprivate func makeView() -> any ChoiceView {
        switch self {
        case .menu: MenuButton(type: .system)
        case .wheel: Wheel(frame: .zero)
        case .segmented: Segments(frame: .zero)
        }
    }
}
/// A button with a menu.
public struct MenuPickerStyle: PickerStyle { public static let kind = PickerKind.menu }
/// A UIKit picker view.
public struct WheelPickerStyle: PickerStyle { public static let kind = PickerKind.wheel }
/// A row of segments.
public struct SegmentedPickerStyle: PickerStyle { public static let kind = PickerKind.segmented }
extension PickerStyle where Self == MenuPickerStyle {
    /// A button with a menu.
    nonisolated public static var menu: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A UIKit picker view.
    nonisolated public static var wheel: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A row of segments.
    nonisolated public static var segmented: Self { Self() }
}

private enum PickerKey: EnvironmentKey { static let defaultValue = PickerKind.menu }
extension EnvironmentValues {
    fileprivate var pickerKind: PickerKind {
        get { self[PickerKey.self] }
        set { self[PickerKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the pickers in the view; the default is a button with a menu.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, S.kind)
    }
}
