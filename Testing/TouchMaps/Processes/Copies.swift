import Foundation

/// Runs work in copies of the process, so that nothing of the work stays: not even if it stops the process.
struct Copies {
    enum Result {
        case answer([UInt8])
        /// The copy stopped, or was stopped; with the reason.
        case stopped(String)
    }

    /// The longest wait for an answer, in seconds. It becomes shorter after a copy that did not answer.
    private var patience: TimeInterval = 4
    private var silent = 0
    /// The number of copies without an answer after which no more are made.
    private static let mostSilent = 8

    #if os(Linux) || os(Android)
    static let areThere = true

    private struct Copy {
        let job: Int
        let process: pid_t
        let pipe: Int32
        let deadline: Date
        var output: [UInt8] = []
    }

    /// Returns the answer to each job. As many copies as the machine has cores run at once.
    mutating func run<Job>(_ jobs: [Job], _ body: (Job) -> [UInt8]) -> [Result] {
        var results = [Result?](repeating: nil, count: jobs.count)
        var running: [Copy] = []
        let width = max(ProcessInfo.processInfo.activeProcessorCount, 2)
        for index in jobs.indices {
            while running.count >= width { finishOne(of: &running, into: &results) }
            guard silent < Self.mostSilent else {
                results[index] = .stopped("not played, after \(silent) fingers without an answer")
                continue
            }
            guard let copy = start(index, jobs[index], body) else {
                results[index] = .stopped("the system starts no more processes: error \(errno)")
                continue
            }
            running.append(copy)
        }
        while !running.isEmpty { finishOne(of: &running, into: &results) }
        return results.map { $0 ?? .stopped("no result") }
    }

    private func start<Job>(_ index: Int, _ job: Job, _ body: (Job) -> [UInt8]) -> Copy? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = fork()
        if process == 0 {
            Self.prepare(writingTo: ends[1])
            Self.answer(body(job), to: ends[1])
        }
        close(ends[1])
        guard process > 0 else {
            close(ends[0])
            return nil
        }
        return Copy(job: index, process: process, pipe: ends[0], deadline: Date(timeIntervalSinceNow: patience))
    }

    /// In the copy: lets it stop at once and without a report, prints nothing, and sends its messages to the pipe.
    private static func prepare(writingTo pipe: Int32) {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(number, SIG_DFL) }
        dup2(pipe, STDERR_FILENO)
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
        // In case that the test is stopped meanwhile.
        alarm(20)
    }

    /// In the copy: writes the answer, and ends without the work of a process's end.
    private static func answer(_ bytes: [UInt8], to pipe: Int32) -> Never {
        var rest = [mark] + bytes
        while !rest.isEmpty {
            let count = write(pipe, rest, rest.count)
            if count <= 0 { break }
            rest.removeFirst(count)
        }
        _exit(0)
    }

    /// Precedes the answer. Messages to the error output come before.
    private static let mark: UInt8 = 1

    /// Reads from all pipes until a copy has ended, or has taken too long.
    private mutating func finishOne(of running: inout [Copy], into results: inout [Result?]) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var polled = running.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
            let soonest = running.map(\.deadline).min() ?? Date()
            poll(&polled, nfds_t(polled.count), Int32(max(soonest.timeIntervalSinceNow, 0) * 1000) + 1)
            for index in running.indices where polled[index].revents != 0 {
                let count = read(running[index].pipe, &buffer, buffer.count)
                if count > 0 {
                    running[index].output += buffer[..<count]
                } else {
                    return end(index, &running, &results)
                }
            }
            if let index = running.firstIndex(where: { $0.deadline < Date() }) {
                kill(running[index].process, SIGKILL)
                return end(index, &running, &results, isSilent: true)
            }
        }
    }

    private mutating func end(
        _ index: Int, _ running: inout [Copy], _ results: inout [Result?], isSilent: Bool = false
    ) {
        let copy = running.remove(at: index)
        close(copy.pipe)
        var status: Int32 = 0
        waitpid(copy.process, &status, 0)
        results[copy.job] = isSilent ? .stopped("no answer") : Self.result(copy.output, status)
        guard isSilent else { return }
        silent += 1
        patience = 0.5
    }

    private static func result(_ output: [UInt8], _ status: Int32) -> Result {
        if status == 0, let start = output.firstIndex(of: mark) { return .answer(Array(output[(start + 1)...])) }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        // Without the file before the message.
        let messages = lines.compactMap { line in line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) }
        }
        let signal = status & 127
        return .stopped(messages.first ?? (signal == 0 ? "exit with status \(status >> 8)" : "signal \(signal)"))
    }
    #else
    // Darwin does not let Swift fork, since its frameworks do not survive that. Windows has no fork.
    static let areThere = false

    mutating func run<Job>(_ jobs: [Job], _ body: (Job) -> [UInt8]) -> [Result] { [] }
    #endif
}
