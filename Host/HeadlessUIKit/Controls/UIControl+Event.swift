extension UIControl {
    /// Something that happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down in the control and is tracked.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down as the second or a later tap in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside: within 70 points of the bounds, a guess.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back inside; sent before the drag event.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger went outside; sent before the drag event.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger lifted inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away, as by a scroll view.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of a slider, a switch or a refresh control changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action happened, such as a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The editing of a field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The editing of a field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was typed into a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The text of a field was changed by the user: by ``Stage/typeText(_:)``.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// All events that begin with "touch".
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events, including those without a name.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the other states.
        public static let normal: State = []
        /// A finger is down inside.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}

extension UIControl {
    /// Creates a control that performs the action at `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}
