import UIKitShim

// Names that one might guess. They do not compile; the compiler says what to write instead.

extension ArbitrationPolicy.Handoff {
    @available(*, unavailable, renamed: "never")
    public static var none: Self { .never }
}

extension ArbitrationPolicy.Region {
    @available(*, unavailable, message: "Controls keep their touches without a condition: see `Yields.controls`.")
    public static var control: Self { .opaque }

    @available(*, unavailable, message: "Name a region, such as `.handle`, and give it a place by `bind(_:to:)`.")
    public static func view(_ view: UIView) -> Self { .opaque }
}

extension GestureArbiter.Declarations {
    @available(*, unavailable, renamed: "treatAsOpaque(_:)")
    public mutating func exclude(_ view: UIView) {}
}

extension GestureArbiter.Drag {
    @available(*, unavailable, message: "Switch over the drag itself, such as `case .moved(let translation)`.")
    public var phase: Self { self }
}

extension GestureArbiter {
    @available(*, unavailable, message: "Call `bind(_:to:)` of the arbiter itself.")
    public var declared: Declarations {
        get { Declarations() }
        set {}
    }

    @available(*, unavailable, message: "Insert the flag into `flags`, or remove it.")
    public func setFlag(_ flag: ArbitrationPolicy.Flag, _ isOn: Bool = true) {}

    @available(*, unavailable, message: "Ask whether `owner` is `.drag`.")
    public var isTracking: Bool { false }

    @available(*, unavailable, message: "Set `beyondRest` of the policy.")
    public var rubberBand: ArbitrationPolicy.BeyondRest {
        get { .stops }
        set {}
    }

    @available(*, unavailable, message: "Read `lastTouch` after a touch, or set `onDecision`.")
    public var onTouchEnded: (@MainActor (Arbitration.TouchReport) -> Void)? {
        get { nil }
        set {}
    }
}
