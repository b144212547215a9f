import Foundation

extension Arbitration {
    /// The decisions about one touch, and the ledger of its movement.
    ///
    ///     if let touch = arbiter.lastTouch { print(touch) }
    public struct TouchReport: Equatable, Sendable {
        /// The time of the touch-down: seconds, on the clock of the touches.
        @_spi(Engine) public var time: TimeInterval
        /// The place of the touch-down, in the window's coordinates, in points.
        @_spi(Engine) public var location: CGPoint
        /// The regions in which the touch came down.
        @_spi(Engine) public var regions: Set<ArbitrationPolicy.Region>
        /// The decisions about the touch, oldest first; at most the latest 64.
        public var decisions: [Decision] = []
        /// In points along the policy's direction.
        @_spi(Engine) public var ledger = Ledger()

        /// Creates a report without decisions.
        @_spi(Engine) public init(time: TimeInterval, location: CGPoint, regions: Set<ArbitrationPolicy.Region> = []) {
            (self.time, self.location, self.regions) = (time, location, regions)
        }

        /// The decision that gave the touch to its last owner: the answer to "who moved, and why?" Nil if the finger
        /// has not left the slop.
        public var decision: Decision? { decisions.last { $0.from != $0.to && !$0.reason.isEnd } ?? decisions.first }
    }
}

extension Arbitration.Reason {
    /// Whether the decision was at the end of the touch, or later.
    fileprivate var isEnd: Bool {
        switch self {
        case .lifted, .cancelled, .coasted, .vetoed(.release, _): true
        case .caught, .excluded, .yielded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .refused, .vetoed, .allowed,
            .passesRest, .backAtRest, .passedOn, .clamped:
            false
        }
    }
}
