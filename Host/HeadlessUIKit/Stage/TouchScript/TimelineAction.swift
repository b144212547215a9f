/// An action in one line of a timeline.
struct TimelineAction {
    enum Kind {
        case touch(TouchScript.Sample)
        case jump(TouchScript.Sample)
        case move(dx: CGFloat, dy: CGFloat, over: TimeInterval)
        case hold(TimeInterval)
        case end(TouchScript.Ending)
    }

    /// The beginning of the action, in seconds from the script's beginning.
    var start: TimeInterval
    /// The pause before the action, in seconds.
    var pause: TimeInterval = 0
    var kind: Kind

    var isLateTouch: Bool {
        guard case .touch = kind else { return false }
        return start > 0
    }
}

extension TouchScript.Track {
    /// The fewest actions that describe the track.
    var actions: [TimelineAction] {
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

    /// Returns the index of the last sample that "moves by … over …" describes exactly; `index` if there is no such
    /// run.
    private func endOfStraightRun(from index: Int) -> Int {
        let start = samples[index]
        var best = index
        for end in samples.indices.dropFirst(index + 2) {
            let target = samples[end]
            guard (target.x, target.y) != (start.x, start.y) else { continue }
            guard start.frames(to: target) == end - index else { continue }
            if start.straightRun(to: target).elementsEqual(samples[(index + 1)...end]) { best = end }
        }
        return best
    }
}

extension TouchScript.Sample {
    /// Returns the number of frames of a movement to `target`, 120 per second.
    fileprivate func frames(to target: Self) -> Int {
        max(1, Int(nearestTo: ((target.time - time) * 120 - 1e-6).rounded(.up)))
    }

    /// Returns the samples of a straight, even movement to `target`, 120 per second.
    func straightRun(to target: Self) -> [Self] {
        let duration = target.time - time
        let count = frames(to: target)
        return (1...count).map { step in
            let share = Double(step) / Double(count)
            return Self(
                time: onGrid(seconds: time + duration * share), x: onGrid(x + (target.x - x) * share),
                y: onGrid(y + (target.y - y) * share))
        }
    }
}
