/// Which stage is meant where no view says so. UIKit need not ask: a device has one screen, one clock, one user.
///
/// Whatever a stage calls is a part of what goes on there. Between two drives it is the test that speaks, and tests that
/// run at once take turns there: they are told apart by their tasks.
extension Stage {
    /// The one whose turn, frame, touch or transition the code that runs is called in, or the task that runs was begun in.
    @TaskLocal private static var driven: Stage?
    /// By the task that made or drove it last, the one driven last at the end. A task's list is looked through at each
    /// turn of its stages, and where tests run at once there are hundreds of others.
    private static var stages: [Int?: [WeakStage]] = [:]
    /// How many tasks there may be before those are forgotten whose stages are gone.
    private static var mostTasks = 64
    private static var drives = 0
    /// What was begun between drives, in its order.
    private static var waiting: [Waiting] = []

    /// The stage that is driven now; between drives, the one that this task made or drove last. A task that has made and
    /// driven none is another test: it has those alone that were made outside of any task, and outside of any task all
    /// are one's own, since XCTest makes and drives a stage now in a task, now in none.
    package static var implied: Stage? {
        if let driven { return driven }
        let task = currentTask
        if let own = latest(of: task) { return own }
        guard task == nil else { return latest(of: nil) }
        return stages.keys.compactMap(latest).max { $0.lastDrive < $1.lastDrive }
    }

    /// The stage that the view is on; for a view that is on none, the one that is driven, or was last.
    package static func of(_ view: UIView?) -> Stage? { view?.window?.stage ?? implied }

    /// Runs the body as a part of what goes on on the view's stage.
    package static func drive<Value, Failure: Error>(
        the view: UIView?, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let stage = view?.window?.stage else { return try body() }
        return try stage.drive(body)
    }

    /// Begins something on the stage that `subject` is on. Where that is on none, on the one that is driven; and between
    /// drives, on the next one that lets time pass or is touched in this task, or outside of any.
    package static func begin(for subject: AnyObject?, _ start: @escaping @MainActor (Stage) -> Void) {
        if let stage = carrying(subject) ?? driven { return start(stage) }
        let task = currentTask
        waiting.append(Waiting(subject: subject, task: task, hadStage: latest(of: task) != nil, start: start))
    }

    func drive<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard Stage.driven !== self else { return try body() }
        let outer = Stage.driven
        noteDriven()
        defer { outer?.noteDriven() }
        return try Stage.$driven.withValue(self) { Result { () throws(Failure) in try body() } }.get()
    }

    /// Begins what has waited for this stage. What waited for the stages of a test that are gone is gone with them.
    func beginWaiting() {
        guard !Stage.waiting.isEmpty else { return }
        let task = Stage.currentTask
        var ready: [Waiting] = []
        Stage.waiting.removeAll { entry in
            if let stage = Stage.carrying(entry.subject) {
                guard stage === self else { return false }
            } else if entry.task != task, entry.task != nil, task != nil {
                return entry.hadStage && Stage.latest(of: entry.task) == nil
            }
            ready.append(entry)
            return true
        }
        for entry in ready { entry.start(self) }
    }

    private func noteDriven() {
        let task = Stage.currentTask
        if lastDrive > 0, lastDrive == Stage.drives, driver == task { return }
        Stage.drives += 1
        lastDrive = Stage.drives
        guard Stage.stages[task]?.last?.stage !== self else { return }
        Stage.stages[driver]?.removeAll { $0.stage == nil || $0.stage === self }
        driver = task
        Stage.stages[task, default: []].append(WeakStage(stage: self))
        guard Stage.stages.count > Stage.mostTasks else { return }
        Stage.stages = Stage.stages.filter { $0.value.contains { $0.stage != nil } }
        Stage.mostTasks = max(64, 2 * Stage.stages.count)
    }

    /// The one that the task made or drove last of those that live.
    private static func latest(of task: Int?) -> Stage? { stages[task]?.last { $0.stage != nil }?.stage }

    private static func carrying(_ subject: AnyObject?) -> Stage? {
        switch subject {
        case let stage as Stage: stage
        case let view as UIView: view.window?.stage
        case let recognizer as UIGestureRecognizer: recognizer.view?.window?.stage
        case let controller as UIViewController: controller.viewIfLoaded?.window?.stage
        default: nil
        }
    }

    /// Nil where nothing is asynchronous. A task that is over may leave its number to another.
    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    private struct WeakStage { weak var stage: Stage? }

    private struct Waiting {
        weak var subject: AnyObject?
        /// Whose next stage it waits for; nil: anybody's.
        let task: Int?
        let hadStage: Bool
        let start: @MainActor (Stage) -> Void
    }
}
