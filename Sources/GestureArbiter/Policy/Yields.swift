extension ArbitrationPolicy {
    /// What has a better claim to a touch than the drag, where it is found under the finger. All of them by default.
    public struct Yields: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Controls that follow the finger (a slider, a switch, a stepper; not those whose tap a movement ends), picker
        /// wheels, maps, Pencil canvases, and views that the client named opaque.
        public static let controls = Yields(rawValue: 1 << 0)
        /// Somebody else's recognizer in the container that has begun since the touch came down and refuses to go
        /// together with the drag: swipe actions, reordering, text selection, a drawing, a menu.
        public static let recognizers = Yields(rawValue: 1 << 1)
        /// A scroll view with a refresh control, which wants the pull.
        public static let refreshControls = Yields(rawValue: 1 << 2)
        /// A scroll view that is being zoomed.
        public static let zooming = Yields(rawValue: 1 << 3)

        /// Whatever is known to have a better claim.
        public static let all: Yields = [.controls, .recognizers, .refreshControls, .zooming]
    }
}
