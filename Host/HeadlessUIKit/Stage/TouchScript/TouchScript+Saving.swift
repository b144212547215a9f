extension TouchScript {
    /// Returns the data of a recording file of these scripts: a line per finger, always the same bytes.
    public static func recording(of scripts: [TouchScript]) -> Data {
        let strokes = scripts.map { "  " + $0.object }.joined(separator: ",\n")
        return Data("{\"version\": \(version), \"strokes\": [\n\(strokes)\n]}\n".utf8)
    }

    private var object: String {
        let tracks = fingers.map { track in
            let samples = track.samples.map { "[\(text($0.time)), \(text($0.x)), \(text($0.y))]" }
            return "{\"samples\": [\(samples.joined(separator: ", "))], \"ends\": \"\(track.ends.rawValue)\"}"
        }
        return "{\"name\": \(quoted(name)), \"fingers\": [\n    \(tracks.joined(separator: ",\n    "))]}"
    }

    /// Returns the shortest decimal that reads as the same number; whole numbers without a fraction.
    private func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: String(format: "\\u%04x", scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(scalars.joined())\""
    }
}
