import Foundation

extension TouchMap {
    /// Compares the map with a text in a file, and throws the difference. With `RECORD_MAPS=1` in the environment, writes
    /// the file instead.
    ///
    ///     try map.expectSame(as: "Maps/player.txt")
    ///
    /// - Parameters:
    ///   - path: The file, from the folder of the test's source file.
    ///   - numbers: False compares without the measured numbers of the reasons.
    ///   - source: The test's source file.
    /// - Throws: ``Difference``; an error of Foundation's if the file cannot be written.
    public func expectSame(as path: String, numbers: Bool = true, source: StaticString = #filePath) throws {
        let file = URL(fileURLWithPath: "\(source)").deletingLastPathComponent().appendingPathComponent(path)
        let text = text(numbers: numbers)
        guard ProcessInfo.processInfo.environment["RECORD_MAPS"] == nil else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data(text.utf8).write(to: file)
        }
        guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
            throw Difference(description: "There is no map \(file.path). RECORD_MAPS=1 in the environment writes it.")
        }
        guard expected != text else { return }
        throw Difference(
            description: "The map differs from \(path). RECORD_MAPS=1 writes the new one.\n"
                + Self.difference(from: expected, to: text))
    }

    /// The difference between a map and the text in a file.
    public struct Difference: Error, Equatable, CustomStringConvertible {
        /// The lines that are only in the file, after "-", and those that are only in the map, after "+".
        public let description: String
    }

    /// The lines that differ, each with its number, in the order of the text.
    static func difference(from old: String, to new: String) -> String {
        let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        var lines: [(line: Int, isNew: Bool, text: String)] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let line, let text, _): lines.append((line, false, text))
            case .insert(let line, let text, _): lines.append((line, true, text))
            }
        }
        lines.sort { ($0.line, $0.isNew ? 1 : 0) < ($1.line, $1.isNew ? 1 : 0) }
        return lines.map { "\($0.isNew ? "+" : "-") \($0.line + 1): \($0.text)" }.joined(separator: "\n")
    }
}
