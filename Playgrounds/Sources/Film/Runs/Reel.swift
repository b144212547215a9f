import HeadlessUIKit

/// The strokes to play: those of the files that can be read, and the faults of the others.
package struct Reel {
    /// The scripts, each moved so that it begins where films begin.
    package var scripts: [TouchScript] = []
    /// A message for each file that cannot be played.
    package var faults: [String] = []

    /// - Parameters:
    ///   - files: Paths of recordings. Without any, the built-in strokes.
    ///   - start: The point at which each of them begins, in the window.
    package init(files: [String] = [], start: CGPoint) {
        var found: [TouchScript] =
            files.isEmpty ? TouchScript.recorded + TouchScript.composed + [.caught, .across] : []
        for file in files {
            do throws(TouchScript.LoadingError) {
                found += try TouchScript.load(contentsOf: URL(fileURLWithPath: file))
            } catch {
                faults.append(error.description)
            }
        }
        scripts = Self.distinct(found.map { $0.moved(soThatFirstSampleIsAt: start) })
    }

    /// Numbers strokes of one name from several files, so that neither tables nor strips mix them up.
    private static func distinct(_ scripts: [TouchScript]) -> [TouchScript] {
        var counts: [String: Int] = [:]
        return scripts.map { script in
            counts[script.name, default: 0] += 1
            let count = counts[script.name] ?? 1
            return count == 1 ? script : script.named("\(script.name) (\(count))")
        }
    }
}
