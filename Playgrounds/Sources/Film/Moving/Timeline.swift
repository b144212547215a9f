import HeadlessUIKit

/// The time of a film that loops, and the rules that move things in it: only CSS, since a page that shows the picture
/// runs no script.
struct Timeline {
    /// The times of the frames, in seconds of the run.
    var frames: [TimeInterval]
    /// The last second of the run that is shown.
    var end: TimeInterval
    /// The seconds of the film for each second of the run.
    var slowness: Double
    /// Seconds before the touch-down.
    var lead: TimeInterval
    /// Seconds at the end, for reading.
    var pause: TimeInterval
    private var rules: [String] = []
    private var names: [String: String] = [:]

    init(frames: [TimeInterval], end: TimeInterval, slowness: Double, lead: TimeInterval, pause: TimeInterval) {
        (self.frames, self.end) = (frames, end)
        (self.slowness, self.lead, self.pause) = (slowness, lead, pause)
    }

    private var duration: TimeInterval { lead + end * slowness + pause }

    /// Returns the name of the class whose elements move through the given places, one for each frame.
    mutating func name(movingThrough placements: [Placement]) -> String {
        let isScaled = placements.contains { $0.transform.a != 1 || $0.transform.d != 1 }
        let isFaded = Set(placements.map(\.opacity)).count > 1
        let isMoved = placements.contains { $0.transform != placements[0].transform }
        return name(
            of: placements.map { placement in
                (isMoved ? "transform:\(placement.transform.css(isScaled: isScaled))" : "")
                    + (isMoved && isFaded ? ";" : "") + (isFaded ? "opacity:\(css(placement.opacity))" : "")
            })
    }

    /// Returns the name of the class whose elements show only in a part of the run.
    mutating func name(showing span: Range<TimeInterval>) -> String {
        let (start, end) = (share(span.lowerBound), span.upperBound > self.end ? 100 : share(span.upperBound))
        // Two keys so close to each other make a step.
        let before = start > 0 ? "0%,\(css(start - 0.01))%{opacity:0}" : ""
        let after = end < 100 ? "\(css(end))%,100%{opacity:0}" : ""
        return name(ofKeys: "\(before)\(css(start))%,\(css(end < 100 ? end - 0.01 : 100))%{opacity:1}\(after)")
    }

    /// The rules as a style sheet. A reader who asks for reduced motion gets none.
    var style: String {
        """
        <style>
        .m{animation-duration:\(css(duration))s;animation-timing-function:linear;animation-iteration-count:infinite}
        \(rules.joined(separator: "\n"))
        @media (prefers-reduced-motion:reduce){.m{animation:none}}
        </style>
        """
    }

    private mutating func name(of values: [String]) -> String {
        var keys = ""
        for (index, value) in values.enumerated() {
            // A key between two of the same value is left out.
            let isKept = index == 0 || index == values.count - 1 || values[index - 1] != value
            guard isKept || values[index + 1] != value else { continue }
            let first = index == 0 ? "0%," : ""
            let last = index == values.count - 1 ? ",100%" : ""
            keys += "\(first)\(css(share(frames[index])))%\(last){\(value)}"
        }
        return name(ofKeys: keys)
    }

    private mutating func name(ofKeys keys: String) -> String {
        if let name = names[keys] { return name }
        let name = "k\(names.count)"
        names[keys] = name
        rules += ["@keyframes \(name){\(keys)}", ".\(name){animation-name:\(name)}"]
        return name
    }

    /// Returns the share of the loop that has passed at a time of the run, in percent.
    private func share(_ time: TimeInterval) -> Double {
        (lead + min(max(time, 0), end) * slowness) / duration * 100
    }
}

extension CGAffineTransform {
    /// The transform in CSS's words. With or without a scale, all of one film have the same functions, so that CSS goes
    /// straight from one to the next.
    func css(isScaled: Bool) -> String {
        guard b == 0, c == 0 else {
            return "matrix(\([a, b, c, d, tx, ty].map(Film.css).joined(separator: ",")))"
        }
        let scale = isScaled ? " scale(\(Film.css(a)),\(Film.css(d)))" : ""
        return "translate(\(Film.css(tx))px,\(Film.css(ty))px)\(scale)"
    }
}

/// Returns the number with at most three decimals.
func css(_ number: Double) -> String { decimals(number, 3) }
