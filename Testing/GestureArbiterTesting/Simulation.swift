import Foundation
import GestureArbiter
import GestureArbiterDiagnostics

/// The end of a scenario, and the way there.
public struct Simulation: Equatable, Sendable, CustomStringConvertible {
    /// The decisions about all touches, in order.
    public internal(set) var decisions: [Arbitration.Decision] = []
    /// Where everything is after the last step.
    public internal(set) var end = Moment()
    /// Where everything was when the finger lifted for the last time; nil if it did not lift.
    public internal(set) var atLift: Moment?
    /// The judgement of the last release; nil if the card was not let go.
    public internal(set) var release: ReleaseRule.Judgement?
    /// The decisions of the card around the card, in order.
    public internal(set) var decisionsAround: [Arbitration.Decision] = []

    /// The places of everything at one moment.
    public struct Moment: Hashable, Sendable {
        /// The content offsets, innermost first, in points.
        public internal(set) var offsets: [CGFloat] = []
        /// The card's place, in points from fully open along the direction.
        public internal(set) var card: CGFloat = 0
        /// The place of the card around it; 0 without one.
        public internal(set) var cardAround: CGFloat = 0
    }

    /// The owners of the touches, one after the other.
    public var owners: [Arbitration.Owner] { decisions.filter { $0.from != $0.to && $0.to != .nobody }.map(\.to) }

    /// The decisions, one per line, and the release.
    public var description: String {
        (decisions.map(\.description) + (release.map { ["\($0)"] } ?? [])).joined(separator: "\n")
    }
}

extension ArbitrationPolicy {
    /// Tries the policy on touches, by the engine and the card's rules that decide in an app.
    ///
    ///     let end = ArbitrationPolicy.continuous.unless(.editing).simulate(
    ///         Scenario([.flags([.editing]), .move(y: 300, over: 0.2), .lift]))
    ///     #expect(end.owners.isEmpty)
    ///
    /// Content follows the finger after its own slop of 10 points, to a pixel, and by the rubber band beyond its ends; it
    /// coasts only if the card's momentum carries on. Between touches the card moves by its spring, and can be caught.
    /// Nothing else has a claim.
    ///
    /// - Parameters:
    ///   - scenario: The content, the card and the touches.
    ///   - release: The rule that chooses a stop, or away.
    @MainActor
    public func simulate(_ scenario: Scenario, release: ReleaseRule = .velocityAndProgress()) -> Simulation {
        var rehearsal = Rehearsal(self, scenario, release)
        for step in scenario.steps { rehearsal.take(step) }
        return rehearsal.result
    }
}
