import Foundation

/// The command "film" as it is run in a shell, in a folder of its own.
struct Shell {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    func film(_ arguments: [String]) throws -> Result {
        let process = Process()
        // The tests are built beside the command.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("film")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Output goes to files, since a full pipe that nobody reads would block the command.
        let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
        for url in [output, errors] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Writes a stroke out, back to rest and on, over a scene's list.
    func writePull(to name: String = "pull.timeline") throws {
        try write(
            """
            touch A at (195, 500)
            A moves by (0, 140) over 200 ms
            A moves by (0, -260) over 360 ms
            A moves by (0, 200) over 280 ms
            A lifts
            """, to: name)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
}
