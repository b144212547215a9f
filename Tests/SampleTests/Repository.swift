import Foundation

/// The files of the repository that tests read. Paths are from its root.
enum Repository {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The Swift files in a folder.
    static func sources(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
            .sorted()
    }
}
