/// A screen with a window and a clock that only the test advances: the place where a test touches and observes views.
///
///     let stage = Stage(rootViewController: home)
///     let finger = stage.touch(at: CGPoint(x: 200, y: 300))
///     finger.move(by: CGVector(dx: 0, dy: 260), over: 0.25)
///     finger.lift()
///     stage.settle()
///
/// The same script gives the same results, to the bit. Host-only: UIKit has no such type.
///
/// There may be several stages, in one test and in concurrent tests. A view's stage is that of its window. Calls
/// without a view, such as `CACurrentMediaTime()`, a `CADisplayLink` or an impact, belong to the stage that runs the
/// code: in a touch, a frame, a turn or a presentation. In a test's own code they belong to the stage that the test
/// created or drove last; a display link, or an animation of an unknown view, waits for the next stage that lets time
/// pass or is touched. Tests are told apart by their tasks.
@preconcurrency @MainActor public final class Stage {
    /// The screen of the stage; `resize(to:safeAreaInsets:keepsSizeClasses:over:)` changes the window, not this.
    public let screen: Screen
    /// The one window: key, visible, as large as the screen. Its `rootViewController` may be changed at any time.
    public let window: UIWindow
    /// The stage's settings where UIKit's behaviour is not documented. They never change.
    public let assumptions: Assumptions
    /// The value of `UIAccessibility.isReduceMotionEnabled`.
    public var isReduceMotionEnabled = false
    /// The value of `UIAccessibility.prefersCrossFadeTransitions`.
    public var prefersCrossFadeTransitions = false
    // Row W28.
    /// The value of `UIAccessibility.isVoiceOverRunning`. The host reads nothing aloud.
    public var isVoiceOverRunning = false {
        didSet {
            guard isVoiceOverRunning != oldValue else { return }
            let name = UIAccessibility.voiceOverStatusDidChangeNotification
            drive { NotificationCenter.default.post(name: name, object: nil) }
        }
    }
    /// The user's preferred text size. After a change, views are told by `traitCollectionDidChange(_:)`.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { window.textSize }
        set { drive { window.textSize = newValue } }
    }
    /// Whether the user prefers a light or a dark interface. After a change, views are told by
    /// `traitCollectionDidChange(_:)`. Row V18.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { window.userStyle }
        set { drive { window.userStyle = newValue } }
    }
    /// The direction of the user's language; from left to right by default. After a change, views are told by
    /// `traitCollectionDidChange(_:)`.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { window.layoutDirection }
        set { drive { window.layoutDirection = newValue } }
    }
    // Row V24.
    /// The regions that the device reserves, such as the fold of a display, in the window's coordinates; none by default.
    public var reservedRegions: [UIView.ReservedRegion] = [] {
        didSet { if reservedRegions != oldValue { drive { window.reservedRegionsDidChange() } } }
    }
    /// The height of the keyboard that appears for editing, in points from the screen's bottom; 0 for a hardware
    /// keyboard. A guess.
    public var keyboardHeight: CGFloat = 336
    /// The duration of the keyboard's animations, in seconds; 0 for a keyboard that appears without animation, as when
    /// a screen begins with editing.
    public var keyboardDuration: TimeInterval = 0.25
    var keyboard = Keyboard.gone
    /// The open context menu. Row W20.
    var openMenu: OpenMenu?
    /// The accessory view above the keyboard. Row K6.
    weak var accessory: UIView?
    /// The view on which the keyboard's focus was put. Row W37.
    weak var focusItem: UIView?
    /// True if the stage must still check whether a text is edited.
    var isKeyboardDue = false
    /// The virtual seconds since the stage was created.
    @exclusivity(unchecked) public private(set) var time: TimeInterval = 0

    /// The task that created or drove the stage last.
    var driver: Int?
    /// The number of the stage's last drive, counted across all stages.
    var lastDrive = 0
    /// The count of `arrivals` when the stage last looked for work that waits.
    var seenArrivals = 0

    let gestures: GestureEnvironment
    let delivery: TouchDelivery
    let disturber: Disturber
    @exclusivity(unchecked) var frameObservers: [any FrameObserver] = []
    /// The warnings about misuse, where UIKit or one of the libraries would have complained or stopped the app. Each
    /// says what to do instead.
    public internal(set) var warnings: [String] = []
    /// The impacts so far, in order.
    public internal(set) var impacts: [UIImpactFeedbackGenerator.FeedbackStyle] = []
    /// The feedback of changed selections and of notifications so far, in order; nil for a changed selection.
    public internal(set) var feedback: [UINotificationFeedbackGenerator.FeedbackType?] = []
    /// What VoiceOver was told so far, in order.
    public internal(set) var announcements: [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// Data that a library built on the host keeps with the stage, by type.
    package var companions: [ObjectIdentifier: Any] = [:]
    private var frameNumber = 0
    @exclusivity(unchecked) private var turns: [@MainActor () -> Void] = []
    @exclusivity(unchecked) private var waitingForCommit: [@MainActor () -> Void] = []
    private var timers: [(time: TimeInterval, block: @MainActor () -> Void)] = []
    private var lastLift: (time: TimeInterval, position: CGPoint, tapCount: Int)?

    /// Creates a stage whose window is empty and visible.
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

    deinit {
        window.stage = nil
        gestures.stage = nil
        // A finger that is still down would keep the controllers: its touch and the recognizers keep each other. Nothing
        // else uses the touches of a stage that goes, on whatever thread.
        let forget: @MainActor () -> Void = { [delivery] in delivery.forgetTouches() }
        unsafeBitCast(forget, to: (() -> Void).self)()
    }

    /// Creates a stage on which the controller is already shown and laid out.
    public convenience init(
        rootViewController: UIViewController, screen: Screen = .phone, assumptions: Assumptions = .standard
    ) {
        self.init(screen: screen, assumptions: assumptions)
        drive {
            window.rootViewController = rootViewController
            window.layoutPass()
        }
    }

    /// Puts a finger down at a point of the window, or presses a pointer's button there.
    public func touch(at point: CGPoint, type: UITouch.TouchType = .direct) -> Finger {
        if point.isNoPoint { warnOnce("Stage.touch(at:)", "\(point) is not a number, so the finger is at (0, 0).") }
        let touch = UITouch(position: point.isNoPoint ? .zero : point, timestamp: time)
        touch.type = type
        touch.tapCount = tapCount(at: point)
        let finger = Finger(touch: touch, stage: self)
        deliver(touch)
        return finger
    }

    /// Runs a block in the next turn of the run loop: before the next touch, or as time passes.
    public func perform(_ block: @escaping @MainActor () -> Void) { turns.append(block) }

    /// Lets time pass: frames, timers and turns happen in order.
    public func advance(by seconds: TimeInterval) { advance(to: time + seconds) {} }

    /// Lets time pass up to and including the screen's next frame.
    public func advanceFrame() { advance(to: frameTime(frameNumber + 1)) {} }

    /// Lets time pass until nothing moves by itself. False if something still moves after `seconds`.
    ///
    /// Pending layout is done first, as UIKit does at the end of a turn. These count as moving: display links that are
    /// neither paused nor invalidated, scroll views that decelerate or animate, animations of views, turns and timers
    /// that are due. `stillMoving` names them.
    @discardableResult public func settle(within seconds: TimeInterval = 10) -> Bool {
        let limit = time + seconds
        // Ends the turn after its layout.
        if window.needsLayoutPass { perform {} }
        advance(to: time) {}
        while !isStill, time < limit { advanceFrame() }
        return isStill
    }

    /// True if `stillMoving` is empty, without the cost of its words.
    private var isStill: Bool {
        for observer in frameObservers where observer.isMoving { return false }
        return turns.isEmpty && waitingForCommit.isEmpty && timers.isEmpty
    }

    /// The things that move by themselves, in words; empty if there are none.
    public var stillMoving: [String] {
        frameObservers.filter { $0.isMoving }.map { $0.explanation }
            + (turns.isEmpty ? [] : ["\(turns.count) blocks wait for the next turn of the run loop"])
            + (waitingForCommit.isEmpty ? [] : ["\(waitingForCommit.count) blocks wait for the end of the turn"])
            + timers.map { "a timer is due at \($0.time) s" }
    }

    /// Returns a snapshot of the window.
    public func snapshot() -> Snapshot { Snapshot(of: window) }
}

extension Stage {
    /// Adds a warning once, in place of the system's log.
    package func warnOnce(_ subject: String, _ text: String) {
        guard !warnings.contains(where: { $0.hasPrefix("\(subject): ") }) else { return }
        warnings.append("\(subject): \(text)")
    }

    /// Whether a finger is down.
    package var hasFinger: Bool { !delivery.touchesDown.isEmpty }

    /// Delivers a touch in a turn of its own.
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

    /// Runs a block at the end of the turn, after its layout.
    func afterCommit(_ block: @escaping @MainActor () -> Void) { waitingForCommit.append(block) }

    func schedule(at time: TimeInterval, _ block: @escaping @MainActor () -> Void) { timers.append((time, block)) }

    /// Lets time pass; `sample` is called at each frame, before the frame's other work.
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
        guard var next = timers.indices.first else { return }
        // A loop instead of a closure, as in GestureEnvironment.
        for index in timers.indices where timers[index].time < timers[next].time { next = index }
        timers.remove(at: next).block()
        endTurn()
    }

    /// Runs the turns that are due. Blocks that add blocks get several turns before time passes, up to a limit.
    private func runTurns() {
        var rounds = 0
        while rounds < 32, !turns.isEmpty || !waitingForCommit.isEmpty {
            runTurn()
            rounds += 1
        }
    }

    private func runTurn() {
        let blocks = turns
        turns = []
        for block in blocks { block() }
        endTurn()
    }

    /// Ends a turn. Blocks that wait for the commit run in a turn of their own, like a transaction.
    private func endTurn() {
        commit()
        var rounds = 0
        while rounds < 32, !waitingForCommit.isEmpty {
            rounds += 1
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

    /// Returns the tap count at a point. A touch within 0.35 s and 40 points of the last lift counts as a further tap:
    /// guesses.
    private func tapCount(at point: CGPoint) -> Int {
        guard let lastLift, time - lastLift.time <= UITapGestureRecognizer.longestGap else { return 1 }
        return point.distance(to: lastLift.position) <= 40 ? lastLift.tapCount + 1 : 1
    }
}
