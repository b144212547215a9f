import HeadlessUIKit

/// The folder of the strips: one file per stroke and policy.
package struct FilmFolder {
    package var path: String

    package init(path: String) { self.path = path }

    /// Writes the strips of `runs`, replacing those of an earlier film, and returns its failures.
    package func write(_ runs: [Run]) -> [String] {
        do {
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, strip) in strips(of: runs) {
                try Data(strip.svg.utf8).write(to: folder.appendingPathComponent(name))
            }
            return []
        } catch {
            return ["\(path): the strips cannot be written (\(error.localizedDescription)). Choose another folder."]
        }
    }

    /// The strips by their file names, in the order of the runs.
    package func strips(of runs: [Run]) -> [(name: String, strip: FilmStrip)] {
        var strips: [(name: String, strip: FilmStrip)] = []
        for run in runs {
            let name = Self.name(of: run)
            if let index = strips.firstIndex(where: { $0.name == name }) {
                strips[index].strip.runs.append(run)
            } else {
                strips.append((name, FilmStrip(runs: [run])))
            }
        }
        return strips
    }

    /// The file of a run: its stroke's name in letters, digits and hyphens, and its policy.
    static func name(of run: Run) -> String {
        let words = run.stroke.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return "\(words.isEmpty ? "stroke" : words.joined(separator: "-")).\(run.policy).svg"
    }
}
