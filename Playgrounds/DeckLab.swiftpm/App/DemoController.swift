import GestureArbiterFlights
import UIKitShim

/// A demo, and beside it who has the finger and what was decided, live.
///
/// The demo has a window of its own: its cards cover that window and no more. If the screen is at least ``roomForBoth``
/// wide, the decisions are in a column beside the demo. Otherwise a button in a further window over the cards shows
/// them there.
final class DemoController: UIViewController {
    /// The least width of both together, and the part of it that the decisions have, in points.
    static let roomForBoth: CGFloat = 700
    private static let listWidth: CGFloat = 320

    private let type: any Demo.Type
    private let settings: DemoSettings
    private var demo: (any Demo)?
    private var stage: UIWindow?
    private var overlay: OverlayController?
    private var link: FrameLink?
    private let list: DecisionList
    private let buttons = UIView(frame: .zero)

    init(_ type: any Demo.Type, _ settings: DemoSettings) {
        (self.type, self.settings) = (type, settings)
        list = DecisionList(hint: type.hint)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A demo's controller is made with the demo. It is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = type.title
        view.backgroundColor = .systemGray6
        buttons.addButton("Inspect") { [weak self] in self?.stage?.toggleInspector() }
        // In a split view there is nothing to go back to.
        if presentingViewController != nil {
            buttons.addButton("Back") { [weak self] in self?.dismiss(animated: true) }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard demo == nil, let scene = view.window?.windowScene else { return }
        let home = UIViewController()
        let stage = UIWindow(windowScene: scene)
        stage.overrideUserInterfaceStyle = .light
        stage.frame = stageFrame
        stage.rootViewController = home
        stage.makeKeyAndVisible()
        stage.layoutIfNeeded()
        home.view.backgroundColor = .white
        self.stage = stage
        showDecisions(in: scene)
        // Demos are created on a home that is in its window and laid out.
        demo = type.init(settings, on: home)
        link = FrameLink { [weak self] _ in self?.follow() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        link?.invalidate()
        stage.flatMap(FlightInspector.shown)?.hide()
        overlay?.close()
        stage?.isHidden = true
        (link, overlay, stage, demo) = (nil, nil, nil, nil)
        view.window?.makeKey()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage?.frame = stageFrame
        guard isWide else { return }
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let column = CGRect(
            x: view.bounds.maxX - Self.listWidth, y: area.minY, width: Self.listWidth, height: area.height)
        buttons.frame = CGRect(x: column.minX + 16, y: column.minY + 8, width: column.width - 32, height: 44)
        list.frame = CGRect(
            x: column.minX, y: buttons.frame.maxY + 8, width: column.width,
            height: max(column.maxY - buttons.frame.maxY - 8, 0))
    }

    private var isWide: Bool { view.bounds.width >= Self.roomForBoth }

    /// The part of the screen that is the demo's.
    private var stageFrame: CGRect {
        var frame = view.bounds
        if isWide { frame.size.width -= Self.listWidth }
        // Below the bar that the split view gives it.
        if navigationController != nil {
            frame.origin.y = view.safeAreaInsets.top
            frame.size.height -= view.safeAreaInsets.top
        }
        return view.convert(frame, to: nil)
    }

    /// Shows the decisions beside the demo, or over it.
    private func showDecisions(in scene: UIWindowScene) {
        guard !isWide else {
            for part in [buttons, list] as [UIView] { view.addSubview(part) }
            return view.setNeedsLayout()
        }
        overlay = OverlayController(list, buttons, in: scene, over: stageFrame)
    }

    private func follow() {
        if let floor = demo?.floor { list.follow(floor) }
    }
}

extension UIWindow {
    /// Shows the inspector over the demo, or takes it away: it follows the fingers of its window.
    fileprivate func toggleInspector() {
        if let shown = FlightInspector.shown(in: self) { shown.hide() } else { FlightInspector.show(in: self) }
    }
}

extension UIView {
    /// Adds a button after the existing ones.
    func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
        // Four of them fit on a phone.
        let button = UIButton(frame: CGRect(x: CGFloat(subviews.count) * 86, y: 0, width: 82, height: 44))
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 10
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        addSubview(button)
    }
}
