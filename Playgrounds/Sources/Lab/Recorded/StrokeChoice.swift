import HeadlessUIKit

/// The strokes by name.
package enum StrokeChoice {
    package static let standard = scrollThenPull.name

    /// A finger scrolls the list up a little, pulls it down past its top, comes back and lifts.
    package static let scrollThenPull: TouchScript = {
        var samples = [TouchScript.Sample(time: 0, x: 0, y: 0)]
        for (way, duration) in [(-60.0, 0.2), (360.0, 0.6), (-80.0, 0.2), (0.0, 0.15)] {
            let (start, count) = (samples[samples.count - 1], Int((duration * 120).rounded()))
            for index in 1...count {
                let share = Double(index) / Double(count)
                // Eased at both ends, as a hand turns round.
                let y = Double(start.y) + way * (3 * share * share - 2 * share * share * share)
                samples.append(TouchScript.Sample(time: start.time + Double(index) / 120, x: 0, y: y))
            }
        }
        return TouchScript(name: "scroll, pull, return", fingers: [TouchScript.Track(samples: samples)])
    }()

    package static var all: [TouchScript] { [scrollThenPull] + TouchScript.recorded + TouchScript.composed }

    package static func script(named name: String) throws(PageFault) -> TouchScript {
        guard let script = all.first(where: { $0.name == name }) else {
            let names = all.map(\.name).joined(separator: "; ")
            throw PageFault("no stroke is called \"\(name)\". Take one of these: \(names)")
        }
        return script
    }
}
