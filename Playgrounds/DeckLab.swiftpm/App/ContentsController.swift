import UIKitShim

/// The app's contents: the demos under a policy, and the measurements.
final class ContentsController: MenuController {
    private var policy = PolicyName.continuous

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Deck Lab"
        showPolicy()
    }

    override var rows: [Row] {
        let demos = DemoCatalog.demos.map { demo in
            Row(title: demo.title, detail: "Drag it, and read why") { [weak self] in self?.show(demo) }
        }
        let measurements = Row(title: "What does UIKit do here?", detail: "Measure each doubtful row") { [weak self] in
            self?.navigationController?.pushViewController(MeasurementsController(), animated: true)
        }
        return demos + [measurements]
    }

    /// Shows a demo beside the contents if there is room, and over them otherwise.
    private func show(_ demo: any Demo.Type) {
        let controller = DemoController(demo, DemoSettings(policy: policy.choice))
        if let split = splitViewController, !split.isCollapsed {
            split.setViewController(controller, for: .secondary)
        } else {
            controller.modalPresentationStyle = .fullScreen
            present(controller, animated: true)
        }
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
