import GestureArbiter
import UIKitShim

/// A demo on its home view, with buttons to go back, to ask why, and for the inspector. They are behind the card until it
/// has been dragged away.
final class DemoController: UIViewController {
    private let type: any Demo.Type
    private let settings: DemoSettings
    private var demo: (any Demo)?
    private var link: FrameLink?
    /// The decisions so far, kept here since a card that has left takes its arbiter along.
    private var decisions: [Arbitration.Decision] = []
    private var release: String?
    private let why = UIButton(frame: .zero)
    private let back = UIButton(frame: .zero)
    private let inspect = UIButton(frame: .zero)

    init(_ type: any Demo.Type, _ settings: DemoSettings) {
        (self.type, self.settings) = (type, settings)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A demo's controller is made with the demo. It is in no storyboard.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        set(why, "Why?") { [weak self] in self?.explain() }
        set(back, "Back") { [weak self] in self?.dismiss(animated: true) }
        set(inspect, "Inspect") { [weak self] in self?.view.window?.toggleInspector() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard demo == nil else { return }
        let demo = type.init(settings, on: self)
        self.demo = demo
        // Over home, under the cards.
        for (index, button) in [why, back, inspect].enumerated() {
            button.frame = CGRect(x: view.bounds.width - 96, y: 70 + 44 * CGFloat(index), width: 80, height: 36)
            view.insertSubview(button, at: 1)
        }
        link = FrameLink { [weak self] _ in self?.takeDown() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentedViewController == nil else { return }
        link?.invalidate()
        link = nil
    }

    private func takeDown() {
        guard let floor = demo?.floor else { return }
        let latest = floor.arbiters.flatMap(\.arbiter.decisions)
        if !latest.isEmpty { decisions = latest }
        release = floor.release ?? release
    }

    private func explain() {
        let lines = decisions.suffix(8).map { "\($0)" } + [release].compactMap(\.self)
        let alert = UIAlertController(
            title: type.title, message: lines.isEmpty ? type.hint : lines.joined(separator: "\n\n"),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Good", style: .default, handler: nil))
        present(alert, animated: true)
    }

    private func set(_ button: UIButton, _ title: String, _ action: @escaping @MainActor () -> Void) {
        button.setTitle(title, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 10
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }
}
