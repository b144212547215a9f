import UIKitShim

/// Watches content that coasts after its finger has lifted, up to the drag's edge.
///
/// It looks once a frame, and acts in the frame before the content would be beyond its edge, so that nothing of the
/// content's own bounce shows.
@MainActor
final class CoastWatch {
    /// Content that arrives: at which depth of the chain, and with what velocity, in points per second on the screen along
    /// the direction. It is negative at the edge that only a drag both ways comes from.
    typealias Arrival = @MainActor (_ depth: Int, _ velocity: CGFloat) -> Void

    private struct Watched {
        let pan: WatchedPan
        let course: ScrollCourse

        @MainActor var scrollView: UIScrollView? { pan.scrollView }

        /// How fast its pan's finger moves its content toward the edge, in points per second on the screen.
        @MainActor var panVelocity: CGFloat {
            guard let scrollView else { return 0 }
            let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
            return -(course.axis == .vertical ? velocity.y : velocity.x) / course.pace
        }

        @MainActor var mayStillCoast: Bool {
            switch pan.state {
            case .began, .changed, .ended: true
            case .possible, .cancelled, .failed, nil: false
            @unknown default: false
            }
        }
    }

    private struct Coast {
        let depth: Int
        /// To the edge that it coasts to.
        let course: ScrollCourse
        let isTurned: Bool
        let link: FrameLink
        /// Where the content was last, in points from its edge, and when.
        var room: CGFloat
        var time: TimeInterval
        /// How fast the finger let go, in points per second: content never coasts faster.
        let limit: CGFloat
        /// How fast it came toward its edge in the last frame, or at lift, in points per second; nil where another scroll view
        /// has passed its momentum on.
        var velocity: CGFloat?
        var frames = 0

        /// Whether content that coasts can go so fast in the next frame, in points per second: it slows down, evenly, but for
        /// what rounding to pixels and frames that come late make of it.
        func canHave(_ velocity: CGFloat) -> Bool {
            guard let before = self.velocity.map(abs) else { return true }
            return abs(velocity) >= 0.7 * before - 200 && abs(velocity) <= 1.25 * before + 200
        }
    }

    private var watched: [Watched] = []
    private var isBothWays = false
    private var coast: Coast?
    private var onArrival: Arrival = { _, _ in }
    /// A scroll view coasts within this many frames of the lift, or not at all.
    private static let patience = 3

    /// Takes the scroll views under a new touch in view, innermost first.
    func prepare(_ chain: ScrollChain, isBothWays: Bool, onArrival: @escaping Arrival) {
        stop()
        self.onArrival = onArrival
        self.isBothWays = isBothWays
        watched = zip(chain.scrollViews, chain.links).enumerated().map { depth, link in
            let pan = WatchedPan(of: link.0) { [weak self] pan in
                switch pan.state {
                case .ended: self?.startCoast(letGoAt: depth)
                case .cancelled: self?.stopIfIdle()
                case .possible, .began, .changed, .failed: break
                @unknown default: break
                }
            }
            return Watched(pan: pan, course: link.1.course)
        }
    }

    /// Looks at nothing any more.
    func stop() {
        coast?.link.invalidate()
        coast = nil
        for entry in watched { entry.pan.stop() }
        watched = []
    }

    /// Looks at nothing any more where nothing coasts and no watched pan may be about to let something.
    func stopIfIdle() {
        guard coast == nil, !watched.contains(where: \.mayStillCoast) else { return }
        stop()
    }

    /// The finger has let go of the scroll view at `depth`: from now on every frame is looked at.
    private func startCoast(letGoAt depth: Int) {
        // Momentum may have been passed on to a scroll view further out. Row S31.
        let heir = watched.firstIndex { $0.scrollView?.isDecelerating ?? false } ?? depth
        // Another target of the pan may have ended the watch in this very action.
        guard coast == nil, watched.indices.contains(heir), let scrollView = watched[heir].scrollView else { return }
        let velocity = watched[depth].panVelocity
        let isTurned = isBothWays && velocity < 0
        let course = isTurned ? watched[heir].course.turned : watched[heir].course
        coast = Coast(
            depth: heir, course: course, isTurned: isTurned, link: runningLink,
            room: room(of: scrollView, along: course), time: CACurrentMediaTime(), limit: abs(velocity),
            velocity: heir == depth ? (isTurned ? -velocity : velocity) : nil)
    }

    /// It ends with the watch: nobody else would end it.
    private var runningLink: FrameLink {
        FrameLink { [weak self] link in
            guard let self else { return link.invalidate() }
            look(at: link.targetTimestamp)
        }
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
        // What the app moves it by, at once, is no momentum.
        let isCoasting = coast.canHave(velocity)
        coast.velocity = velocity
        self.coast = coast
        // Content that comes back from beyond its edge has no momentum to leave.
        guard isCoasting, scrollView.isDecelerating, before > 0, step > 0, coast.room - step < 1e-6 else { return }
        let arrive = onArrival
        stop()
        let arrival = min(velocity, coast.limit)
        arrive(coast.depth, coast.isTurned ? -arrival : arrival)
    }

    /// On the screen, in points.
    private func room(of scrollView: UIScrollView, along course: ScrollCourse) -> CGFloat {
        let geometry = scrollView.geometry(along: course)
        return (course.edge(of: geometry) - geometry.offset) / course.pace
    }
}
