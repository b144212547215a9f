/// The brightness of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style that suits the interface.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}

// Row W5.
/// The status bar of a scene. It is not drawn; it reports what controllers ask for.
@preconcurrency @MainActor open class UIStatusBarManager {
    weak var window: UIWindow?

    init(window: UIWindow?) { self.window = window }

    /// The style that the controller in charge asks for.
    open var statusBarStyle: UIStatusBarStyle {
        inCharge(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }
    /// A Boolean value that says whether the controller in charge hides the bar.
    open var isStatusBarHidden: Bool { inCharge(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
    /// The frame of the bar, as high as the window's top inset; zero while it is hidden.
    open var statusBarFrame: CGRect {
        guard let window, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
    }

    /// The front controller that fills the screen or captures the status bar; then the child that it names, and so on.
    private func inCharge(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        var controller = window?.rootViewController
        while let current = controller?.presentedViewController, !current.isBeingDismissed,
            current.modalPresentationStyle == .fullScreen || current.modalPresentationCapturesStatusBarAppearance
        {
            controller = current
        }
        while let current = controller, let next = child(current) { controller = next }
        return controller
    }
}
