import Foundation

@main
struct StackFuzz {
    @MainActor static func main() throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print(Options.usage)
            exit(2)
        }
        guard !options.drawsMaps else {
            // A seeded fault is found by the lines that a worker prints.
            let areSame = CardMaps.areSame(stopsAtFirst: options.hunted != nil)
            exit(areSame || options.isWorker ? 0 : 1)
        }
        guard !options.isWorker else {
            var worker = Worker()
            worker.play(options)
            return worker.report()
        }
        let start = Date()
        var summary = Summary()
        for process in try (0..<options.processes).map({ try WorkerProcess($0, of: options) }) {
            summary.take(process.output, status: process.status)
        }
        let succeeds = summary.report(options, seconds: Date().timeIntervalSince(start))
        exit(succeeds ? 0 : 1)
    }
}

/// Plays a part of the sequences in a process of its own.
struct WorkerProcess {
    private let process = Process()
    private let pipe = Pipe()

    init(_ index: Int, of options: Options) throws {
        let first = options.count * index / options.processes
        let end = options.count * (index + 1) / options.processes
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments =
            ["--worker", "--seed", "\(options.seed + UInt64(first))", "--count", "\(end - first)"]
            + (options.prints ? ["--print"] : []) + (options.tells ? ["--tell"] : [])
            + (options.showsKinds ? ["--kinds"] : []) + (options.playsCards ? ["--cards"] : [])
        process.standardOutput = pipe
        try process.run()
    }

    /// What the process wrote. Waits until the process has ended.
    var output: String { String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
