// Rows P1 to P15.
/// A recognizer of moving fingers; it reports their translation and velocity.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    // Rows P1, P2.
    /// The least number of fingers with which the pan begins and changes.
    open var minimumNumberOfTouches = 1
    // Rows P2, P13.
    /// The greatest number of fingers with which the pan begins.
    ///
    /// ``Assumptions/touchesBeyondMaximum`` says how further fingers affect a begun pan.
    open var maximumNumberOfTouches = Int.max
    /// The scroll events of a wheel or a trackpad that count as a pan: none unless set. A scroll view's own pan accepts
    /// all.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    @exclusivity(unchecked) private var track = PanTrack()

    var assumptions: Assumptions { arena?.assumptions ?? Assumptions() }

    /// The distance along an axis after which the pan begins, in points. Row P7.
    var slop: CGFloat { isScrolled ? 0 : assumptions.panSlop }

    /// True if a pointer's scrolling counts as this pan, without a touch.
    var isScrolled: Bool {
        for touch in attempt.touches where touch.scrollType != nil { return true }
        return false
    }

    // Rows P3, P5.
    /// Returns the translation since the pan began, in points of the view's coordinates; zero without a touch.
    open func translation(in view: UIView?) -> CGPoint {
        absorb()
        return track.translation.asDistance(in: view)
    }

    // Row P4.
    /// Sets the translation, in points of the view's coordinates. The velocity restarts.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        absorb()
        track.setTranslation(translation.fromDistance(in: view))
    }

    // Rows P4, P5, P10, P12.
    /// Returns the velocity in points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let pause = assumptions.panVelocityAfterPause == .kept ? .infinity : Assumptions.longestRest
        let rest = (environment?.stage?.time ?? 0) - (track.lastSampleTime ?? 0)
        guard isAnalysing, rest < pause - Assumptions.timeTolerance else { return .zero }
        return track.velocity(assumptions.panVelocity).asDistance(in: view)
    }

    /// The velocity at the lift, for a fling: 0 after a rest of 40 ms (physics: fling velocity).
    var flingVelocity: CGPoint {
        let rest = (environment?.stage?.time ?? 0) - (track.lastSampleTime ?? 0)
        guard isAnalysing, rest < Assumptions.longestRest - Assumptions.timeTolerance else { return .zero }
        return track.velocity(.weightedThree)
    }

    /// The displacement of the fingers since the attempt started, in window points, including the slop.
    var displacement: CGPoint { track.displacement }

    /// True if the fingers have moved enough to begin.
    func isFarEnough(_ displacement: CGPoint) -> Bool {
        max(abs(displacement.x), abs(displacement.y)) >= slop
    }

    // Row P13.
    /// Receives fingers, up to the maximum. One more makes a pan fail that has not begun.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            guard state != .possible else {
                state = .failed
                return
            }
            guard assumptions.touchesBeyondMaximum == .ignored else {
                state = .ended
                return
            }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        // Row P1: movement with fewer fingers than the minimum does not count.
        if state == .possible, numberOfTouches <= minimumNumberOfTouches { track.restart() }
        for touch in touches { track.add(touch) }
    }

    // Row P7.
    /// Begins once a finger has moved by the slop along an axis; after that every movement is a change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible || numberOfTouches >= minimumNumberOfTouches else { return track.skip() }
        absorb()
        switch state {
        case .began, .changed: state = .changed
        case .possible: beginIfFarEnough()
        case .ended, .cancelled, .failed: break
        }
    }

    // Row P1.
    /// Ends when the last finger lifts; fails if it had not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let moved = absorb()
        for touch in touches { track.remove(touch) }
        let remaining = numberOfTouches - touches.count
        let needed = assumptions.panEnd == .lastLift ? 1 : minimumNumberOfTouches
        switch state {
        case .began, .changed:
            if remaining < needed { state = .ended } else if moved { state = .changed }
        case .possible: if remaining <= 0 { state = .failed }
        case .ended, .cancelled, .failed: break
        }
    }

    /// Cancels or fails if fewer fingers than the minimum remain.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        absorb()
        for touch in touches { track.remove(touch) }
        guard numberOfTouches - touches.count < minimumNumberOfTouches else { return }
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() { track = PanTrack() }

    /// Starts to count the translation, also for a subclass that withheld moves or began early. Row P8.
    override func recognitionBegins() {
        absorb()
        track.begin(omitting: assumptions.panTranslationOmitsSlop ? slop : 0)
    }

    // Row P15.
    /// Receives scrolling, as a pan without touches: no `touches…` method is called.
    func receiveScroll(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        if phase == .began {
            track.restart()
            for touch in touches { track.add(touch) }
        }
        absorb()
        switch (phase, state) {
        case (.moved, .possible): if track.displacement != .zero, isFarEnough(track.displacement) { state = .began }
        case (.moved, .began), (.moved, .changed): state = .changed
        case (.ended, .possible), (.cancelled, .possible): state = .failed
        case (.ended, .began), (.ended, .changed): state = .ended
        case (.cancelled, .began), (.cancelled, .changed): state = .cancelled
        default: break
        }
    }

    private func beginIfFarEnough() {
        guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
        if track.displacement != .zero, isFarEnough(track.displacement) { state = .began }
    }

    /// Adds the movement of the fingers. True if one of them has moved.
    @discardableResult private func absorb() -> Bool { track.absorb(at: environment?.stage?.time ?? 0) }
}

extension CGPoint {
    /// Converts a distance in the window's coordinates to the view's.
    @MainActor fileprivate func asDistance(in view: UIView?) -> CGPoint {
        view.map { $0.convertDistance(self, toWindow: false) } ?? self
    }

    @MainActor fileprivate func fromDistance(in view: UIView?) -> CGPoint {
        view.map { $0.convertDistance(self, toWindow: true) } ?? self
    }
}

/// The scroll events of a pointer that a pan takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Scrolling by a wheel with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scrolling by a trackpad, or by a wheel without notches.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both kinds of scrolling.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
