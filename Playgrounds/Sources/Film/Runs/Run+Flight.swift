import FlightReplay
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit

extension Run {
    /// Plays a flight again on the host, under the settings of UIKit that it shows, or under given ones.
    ///
    /// - Throws: The reason why the host cannot build the scene.
    @MainActor
    package init(_ flight: GestureArbiter.Flight, named name: String, under assumptions: Assumptions) throws {
        let take1 = try FlightFilm(of: flight, under: assumptions)
        let moments = take1.moments.map { Moment($0) }
        let liftTime = take1.moments.last { $0.finger != nil }?.time ?? 0
        let chosen = Shot.choice(from: moments, liftTime: liftTime)
        let take2 = try FlightFilm(of: flight, under: assumptions, picturing: Set(chosen))
        self.init(
            stroke: name, startOffset: moments.first?.contentOffset ?? 0, policy: "flown", scene: "flight",
            moments: moments,
            shots: chosen.compactMap { index in
                take2.moments[index].picture.map { Shot(moment: moments[index], picture: $0) }
            },
            decisions: flight.decisions.map { decision in
                DecisionLine(
                    time: decision.time, from: "\(decision.from)", to: "\(decision.to)", reason: decision.explanation)
            },
            liftTime: liftTime, isDismissed: false)
    }
}

extension Moment {
    fileprivate init(_ moment: FlightFilm.Moment) {
        self.init(
            time: moment.time, isFrame: moment.isFrame, finger: moment.finger, contentOffset: moment.offset,
            cardTranslation: moment.card)
    }
}
