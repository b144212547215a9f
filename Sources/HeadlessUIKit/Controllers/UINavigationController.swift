/// A stack of controllers, the top one in view. No animation, and of the bar only what opens.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// From the bottom of the stack to its top.
    open private(set) var viewControllers: [UIViewController] = []
    /// Never in the view: its height is what counts, for the inset of the top controller's content.
    open private(set) lazy var navigationBar = makeBar()

    /// A stack of one.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The last of `viewControllers`.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Replaces the stack, at once whatever `animated` says. Those who come and go hear of it as children do.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let (old, top) = (self.viewControllers, topViewController)
        self.viewControllers = viewControllers
        for controller in viewControllers where !old.contains(controller) { addChild(controller) }
        if top !== topViewController { show(topViewController, insteadOf: top) }
        for controller in viewControllers where !old.contains(controller) { controller.didMove(toParent: self) }
        for controller in old where !viewControllers.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    /// Puts a controller on top, at once.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    /// The controller that was on top; nil if it is the only one, which stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let top = topViewController
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(topViewController, insteadOf: nil)
    }

    private func makeBar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.controller = self
        return bar
    }
}

extension UIViewController {
    /// A container's view is filled by the view of one child after another. Row T28.
    fileprivate func show(_ child: UIViewController?, insteadOf other: UIViewController?) {
        guard isViewLoaded else { return }
        let tells = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
        if tells {
            other?.beginAppearanceTransition(false, animated: false)
            child?.beginAppearanceTransition(true, animated: false)
        }
        if let view = child?.view {
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view.addSubview(view)
        }
        other?.viewIfLoaded?.removeFromSuperview()
        guard tells else { return }
        other?.endAppearanceTransition()
        child?.endAppearanceTransition()
    }
}

/// Controllers side by side, one of them in view. No bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// Side by side; setting them selects the first.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] where viewControllers?.contains(controller) != true {
                controller.willMove(toParent: nil)
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            selectedViewController = viewControllers?.first
        }
    }

    /// Who is in view. It should be one of `viewControllers`; this is not checked.
    open var selectedViewController: UIViewController? {
        didSet { if selectedViewController !== oldValue { show(selectedViewController, insteadOf: oldValue) } }
    }

    /// Who is in view, by number; `NSNotFound` for nobody. A number out of range changes nothing.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if let all = viewControllers, all.indices.contains(newValue) { selectedViewController = all[newValue] } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(selectedViewController, insteadOf: nil)
    }
}
