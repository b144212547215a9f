import UIKitShim

/// Watches content that coasts after the lift, frame by frame. Acts in the frame before the content would pass the
/// drag's edge, so that its own bounce does not show.
@MainActor
final class CoastWatch {
    /// Called when content arrives, with its depth in the chain and its velocity in points per second on the screen
    /// along the direction: negative at the edge from which only a two-way drag comes.
    typealias Arrival = @MainActor (_ depth: Int, _ velocity: CGFloat) -> Void

    private struct Watched {
        let pan: WatchedPan
        let course: ScrollCourse

        @MainActor var scrollView: UIScrollView? { pan.scrollView }

        /// The velocity at which the finger moves the content toward the edge, in points per second on the screen.
        @MainActor var panVelocity: CGFloat {
            guard let scrollView else { return 0 }
            let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
            return -(course.axis == .vertical ? velocity.y : velocity.x) / course.pace
        }

        @MainActor var mayStillCoast: Bool { pan.isUnderWay || scrollView?.panGestureRecognizer.state == .ended }
    }

    private struct Coast {
        let depth: Int
        let course: ScrollCourse
        let side: ArbitrationPolicy.Direction.Side
        let link: FrameLink
        /// The content's last distance from its edge, in points, and the time.
        var room: CGFloat
        var time: TimeInterval
        /// The release velocity, in points per second: content never coasts faster.
        let limit: CGFloat
        /// The content's velocity toward its edge in the last frame, or at the lift, in points per second; nil if
        /// another scroll view passed its momentum on.
        var velocity: CGFloat?
        var frames = 0

        /// Whether coasting content can have this velocity in the next frame, in points per second. It slows down
        /// evenly, except for rounding to pixels and late frames.
        func canHave(_ velocity: CGFloat) -> Bool {
            guard let before = self.velocity.map(abs) else { return true }
            return abs(velocity) >= 0.7 * before - 200 && abs(velocity) <= 1.25 * before + 200
        }
    }

    private var watched: [Watched] = []
    private var direction = ArbitrationPolicy.Direction.down
    private var coast: Coast?
    private var onArrival: Arrival = { _, _ in }
    /// A scroll view begins to coast within this many frames after the lift.
    private static let patience = 3

    /// Prepares to watch the scroll views under a new touch of a drag along `direction`, innermost first.
    func prepare(_ chain: ScrollChain, along direction: ArbitrationPolicy.Direction, onArrival: @escaping Arrival) {
        stop()
        self.onArrival = onArrival
        self.direction = direction
        watched = chain.links.indices.map { depth in
            let link = chain.links[depth]
            let pan = WatchedPan(of: link.scrollView) { [weak self] pan in
                if pan.state == .ended { self?.startCoast(letGoAt: depth) }
                if pan.state == .cancelled { self?.stopIfIdle() }
            }
            return Watched(pan: pan, course: link.course)
        }
    }

    func stop() {
        coast?.link.invalidate()
        coast = nil
        for entry in watched { entry.pan.stop() }
        watched = []
    }

    /// Stops watching if nothing coasts or may still be thrown.
    func stopIfIdle() {
        guard coast == nil, !watched.contains(where: \.mayStillCoast) else { return }
        stop()
    }

    private func startCoast(letGoAt depth: Int) {
        // UIKit may have passed momentum on to an outer scroll view. Row S31.
        let heir = watched.firstIndex { $0.scrollView?.isDecelerating ?? false } ?? depth
        // Another target of the pan may have ended the watch in this action.
        guard coast == nil, watched.indices.contains(heir), let scrollView = watched[heir].scrollView else { return }
        let velocity = watched[depth].panVelocity
        let side = direction.side(of: velocity)
        let course = watched[heir].course.on(side)
        let link = FrameLink { [weak self] link in
            guard let self else { return link.invalidate() }
            look(at: link.targetTimestamp)
        }
        coast = Coast(
            depth: heir, course: course, side: side, link: link,
            room: room(of: scrollView, along: course), time: CACurrentMediaTime(), limit: abs(velocity),
            velocity: heir == depth ? side.counted(velocity) : nil)
    }

    private func look(at time: TimeInterval) {
        guard var coast, let scrollView = watched[coast.depth].scrollView else { return stop() }
        coast.frames += 1
        guard scrollView.isDecelerating || coast.frames <= Self.patience else { return stop() }
        let before = coast.room
        let step = before - room(of: scrollView, along: coast.course)
        let velocity = time > coast.time ? step / CGFloat(time - coast.time) : 0
        coast.room -= step
        coast.time = time
        // A jump by the app's code is not momentum.
        let isCoasting = coast.canHave(velocity)
        coast.velocity = velocity
        self.coast = coast
        // Content that comes back from beyond its edge has no momentum to leave.
        guard isCoasting, scrollView.isDecelerating, before > 0, step > 0, coast.room - step < 1e-6 else { return }
        let arrive = onArrival
        stop()
        arrive(coast.depth, coast.side.counted(min(velocity, coast.limit)))
    }

    /// The content's distance from its edge, in points on the screen.
    private func room(of scrollView: UIScrollView, along course: ScrollCourse) -> CGFloat {
        let geometry = scrollView.geometry(along: course)
        return (course.edge(of: geometry) - geometry.offset) / course.pace
    }
}
