import Foundation

extension Arbitration {
    /// The report of one touch: everything that was decided about it, and where its movement went.
    ///
    ///     if let touch = arbiter.lastTouch { print(touch) }
    ///
    /// It prints its decisions, a line for each.
    public struct TouchReport: Equatable, Sendable {
        /// The time of the touch-down: seconds, on the clock of the touches.
        public var time: TimeInterval
        /// The place of the touch-down, in the window's coordinates, in points.
        public var location: CGPoint
        /// The regions that it came down in.
        public var regions: Set<ArbitrationPolicy.Region>
        /// The decisions about it, oldest first; of more than ``Arbitration/decisionLimit``, the latest.
        public var decisions: [Decision] = []
        /// The account of its movement, in points along the policy's direction.
        public var ledger = Ledger()

        /// A touch that came down at `time` and `location`, in `regions`, and about which nothing is decided yet.
        public init(time: TimeInterval, location: CGPoint, regions: Set<ArbitrationPolicy.Region> = []) {
            self.time = time
            self.location = location
            self.regions = regions
        }

        /// The decision that gave the touch to the one who had it last: the answer to "who moved, and why?"
        ///
        /// Later refusals that changed nothing, and the end of the touch, are in ``decisions`` alone. Nil where nothing
        /// was decided: the finger lifted within the slop, or has not left it yet.
        public var decision: Decision? {
            decisions.last { $0.from != $0.to && !$0.reason.isEnd } ?? decisions.first
        }
    }
}

extension Arbitration.Reason {
    /// It ended the touch, or came after it; it gave the touch to nobody else.
    fileprivate var isEnd: Bool {
        switch self {
        case .lifted, .cancelled, .coasted, .vetoed(.release, _): true
        case .caught, .excluded, .yielded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .refused, .vetoed, .allowed,
            .passesRest, .backAtRest, .passedOn, .clamped:
            false
        }
    }
}
