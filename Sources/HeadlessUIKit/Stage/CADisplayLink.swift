/// Seconds of the clock of the stage that has called the code; in a test's own, of the stage that the test made or drove
/// last; 0 where there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func CACurrentMediaTime() -> TimeInterval { Stage.implied?.time ?? 0 }

/// How often per second something would like to be shown.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The slowest that will do, per second. Kept, not followed.
    public var minimum: Float
    /// The fastest that is of use, per second. Above 60 the link may run faster than 60 (row D2).
    public var maximum: Float
    /// What is wished, per second; `maximum` if nil. The host takes the nearest whole number of frames.
    public var preferred: Float?

    /// A range in calls per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// No wish: 60 per second.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls its target at each frame of a stage. Rows D1 to D3.
@preconcurrency @MainActor public final class CADisplayLink: Hashable {
    /// What a link does at a frame, off Apple's platforms, where there are no selectors.
    public typealias Action = @MainActor (CADisplayLink) -> Void

    /// While true the link is not called, and nothing waits for it in `Stage.settle(within:)`.
    public var isPaused = false
    /// Row D2: 60 per second unless the app unlocks more and a range asks for it.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// Row D1: when the frame shown last was shown, in seconds.
    public private(set) var timestamp: TimeInterval = 0
    /// Row D1: when the next frame will be shown, in seconds.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// Between two frames of the screen, in seconds.
    public private(set) var duration: TimeInterval = 0

    /// Row D3: kept until `invalidate()`.
    private var target: AnyObject?
    private var action: Action?
    private weak var stage: Stage?
    private var isAdded = false

    /// A link that is called once it has been added. It keeps its target until `invalidate()` (row D3).
    public init(target: AnyObject, action: @escaping Action) {
        self.target = target
        self.action = action
    }

    /// Follows the frames of the stage that its target is on, if that is a view, a controller or a recognizer; else of the
    /// stage that calls this, or of the next one driven. Run loops and modes make no difference here; added twice, it is
    /// called once.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, stage == nil else { return }
        isAdded = true
        Stage.begin(for: target) { [self] stage in
            guard isAdded, self.stage == nil else { return }
            self.stage = stage
            stage.frameObservers.append(self)
        }
    }

    /// Stops following frames. It can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        stage?.frameObservers.removeAll { $0 === self }
        stage = nil
        isAdded = false
    }

    /// Lets go of the target, and is never called again. A link that is neither invalidated nor paused keeps
    /// `Stage.settle(within:)` waiting.
    public func invalidate() {
        target = nil
        action = nil
    }

    nonisolated public static func == (one: CADisplayLink, other: CADisplayLink) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CADisplayLink: FrameObserver {
    var isMoving: Bool { !isDone && !isPaused }
    var isDone: Bool { target == nil }

    var explanation: String {
        let name = target.map { String(describing: type(of: $0)) } ?? "nothing"
        return "a CADisplayLink of \(name) still runs: pause or invalidate it when its work is done"
    }

    func show(_ frame: Frame) {
        let step = framesPerCall(on: frame.framesPerSecond)
        guard frame.number.isMultiple(of: step) else { return }
        duration = 1 / Double(frame.framesPerSecond)
        timestamp = frame.time
        targetTimestamp = Double(frame.number + step) / Double(frame.framesPerSecond)
        action?(self)
    }

    private func framesPerCall(on framesPerSecond: Int) -> Int {
        let range = preferredFrameRateRange
        let unlocked = stage?.screen.unlocksFullFrameRate == true && range.maximum > 60
        let wish = unlocked ? Int(nearestTo: Double(range.preferred ?? range.maximum).rounded(.down)) : 60
        return max(1, Int(nearestTo: Double(framesPerSecond) / Double(max(1, wish))))
    }
}
