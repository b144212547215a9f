import UIKitShim

/// Lets a scroll view coast, and bounce at its end, that the arbiter has scrolled by the pan of another one: UIKit knows
/// nothing of its velocity.
@MainActor
final class DrivenCoast {
    private(set) weak var scrollView: UIScrollView?
    private let axis: ArbitrationPolicy.Direction.Axis
    /// In points and points per second of the content's offset.
    private var (origin, velocity): (CGFloat, CGFloat)
    private let rate: CGFloat
    private let start: TimeInterval
    /// The time since `start` at which the content meets its end, or leaves it from `stretch` points beyond, and its
    /// velocity there.
    private var bounce: (edge: CGFloat, after: TimeInterval, velocity: CGFloat, stretch: CGFloat)?
    private var expected: CGFloat
    /// Whether a finger has come down on the content, which stops it. A tap may be over by the next frame.
    var isCaught = false
    private var link: FrameLink?

    /// Content slower than this, in points per second, comes to rest.
    private static let slowest: CGFloat = 20
    /// A critically damped spring, as content bounces. Row S27.
    private static let frequency: CGFloat = 10

    /// Nil if the content would not move. It coasts from the lift, not from the next frame, as UIKit's does.
    init?(
        _ scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis, at velocity: CGFloat,
        since start: TimeInterval
    ) {
        guard abs(velocity) > Self.slowest else { return nil }
        self.start = start
        (self.scrollView, self.axis, self.velocity) = (scrollView, axis, velocity)
        origin = scrollView.offset(along: axis)
        expected = origin
        rate = scrollView.coastingRate
        let geometry = scrollView.geometry(along: ScrollCourse(axis: axis))
        let edge = velocity > 0 ? geometry.maximum : geometry.minimum
        let way = edge - origin
        let left = velocity + rate * way
        if way * velocity < 0 {
            bounce = (edge, 0, velocity, -way)
        } else if left * velocity > 0 {
            bounce = (edge, TimeInterval(log(left / velocity) / rate), left, 0)
        }
        // The link retains this: the content comes to rest also without its arbiter.
        link = FrameLink { self.show(at: $0.timestamp) }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// Shows the content as it is at `now`, in seconds, on the display's clock.
    func show(at now: TimeInterval) {
        guard let scrollView, !scrollView.isDecelerating, abs(scrollView.offset(along: axis) - expected) < 0.5 else {
            return stop()
        }
        isCaught = isCaught || scrollView.isTracking
        guard !isCaught else {
            guard !scrollView.isTracking else { return }
            // UIKit does not know that the content was moving when the finger caught it beyond its end.
            scrollView.goHome()
            return stop()
        }
        let time = max(now - start, 0)
        var (place, isOver) = (origin + velocity * (exp(rate * time) - 1) / rate, false)
        if let bounce, time >= bounce.after {
            // A list that is only driven never shows its refresh control.
            let isSoft = scrollView.bounces(along: axis) && scrollView.refreshControl == nil
            let since = CGFloat(time - bounce.after)
            let pull = bounce.stretch + (bounce.velocity + Self.frequency * bounce.stretch) * since
            let stretch = isSoft ? pull * exp(-Self.frequency * since) : 0
            place = bounce.edge + stretch
            isOver = !isSoft || since * Self.frequency > 1 && abs(stretch) < 0.5
            if isOver { place = bounce.edge }
        } else if abs(velocity * exp(rate * time)) < Self.slowest / 2 {
            isOver = true
        }
        scrollView.put(at: ScrollHold.Place(axis: axis, offset: place))
        expected = scrollView.offset(along: axis)
        if isOver {
            scrollView.goHome()
            stop()
        }
    }
}

extension UIScrollView {
    /// The logarithm of the change of coasting content's velocity, per second.
    var coastingRate: CGFloat { log(decelerationRate.rawValue) * 1000 }
}
