extension AnimationTrack.Leg {
    /// The share of the elapsed time, 0 to 1.
    func fraction(at time: TimeInterval) -> CGFloat {
        guard time - start < duration - Assumptions.timeTolerance else { return 1 }
        return CGFloat(max(0, time - start) / duration)
    }

    func progress(at time: TimeInterval, delay: CGFloat) -> CGVector {
        let place = from + (to - from) * fraction(at: time)
        let (first, last) = (AnimationTrack.local(from, after: delay), AnimationTrack.local(to, after: delay))
        guard first != last else { return CGVector(dx: last, dy: last) }
        let share = (AnimationTrack.local(place, after: delay) - first) / (last - first)
        let way = curve.progress(after: share, of: duration)
        return CGVector(dx: first + (last - first) * way.dx, dy: first + (last - first) * way.dy)
    }
}

extension AnimationTrack: FrameObserver {
    var isMoving: Bool { !isDone }
    var isDone: Bool { if case .running = playback { false } else { true } }
    var explanation: String {
        "an animation of \(changes.compactMap { $0.view.map { String(describing: type(of: $0)) } }) still runs"
    }

    func show(_ frame: Frame) {
        guard case .running(let leg) = playback else { return }
        update(at: frame.time)
        if leg.fraction(at: frame.time) >= 1 { onArrival(leg.to) }
    }
}
