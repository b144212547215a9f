import HeadlessUIKit

// Row U33.
/// A UIKit switch at the end of a line, with a label before it.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label
    /// Creates a toggle with its value and its label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }
}
extension Toggle where Label == Text {
    /// Creates a toggle with a title and its value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
extension Toggle: View {
    public var body: some View {
        HStack {
            label.frame(maxWidth: .infinity, alignment: .leading)
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
/// A UIKit slider, as wide as its parent offers.
public struct Slider {
    private let value: Binding<Float>
    private let range: ClosedRange<Float>
    /// Creates a slider with its value and its range.
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

// Row U33.
/// A value that two buttons change, with a label before them. On the host one control is both buttons.
public struct Stepper<Label: View> {
    private let label: Label
    private let step: (_ isUp: Bool) -> Void
    /// Creates a stepper with its label and an action for each button; nil does nothing.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
        step = { isUp in (isUp ? onIncrement : onDecrement)?() }
    }
    /// Creates a stepper with its value, its range, the length of a step, and its label.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        func move(by stride: V.Stride) {
            let new = value.wrappedValue.advanced(by: stride)
            if bounds.contains(new) { value.wrappedValue = new }
        }
        self.init(label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: -step) })
    }
}
extension Stepper where Label == Text {
    /// Creates a stepper with a title, its value, its range and the length of a step.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
extension Stepper: View {
    public var body: some View {
        HStack {
            label.frame(maxWidth: .infinity, alignment: .leading)
            Control(make: StepperControl.init) { control, _ in control.step = step }
        }
    }
}

private final class StepperControl: UIControl {
    var step: ((_ isUp: Bool) -> Void)?
    override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { step?(touch.location(in: self).x > bounds.midX) }
    }
}

/// A UIKit control at its own size.
struct Control<Kind: UIControl> {
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
