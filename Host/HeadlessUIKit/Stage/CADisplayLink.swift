/// Returns the seconds on the clock of the stage that runs this code.
///
/// In a test's own code, that is the stage that the test created or drove last; 0 without a stage.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func CACurrentMediaTime() -> TimeInterval { Stage.implied?.time ?? 0 }

/// The preferred calls per second of an animation.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest calls per second. Has no effect.
    public var minimum: Float
    // Row D2.
    /// The most calls per second. Above 60 the link may run faster than 60.
    public var maximum: Float
    /// The ideal calls per second; `maximum` if nil. The host uses the nearest whole number of frames.
    public var preferred: Float?

    /// Creates a range in calls per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The range of a link by default: 60 calls per second.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

// Rows D1 to D3.
/// A timer that calls its target at each frame of a stage.
@preconcurrency @MainActor public final class CADisplayLink: Hashable {
    /// The code that a link calls at a frame, off Apple's platforms, where there are no selectors.
    public typealias Action = @MainActor (CADisplayLink) -> Void

    /// A Boolean value that says whether the link is paused: the stage does not call it, and `Stage.settle(within:)`
    /// does not wait for it.
    public var isPaused = false
    // Row D2.
    /// The preferred calls per second: 60 unless the app allows more and the range asks for more.
    public var preferredFrameRateRange = CAFrameRateRange.default
    // Row D1.
    /// The time at which the last frame was shown, in seconds.
    public private(set) var timestamp: TimeInterval = 0
    // Row D1.
    /// The time at which the next frame will be shown, in seconds.
    public private(set) var targetTimestamp: TimeInterval = 0
    /// The time between two frames of the screen, in seconds.
    public private(set) var duration: TimeInterval = 0

    /// The target, kept until `invalidate()`. Row D3.
    private var target: AnyObject?
    private var action: Action?
    private weak var stage: Stage?
    private var isAdded = false

    // Row D3.
    /// Creates a link, which is called once it is added. It retains its target until `invalidate()`.
    public init(target: AnyObject, action: @escaping Action) {
        self.target = target
        self.action = action
    }

    /// Follows the frames of a stage: that of the target, if it is a view, a controller or a recognizer; otherwise the
    /// stage that runs this code, or the next one to run.
    ///
    /// Run loops and modes make no difference here; a link added twice is called once.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, stage == nil else { return }
        isAdded = true
        Stage.begin(for: target) { [self] stage in
            guard isAdded, self.stage == nil else { return }
            self.stage = stage
            stage.frameObservers.append(self)
        }
    }

    /// Stops following frames. The link can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        stage?.frameObservers.removeAll { $0 === self }
        stage = nil
        isAdded = false
    }

    /// Releases the target; the link is not called again. A link that is neither invalidated nor paused keeps
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
