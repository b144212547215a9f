import UIKitShim

/// A recognizer that begins or fails after a given number of points, so that the time of it is known.
final class Rival: UIGestureRecognizer {
    enum Course {
        case begins(after: CGFloat)
        case fails(after: CGFloat)
    }

    private let course: Course
    private let preventsOthers: Bool
    private var start: CGPoint?
    private(set) var hasBegun = false
    private(set) var hasFailed = false
    /// The time of the event in which it failed.
    private(set) var failureTime: TimeInterval = 0
    var onBegin: (@MainActor () -> Void)?
    var onReset: (@MainActor () -> Void)?

    init(_ course: Course, preventsOthers: Bool = true) {
        (self.course, self.preventsOthers) = (course, preventsOthers)
        super.init(target: nil, action: nil)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { preventsOthers }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard start == nil else { return }
        (start, hasBegun, hasFailed) = (touches.first?.location(in: nil), false, false)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        guard let start, let place = touches.first?.location(in: nil) else { return }
        follow(hypot(place.x - start.x, place.y - start.y), at: event.timestamp)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= touches.count else { return }
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        start = nil
        onReset?()
    }

    private func follow(_ way: CGFloat, at time: TimeInterval) {
        switch course {
        case .begins(let distance) where way >= distance:
            onBegin?()
            state = .began
            hasBegun = true
        case .fails(let distance) where way >= distance:
            (hasFailed, failureTime) = (true, time)
            state = .failed
        case .begins, .fails: break
        }
    }
}
