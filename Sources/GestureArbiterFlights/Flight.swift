@_spi(Engine) import GestureArbiter
import UIKitShim

extension GestureArbiter {
    /// The tape of one touch, from where it came down on an arbiter until all is at rest again: what went in, what was
    /// decided, and what came of it.
    ///
    ///     Flights.start()
    ///     // … a finger pulls a card …
    ///     print(arbiter.lastFlight!.text)     // a file: send it, and it can be flown again elsewhere
    ///
    /// It holds no text and no picture. Names that are not UIKit's are replaced, see ``Flights/Names``. Times are relative:
    /// which day it was cannot be told. Nothing is sent; what becomes of a flight is the app's to decide.
    ///
    /// Each field is an **input**, which a replay is given, or an **output**, which it is held against. The article
    /// <doc:FlightFormat> has them all.
    public struct Flight: Equatable, Sendable {
        /// The version of the format that this library writes, and the newest that it reads.
        public static let version = 3

        /// Where it was recorded. Input.
        public var device = Device()
        /// The screen's parts under the finger, as the touch found them. Input.
        public var scene = Scene()
        /// The policy that the touch was decided by; `leading` and `trailing` as left or right. Input.
        public var policy = ArbitrationPolicy(.down)
        /// The flags that were on at touch-down. Input.
        public var flags: Set<ArbitrationPolicy.Flag> = []
        /// When the arbiter had last heard of anything at touch-down: seconds on the flight's clock, mostly negative. Input.
        public var lastEvent: Double = 0
        /// When it had last heard of content that scrolled; minus infinity before any. Input.
        public var lastScroll: Double = -.infinity
        /// What happened, in its order.
        public var entries: [Entry] = []
        /// How many entries were left out to keep the flight short: frames and actions, from the touch-down on, never what
        /// the arbiter decided by.
        public var omittedCount = 0
        /// What a trial of Deck Lab's measuring page found, by the switch's name. Output of the trial's own eyes.
        public var readings: [Reading] = []

        /// A flight of nothing, to be filled.
        public init() {}
    }
}

extension GestureArbiter.Flight {
    /// A phone, or what stands for one.
    public struct Device: Equatable, Sendable {
        /// The model, as the system names it: "iPhone".
        public var model = ""
        /// The system and its version: "iOS 18.1".
        public var system = ""
        /// Pixels per point.
        public var scale: Double = 1
        /// The most frames per second that its screen shows.
        public var framesPerSecond = 60

        /// A device of which nothing is known.
        public init() {}
    }

    /// The views that matter to a touch: those that scroll, the container, and the window around them.
    public struct Scene: Equatable, Sendable {
        /// The window's size, in points.
        public var size = CGSize.zero
        /// The window's safe area: top, left, bottom, right, in points.
        public var safeArea: [Double] = [0, 0, 0, 0]
        /// From without: each lies in one that comes before it, or in the window.
        public var views: [View] = []
        /// The container's place among the views.
        public var container = 0
        /// By depth, innermost first: the place among the views of each scroll view in the arbiter's chain, and then of
        /// those that can scroll neither way.
        public var chain: [Int] = []
        /// The other recognizers of the touch, in UIKit's order.
        public var recognizers: [Recognizer] = []

        /// An empty screen.
        public init() {}
    }

    /// One view of the scene.
    public struct View: Equatable, Sendable {
        /// UIKit's class, or a name that stands for the app's.
        public var kind = "UIView"
        /// The place among the views of the one that it lies in; nil: in the window.
        public var parent: Int?
        /// Its center in that one, in points.
        public var center = CGPoint.zero
        /// Its own size, in points.
        public var size = CGSize.zero
        /// How a point to its right goes in the one that it lies in: its transform, and those of whatever lies between.
        public var right = CGPoint(x: 1, y: 0)
        /// How a point down goes there.
        public var down = CGPoint(x: 0, y: 1)
        /// What scrolls in it; nil where nothing does.
        public var scroll: Scroll?

        /// A plain view.
        public init() {}
    }

    /// What a scroll view is set to.
    public struct Scroll: Equatable, Sendable {
        /// The size of its content, in points.
        public var contentSize = CGSize.zero
        /// Its content offset, in points.
        public var offset = CGPoint.zero
        /// Its adjusted content inset: top, left, bottom, right, in points.
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
        /// It has a refresh control.
        public var refreshes = false
        /// It is in a window.
        public var isShown = true
        /// It was coasting, or being animated, when the flight began.
        public var isMoving = false
        /// Its `decelerationRate`.
        public var rate: Double = 0.998
        /// The `minimumNumberOfTouches` of its pan. From version 2 on.
        public var fewestFingers = 1
        /// The `maximumNumberOfTouches` of its pan. From version 2 on.
        public var mostFingers = Int.max

        /// As UIKit makes one.
        public init() {}
    }

    /// Somebody else's recognizer. It is played back, never simulated.
    public struct Recognizer: Equatable, Sendable {
        /// UIKit's class, or a name that stands for the app's.
        public var kind = ""
        /// The place among the views of the one that it is on, or of the nearest around that; nil: the window.
        public var view: Int?
        /// It is the own pan of the scroll view that it is on.
        public var isScrollPan = false
        /// Its state when all had seen the touch come down.
        public var state = State.possible
        /// It follows another finger, and did so before this one came down. From version 2 on.
        public var wasFollowing = false
        /// The pans that it keeps from beginning once it has begun, as both sides' classes and delegates say then: places in
        /// the chain, and −1 for the arbiter's own. From version 2 on.
        public var stops: [Int] = []

        /// An unknown one.
        public init() {}
    }

    /// A recognizer's state, as UIKit counts them.
    public enum State: Int, Equatable, Sendable, CaseIterable {
        /// It has decided nothing about its touches.
        case possible
        /// It has been recognized, and goes on.
        case began
        /// It has gone on.
        case changed
        /// It is over, as it should be.
        case ended
        /// It was taken away.
        case cancelled
        /// It was not recognized.
        case failed
    }

    /// What a trial read by itself.
    public struct Reading: Equatable, Sendable {
        /// The switch of HeadlessUIKit's `Assumptions`; where there is none, what was looked at.
        public var name = ""
        /// The setting as JSON has it; empty for what no setting stands for.
        public var setting = ""
        /// How it was seen, in words.
        public var evidence = ""

        /// A reading of `setting` for the switch `name`.
        public init(name: String = "", setting: String = "", evidence: String = "") {
            (self.name, self.setting, self.evidence) = (name, setting, evidence)
        }
    }
}

extension GestureArbiter.Flight {
    /// One thing that happened, and when.
    public struct Entry: Equatable, Sendable {
        /// Seconds on the flight's clock, to a microsecond: when it was delivered or done. Input.
        public var time: Double
        /// The run loop's turns since touch-down. Output.
        public var turn: Int
        /// The frames since touch-down. Output.
        public var frame: Int
        /// What it was.
        public var what: Observation

        /// Something that happened at `time`.
        public init(time: Double, turn: Int = 0, frame: Int = 0, _ what: Observation) {
            (self.time, self.turn, self.frame, self.what) = (time, turn, frame, what)
        }
    }

    /// What happened.
    public enum Observation: Equatable, Sendable {
        /// A finger came down, moved or left. Input.
        case finger(Finger)
        /// A frame is about to be made. Input.
        case frame(Frame)
        /// What of a scroll view is no longer as it was, and was not moved by a finger: its settings or its content. Input.
        case scroll(depth: Int, Scroll)
        /// Another recognizer has another state; its place among the scene's. Input.
        case recognizer(Int, State)
        /// The arbiter's engine takes in an event. Input.
        @_spi(Engine) case event(Arbitration.Event)
        /// A closure of the policy has answered. Input.
        case answer(String, holds: Bool)
        /// The engine is taken back to before its last movement. Input.
        case takenBack
        /// A decision. Output.
        case decision(Arbitration.Decision)
        /// A pan acts. Output.
        case action(Action)
        /// The arbiter writes a content offset: what it found and what it wrote, along the drag, in points. Output.
        case write(depth: Int, found: Double, written: Double)
        /// The client is told of a drag. Output.
        case drag(GestureArbiter.Drag)
        /// What shows at a frame: where the card is, in points from rest, and each scroll view's offset along the drag.
        /// Output.
        case shown(card: Double, offsets: [Double])
        /// Where the app has content come to rest after the lift, in points, see ``Flights/note(targetContentOffset:of:)``.
        /// Input. From version 2 on.
        case target(depth: Int, CGPoint)
    }

    /// A sample of a finger.
    public struct Finger: Equatable, Sendable {
        /// What it did.
        public enum Phase: Int, Equatable, Sendable, CaseIterable {
            /// It came down.
            case began
            /// It moved.
            case moved
            /// It lifted.
            case ended
            /// It was taken away.
            case cancelled
        }

        /// 0 for the arbiter's own; further ones in the order in which they came.
        public var number = 0
        /// What it did.
        public var phase = Phase.began
        /// Where, in the window's coordinates, in points.
        public var location = CGPoint.zero
        /// The touch's own time, in seconds on the flight's clock.
        public var timestamp: Double = 0
        /// What UIKit put together to this sample, where that was more than one.
        public var coalesced: [Sample] = []

        /// A finger of which nothing is known.
        public init() {}
    }

    /// A place of a finger.
    public struct Sample: Equatable, Sendable {
        /// In the window's coordinates, in points.
        public var location = CGPoint.zero
        /// Seconds on the flight's clock.
        public var timestamp: Double = 0

        /// A place of which nothing is known.
        public init() {}
    }

    /// What a display link tells: seconds on the flight's clock.
    public struct Frame: Equatable, Sendable {
        /// When the last frame was shown.
        public var timestamp: Double = 0
        /// When the next one will be.
        public var target: Double = 0

        /// A frame of which nothing is known.
        public init() {}
    }

    /// What can be read of a pan in its action.
    public struct Action: Equatable, Sendable {
        /// The scroll view's place in the chain; −1 for the arbiter's own pan.
        public var depth = -1
        /// The pan's state.
        public var state = State.possible
        /// Its translation in its own view, in points, to 1/64.
        public var translation = CGPoint.zero
        /// Its velocity there, in points per second, to 1/64.
        public var velocity = CGPoint.zero
        /// The content offset as it was found, in points; zero for the arbiter's own.
        public var offset = CGPoint.zero

        /// An action of which nothing is known.
        public init() {}
    }
}

extension GestureArbiter.Flight {
    /// Whether it went in or came out.
    public enum Role: String, Equatable, Sendable {
        /// A replay is given it.
        case input
        /// A replay is held against it.
        case output
    }
}

extension GestureArbiter.Flight.Observation {
    /// Whether it went in or came out.
    public var role: GestureArbiter.Flight.Role {
        switch self {
        case .finger, .frame, .scroll, .recognizer, .event, .answer, .takenBack, .target: .input
        case .decision, .action, .write, .drag, .shown: .output
        }
    }
}

extension GestureArbiter.Flight {
    /// The decisions about the touch, as they were made.
    public var decisions: [Arbitration.Decision] {
        entries.compactMap { entry in
            if case .decision(let decision) = entry.what { decision } else { nil }
        }
    }

    /// Where the fingers were, in their order.
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
