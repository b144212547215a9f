// Names that one might guess. They do not compile; the compiler says what to write instead.

extension ArbitrationPolicy.Handoff {
    @available(*, unavailable, renamed: "never")
    public static var none: Self { .never }
}

extension ArbitrationPolicy.Region {
    @available(*, unavailable, message: "Controls keep their touches without a condition: see `Yields.controls`.")
    public static var control: Self { .opaque }
}

extension GestureArbiter.Drag {
    @available(*, unavailable, message: "Switch over the drag itself, such as `case .moved(let translation)`.")
    public var phase: Self { self }
}

extension GestureArbiter {
    @available(*, unavailable, message: "Read `lastTouch` after a touch, or set `onDecision`.")
    public var onTouchEnded: (@MainActor (Arbitration.TouchReport) -> Void)? {
        get { nil }
        set {}
    }
}
