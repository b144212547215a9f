import Foundation

/// The state of everything that an arbiter moves, and its rules: takes events, returns effects. Has no view, no clock, no
/// arbiter.
///
/// A stage says why the card is where it is; tracks have where it shows: along its way, across it, and its opacity.
/// Only this state moves them, so a finger catches every movement, also that of a fade.
///
/// Places are points from the most open place along the policy's direction, negative on the second side. This file has
/// the queries; `CardState+Changes.swift` follows the finger and the client, `CardState+Movement.swift` moves the tracks.
package struct CardState: Sendable {
    enum Stage: Sendable {
        case resting
        case inHand(Hand)
        case coming
        case settling(Settling)
        case leaving(Leaving)
        /// Out of sight, until the card is put back or selected.
        case away
    }

    struct Hand: Sendable {
        /// The card's movement when the finger caught it; nil for a card that was at rest, or looked so.
        var caught: Caught?
        var isEntering = false
        /// True if a stop was selected during the drag: the card goes there, unless the finger flings it.
        var isSelected = false
        /// Whether the finger's lift would make the card leave, as far as the client was told.
        var isArmed = false
        var start: CGFloat
        let time: TimeInterval
        /// The finger's pull, in points from the most open place.
        var pull: CGFloat
        /// The length over which a modal card resists, in points; negative for a card that does not resist.
        var resisting: CGFloat
        /// The greatest distance from the start, in points.
        var reach: CGFloat = 0
        /// How far the card showed behind its place as the finger took it, and how far its stop has moved toward its most
        /// open place since, in points.
        var raised: CGFloat = 0

        enum Caught: Sendable {
            case settling
            case leaving(Leaving, end: CGFloat)
        }

        var resists: Bool { resisting >= 0 }
        var band: Motion.RubberBand { Motion.RubberBand(dimension: resisting) }

        mutating func shift(by distance: CGFloat) {
            start += distance
            pull += distance
            if case .leaving(let leaving, let end) = caught { caught = .leaving(leaving, end: end + distance) }
        }
    }

    enum Settling: Sendable {
        case letGo, sent
        case bounce
    }

    enum Leaving: Sendable {
        case letGo
        /// By code, to a given place.
        case sent
        /// Back, because a finger that brought the card in let it go.
        case withdrawn
    }

    package var setup: Setup
    package internal(set) var places: CardLine
    /// The stop where the card rests, or goes by default.
    package internal(set) var selected: CGFloat
    /// The distance to out of sight, in points, whether or not a finger may take the card there; 0 if unknown.
    package internal(set) var outOfSight: CGFloat = 0
    /// The side on which the card comes, leaves, and counts its progress. Set by the client.
    package var side = CardLine.Side.first
    var stage = Stage.resting
    var way: Track
    /// How far the card shows behind its place along the way, in points, after a layout for a keyboard; negative if it
    /// shows more open. A finger that takes the card makes the place the one that shows.
    var lag = Track(0)
    /// The card's distance from its place on the way, in the container's points: for a look that follows the finger in
    /// two dimensions, or has a home elsewhere, and for a card that another layout moves aside.
    var across = (x: Track(0), y: Track(0))
    /// The opacity, in hundredths.
    var fade = Track(Self.opaque)
    static let opaque: CGFloat = 100

    /// Touches that last longer, in seconds, are no taps. A guess.
    private static let longestTap: TimeInterval = 0.3

    package init(_ places: CardLine, selected: CGFloat, setup: Setup = Setup()) {
        (self.places, self.setup) = (places, setup)
        self.selected = places.nearest(to: selected)
        way = Track(self.selected)
    }

    // MARK: - Where the card is

    package var place: CGFloat { way.value }
    package var translation: CGFloat { side.counted(way.value) }
    /// How far the card shows behind its place, along its way.
    package var distanceBehind: CGFloat { side.counted(lag.value) }
    /// The distance from the place on the way, in points of the container.
    package var offset: CGPoint { CGPoint(x: across.x.value, y: across.y.value) }
    /// 1, except while the card fades in or out, and after it has faded out.
    package var opacity: CGFloat { min(max(fade.value / Self.opaque, 0), 1) }
    /// Points per second along the direction, as the last frame showed.
    package var velocity: CGFloat { way.velocity }
    package var movesByItself: Bool {
        // Called, since its copies at four places take up to 1,000 bytes of an app.
        @inline(never) get { way.moves || lag.moves || fade.moves || across.x.moves || across.y.moves }
    }

    package var phase: CardPhase {
        switch stage {
        case .resting: .resting
        case .inHand: .inHand
        case .coming: .coming
        case .settling: .settling
        case .leaving: .leaving
        case .away: .away
        }
    }

    package var isLeaving: Bool { phase == .leaving || phase == .away }
    /// The finger that has the card, if one does.
    var hand: Hand? { if case .inHand(let hand) = stage { hand } else { nil } }
    package var isSelectedInHand: Bool { hand?.isSelected ?? false }
    package var isBroughtIn: Bool { hand?.isEntering ?? false }

    /// 0 at the most open place, 1 out of sight, negative beyond the most open place.
    package var progress: CGFloat {
        if opacity < 1 { return 1 - opacity }
        guard outOfSight > 0 else { return phase == .away ? 1 : 0 }
        return min(translation / outOfSight, 1)
    }

    /// 0 at the selected stop, 1 out of sight; clamped to 0...1.
    package var progressFromRest: CGFloat { 1 - share(ofWayTo: side.counted(selected)) }

    /// The share of the way from out of sight to `place`, 0 to 1; for a fading card, its opacity.
    package func share(ofWayTo place: CGFloat) -> CGFloat {
        guard outOfSight > place else { return phase == .away ? 0 : opacity }
        return min(max((outOfSight - translation) / (outOfSight - place), 0), 1) * opacity
    }

    // MARK: - What a touch finds

    /// Whether a touch catches the card. Nearer to its place than the slop, for good, or as it fades in there, a card is
    /// where the user sees it: a tap presses, and a drag takes the card where it shows.
    package var isCaught: Bool {
        switch stage {
        case .resting, .inHand, .away: false
        case .leaving: true
        case .coming, .settling: !way.staysWithin(setup.slop)
        }
    }

    /// Whether the card rests, or looks so: within a point of its place, for good.
    var looksAtRest: Bool {
        switch stage {
        case .resting: true
        case .inHand, .leaving, .away: false
        case .coming, .settling: way.staysWithin(1)
        }
    }

    /// The place of a card that moves by itself; nil if the card rests, or looks at rest.
    package var movingPlace: CGFloat? { movesByItself && phase != .inHand && !looksAtRest ? place : nil }

    /// The movement that a finger taps which lifts at `time`: `.settling` or `.leaving`. Nil for a drag.
    package func tapped(at time: TimeInterval) -> CardPhase? {
        guard let hand, let caught = hand.caught, !hand.isSelected, hand.reach <= setup.slop,
            time - hand.time < Self.longestTap
        else { return nil }
        if case .leaving = caught { return .leaving }
        return .settling
    }

    /// The card as a touch finds it, which may open the card farther than its stop if `mayOpen`.
    package func card(mayOpen: Bool) -> Arbitration.Card {
        // A client that shows a card from out of sight finds it at its stop.
        let place = looksAtRest || phase == .away ? selected : self.place + lag.value
        let side = places.side(of: place)
        let (here, stops) = (side.counted(place), places.stops(on: side).places)
        let reached = stops.last { $0 <= here + 0.5 } ?? stops[0]
        var card = Arbitration.Card(
            place: here, isMoving: isCaught, ceiling: mayOpen ? stops[0] - setup.stretch : reached,
            bottom: places.bottom(on: side))
        if places.isTwoWay {
            card.isOnOtherSide = side == .second
            card.bottomOfOtherSide = places.bottom(on: side.other)
        }
        return pulled(card)
    }

    // MARK: - Judging a release

    /// Judges a release by the rule and the finger's pull. A stop that was selected during the drag counts.
    package func judgement(of release: Arbitration.Release) -> ReleaseRule.Judgement {
        if isBroughtIn { return judgementOnWayIn(of: release) }
        var drag = release
        drag.translation = place(forPull: release.translation)
        let side = places.side(of: drag.translation != 0 ? drag.translation : drag.velocity)
        let stops = places.stops(on: side)
        // The sign gives the side, also for 0.
        let way = stops.away ?? stops.places[stops.places.count - 1]
        var release = drag
        release.translation = translationAmongNewPlaces(drag.translation, on: side)
        release.distance = side == .second ? -max(way, 1e-9) : way
        var judgement = setup.release.judgement(
            of: release, among: stops, selected: isSelectedInHand ? side.counted(selected) : nil)
        if case .stop(let stop) = judgement.target { judgement.target = .stop(side.counted(stop)) }
        return judgement
    }

    /// The rule, mirrored: the way in counts from out of sight, where the card may always go back to, and ends at the most
    /// open place.
    private func judgementOnWayIn(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        let (way, stops) = (outOfSight, places.stops(on: side).places)
        var release = drag.turned
        (release.translation, release.distance) = (way - translation, way)
        let mirrored = ReleaseRule.Stops([0] + stops.dropFirst().map { way - $0 }, away: way - stops[0])
        var judgement = setup.release.judgement(
            of: release, among: mirrored, selected: isSelectedInHand ? way - side.counted(selected) : nil)
        switch judgement.target {
        case .away: judgement.target = .stop(side.counted(stops[0]))
        case .stop(0): judgement.target = .away
        case .stop(let place): judgement.target = .stop(side.counted(stops.nearest(to: way - place)))
        }
        return judgement
    }

    /// For a card that its finger has not opened, counts what the finger did, and not how the selected stop has moved: below
    /// the card as a keyboard went, or above it as rows came. Only a fling then opens the card.
    private func translationAmongNewPlaces(_ translation: CGFloat, on side: CardLine.Side) -> CGFloat {
        guard let hand, hand.raised != 0, !hand.isSelected, side.counted(place - hand.start) > -setup.slop else {
            return translation
        }
        let (stop, raised) = (side.counted(selected), side.counted(hand.raised))
        return side.counted(max(side.counted(translation) - max(raised, 0), stop))
    }
}
