/// Controllers side by side, of which one is shown. There is no bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The controllers; setting them selects the first.
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

    /// The controller that is shown. It should be one of `viewControllers`; this is not checked.
    open var selectedViewController: UIViewController? {
        didSet { if selectedViewController !== oldValue { show(selectedViewController, insteadOf: oldValue) } }
    }

    /// The index of the controller that is shown; `NSNotFound` for none. An index out of range changes nothing.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if let all = viewControllers, all.indices.contains(newValue) { selectedViewController = all[newValue] } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(selectedViewController, insteadOf: nil)
    }
}
