import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// The samples of "Try it on one screen".
@MainActor
final class OneScreenController: UIViewController {
    let list = UITableView()
    let card = UIView()
    private let usesArbiter = true
    private var arbiter: GestureArbiter?

    func installDismissal() {
        guard usesArbiter else { return installOldPan() }
        arbiter = GestureArbiter.attach(to: card, policy: .continuous, moving: card) { [weak self] outcome in
            if outcome == .away { self?.dismiss(animated: false) }
        }
    }

    func startRecording(in window: UIWindow) {
        Flights.start()
        FlightInspector.show(in: window)
    }

    private func installOldPan() {}
}
