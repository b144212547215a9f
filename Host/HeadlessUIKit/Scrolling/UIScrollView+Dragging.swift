extension UIScrollView {
    /// The state of a scroll view.
    enum Activity {
        case resting
        case dragging(Drag)
        case decelerating(ScrollMotion)
        case animating(ScrollAnimation)
    }

    struct Drag {
        /// The offset to which the finger has pulled the content, without rubber band or rounding, so that errors do
        /// not add up.
        var pulled: CGPoint
        var startedAt: CGPoint
        var translation = CGPoint.zero
        /// The movement that was passed to outer scroll views. Row S31.
        var passedOn = CGPoint.zero
        let moves: (horizontal: Bool, vertical: Bool)
    }

    func handlePan() {
        switch pan.state {
        case .began, .changed: drag()
        case .ended:
            drag()
            endDragging(at: pan.flingVelocity)
        case .cancelled: if isDragging { endDragging(at: .zero) }
        case .possible, .failed: break
        }
    }

    /// Stops moving content at touch-down. True if the content was moving. Rows S10 and P14.
    func catchMotion() -> Bool {
        isTracking = true
        switch activity {
        case .resting, .dragging: return false
        case .decelerating:
            activity = .resting
            delegate?.scrollViewDidEndDecelerating(self)
            return true
        case .animating(let animation):
            activity = .resting
            tellOfStopped(animation)
            return true
        }
    }

    func endTracking(afterCatching caught: Bool) {
        // Off the screen, the pan may have ended without its action: end the drag anyway. Row G34.
        if isDragging { endDragging(at: .zero) }
        isTracking = false
        pan.isEnabled = isScrollEnabled
        if caught, case .resting = activity, isOutOfBounds { decelerate(at: .zero) }
    }

    private func drag() {
        if !isDragging { beginDragging() }
        follow()
    }

    private func beginDragging() {
        let offset = contentOffset
        let pulled = CGPoint(
            x: horizontal.pulled(forShown: offset.x), y: vertical.pulled(forShown: offset.y))
        activity = .dragging(Drag(pulled: pulled, startedAt: pulled, moves: movableAxes))
        writtenOffset = offset
        delegate?.scrollViewWillBeginDragging(self)
        keyboardMeetsBeginningDrag()
    }

    /// The axes along which the drag moves the content: only one if the drag started clearly along it. Row S23.
    private var movableAxes: (horizontal: Bool, vertical: Bool) {
        let way = alongOwnAxes(pan.displacement)
        let locked = isDirectionalLockEnabled
        return (
            horizontal.canScroll && !(locked && abs(way.y) > 2 * abs(way.x)),
            vertical.canScroll && !(locked && abs(way.x) > 2 * abs(way.y))
        )
    }

    private func follow() {
        guard case .dragging(var drag) = activity else { return }
        let translation = pan.translation(in: self)
        switch Stage.of(self)?.assumptions.offsetWhileTracking ?? .incremental {
        case .incremental:
            if contentOffset.x != writtenOffset.x { drag.pulled.x = horizontal.pulled(forShown: contentOffset.x) }
            if contentOffset.y != writtenOffset.y { drag.pulled.y = vertical.pulled(forShown: contentOffset.y) }
            drag.pulled = drag.pulled - (translation - drag.translation)
        case .absolute: drag.pulled = drag.startedAt - translation - drag.passedOn
        }
        passOn(&drag)
        moveBars(by: drag.translation.y - translation.y, with: .withFinger)
        drag.translation = translation
        activity = .dragging(drag)
        let offset = CGPoint(
            x: drag.moves.horizontal ? horizontal.shown(for: drag.pulled.x) : contentOffset.x,
            y: drag.moves.vertical ? vertical.shown(for: drag.pulled.y) : contentOffset.y)
        write(offset)
    }

    /// Sets an offset as the scroll view's own.
    func write(_ offset: CGPoint) {
        writtenOffset = roundedToPixels(offset)
        if contentOffset != writtenOffset { contentOffset = writtenOffset }
    }

    /// Ends the drag, and tells the delegate. `speed` is the finger's, in window points per second. Rows S5 to S8 and
    /// S35.
    private func endDragging(at speed: CGPoint) {
        guard case .dragging(let drag) = activity else { return }
        keyboardMeetsLift(at: speed)
        let speed = convertDistance(speed, toWindow: false)
        refreshControl?.scrollViewLetsGo()
        let own = CGPoint(
            x: drag.moves.horizontal ? -speed.x * horizontal.slope(atShown: contentOffset.x) : 0,
            y: drag.moves.vertical ? -speed.y * vertical.slope(atShown: contentOffset.y) : 0)
        let velocity = passOn(own, of: drag)
        let proposed = restingOffset(at: velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = layoutTarget(restingTarget(for: proposed, at: velocity), at: perMillisecond)
        delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        let motion = motion(at: velocity, proposed: proposed, target: target)
        activity = .resting
        delegate?.scrollViewDidEndDragging(self, willDecelerate: !motion.isAtRest)
        if case .resting = activity, !motion.isAtRest { decelerate(motion) }
    }
}
