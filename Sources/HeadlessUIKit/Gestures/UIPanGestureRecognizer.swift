/// Recognizes fingers that move; reports how far and how fast. Rows P1 to P14.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers have to be down to begin, and to change. Rows P1 and P2.
    open var minimumNumberOfTouches = 1
    /// With more fingers than this it does not begin. Row P13 says what further ones do in mid-pan. Row P2.
    open var maximumNumberOfTouches = Int.max
    /// Which scroll events, of a wheel or a trackpad, are taken for a pan: none unless set. A scroll view's own takes all.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var track = PanTrack()

    var assumptions: Assumptions { arena?.assumptions ?? Assumptions() }

    /// How far the fingers have to go along an axis before the pan begins, in points. Row P7.
    var slop: CGFloat { isScrolled ? 0 : assumptions.panSlop }

    /// Whether a pointer's scrolling is taken for this pan, and no touch.
    var isScrolled: Bool { attempt.touches.contains { $0.scrollType != nil } }

    /// Row P3: the total since the pan began, in points of the view's coordinates. Zero with no touch (row P5).
    open func translation(in view: UIView?) -> CGPoint {
        absorb()
        return track.translation.asDistance(in: view)
    }

    /// Counts on from this translation, in points of the view's coordinates. Row P4: the velocity starts anew.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        absorb()
        track.setTranslation(translation.fromDistance(in: view))
    }

    /// Points per second, in the view's coordinates. Rows P4, P5, P10, P12.
    open func velocity(in view: UIView?) -> CGPoint {
        let pause = assumptions.panVelocityAfterPause == .kept ? .infinity : Assumptions.longestRest
        let rest = (environment?.stage?.time ?? 0) - (track.lastSampleTime ?? 0)
        guard isAnalysing, rest < pause - Assumptions.timeTolerance else { return .zero }
        return track.velocity(assumptions.panVelocity).asDistance(in: view)
    }

    /// How fast the fingers let go, for a fling: 0 after a rest of 40 ms (physics: fling velocity).
    var flingVelocity: CGPoint {
        let rest = (environment?.stage?.time ?? 0) - (track.lastSampleTime ?? 0)
        guard isAnalysing, rest < Assumptions.longestRest - Assumptions.timeTolerance else { return .zero }
        return track.velocity(.weightedThree)
    }

    /// How far the fingers are from where the attempt started, in window points: the slop is not taken off.
    var displacement: CGPoint { track.displacement }

    /// Whether the fingers have moved enough to begin.
    func isFarEnough(_ displacement: CGPoint) -> Bool {
        max(abs(displacement.x), abs(displacement.y)) >= slop
    }

    /// Takes fingers in up to the maximum. One too many fails it, or in mid-pan is row P13.
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
        // Row P1: what fewer fingers than the minimum did does not count.
        if state == .possible, numberOfTouches <= minimumNumberOfTouches { track.restart() }
        for touch in touches { track.add(touch) }
    }

    /// Begins once a finger has gone the slop along an axis (row P7); after that every movement is a change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let isCounting = state == .possible || isScrolled || numberOfTouches >= minimumNumberOfTouches
        guard isCounting else { return track.skip() }
        absorb()
        switch state {
        case .began, .changed: state = .changed
        case .possible: beginIfFarEnough()
        case .ended, .cancelled, .failed: break
        }
    }

    /// Ends when the last finger lifts; fails if it had not begun. Row P1.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let moved = absorb()
        for touch in touches { track.remove(touch) }
        let remaining = isScrolled ? 0 : numberOfTouches - touches.count
        let needed = assumptions.panEnd == .lastLift ? 1 : minimumNumberOfTouches
        switch state {
        case .began, .changed:
            if remaining < needed { state = .ended } else if moved { state = .changed }
        case .possible: if remaining <= 0 { state = .failed }
        case .ended, .cancelled, .failed: break
        }
    }

    /// Cancels, or fails, when fewer fingers than the minimum are left.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        absorb()
        for touch in touches { track.remove(touch) }
        guard isScrolled || numberOfTouches - touches.count < minimumNumberOfTouches else { return }
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() { track = PanTrack() }

    /// Row P8. A subclass that withheld moves, or began early, comes here too.
    override func recognitionBegins() {
        absorb()
        track.begin(omitting: assumptions.panTranslationOmitsSlop ? slop : 0)
    }

    private func beginIfFarEnough() {
        guard state == .possible, isScrolled || numberOfTouches >= minimumNumberOfTouches else { return }
        if track.displacement != .zero, isFarEnough(track.displacement) { state = .began }
    }

    /// Takes in where the fingers are now. True if one of them has moved.
    @discardableResult private func absorb() -> Bool { track.absorb(at: environment?.stage?.time ?? 0) }
}

extension CGPoint {
    /// A distance in the window's coordinates, as it is in the view's.
    @MainActor fileprivate func asDistance(in view: UIView?) -> CGPoint {
        view.map { $0.convertDistance(self, toWindow: false) } ?? self
    }

    @MainActor fileprivate func fromDistance(in view: UIView?) -> CGPoint {
        view.map { $0.convertDistance(self, toWindow: true) } ?? self
    }
}

/// Which scroll events of a pointer a pan takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A wheel with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A trackpad, or a wheel without notches.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
