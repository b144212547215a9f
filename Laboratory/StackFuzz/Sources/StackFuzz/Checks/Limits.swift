@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// How far a touch may bring the card, by what is declared and where it found it. In points from fully open.
@MainActor struct Limits {
    /// The most open place that the touch may bring it to.
    let ceiling: CGFloat
    /// The least open place that it rests at; infinite where it may leave.
    let bottom: CGFloat
    /// Where it lay at touch-down.
    private(set) var place: CGFloat
    /// Whether the finger may open it where it rests less open: whatever the content shows, or at the edge alone.
    let opensAnywhere: Bool
    private let isBanded: Bool

    /// - Parameters:
    ///   - stops: Where it rests at touch-down, the most open place first.
    ///   - regions: Where the finger came down.
    init(
        _ setting: Setting, _ policy: ArbitrationPolicy, stops: [CGFloat], at place: CGFloat,
        in regions: Set<ArbitrationPolicy.Region>
    ) {
        let mayOpen = policy.opening != .never || regions.contains(.handle)
        ceiling = mayOpen ? stops[0] : stops.last { $0 <= place + 0.5 } ?? stops[0]
        // What a client moves by itself has no bottom.
        bottom = setting.resting.leaves || setting.client == .hears ? .infinity : stops[stops.count - 1]
        opensAnywhere = policy.opening != .atEdge
        self.place = place
        isBanded = policy.beyondRest == .resists
    }

    /// All places are `distance` points farther.
    mutating func shift(by distance: CGFloat) { place += distance }

    /// Whether a card there goes with the finger point by point.
    func isFree(_ card: CGFloat) -> Bool { card > ceiling + Self.rounding && card < bottom - Self.rounding }

    private static let rounding: CGFloat = 1e-9

    /// Whether a card there is not beyond them. At its bottom it takes nothing, and shows not how far it is pulled.
    func takesAll(_ card: CGFloat) -> Bool { card >= ceiling && card < bottom - Self.rounding }

    /// Beyond its places the card goes by the rubber band alone: no further than it stretches for all of the finger's way.
    func check(_ now: Shot, travel: CGFloat) throws(Violation) {
        // However long the container is, no band gives way by a larger share.
        let band = isBanded ? Motion.RubberBand(dimension: 1e9).stretch(for: travel) : 0
        let slack = band + now.pixel + 1e-9
        if now.card < min(ceiling, place) - slack {
            throw Violation(
                rule: "not above its ceiling", text: "in hand at \(now.card), of \(ceiling) after \(travel) pt")
        }
        if now.card > max(bottom, place) + slack {
            throw Violation(
                rule: "not below its bottom", text: "in hand at \(now.card), of \(bottom) after \(travel) pt")
        }
    }
}
