import MapKit
import UIKitShim
import WebKit

/// The trials with their results, and a button to share them.
final class MeasurementsController: MenuController {
    private let measurements = Measurements { content, frame in
        switch content {
        case .webView:
            let view = WKWebView(frame: frame)
            view.loadHTMLString(String(repeating: "<p>Nothing that matters.</p>", count: 80), baseURL: nil)
            return view
        case .map: return MKMapView(frame: frame)
        case .textView, .swipedTable, .swiftUIList: return nil
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "What does UIKit do here?"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Share") { [weak self] _ in self?.share() })
    }

    override var rows: [Row] {
        measurements.trials.map { trial in
            let rows = trial.tells.map(\.row).joined(separator: ", ")
            let detail = trial.report ?? "\(rows): not measured yet"
            return Row(title: trial.question, detail: detail) { [weak self] in self?.show(trial) }
        }
    }

    private func show(_ trial: Trial) {
        let controller = TrialController(trial)
        // In full screen there is nothing around the trial that might want its touches.
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    /// Shares the results as the text that HeadlessUIKit's `Assumptions(contentsOf:)` reads.
    private func share() {
        let device = UIDevice.current
        let name =
            "\(device.model), \(device.systemName) \(device.systemVersion), "
            + "\(view.window?.screen.maximumFramesPerSecond ?? 0) Hz"
        let sheet = UIActivityViewController(
            activityItems: [measurements.json(device: name)], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }
}
