import UIKitShim

/// Runs the trials that need no finger one after the other, on a simulator in front of which nobody sits.
///
/// A trial is over when it has read all that it can without a finger, and nothing is presented any more. One that takes
/// longer than the limit is given up, and reported. Keep a reference to the run until it is over.
@MainActor
public final class UnattendedRun {
    /// The question of the trial under way; nil before the first and after the last one.
    public private(set) var running: String?
    /// The questions of the trials that did not finish within the limit.
    public private(set) var unfinished: [String] = []
    /// True after the last trial.
    public private(set) var isOver = false
    /// Called whenever a trial begins, and after the last one.
    public var onChange: (@MainActor () -> Void)?

    /// The switches that no trial can read without a finger.
    public let needAFinger: [String]

    private var waiting: [Trial]
    private let limit: TimeInterval
    private weak var page: UIViewController?

    /// The time between two checks of a trial, in seconds of the display's time.
    private static let interval: TimeInterval = 0.25

    /// Creates a run, which begins with ``start(over:)``.
    ///
    /// - Parameters:
    ///   - measurements: The trials to run. They keep their readings.
    ///   - limit: The longest time for one trial, in seconds of the display's time.
    public init(_ measurements: Measurements, limit: TimeInterval = 15) {
        self.limit = limit
        waiting = measurements.trials.filter { !$0.toldWithoutFinger.isEmpty }
        let told = Set(waiting.flatMap(\.toldWithoutFinger).map(\.name))
        var rest: [String] = []
        for one in measurements.trials.flatMap(\.tells) where !told.contains(one.name) && !rest.contains(one.name) {
            rest.append(one.name)
        }
        needAFinger = rest
    }

    /// Begins with the first trial. The benches go on the view of `page`, which is in a window and presents the trials' cards.
    public func start(over page: UIViewController) {
        self.page = page
        next()
    }

    private func next() {
        guard let page, !waiting.isEmpty else {
            (running, isOver) = (nil, true)
            onChange?()
            return
        }
        let trial = waiting.removeFirst()
        running = trial.question
        onChange?()
        trial.bench.frame.origin = CGPoint(x: (page.view.bounds.width - trial.bench.bounds.width) / 2, y: 220)
        page.view.addSubview(trial.bench)
        trial.run(over: page)
        wait(for: trial, from: 0)
    }

    private func wait(for trial: Trial, from passed: TimeInterval) {
        Delay(Self.interval) { [weak self] in
            guard let self else { return }
            let read = Set(trial.readings.map(\.told))
            let hasReadAll = trial.toldWithoutFinger.allSatisfy(read.contains)
            if hasReadAll, page?.presentedViewController == nil { return leave(trial) }
            guard passed + Self.interval >= limit else { return wait(for: trial, from: passed + Self.interval) }
            unfinished.append(trial.question)
            page?.dismiss(animated: false)
            leave(trial)
        }
    }

    private func leave(_ trial: Trial) {
        trial.bench.removeFromSuperview()
        // By then all blocks of the trial for the next turns of the run loop have run.
        Delay(Self.interval) { [weak self] in self?.next() }
    }
}

extension Trial {
    /// The switches that the trial can read though nobody touches the screen.
    public var toldWithoutFinger: [Told] {
        switch hand {
        case .nothing: tells
        // Its card comes and goes without a finger, but reading whether touches reach it needs one.
        case .touchWhileItMoves: tells.filter { $0.name != "touchesInTransition" }
        case .drag, .dragAndRest, .dragDownAndBack, .dragEachField, .addFinger, .flickAndCatch, .scroll, .fold: []
        }
    }
}
