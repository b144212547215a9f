extension TouchScript {
    /// The script as a timeline, one action per line.
    ///
    ///     touch A at (195, 400)
    ///     after 80 ms  A moves by (0, 60) over 100 ms
    ///     A holds for 50 ms
    ///     A moves to (195, 300)
    ///     A lifts
    ///
    /// Reading it gives the same script, to a microsecond and a thousandth of a point. Fingers are called A, B, C, …;
    /// with several of them every line has its time, from the script's beginning.
    public var timeline: String {
        let actions = fingers.enumerated().flatMap { index, track in
            track.actions.map { (finger: index, action: $0) }
        }
        let inOrder = actions.enumerated().sorted {
            ($0.element.action.start, $0.offset) < ($1.element.action.start, $1.offset)
        }
        return inOrder.map { line(for: $0.element.action, finger: $0.element.finger) }.joined(separator: "\n") + "\n"
    }

    private func line(for action: TimelineAction, finger: Int) -> String {
        let prefix =
            if fingers.count > 1 || action.isLateTouch {
                "at \(milliseconds(action.start))  "
            } else if action.pause > 0 {
                "after \(milliseconds(action.pause))  "
            } else {
                ""
            }
        let name = fingerName(finger)
        return switch action.kind {
        case .touch(let sample): "\(prefix)touch \(name) at \(pair(sample.x, sample.y))"
        case .jump(let sample): "\(prefix)\(name) moves to \(pair(sample.x, sample.y))"
        case .move(let dx, let dy, let duration):
            "\(prefix)\(name) moves by \(pair(dx, dy)) over \(milliseconds(duration))"
        case .hold(let duration): "\(prefix)\(name) holds for \(milliseconds(duration))"
        case .end(.lift): "\(prefix)\(name) lifts"
        case .end(.cancel): "\(prefix)\(name) is cancelled"
        }
    }

    private func fingerName(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
        return index < 26 ? letter : "\(letter)\(index / 26)"
    }

    private func milliseconds(_ seconds: TimeInterval) -> String { "\(decimal(seconds * 1000)) ms" }

    private func pair(_ x: CGFloat, _ y: CGFloat) -> String { "(\(decimal(x)), \(decimal(y)))" }

    /// Returns the number with at most three decimals and no trailing zeros.
    private func decimal(_ number: Double) -> String {
        let text = "\((number * 1000).rounded() / 1000 + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
