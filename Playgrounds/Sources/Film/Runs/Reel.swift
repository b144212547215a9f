import Foundation
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// The strokes to play, from the files that can be read, and a message for each of the others.
package struct Reel {
    package var scripts: [TouchScript] = []
    /// A message for each file that cannot be played.
    package var faults: [String] = []

    /// - Parameter files: Paths of strokes, of recordings of Deck Lab, or of flights. Empty for the built-in strokes.
    package init(files: [String] = []) {
        var found: [TouchScript] =
            files.isEmpty ? TouchScript.recorded + TouchScript.composed + TouchScript.smooth : []
        for file in files {
            do throws(TouchScript.LoadingError) {
                found += try TouchScript.load(contentsOf: URL(fileURLWithPath: file))
            } catch {
                if let script = Self.script(inRecordingAt: file) {
                    found.append(script)
                } else {
                    faults.append(error.description)
                }
            }
        }
        scripts = Self.distinct(found.map { $0.named($0.name.escapingControls) })
    }

    /// The fingers of a recording of Deck Lab, or of a flight; nil if the file is neither.
    private static func script(inRecordingAt path: String) -> TouchScript? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        if let recording = try? JSONDecoder().decode(Fingers.self, from: data) { return recording.script }
        guard let flight = try? GestureArbiter.Flight(String(decoding: data, as: UTF8.self)) else { return nil }
        let script = TouchScript(flight, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
        return (try? script.validate()) == nil ? nil : script
    }

    /// What is read of a recording.
    private struct Fingers: Decodable {
        var script: TouchScript
    }

    /// Numbers strokes of the same name from several files, so that tables and strips keep them apart.
    private static func distinct(_ scripts: [TouchScript]) -> [TouchScript] {
        var counts: [String: Int] = [:]
        return scripts.map { script in
            counts[script.name, default: 0] += 1
            let count = counts[script.name] ?? 1
            return count == 1 ? script : script.named("\(script.name) (\(count))")
        }
    }
}

extension TouchScript {
    /// The fingers of a flight, from touch-down on.
    fileprivate init(_ flight: GestureArbiter.Flight, name: String) {
        let start = flight.fingers.first?.timestamp ?? 0
        var tracks: [Int: Track] = [:]
        for finger in flight.fingers {
            var track = tracks[finger.number] ?? Track(samples: [])
            track.samples.append(
                Sample(
                    time: finger.timestamp - start, x: Double(finger.location.x), y: Double(finger.location.y)))
            if finger.phase == .cancelled { track.ends = .cancel }
            tracks[finger.number] = track
        }
        self.init(name: name, fingers: tracks.sorted { $0.key < $1.key }.map(\.value))
    }
}

extension String {
    /// The text with control characters written as text, so that a stroke's name cannot steer a terminal.
    fileprivate var escapingControls: String {
        unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)" }.joined()
    }
}
