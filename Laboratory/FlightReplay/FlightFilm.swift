import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// A flight as the host flies it again, moment by moment: for those who draw it.
public struct FlightFilm: Sendable {
    /// What showed after an event, or at a frame.
    public struct Moment: Sendable {
        /// Seconds since touch-down.
        public var time: Double
        /// Whether it is a frame.
        public var isFrame: Bool
        /// Where the finger is, in the window, in points; nil once it has left.
        public var finger: CGPoint?
        /// The content offset of the innermost scroll view along the drag, in points; 0 where there is none.
        public var offset: CGFloat
        /// How far the card is from rest along the drag, in points.
        public var card: CGFloat
        /// The screen; nil but for the moments that were asked for.
        public var picture: Snapshot?
    }

    /// In their order.
    public var moments: [Moment]
    /// What was decided on the phone.
    public var decisions: [Arbitration.Decision]

    /// Flies `flight` under `assumptions`, and takes pictures of the moments at `pictured`, by their indices.
    ///
    /// - Throws: What keeps the host from building the scene, in words.
    @MainActor
    public init(
        of flight: GestureArbiter.Flight, under assumptions: Assumptions, picturing pictured: Set<Int> = []
    ) throws(ReplayRefusal) {
        let simulation = try Simulation(of: flight, under: assumptions)
        var moments: [Moment] = []
        simulation.onEvent = { moment, stage in
            var moment = moment
            if pictured.contains(moments.count) { moment.picture = stage.snapshot() }
            moments.append(moment)
        }
        _ = simulation.fly()
        self.moments = moments
        decisions = flight.decisions
    }
}
