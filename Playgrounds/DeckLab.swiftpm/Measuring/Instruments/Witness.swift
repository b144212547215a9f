import UIKitShim

/// A recognizer that sees all fingers in its view and never recognizes: it neither prevents others nor is prevented.
final class Witness: UIGestureRecognizer {
    struct Sample {
        /// In seconds of the system's clock.
        var time: TimeInterval
        /// In points of the window.
        var place: CGPoint
    }

    /// The places of the first finger since it came down.
    private(set) var samples: [Sample] = []
    /// The number of fingers that have come down since the first did, and of those that have left.
    private(set) var fingerCount = 0
    private(set) var liftCount = 0
    /// The time of the last event; all that happens during the event sees the same time.
    private(set) var time: TimeInterval = 0
    var onDown: (@MainActor () -> Void)?
    /// Called when the first finger has moved.
    var onMove: (@MainActor () -> Void)?
    /// Called when the last finger has left.
    var onLift: (@MainActor () -> Void)?
    /// The first finger; kept until the next one comes.
    private(set) var first: UITouch?

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// The distance that the finger has gone down since it came down, in points.
    var way: CGFloat { way(of: samples.last) }
    /// The same distance, one sample before.
    var wayBefore: CGFloat { way(of: samples.dropLast().last) }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingerCount == liftCount { start(with: touches.first) }
        fingerCount += touches.count
        time = event.timestamp
        if fingerCount == touches.count { onDown?() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        time = event.timestamp
        guard let first, touches.contains(first) else { return }
        note(first)
        onMove?()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, event) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches, event) }

    private func way(of sample: Sample?) -> CGFloat {
        guard let sample, let start = samples.first else { return 0 }
        return sample.place.y - start.place.y
    }

    private func start(with touch: UITouch?) {
        (samples, fingerCount, liftCount, first) = ([], 0, 0, touch)
        touch.map(note)
    }

    private func note(_ touch: UITouch) {
        samples.append(Sample(time: touch.timestamp, place: touch.location(in: nil)))
    }

    private func leave(_ touches: Set<UITouch>, _ event: UIEvent) {
        time = event.timestamp
        liftCount += touches.count
        guard liftCount == fingerCount else { return }
        onLift?()
        state = .failed
    }
}
