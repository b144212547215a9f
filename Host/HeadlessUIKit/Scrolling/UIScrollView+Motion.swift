/// The motion of a scroll view that comes to rest.
struct ScrollMotion {
    let start: TimeInterval
    let x: AxisMotion
    let y: AxisMotion

    var isAtRest: Bool { x.isAtRest && y.isAtRest }

    func offset(at time: TimeInterval) -> CGPoint {
        CGPoint(
            x: x.rest(at: time - start) ?? x.position(at: time - start),
            y: y.rest(at: time - start) ?? y.position(at: time - start))
    }

    func velocity(at time: TimeInterval) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    func hasEnded(at time: TimeInterval) -> Bool {
        x.rest(at: time - start) != nil && y.rest(at: time - start) != nil
    }
}

/// An animation of the offset: `setContentOffset(_:animated:)`, or scrolling to the top (row S40). It takes 0.3 s, with
/// ease-in-out (row S11).
struct ScrollAnimation {
    static let duration: TimeInterval = 0.3
    let from: CGPoint
    let to: CGPoint
    let start: TimeInterval
    var isToTop = false

    func offset(at time: TimeInterval) -> CGPoint {
        let t = CGFloat(min(1, max(0, (time - start) / Self.duration)))
        let share = t * t * (3 - 2 * t)
        return t == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }

    func hasEnded(at time: TimeInterval) -> Bool { time - start > Self.duration - Assumptions.timeTolerance }
}

extension UIScrollView {
    /// The deceleration per second, negative. Paging uses the fast rate.
    private var effectiveRate: CGFloat { (isPagingEnabled ? .fast : decelerationRate).exponent }

    /// Returns the offset at which the content would rest after a lift at a velocity of the offset, in points per
    /// second.
    func restingOffset(at velocity: CGPoint) -> CGPoint {
        let rate = effectiveRate
        return CGPoint(
            x: horizontal.clamp(AxisMotion.end(from: contentOffset.x, velocity: velocity.x, rate: rate)),
            y: vertical.clamp(AxisMotion.end(from: contentOffset.y, velocity: velocity.y, rate: rate)))
    }

    func motion(at velocity: CGPoint, proposed: CGPoint, target: CGPoint) -> ScrollMotion {
        let rate = effectiveRate
        return ScrollMotion(
            start: Stage.of(self)?.time ?? 0,
            x: AxisMotion(
                from: contentOffset.x, velocity: velocity.x, rate: rate,
                target: target.x == proposed.x ? nil : target.x, on: horizontal),
            y: AxisMotion(
                from: contentOffset.y, velocity: velocity.y, rate: rate,
                target: target.y == proposed.y ? nil : target.y, on: vertical))
    }

    func decelerate(at velocity: CGPoint) { decelerate(motion(at: velocity, proposed: .zero, target: .zero)) }

    func decelerate(_ motion: ScrollMotion) {
        delegate?.scrollViewWillBeginDecelerating(self)
        writtenOffset = contentOffset
        start(.decelerating(motion))
    }

    func start(_ activity: Activity) {
        self.activity = activity
        guard let stage = Stage.of(self), !stage.frameObservers.contains(where: { $0 === self }) else { return }
        stage.frameObservers.append(self)
    }

    private func advance(_ motion: ScrollMotion, to time: TimeInterval) {
        var motion = motion
        if contentOffset != writtenOffset {
            // Other code moved the content, as self-sizing rows do: continue from there.
            let velocity = motion.velocity(at: time)
            motion = self.motion(at: velocity, proposed: .zero, target: .zero)
            activity = .decelerating(motion)
        }
        write(motion.offset(at: time))
        guard isDecelerating, motion.hasEnded(at: time) || window == nil else { return }
        let edge = CGPoint(x: horizontal.clamp(contentOffset.x), y: vertical.clamp(contentOffset.y))
        if window != nil, roundedToPixels(edge) != contentOffset {
            // The edge has moved meanwhile, as at the end of a refresh: continue to the new one.
            activity = .decelerating(self.motion(at: .zero, proposed: .zero, target: .zero))
            return
        }
        activity = .resting
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func advance(_ animation: ScrollAnimation, to time: TimeInterval) {
        contentOffset = animation.offset(at: time)
        guard case .animating = activity, animation.hasEnded(at: time) else { return }
        activity = .resting
        if animation.isToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Tells that an animation was stopped. For scrolling to the top, which did not arrive, nobody is told. Row S40.
    func tellOfStopped(_ animation: ScrollAnimation) {
        if !animation.isToTop { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
}

extension UIScrollView: FrameObserver {
    var isMoving: Bool { !isDone }

    var isDone: Bool {
        switch activity {
        case .resting, .dragging: true
        case .decelerating, .animating: false
        }
    }

    var explanation: String {
        "a \(String(describing: type(of: self))) \(isDecelerating ? "decelerates" : "animates its offset")"
    }

    func show(_ frame: Frame) {
        switch activity {
        case .decelerating(let motion): advance(motion, to: frame.time)
        case .animating(let animation): advance(animation, to: frame.time)
        case .resting, .dragging: break
        }
    }
}
