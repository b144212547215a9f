/// A screen with a window on it, and a clock that only you move: the place where views are touched and watched.
///
///     let stage = Stage(rootViewController: home)
///     let finger = stage.touch(at: CGPoint(x: 200, y: 300))
///     finger.move(by: CGVector(dx: 0, dy: 260), over: 0.25)
///     finger.lift()
///     stage.settle()
///
/// The same script gives the same results, to the bit. Host-only: UIKit has no such type.
///
/// There may be several, in one test and in tests that run at once. A view's stage is the one whose window it is in. What
/// names no view, as `CACurrentMediaTime()`, a `CADisplayLink` or an impact, belongs to the stage that has called the code:
/// by a touch, a frame, a turn, a presentation. In a test's own code, the stage that the test made or drove last answers;
/// a display link or an animation that no view is known of waits for the next one that lets time pass or is touched. Tests
/// are told apart by their tasks.
@preconcurrency @MainActor public final class Stage {
    /// As it was given; `resize(to:safeAreaInsets:over:)` changes the window, not this.
    public let screen: Screen
    /// The one window: key, visible, as large as the screen. Its `rootViewController` may be changed at any time.
    public let window: UIWindow
    /// The answers that this stage gives where nothing documents UIKit's. They stay the same for its life.
    public let assumptions: Assumptions
    /// What `UIAccessibility` tells of the user.
    public var isReduceMotionEnabled = false
    /// How high the keyboard is that comes where a text is edited, in points from the screen's bottom; 0 for one of
    /// hardware. A guess.
    public var keyboardHeight: CGFloat = 336
    var keyboard = Keyboard.gone
    /// It will be looked whether a text is edited.
    var isKeyboardDue = false
    /// Virtual seconds since the stage was made.
    public private(set) var time: TimeInterval = 0

    /// The task that made or drove it last.
    var driver: Int?
    /// The number of its last drive, counted over all stages.
    var lastDrive = 0

    let gestures: GestureEnvironment
    let delivery: TouchDelivery
    let disturber: Disturber
    var frameObservers: [any FrameObserver] = []
    /// What the app did that UIKit or one of the libraries would have complained of, or stopped it for; each with what
    /// to do instead.
    public internal(set) var warnings: [String] = []
    /// The knocks that a hand would have felt, in their order.
    public internal(set) var impacts: [UIImpactFeedbackGenerator.FeedbackStyle] = []
    private var frameNumber = 0
    private var turns: [@MainActor () -> Void] = []
    private var waitingForCommit: [@MainActor () -> Void] = []
    private var timers: [(time: TimeInterval, block: @MainActor () -> Void)] = []
    private var lastLift: (time: TimeInterval, position: CGPoint, tapCount: Int)?

    /// A stage whose window is empty and visible.
    public init(screen: Screen = .phone, assumptions: Assumptions = .standard) {
        self.screen = screen
        self.assumptions = assumptions
        window = UIWindow(
            screen: UIScreen(
                size: screen.size, scale: screen.scale, maximumFramesPerSecond: screen.framesPerSecond),
            safeAreaInsets: screen.safeAreaInsets)
        gestures = GestureEnvironment(assumptions: assumptions)
        delivery = TouchDelivery(gestures: gestures)
        disturber = Disturber(assumptions.disturbances)
        gestures.delivery = delivery
        gestures.stage = self
        window.stage = self
        drive { window.makeKeyAndVisible() }
    }

    /// A stage on which the controller is already shown and laid out.
    public convenience init(
        rootViewController: UIViewController, screen: Screen = .phone, assumptions: Assumptions = .standard
    ) {
        self.init(screen: screen, assumptions: assumptions)
        drive {
            window.rootViewController = rootViewController
            window.layoutPass()
        }
    }

    /// Puts a finger down now, at a point of the window; or presses the button of a pointer there.
    public func touch(at point: CGPoint, type: UITouch.TouchType = .direct) -> Finger {
        let touch = UITouch(position: point, timestamp: time)
        touch.type = type
        touch.tapCount = tapCount(at: point)
        let finger = Finger(touch: touch, stage: self)
        deliver(touch)
        return finger
    }

    /// Runs a block in the next turn of the run loop: before the next touch, or when time goes on.
    public func perform(_ block: @escaping @MainActor () -> Void) { turns.append(block) }

    /// Lets seconds pass: frames, timers and turns happen in their order.
    public func advance(by seconds: TimeInterval) { advance(to: time + seconds) {} }

    /// Lets time pass up to the screen's next frame, that frame included.
    public func advanceFrame() { advance(to: frameTime(frameNumber + 1)) {} }

    /// Lets time pass until nothing moves by itself any more; false if something still does after `seconds`.
    ///
    /// What moves: display links that are neither paused nor invalidated, scroll views that decelerate or animate,
    /// animations of views, turns and timers that are due. `stillMoving` names them.
    @discardableResult public func settle(within seconds: TimeInterval = 10) -> Bool {
        let limit = time + seconds
        advance(to: time) {}
        while !stillMoving.isEmpty, time < limit { advanceFrame() }
        return stillMoving.isEmpty
    }

    /// What moves by itself, in words; empty if nothing does.
    public var stillMoving: [String] {
        frameObservers.filter { $0.isMoving }.map { $0.explanation }
            + (turns.isEmpty ? [] : ["\(turns.count) blocks wait for the next turn of the run loop"])
            + (waitingForCommit.isEmpty ? [] : ["\(waitingForCommit.count) blocks wait for the end of the turn"])
            + timers.map { "a timer is due at \($0.time) s" }
    }

    /// What the window looks like now.
    public func snapshot() -> Snapshot { Snapshot(of: window) }
}

extension Stage {
    /// What the libraries have to say to the app's programmer, for want of the system's log.
    package func warnOnce(_ subject: String, _ text: String) {
        guard !warnings.contains(where: { $0.hasPrefix("\(subject): ") }) else { return }
        warnings.append("\(subject): \(text)")
    }

    /// One touch, in a turn of its own.
    func deliver(_ touch: UITouch) {
        drive {
            beginWaiting()
            runTurn()
            guard disturber.precede(touch, in: window) else { return }
            delivery.deliver(touch, in: window)
            disturber.follow(touch)
            if touch.phase == .ended { lastLift = (time, touch.position, touch.tapCount) }
            endTurn()
        }
    }

    /// Runs a block at the end of the turn, when what was changed in it is laid out.
    func afterCommit(_ block: @escaping @MainActor () -> Void) { waitingForCommit.append(block) }

    func schedule(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) { timers.append((time, block)) }

    /// Lets time pass; `sample` is called at each frame, before anything that follows the frame.
    func advance(to end: TimeInterval, sample: () -> Void) {
        drive {
            beginWaiting()
            runTurns()
            while let stop = nextStop(until: end + Assumptions.timeTolerance) {
                time = max(time, stop.time)
                stop.isFrame ? runFrame(sample) : runTimer()
                runTurns()
            }
            if end - time > Assumptions.timeTolerance { time = end }
        }
    }

    private func frameTime(_ number: Int) -> TimeInterval { Double(number) / Double(screen.framesPerSecond) }

    private func nextStop(until end: TimeInterval) -> (time: TimeInterval, isFrame: Bool)? {
        let frame = frameTime(frameNumber + 1)
        let timer = timers.map(\.time).min() ?? .infinity
        guard min(frame, timer) <= end else { return nil }
        return timer <= frame ? (timer, false) : (frame, true)
    }

    private func runFrame(_ sample: () -> Void) {
        frameNumber += 1
        sample()
        let frame = Frame(number: frameNumber, time: time, framesPerSecond: screen.framesPerSecond)
        for observer in frameObservers where observer.isMoving { observer.show(frame) }
        frameObservers.removeAll { $0.isDone }
        endTurn()
    }

    private func runTimer() {
        guard let index = timers.indices.min(by: { timers[$0].time < timers[$1].time }) else { return }
        timers.remove(at: index).block()
        endTurn()
    }

    /// Blocks that add blocks get several turns before time goes on, but not endlessly many.
    private func runTurns() {
        for _ in 0..<32 where !turns.isEmpty || !waitingForCommit.isEmpty { runTurn() }
    }

    private func runTurn() {
        let blocks = turns
        turns = []
        for block in blocks { block() }
        endTurn()
    }

    /// What waits for the commit changes something in its turn, which is a transaction of its own.
    private func endTurn() {
        commit()
        for _ in 0..<32 where !waitingForCommit.isEmpty {
            let blocks = waitingForCommit
            waitingForCommit = []
            for block in blocks { block() }
            commit()
        }
    }

    private func commit() {
        gestures.update()
        delivery.deliverWithheld(at: time)
        window.layoutPass()
    }

    /// Touches within 0.35 s and 40 points of the last lift count as further taps: guesses.
    private func tapCount(at point: CGPoint) -> Int {
        guard let lastLift, time - lastLift.time <= UITapGestureRecognizer.longestGap else { return 1 }
        let way = point - lastLift.position
        return hypot(way.x, way.y) <= 40 ? lastLift.tapCount + 1 : 1
    }
}
