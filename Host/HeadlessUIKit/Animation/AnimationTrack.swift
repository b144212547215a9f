/// The changes of one animation, and its progress: 0 at its start, 1 at its end.
@MainActor final class AnimationTrack {
    /// A part of the animation that is running.
    struct Leg {
        var from: CGFloat
        var to: CGFloat
        /// In seconds of the stage's clock.
        var start: TimeInterval
        /// In seconds.
        var duration: TimeInterval
        var curve: TimingCurve
    }

    enum Playback {
        /// Paused at a share of the progress; with a curve, at a share of the time.
        case held(CGFloat, curve: TimingCurve?)
        case running(Leg)
        case done
    }

    private(set) var playback = Playback.held(0, curve: nil)
    private(set) var changes: [AnimatedChange] = []
    /// In seconds; needed for the curve of a paused track.
    var duration: TimeInterval = 0
    var acceptsTouches = true
    var isHitWhereShown = false
    /// True if the track's changes replace running changes of the same property.
    var replacesOthers = false
    /// Retained while the track runs.
    var owner: AnyObject?
    /// Called when a leg has ended, with its end, 0 or 1.
    var onArrival: (CGFloat) -> Void = { _ in }
    /// Called when other animations have taken over all of the changes.
    var onLoss: () -> Void = {}
    /// Called at the end of an animation that plays once.
    var completions: [(Bool) -> Void] = []
    private var delay: CGFloat = 0
    private weak var stage: Stage?

    /// The tracks begun while they are collected, as for a transition that may be scrubbed.
    static var collector: [AnimationTrack]?

    /// The animation whose block runs, if animations are on.
    static var capturing: AnimationTrack? { captures.last ?? nil }
    private static var captures: [AnimationTrack?] = []

    /// Runs the block, and animates its assignments with `track`; with nil, without animation.
    static func capture(_ track: AnimationTrack?, delay: CGFloat = 0, _ animations: () -> Void) {
        captures.append(track)
        let outer = track?.delay
        track?.delay = delay
        animations()
        track?.delay = outer ?? 0
        captures.removeLast()
    }

    /// The stage of the track's views; without one, the stage on which the track ran before.
    var stageOfViews: Stage? { changes.first?.view?.window?.stage ?? stage ?? Stage.implied }

    /// The horizontal progress.
    var progress: CGFloat {
        switch playback {
        case .held: share(after: 0).dx
        case .running(let leg): leg.progress(at: stage?.time ?? leg.start, delay: 0).dx
        case .done: 1
        }
    }

    func record(_ property: AnimatedProperty, of view: UIView, from old: AnimatedValue) {
        let way = old - property.value(of: view)
        guard way != .zero else { return }
        if let change = changes.first(where: { $0.view === view && $0.property == property && $0.delay == delay }) {
            change.way += way
            return
        }
        let change = AnimatedChange(property, of: view, way: way, delay: delay, track: self)
        if replacesOthers { change.way += view.takeOver(property) }
        changes.append(change)
        view.changes.append(change)
    }

    // MARK: Playing

    /// Pauses at a share of the progress, or of the time if there is a curve.
    func hold(at fraction: CGFloat, curve: TimingCurve? = nil) {
        playback = .held(fraction, curve: curve)
        owner = nil
        update(at: 0)
    }

    /// Runs from the current progress to `end`, in the frames of the stage of its views. Without views, the track waits
    /// for a stage.
    func run(
        to end: CGFloat, over duration: TimeInterval, along curve: TimingCurve, after delay: TimeInterval = 0
    ) {
        let former = stage
        playback = .running(Leg(from: progress, to: end, start: delay, duration: duration, curve: curve))
        stage = nil
        Stage.begin(for: changes.first?.view?.window?.stage ?? former) { [self] in follow($0) }
    }

    private func follow(_ stage: Stage) {
        guard self.stage == nil, case .running(var leg) = playback else { return }
        leg.start += stage.time
        playback = .running(leg)
        self.stage = stage
        if !stage.frameObservers.contains(where: { $0 === self }) { stage.frameObservers.append(self) }
    }

    /// Ends at a position, and moves the model there.
    func finish(at position: UIViewAnimatingPosition) {
        if position == .end { for change in changes { change.arrive() } }
        land()
        AnimationTrack.capture(nil) { for change in changes { change.move(to: position) } }
        changes = []
    }

    /// Assigns the shown values to the model. `finish(at:)` can still follow.
    func land() {
        for change in changes { change.noteEnd() }
        AnimationTrack.capture(nil) { for change in changes { change.land() } }
        playback = .done
        owner = nil
    }

    func lose(_ change: AnimatedChange) {
        changes.removeAll { $0 === change }
        if changes.isEmpty { onLoss() }
    }

    private func share(after delay: CGFloat) -> CGVector {
        guard case .held(let fraction, let curve) = playback else { return .zero }
        let local = Self.local(fraction, after: delay)
        return curve?.progress(after: local, of: duration) ?? CGVector(dx: local, dy: local)
    }

    func update(at time: TimeInterval) {
        for change in changes {
            let progress =
                if case .running(let leg) = playback { leg.progress(at: time, delay: change.delay) } else {
                    share(after: change.delay)
                }
            change.progress = change.property.spread(progress)
        }
    }

    /// The progress of a change that starts after `delay`, from the progress of the animation.
    nonisolated static func local(_ share: CGFloat, after delay: CGFloat) -> CGFloat {
        delay > 0 ? max(0, (share - delay) / max(1 - delay, .leastNonzeroMagnitude)) : share
    }
}
