import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The command as it is run in a shell, in a folder of its own.
final class Decklab {
    let folder: URL
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameter path: Put before the environment's PATH.
    init(_ arguments: String..., path: String? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The tests are built beside the command.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("decklab")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = errors
        if let path {
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = path + ":" + (environment["PATH"] ?? "")
            process.environment = environment
        }
        try process.run()
    }

    /// The next line of its output, or of the address that the browser is opened with; "" after its end.
    func line() -> String { line(of: output) }

    /// The next line of its errors; "" after its end.
    func complaint() -> String { line(of: errors) }

    private func line(of pipe: Pipe) -> String {
        var bytes = Data()
        while let byte = try? pipe.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8), !byte.isEmpty {
            bytes += byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func interrupt() { kill(process.processIdentifier, SIGINT) }

    /// Waits for its end. Its output is short enough for a pipe.
    func end() -> (status: Int32, output: String, errors: String) {
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complained = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said, complained)
    }
}

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
