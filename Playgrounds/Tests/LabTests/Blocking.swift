import Dispatch

/// An actor with a thread of its own, for tests that wait for a socket or a process: the few threads of tasks, on which
/// a server in this process answers, stay free.
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
