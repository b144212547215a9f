@_spi(Engine) import GestureArbiter
import UIKitShim

extension GestureArbiter {
    /// The recording of one touch on an arbiter, from touch-down until everything is at rest again: inputs, decisions
    /// and results.
    ///
    ///     Flights.start()
    ///     // … a finger pulls a card …
    ///     print(arbiter.lastFlight!.text)     // a file: send it, and it can be replayed elsewhere
    ///
    /// A flight contains no text and no picture. Names that are not UIKit's are replaced, see ``Flights/Names``. Times
    /// are relative and do not reveal the day. Nothing is sent; the app decides what happens to a flight.
    ///
    /// Each field is an **input**, which a replay receives, or an **output**, with which a replay is compared. The
    /// article <doc:FlightFormat> lists them.
    public struct Flight: Equatable, Sendable {
        /// The version of the format that this library writes, and the newest that it reads.
        public static let version = 3

        /// The device of the recording. Input.
        public var device = Device()
        /// The views under the finger at touch-down. Input.
        public var scene = Scene()
        /// The policy of the touch; `leading` and `trailing` as left or right. Input.
        public var policy = ArbitrationPolicy(.down)
        /// The flags that were on at touch-down. Input.
        public var flags: Set<ArbitrationPolicy.Flag> = []
        /// The time of the last event before touch-down: seconds on the flight's clock, mostly negative. Input.
        public var lastEvent: Double = 0
        /// The time of the last scrolling before touch-down; minus infinity without any. Input.
        public var lastScroll: Double = -.infinity
        /// The entries, in order.
        public var entries: [Entry] = []
        /// The number of entries omitted to keep the flight short: frames and actions after touch-down, never an input
        /// of a decision.
        public var omittedCount = 0
        /// The measurements of a trial on Deck Lab's measuring page, by the switch's name. Output of the trial itself.
        public var readings: [Reading] = []

        /// Creates an empty flight.
        public init() {}
    }
}

extension GestureArbiter.Flight {
    /// The device of a flight.
    public struct Device: Equatable, Sendable {
        /// The model, by the system's name: "iPhone".
        public var model = ""
        /// The system and its version: "iOS 18.1".
        public var system = ""
        /// Pixels per point.
        public var scale: Double = 1
        /// The screen's maximum frames per second.
        public var framesPerSecond = 60

        /// Creates an unknown device.
        public init() {}
    }

    /// The views that matter to a touch: scroll views, the container, and the window.
    public struct Scene: Equatable, Sendable {
        /// The window's size, in points.
        public var size = CGSize.zero
        /// The window's safe area: top, left, bottom, right, in points.
        public var safeArea: [Double] = [0, 0, 0, 0]
        /// The views, outermost first: each lies in an earlier one, or in the window.
        public var views: [View] = []
        /// The index of the container in `views`.
        public var container = 0
        /// The indices in `views`, by depth, innermost first, of the scroll views in the arbiter's chain, and then of
        /// those that cannot scroll.
        public var chain: [Int] = []
        /// The other recognizers of the touch, in UIKit's order.
        public var recognizers: [Recognizer] = []

        /// Creates an empty scene.
        public init() {}
    }

    /// One view of the scene.
    public struct View: Equatable, Sendable {
        /// UIKit's class name, or a pseudonym of the app's.
        public var kind = "UIView"
        /// The index in `views` of the enclosing view; nil for the window.
        public var parent: Int?
        /// The center in the enclosing view, in points.
        public var center = CGPoint.zero
        /// The view's own size, in points.
        public var size = CGSize.zero
        /// The vector of one point to the right, in the enclosing view: it combines the transforms of all views in
        /// between.
        public var right = CGPoint(x: 1, y: 0)
        /// The vector of one point down, in the enclosing view.
        public var down = CGPoint(x: 0, y: 1)
        /// The settings of a scroll view; nil for other views.
        public var scroll: Scroll?

        /// Creates a plain view.
        public init() {}
    }

    /// The settings of a scroll view.
    public struct Scroll: Equatable, Sendable {
        /// The size of the content, in points.
        public var contentSize = CGSize.zero
        /// The content offset, in points.
        public var offset = CGPoint.zero
        /// The adjusted content inset: top, left, bottom, right, in points.
        public var inset: [Double] = [0, 0, 0, 0]
        /// Its `isScrollEnabled`.
        public var isEnabled = true
        /// Its `bounces`.
        public var bounces = true
        /// Its `alwaysBounceVertical`.
        public var bouncesAlwaysVertically = false
        /// Its `alwaysBounceHorizontal`.
        public var bouncesAlwaysHorizontally = false
        /// Its `isPagingEnabled`.
        public var pages = false
        /// Its `isDirectionalLockEnabled`.
        public var locksDirection = false
        /// Its `delaysContentTouches`.
        public var delaysTouches = true
        /// Its `canCancelContentTouches`.
        public var cancelsTouches = true
        /// Whether it has a refresh control.
        public var refreshes = false
        /// Whether it is in a window.
        public var isShown = true
        /// Whether it was decelerating or animating when the flight began.
        public var isMoving = false
        /// Its `decelerationRate`.
        public var rate: Double = 0.998
        /// The `minimumNumberOfTouches` of its pan. From version 2 on.
        public var fewestFingers = 1
        /// The `maximumNumberOfTouches` of its pan. From version 2 on.
        public var mostFingers = Int.max

        /// Creates the settings of a new UIScrollView.
        public init() {}
    }

    /// A recognizer of other code. A replay plays it back, and never simulates it.
    public struct Recognizer: Equatable, Sendable {
        /// UIKit's class name, or a pseudonym of the app's.
        public var kind = ""
        /// The index in `views` of the recognizer's view, or of the nearest enclosing one; nil for the window.
        public var view: Int?
        /// Whether it is the own pan of its scroll view.
        public var isScrollPan = false
        /// The state after all recognizers had seen the touch-down.
        public var state = State.possible
        /// Whether it already followed another finger. From version 2 on.
        public var wasFollowing = false
        /// The pans that it prevents once it has begun, by the classes and delegates of both: indices in the chain, and
        /// −1 for the arbiter's own. From version 2 on.
        public var stops: [Int] = []

        /// Creates an unknown recognizer.
        public init() {}
    }

    /// A recognizer's state, with UIKit's numbers.
    public enum State: Int, Equatable, Sendable, CaseIterable {
        /// Nothing is decided.
        case possible
        /// The gesture has been recognized, and continues.
        case began
        /// The gesture has changed.
        case changed
        /// The gesture has ended.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// The gesture was not recognized.
        case failed
    }

    /// A measurement of a trial.
    public struct Reading: Equatable, Sendable {
        /// The switch of HeadlessUIKit's `Assumptions`; without one, the subject of the measurement.
        public var name = ""
        /// The setting as JSON has it; empty if no setting describes the result.
        public var setting = ""
        /// The observation, in words.
        public var evidence = ""

        /// Creates a reading of `setting` for the switch `name`.
        public init(name: String = "", setting: String = "", evidence: String = "") {
            (self.name, self.setting, self.evidence) = (name, setting, evidence)
        }
    }
}

extension GestureArbiter.Flight {
    /// An observation and its time.
    public struct Entry: Equatable, Sendable {
        /// Seconds on the flight's clock, to a microsecond, at delivery. Input.
        public var time: Double
        /// The turns of the run loop since touch-down. Output.
        public var turn: Int
        /// The frames since touch-down. Output.
        public var frame: Int
        /// The observation.
        public var what: Observation

        /// Creates an entry at `time`.
        public init(time: Double, turn: Int = 0, frame: Int = 0, _ what: Observation) {
            (self.time, self.turn, self.frame, self.what) = (time, turn, frame, what)
        }
    }

    /// An observation in a flight.
    public enum Observation: Equatable, Sendable {
        /// A finger came down, moved or lifted. Input.
        case finger(Finger)
        /// A frame is about to be rendered. Input.
        case frame(Frame)
        /// A scroll view's settings or content changed, not by a finger. Input.
        case scroll(depth: Int, Scroll)
        /// Another recognizer changed its state; its index in the scene. Input.
        case recognizer(Int, State)
        /// The arbiter's engine received an event. Input.
        @_spi(Engine) case event(Arbitration.Event)
        /// A closure of the policy has answered. Input.
        case answer(String, holds: Bool)
        /// The engine was restored to before its last movement. Input.
        case takenBack
        /// A decision. Output.
        case decision(Arbitration.Decision)
        /// A pan sent its action. Output.
        case action(Action)
        /// The arbiter wrote a content offset: the previous and the written one, along the drag, in points. Output.
        case write(depth: Int, found: Double, written: Double)
        /// The client received a drag. Output.
        case drag(GestureArbiter.Drag)
        /// The visible state at a frame: the card's distance from rest in points, and each scroll view's offset along
        /// the drag. Output.
        case shown(card: Double, offsets: [Double])
        /// The app's target for content after the lift, in points, see ``Flights/note(targetContentOffset:of:)``.
        /// Input. From version 2 on.
        case target(depth: Int, CGPoint)
    }

    /// A sample of a finger.
    public struct Finger: Equatable, Sendable {
        /// The phase of the finger.
        public enum Phase: Int, Equatable, Sendable, CaseIterable {
            /// It came down.
            case began
            /// It moved.
            case moved
            /// It lifted.
            case ended
            /// It was cancelled.
            case cancelled
            /// A trackpad began to scroll. The samples are those of a finger that moves as far.
            case scrolls
        }

        /// 0 for the arbiter's own finger; further ones in the order in which they came down.
        public var number = 0
        /// The phase.
        public var phase = Phase.began
        /// The place in the window, in points.
        public var location = CGPoint.zero
        /// The touch's timestamp, in seconds on the flight's clock.
        public var timestamp: Double = 0
        /// The samples that UIKit coalesced into this one, if there were several.
        public var coalesced: [Sample] = []

        /// Creates an unknown finger.
        public init() {}
    }

    /// A place of a finger at a time.
    public struct Sample: Equatable, Sendable {
        /// The place in the window, in points.
        public var location = CGPoint.zero
        /// Seconds on the flight's clock.
        public var timestamp: Double = 0

        /// Creates an unknown sample.
        public init() {}
    }

    /// The times of a display link, in seconds on the flight's clock.
    public struct Frame: Equatable, Sendable {
        /// The time of the last frame.
        public var timestamp: Double = 0
        /// The time of the next frame.
        public var target: Double = 0

        /// Creates an unknown frame.
        public init() {}
    }

    /// The state of a pan in its action.
    public struct Action: Equatable, Sendable {
        /// The scroll view's index in the chain; −1 for the arbiter's own pan.
        public var depth = -1
        /// The pan's state.
        public var state = State.possible
        /// The translation in the pan's view, in points, to 1/64.
        public var translation = CGPoint.zero
        /// The velocity in the pan's view, in points per second, to 1/64.
        public var velocity = CGPoint.zero
        /// The content offset in the action, in points; zero for the arbiter's own pan.
        public var offset = CGPoint.zero

        /// Creates an unknown action.
        public init() {}
    }
}

extension GestureArbiter.Flight {
    /// Whether an observation is an input or an output.
    public enum Role: String, Equatable, Sendable {
        /// A replay receives it.
        case input
        /// A replay is compared with it.
        case output
    }
}

extension GestureArbiter.Flight.Observation {
    /// Whether the observation is an input or an output.
    public var role: GestureArbiter.Flight.Role {
        switch self {
        case .finger, .frame, .scroll, .recognizer, .event, .answer, .takenBack, .target: .input
        case .decision, .action, .write, .drag, .shown: .output
        }
    }
}

extension GestureArbiter.Flight {
    /// The decisions about the touch, in order.
    public var decisions: [Arbitration.Decision] {
        entries.compactMap { entry in
            if case .decision(let decision) = entry.what { decision } else { nil }
        }
    }

    /// Whether the flight is of scrolling with a trackpad.
    package var isScrolling: Bool {
        fingers.first?.phase == .scrolls
    }

    /// The samples of the fingers, in order.
    public var fingers: [Finger] {
        entries.compactMap { entry in
            if case .finger(let finger) = entry.what { finger } else { nil }
        }
    }

    /// Seconds from touch-down to rest.
    public var duration: Double {
        guard let first = entries.first, let last = entries.last else { return 0 }
        return last.time - first.time
    }
}
