@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// How far a touch may bring the card, by the policy and by the card's place at touch-down. Places are in points from
/// fully open.
@MainActor struct Limits {
    /// The most open place to which the touch may bring the card.
    private(set) var ceiling: CGFloat
    /// The least open place where the card rests; infinite if the card may leave.
    let bottom: CGFloat
    /// The card's place at touch-down, or where the drag took it.
    private(set) var place: CGFloat
    /// Whether the finger may open a card that rests less open wherever the content is, not only with the content at
    /// its edge.
    let opensAnywhere: Bool
    private let isBanded: Bool
    private let stops: [CGFloat]
    private let mayOpen: Bool

    /// - Parameters:
    ///   - stops: The places where the card rests at touch-down, the most open first.
    ///   - regions: The regions in which the finger came down.
    init(
        _ setting: Setting, _ policy: ArbitrationPolicy, stops: [CGFloat], at place: CGFloat,
        in regions: Set<ArbitrationPolicy.Region>
    ) {
        mayOpen = policy.opening != .never || regions.contains(.handle)
        ceiling = stops[0]
        self.stops = stops
        // A card that its client moves has no bottom.
        bottom = setting.resting.leaves || setting.client == .hears ? .infinity : stops[stops.count - 1]
        opensAnywhere = policy.opening != .atEdge
        self.place = place
        isBanded = policy.beyondRest == .resists
        take(at: place)
    }

    /// Takes the card at this place, to which it has moved by itself since the touch-down.
    mutating func take(at place: CGFloat) {
        self.place = place
        if !mayOpen { ceiling = stops.last { $0 <= place + 0.5 } ?? stops[0] }
    }

    /// Moves the card's place by `distance` points, as all its places move.
    mutating func shift(by distance: CGFloat) { place += distance }

    /// Returns whether a card at this place follows the finger point by point.
    func isFree(_ card: CGFloat) -> Bool { card > ceiling + Self.rounding && card < bottom - Self.rounding }

    private static let rounding: CGFloat = 1e-9

    /// Returns whether a card at this place is within the limits. A card at its bottom takes no movement, and does not
    /// show how far it is pulled.
    func takesAll(_ card: CGFloat) -> Bool { card >= ceiling && card < bottom - Self.rounding }

    /// How far a card at this place is from a stop at which it counts as settled; 0 if there is none.
    func settled(_ card: CGFloat) -> CGFloat { stops.map { abs($0 - card) }.first { $0 < 1 } ?? 0 }

    /// A card goes beyond its limits by the rubber band alone, no farther than the band stretches for the finger's
    /// whole way.
    func check(_ now: Shot, travel: CGFloat) throws(Violation) {
        // No container is so long that its rubber band gives way by a larger share.
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
