import Dispatch

/// Where tests run that wait for a socket or a process: a thread of its own, so that the tasks' few threads, on which a
/// server in this process answers, are left to others.
@globalActor
actor Blocking {
    static let shared = Blocking()
    nonisolated var unownedExecutor: UnownedSerialExecutor { Self.thread.asUnownedSerialExecutor() }

    private static let thread = BlockingThread()
}

private final class BlockingThread: SerialExecutor {
    private let queue = DispatchQueue(label: "tests that wait")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
