import Foundation
import UIKitShim

/// Runs the trials that need no finger. Writes what they have read to a file whenever one begins, and after the last.
///
/// The app shows it in place of its contents if it is started with ``argument``: on a simulator of a CI job, which
/// waits for the file to say that the run is over.
final class UnattendedController: UIViewController {
    /// The launch argument.
    static let argument = "-measure-unattended"
    /// The file, in the app's documents.
    static let file = "evidence.json"

    static var isAskedFor: Bool { ProcessInfo.processInfo.arguments.contains(argument) }

    private let measurements = Measurements()
    private var run: UnattendedRun?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard run == nil else { return }
        let run = UnattendedRun(measurements)
        self.run = run
        run.onChange = { [weak self] in self?.write() }
        run.start(over: self)
    }

    private func write() {
        let device = UIDevice.current
        let name = "\(device.model), \(device.systemName) \(device.systemVersion), simulator or device without a finger"
        let path = NSHomeDirectory() + "/Documents/" + Self.file
        do {
            try measurements.json(device: name, of: run).write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            fatalError("\(path) cannot be written: \(error)")
        }
    }
}
