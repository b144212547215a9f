import UIKitShim

/// A button over a demo and all its cards, and the decisions that it shows, live. Touches elsewhere are the demo's.
final class OverlayController: UIViewController {
    private let list: DecisionList
    private let buttons: UIView
    private let panel = UIView(frame: .zero)
    private let why = UIView(frame: .zero)
    private var window: UIWindow?

    /// Shows the button.
    init(_ list: DecisionList, _ buttons: UIView, in scene: UIWindowScene, over frame: CGRect) {
        (self.list, self.buttons) = (list, buttons)
        super.init(nibName: nil, bundle: nil)
        let window = PassingWindow(windowScene: scene)
        window.overrideUserInterfaceStyle = .light
        window.frame = frame
        window.windowLevel = .alert
        window.rootViewController = self
        window.isHidden = false
        self.window = window
    }

    required init?(coder: NSCoder) { fatalError("An overlay is made with what it shows. It is in no storyboard.") }

    /// Closes the window with the button and the decisions.
    func close() {
        window?.isHidden = true
        window = nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.isHidden = true
        panel.backgroundColor = .systemGray6
        panel.layer.cornerRadius = 16
        panel.clipsToBounds = true
        for part in [list, buttons] { panel.addSubview(part) }
        why.addButton("Why?") { [weak self] in self?.panel.isHidden.toggle() }
        for part in [panel, why] { view.addSubview(part) }
    }

    /// The button is at the end of the screen's top and the decisions at its bottom: a card comes from below, and its
    /// title is on the left or in the middle.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        why.frame = CGRect(x: area.maxX - 90, y: area.minY, width: 82, height: 44)
        let height = area.height * 0.4
        panel.frame = CGRect(x: area.minX + 8, y: area.maxY - height, width: area.width - 16, height: height)
        buttons.frame = CGRect(x: 16, y: 8, width: panel.bounds.width - 32, height: 44)
        list.frame = CGRect(x: 0, y: 60, width: panel.bounds.width, height: max(panel.bounds.height - 60, 0))
    }
}

/// A window that passes on touches beside its controls.
private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let touched = super.hitTest(point, with: event)
        return touched === rootViewController?.view ? nil : touched
    }
}
