import GestureArbiterFlights
import UIKitShim

/// The app's contents: the demos under a policy, and the measurements.
final class ContentsController: RowsController {
    private var policy = PolicyName.continuous

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Deck Lab"
        showPolicy()
    }

    override var rows: [Row] {
        let demos = DemoCatalog.demos.map { demo in
            Row(title: demo.title, detail: "Drag it, then ask why") { [weak self] in self?.show(demo) }
        }
        let measurements = Row(title: "What does UIKit do here?", detail: "Measure each doubtful row") { [weak self] in
            self?.navigationController?.pushViewController(MeasurementsController(), animated: true)
        }
        let inspector = Row(title: "Inspector", detail: "Who has the finger, and why, over everything") { [weak self] in
            self?.view.window?.toggleInspector()
        }
        return demos + [measurements, inspector]
    }

    private func show(_ demo: any Demo.Type) {
        let controller = DemoController(demo, DemoSettings(policy: policy.choice))
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    private func showPolicy() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: ".\(policy.rawValue)") { [weak self] _ in self?.askForPolicy() })
    }

    private func askForPolicy() {
        let alert = UIAlertController(
            title: "Policy", message: "Who moves, and when, under one finger.", preferredStyle: .alert)
        for policy in PolicyName.allCases {
            alert.addAction(
                UIAlertAction(title: ".\(policy.rawValue)", style: .default) { [weak self] _ in
                    self?.policy = policy
                    self?.showPolicy()
                })
        }
        present(alert, animated: true)
    }
}

extension UIWindow {
    /// Shows the inspector over everything, or takes it away.
    func toggleInspector() {
        if let shown = FlightInspector.shown(in: self) { shown.hide() } else { FlightInspector.show(in: self) }
    }
}
