extension TouchScript {
    /// The script as a timeline, one action a line.
    ///
    ///     touch A at (195, 400)
    ///     after 80 ms  A moves by (0, 60) over 100 ms
    ///     A holds for 50 ms
    ///     A moves to (195, 300)
    ///     A lifts
    ///
    /// Reading it gives the same script, to a microsecond and a thousandth of a point. Fingers are called A, B, C, …;
    /// with several of them every line says when it begins, counted from the script's beginning.
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

    /// At most three decimals, none that are 0.
    private func decimal(_ number: Double) -> String {
        let text = "\((number * 1000).rounded() / 1000 + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// A line of a timeline.
struct TimelineAction {
    enum Kind {
        case touch(TouchScript.Sample)
        case jump(TouchScript.Sample)
        case move(dx: CGFloat, dy: CGFloat, over: TimeInterval)
        case hold(TimeInterval)
        case end(TouchScript.Ending)
    }

    /// When the action itself begins, in seconds from the script's beginning.
    var start: TimeInterval
    /// How long nothing happened before, in seconds.
    var pause: TimeInterval = 0
    var kind: Kind

    fileprivate var isLateTouch: Bool {
        guard case .touch = kind else { return false }
        return start > 0
    }
}

extension TouchScript.Track {
    /// The fewest lines that say what the finger did.
    fileprivate var actions: [TimelineAction] {
        guard let first = samples.first else { return [] }
        var actions = [TimelineAction(start: first.time, kind: .touch(first))]
        var index = 0
        var held: TimeInterval = 0
        while index < samples.count - 1 {
            let here = samples[index]
            let next = samples[index + 1]
            let elapsed = onGrid(seconds: next.time - here.time)
            let end = endOfStraightRun(from: index)
            if end > index + 1 {
                let target = samples[end]
                let move = TimelineAction.Kind.move(
                    dx: onGrid(target.x - here.x), dy: onGrid(target.y - here.y),
                    over: onGrid(seconds: target.time - here.time))
                actions.append(TimelineAction(start: here.time, pause: held, kind: move))
                (index, held) = (end, 0)
                continue
            }
            if held > 0 { actions.append(TimelineAction(start: onGrid(seconds: here.time - held), kind: .hold(held))) }
            held = 0
            if next.x == here.x, next.y == here.y {
                held = elapsed
                if elapsed == 0 { actions.append(TimelineAction(start: next.time, kind: .jump(next))) }
            } else {
                actions.append(TimelineAction(start: next.time, pause: elapsed, kind: .jump(next)))
            }
            index += 1
        }
        actions.append(TimelineAction(start: samples[index].time, pause: held, kind: .end(ends)))
        return actions
    }

    /// The index of the last sample up to which the finger did just what "moves by … over …" says; `index` if there is
    /// no such run.
    private func endOfStraightRun(from index: Int) -> Int {
        let start = samples[index]
        var best = index
        for end in samples.indices.dropFirst(index + 2) {
            let target = samples[end]
            guard (target.x, target.y) != (start.x, start.y) else { continue }
            let run = start.straightRun(to: target)
            guard run.count == end - index else { continue }
            if run.elementsEqual(samples[(index + 1)...end]) { best = end }
        }
        return best
    }
}

extension TouchScript.Sample {
    /// The samples that a straight, even move from here to `target` has: 120 in a second, as the display has frames.
    func straightRun(to target: Self) -> [Self] {
        let duration = target.time - time
        let count = max(1, Int((duration * 120 - 1e-6).rounded(.up)))
        return (1...count).map { step in
            let share = Double(step) / Double(count)
            return Self(
                time: onGrid(seconds: time + duration * share), x: onGrid(x + (target.x - x) * share),
                y: onGrid(y + (target.y - y) * share))
        }
    }
}
