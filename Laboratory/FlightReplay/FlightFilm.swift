import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// A flight as the host replays it, moment by moment, for drawing.
public struct FlightFilm: Sendable {
    /// The visible state after an event, or at a frame.
    public struct Moment: Sendable {
        /// Seconds since touch-down.
        public var time: Double
        /// Whether it is a frame.
        public var isFrame: Bool
        /// The finger's place in the window, in points; nil after the lift.
        public var finger: CGPoint?
        /// The content offset of the innermost scroll view along the drag, in points; 0 without one.
        public var offset: CGFloat
        /// The card's distance from rest along the drag, in points.
        public var card: CGFloat
        /// The screen, at the moments that were asked for; otherwise nil.
        public var picture: Snapshot?
    }

    /// The moments, in order.
    public var moments: [Moment]
    /// The decisions on the phone.
    public var decisions: [Arbitration.Decision]

    /// Replays `flight` under `assumptions`, and captures the screen at the moments with the indices `pictured`.
    ///
    /// - Throws: The reason, in words, why the host cannot build the scene.
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
