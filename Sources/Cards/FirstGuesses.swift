import GestureArbiter
import UIKitShim

// Names that one might guess. They do not compile; the compiler says what to write instead.

extension CardTraits {
    @available(*, unavailable, renamed: "surfaceEffect")
    public var backgroundEffect: UIVisualEffect? {
        get { nil }
        set {}
    }

    @available(*, unavailable, renamed: "prefersGrabberVisible")
    public var showsGrabber: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, renamed: "selectedDetent")
    public var initialDetent: Detent.Identifier? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Set `surface` to a color, or `surfaceEffect` to a blur or glass.")
    public var background: UIColor? {
        get { nil }
        set {}
    }

    @available(*, unavailable, renamed: "surface")
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Set `interactiveDismissDisabled` to the opposite.")
    public var isDismissable: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, renamed: "dimming")
    public var dimmingAlpha: CGFloat {
        get { 0 }
        set {}
    }

    @available(
        *, unavailable,
        message: "Set it on the content's controller, and attempts are told; or set interactiveDismissDisabled here."
    )
    public var isModalInPresentation: Bool {
        get { false }
        set {}
    }

    @available(
        *, unavailable, message: "A card that rests on a tab bar is a panel: see Panel.Configuration.restsOnTabBar."
    )
    public var restsOnTabBar: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Set `keyboard` to `.moves` or `.ignores`.")
    public var avoidsKeyboard: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Set `shadow`, with color, opacity, radius and offset.")
    public var shadowColor: UIColor? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Set `shadow`, with color, opacity, radius and offset.")
    public var shadowOpacity: CGFloat {
        get { 0 }
        set {}
    }

    @available(*, unavailable, message: "Set it on the scroll view: a card follows each mode.")
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { .none }
        set {}
    }

    @available(*, unavailable, message: "Set `grabber.color`.")
    public var grabberColor: UIColor? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Set `grabber.touchHeight`.")
    public var handleHeight: CGFloat {
        get { 0 }
        set {}
    }
}

extension CardTraits {
    @available(*, unavailable, renamed: "largestUndimmedDetent")
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Set `policy.opening` to `.never`.")
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { true }
        set {}
    }

    @available(*, unavailable, message: "Set `tapOutside` to `.passes`, or `largestUndimmedDetent` to a detent.")
    public var allowsTouchesBehind: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Set `tapOutside`, such as to `.dismisses`.")
    public var dismissesOnTapOutside: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Set `tapOutside`, such as to `.dismisses`.")
    public var dismissesOnBackgroundTap: Bool {
        get { false }
        set {}
    }
}

extension CardTraits.ContentSizing {
    @available(*, unavailable, message: "A card is as high as its content by the detent `.content`.")
    public static var fitsContent: Self { .slides }
}

extension ArbitrationPolicy {
    @available(
        *, unavailable, message: "Set `policy.condition = .touchStarts(in: .handle)` and `policy.opening = .never`."
    )
    public static var handleOnly: ArbitrationPolicy { .gated }
}

extension Detent {
    @available(*, unavailable, renamed: "content")
    public static var fitsContent: Detent { .content }

    @available(*, unavailable, renamed: "content")
    public static var fitting: Detent { .content }

    @available(*, unavailable, renamed: "custom(_:_:)")
    public static func custom(
        identifier: Identifier?, resolver: @escaping @MainActor @Sendable (Context) -> CGFloat?
    ) -> Detent { .content }
}

extension Detent.Context {
    @available(*, unavailable, renamed: "maximumHeight")
    public var maximumDetentValue: CGFloat { maximumHeight }
}

extension UIViewController {
    @available(*, unavailable, renamed: "enclosingCard")
    public var enclosingPanel: (any CardControlling)? { nil }
}

extension CardEvent {
    @available(*, unavailable, renamed: "dismissed")
    public static var didDismiss: Self { .dismissed }

    @available(*, unavailable, message: "A card that has stopped tells `returned`, another detent `selected`.")
    public static var settled: Self { .returned }

    @available(*, unavailable, message: "A panel tells `moved` as it hides; `isShown` says whether it shows.")
    public static var hidden: Self { .returned }

    @available(*, unavailable, message: "A panel tells `moved` as it shows; `isShown` says whether it shows.")
    public static var shown: Self { .returned }
}

extension CardControlling {
    @available(*, unavailable, renamed: "select(_:animated:)")
    public func move(to detent: Detent.Identifier, animated: Bool = true) {}

    @available(*, unavailable, message: "A panel hides: `(enclosingCard as? Panel)?.hide()`; any card has `dismiss()`.")
    public func hide(animated: Bool = true) {}

    @available(*, unavailable, message: "Set `arbiter?.isEnabled`.")
    public var isDragEnabled: Bool {
        get { true }
        set {}
    }

    @available(*, unavailable, message: "Read `position.height`.")
    public var currentHeight: CGFloat { 0 }

    @available(*, unavailable, renamed: "selectedDetent")
    public var selectedDetentIdentifier: Detent.Identifier? {
        get { nil }
        set {}
    }
}
