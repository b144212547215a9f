/// The implied stage of calls without a view. UIKit needs none: a device has one screen, one clock, one user.
///
/// A stage is driven while it delivers a touch, runs a frame or a turn, or makes a transition. All calls in that time
/// belong to it. Between drives, the test calls; concurrent tests are told apart by their tasks.
extension Stage {
    /// The stage that drives the running code, or drove it when its task began.
    @TaskLocal private static var driven: Stage?
    /// The stages by the task that created or drove them last, in the order of their last drive. The lists are separate
    /// per task because each turn searches one, and concurrent tests have hundreds of stages.
    private static var stages: [Int?: [Weak<Stage>]] = [:]
    /// The number of tasks above which those without stages are removed.
    private static var mostTasks = 64
    private static var drives = 0
    /// The work that was begun between drives, in order.
    private static var waiting: [Waiting] = []
    /// The tasks of the work that waits.
    private static var waitingTasks: Set<Int?> = []
    /// How often a view has come into a window, or a recognizer to a view there: the subject of another task's work may
    /// be on a stage since then.
    static var arrivals = 0

    /// The stage that is driven now; between drives, the one that this task created or drove last.
    ///
    /// A task that has created and driven no stage belongs to another test: it only gets stages that were created
    /// outside of any task. Outside of any task all stages count, because XCTest creates and drives a stage both inside
    /// and outside of tasks.
    package static var implied: Stage? {
        if let driven { return driven }
        let task = currentTask
        if let own = latest(of: task) { return own }
        guard task == nil else { return latest(of: nil) }
        return stages.keys.compactMap(latest).max { $0.lastDrive < $1.lastDrive }
    }

    /// Returns the stage of the view; without one, the stage that is driven or was driven last.
    package static func of(_ view: UIView?) -> Stage? { view?.window?.stage ?? implied }

    /// Runs the body as if the view's stage drove it.
    package static func drive<Value, Failure: Error>(
        the view: UIView?, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let stage = view?.window?.stage else { return try body() }
        return try stage.drive(body)
    }

    /// Begins work on the stage of `subject`.
    ///
    /// If `subject` is on no stage, the work begins on the driven stage; between drives, on the next stage of this
    /// task, or of no task, that lets time pass or is touched.
    package static func begin(for subject: AnyObject?, _ start: @escaping @MainActor (Stage) -> Void) {
        if let stage = carrying(subject) ?? driven { return start(stage) }
        let task = currentTask
        waiting.append(Waiting(subject, task: task, hadStage: latest(of: task) != nil, start))
        waitingTasks.insert(task)
    }

    func drive<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        guard Stage.driven !== self else { return try body() }
        let outer = Stage.driven
        noteDriven()
        defer { outer?.noteDriven() }
        return try Stage.$driven.withValue(self) { Result { () throws(Failure) in try body() } }.get()
    }

    /// Begins the work that waits for this stage, and drops work for deallocated stages.
    func beginWaiting() {
        guard !Stage.waiting.isEmpty else { return }
        let task = Stage.currentTask
        // Other tests may have left much work, and a stage looks for its own before each frame.
        let isOwn = task == nil || Stage.waitingTasks.contains(task) || Stage.waitingTasks.contains(nil)
        guard isOwn || seenArrivals != Stage.arrivals else { return }
        seenArrivals = Stage.arrivals
        var (ready, kept): ([Waiting], [Waiting]) = ([], [])
        for entry in Stage.waiting {
            if let stage = Stage.carrying(entry.subject) {
                stage === self ? ready.append(entry) : kept.append(entry)
            } else if entry.task == task || entry.task == nil || task == nil {
                ready.append(entry)
            } else if !entry.hadStage || Stage.latest(of: entry.task) != nil {
                kept.append(entry)
            }
        }
        (Stage.waiting, Stage.waitingTasks) = (kept, Set(kept.map(\.task)))
        for entry in ready { entry.start(self) }
    }

    private func noteDriven() {
        DarkTasks.note(window.userStyle)
        let task = Stage.currentTask
        if lastDrive > 0, lastDrive == Stage.drives, driver == task { return }
        Stage.drives += 1
        lastDrive = Stage.drives
        guard Stage.stages[task]?.last?.object !== self else { return }
        Stage.stages[driver]?.removeAll { $0.object == nil || $0.object === self }
        driver = task
        Stage.stages[task, default: []].append(Weak(object: self))
        guard Stage.stages.count > Stage.mostTasks else { return }
        Stage.stages = Stage.stages.filter { $0.value.contains { $0.object != nil } }
        Stage.mostTasks = max(64, 2 * Stage.stages.count)
    }

    /// The stage that the task created or drove last, of those that still exist.
    private static func latest(of task: Int?) -> Stage? { stages[task]?.last { $0.object != nil }?.object }

    private static func carrying(_ subject: AnyObject?) -> Stage? {
        switch subject {
        case nil: nil
        case let stage as Stage: stage
        case let view as UIView: view.window?.stage
        case let recognizer as UIGestureRecognizer: recognizer.view?.window?.stage
        case let controller as UIViewController: controller.viewIfLoaded?.window?.stage
        default: nil
        }
    }

    /// The running task; nil in synchronous code. A later task may have the number of a finished one.
    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    private final class Waiting {
        private(set) weak var subject: AnyObject?
        /// The task whose next stage the work waits for; nil for any.
        let task: Int?
        let hadStage: Bool
        let start: @MainActor (Stage) -> Void

        init(_ subject: AnyObject?, task: Int?, hadStage: Bool, _ start: @escaping @MainActor (Stage) -> Void) {
            (self.subject, self.task, self.hadStage, self.start) = (subject, task, hadStage, start)
        }
    }
}
