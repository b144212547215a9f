import HeadlessUIKit

// Row U33.
/// One line of text: a text field of UIKit. Nobody can type on a stage: a test sets the field's text, and sends
/// `.editingChanged`.
public struct TextField<Label: View> {
    private let title: String
    private let text: Binding<String>
}
extension TextField where Label == Text {
    /// Takes a placeholder and the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.title, self.text) = (String(title), text)
    }
}
extension TextField: Layoutable {
    func update(_ node: Node) {
        let field = node.uiView as? Field ?? Field()
        node.uiView = field
        field.placeholder = title
        field.text = node.reading { text.wrappedValue }
        field.isEnabled = node.environment.isEnabled
        field.binding = text
        field.focus = node.environment.focus
        node.host?.afterUpdate { [weak field] in field?.followFocus() }
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        CGSize(width: proposal.width, height: node.uiView?.intrinsicContentSize.height ?? 0)
    }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}

private final class Field: UITextField, UITextFieldDelegate {
    var binding: Binding<String>?
    var focus: FocusLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addTarget(
            self,
            action: { field in
                guard let field = field as? Field, let binding = field.binding else { return }
                if binding.wrappedValue != field.text ?? "" { binding.wrappedValue = field.text ?? "" }
            }, for: .editingChanged)
    }
    required init?(coder: NSCoder) { nil }

    func followFocus() {
        guard let focus, focus.isFocused != isFirstResponder else { return }
        _ = focus.isFocused ? becomeFirstResponder() : resignFirstResponder()
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { focus?.set(true) }
    func textFieldDidEndEditing(_ textField: UITextField) { focus?.set(false) }
}

// Row U33.
/// A switch of UIKit at the end of a line, with words before it.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label
    /// Takes the value and the words.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
}
extension Toggle where Label == Text {
    /// Takes words and the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
extension Toggle: View {
    public var body: some View {
        HStack {
            label.frame(maxWidth: .infinity)
            Control(make: Switch.init) { control, node in
                control.binding = isOn
                control.isOn = node.reading { isOn.wrappedValue }
            }
        }
    }
}

private final class Switch: UISwitch {
    var binding: Binding<Bool>?
    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.valueChanged) { binding?.wrappedValue = isOn }
    }
}

// Row U33.
/// A slider of UIKit, as wide as it is offered.
public struct Slider {
    private let value: Binding<Float>
    private let range: ClosedRange<Float>
    /// Takes the value, and its range.
    nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
    where V.Stride: BinaryFloatingPoint {
        self.value = Binding(mapping: value, get: { Float($0) }, set: { V($0) })
        range = Float(bounds.lowerBound)...Float(bounds.upperBound)
    }
}
extension Slider: View {
    public var body: some View {
        Control(fillsWidth: true, make: SliderControl.init) { control, node in
            (control.minimumValue, control.maximumValue) = (range.lowerBound, range.upperBound)
            control.binding = value
            control.value = node.reading { value.wrappedValue }
        }
    }
}

private final class SliderControl: UISlider {
    var binding: Binding<Float>?
    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.valueChanged) { binding?.wrappedValue = value }
    }
}

/// A control of UIKit, with its own size.
private struct Control<Kind: UIControl> {
    var fillsWidth = false
    let make: @MainActor () -> Kind
    let update: @MainActor (Kind, Node) -> Void
}
extension Control: Layoutable {
    func update(_ node: Node) {
        let control = node.uiView as? Kind ?? make()
        node.uiView = control
        control.isEnabled = node.environment.isEnabled
        update(control, node)
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        let own = node.uiView?.intrinsicContentSize ?? .zero
        return CGSize(width: fillsWidth ? proposal.width : own.width, height: own.height)
    }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
}
