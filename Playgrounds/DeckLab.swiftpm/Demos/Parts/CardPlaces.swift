@_spi(Engine) import Cards
@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
@_spi(Cards) import Panels
import UIKitShim

/// Where the foremost card is and may rest, and the rule that decides where it goes when it is let go: what a picture
/// of the decision is drawn from.
///
/// All of it is read from the libraries as any client could read it. Places are in points from where the card is fully
/// open, along the direction; if the card leaves both ways, they are negative on the other side.
@MainActor
package struct CardPlaces {
    /// A place to rest at.
    package struct Rest: Hashable, Sendable {
        package var place: CGFloat
        /// Its detent's name; "" if it has none.
        package var name = ""
    }

    /// The way out, with leading and trailing resolved.
    package var direction: ArbitrationPolicy.Direction
    /// The card's frame in the window when it is fully open.
    package var openFrame: CGRect
    /// The card's present distance from there.
    package var translation: CGFloat
    /// The distance that the finger pulled. It is more than `translation` if the card resists. The rule uses this
    /// distance.
    package var pull: CGFloat
    /// Where it may rest, the most open place first.
    package var rests: [Rest]
    /// Where it is out of sight; nil if it may not leave.
    package var away: CGFloat?
    /// The same on the other side, counted there: more than 0.
    package var awayOnOtherSide: CGFloat?
    package var release: ReleaseRule
    /// True if a client refuses that the card leaves: it goes to its least open place instead.
    package var isKept = false
    /// True if a finger on another view brings the card in: the rule is then asked in the opposite direction.
    package var isBroughtIn: Bool

    init(
        along direction: ArbitrationPolicy.Direction, from openFrame: CGRect, at translation: CGFloat,
        rests: [Rest] = [Rest(place: 0)], away: CGFloat?, onOtherSide awayOnOtherSide: CGFloat? = nil,
        release: ReleaseRule, isBroughtIn: Bool = false
    ) {
        (self.direction, self.openFrame, self.translation, pull) = (direction, openFrame, translation, translation)
        (self.rests, self.away, self.awayOnOtherSide) = (rests, away, awayOnOtherSide)
        (self.release, self.isBroughtIn) = (release, isBroughtIn)
    }
}

// MARK: - What the rule says

extension CardPlaces {
    /// What the rule in force decides for a card that is let go at `place`.
    package func judgement(
        at place: CGFloat, velocity: CGFloat = 0, sinceHandoff: ReleaseRule.SinceHandoff? = nil
    ) -> ReleaseRule.Judgement {
        let sign: CGFloat = direction.isBothWays && (place != 0 ? place : velocity) < 0 ? -1 : 1
        let stops = ReleaseRule.Stops(
            rests.map { $0.place * sign }.filter { $0 >= 0 }, away: sign < 0 ? awayOnOtherSide : away)
        guard !isBroughtIn else { return judgementOfEntrance(at: place * sign, velocity * sign, among: stops) }
        let way = stops.away ?? stops.places.last ?? 0
        var judgement = release.judgement(
            of: Arbitration.Release(
                translation: place, distance: sign < 0 ? -max(way, 1e-9) : way, velocity: velocity,
                sinceHandoff: sinceHandoff),
            among: stops)
        switch judgement.target {
        case .stop(let stop): judgement.target = .stop(stop * sign)
        case .away: if isKept { judgement.target = .stop((stops.places.last ?? 0) * sign) }
        }
        return judgement
    }

    /// A card that comes in counts from where it is out of sight, and its rule calls the most open place away.
    private func judgementOfEntrance(
        at place: CGFloat, _ velocity: CGFloat, among stops: ReleaseRule.Stops
    ) -> ReleaseRule.Judgement {
        guard let way = stops.away else { return judgement(at: place, velocity: velocity) }
        let mirrored = ReleaseRule.Stops([0] + stops.places.dropFirst().map { way - $0 }, away: way - stops.places[0])
        var judgement = release.judgement(
            of: Arbitration.Release(translation: way - place, distance: way, velocity: -velocity), among: mirrored)
        judgement.target =
            switch judgement.target {
            case .away: .stop(stops.places[0])
            case .stop(let stop): stop == 0 ? .away : .stop(stops.nearest(to: way - stop))
            }
        return judgement
    }

    /// The places at which the rule's answer changes for a card that is let go at rest, found by asking the rule.
    package var boundaries: [CGFloat] {
        let ends = [awayOnOtherSide.map { -$0 }, away].compactMap(\.self)
        let all = (rests.map(\.place) + ends).sorted()
        return zip(all, all.dropFirst()).compactMap {
            boundary(between: $0 + 1e-3, and: $1 - 1e-3) { judgement(at: $0) }
        }
    }

    /// The place nearest to the card at which the answer for this velocity changes; nil if there is none.
    package func boundary(
        at velocity: CGFloat, sinceHandoff: ReleaseRule.SinceHandoff? = nil
    ) -> CGFloat? {
        let rule = { judgement(at: $0, velocity: velocity, sinceHandoff: sinceHandoff) }
        let ends = [awayOnOtherSide.map { -$0 } ?? rests.first?.place, away ?? rests.last?.place].compactMap(\.self)
        let found = ends.compactMap { end -> CGFloat? in
            // In one direction there may be several changes: the first is searched for step by step.
            let places = (0...24).map { pull + (end - pull) * CGFloat($0) / 24 }
            return zip(places, places.dropFirst()).lazy.compactMap { boundary(between: $0, and: $1, by: rule) }.first
        }
        return found.min { abs($0 - pull) < abs($1 - pull) }
    }

    private func boundary(
        between one: CGFloat, and other: CGFloat, by rule: (CGFloat) -> ReleaseRule.Judgement
    ) -> CGFloat? {
        var (near, far) = (one, other)
        let target = rule(near).target
        guard target != rule(far).target else { return nil }
        while abs(far - near) > 0.01 {
            let middle = (near + far) / 2
            if rule(middle).target == target { near = middle } else { far = middle }
        }
        return (near + far) / 2
    }
}

// MARK: - Of presented cards

extension InteractivePresentationController {
    /// - Parameters:
    ///   - wayOut: The distance from rest to where the card leaves for, if that is not where it is out of sight.
    ///   - isBroughtIn: Whether a finger on another view has the card.
    func places(leavingAt wayOut: CGFloat? = nil, isBroughtIn: Bool = false) -> CardPlaces? {
        // With a keyboard the card alone knows its places.
        guard let container = containerView, keyboardHeight == 0 else { return nil }
        let way = (arbiter?.policy ?? traits.policy).direction.resolved(
            isRightToLeft: card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let whole = frameOfPresentedViewInContainerView
        let (rests, frame) = traits.detents.places(in: whole, of: container, along: way, safe: container.safeAreaInsets)
        // On the other side the card's distance is counted as on the first.
        let isOnOtherSide = way.isBothWays && way.components(of: card.displacement).along < 0
        let place = isOnOtherSide ? -position.translation : position.translation
        let mayLeave = !traits.interactiveDismissDisabled
        func distance(_ way: ArbitrationPolicy.Direction) -> CGFloat? {
            mayLeave ? max(way.distance(of: frame, outOf: container.bounds), rests.last?.place ?? 0) : nil
        }
        let (up, left) = (ArbitrationPolicy.Direction.up, ArbitrationPolicy.Direction.left)
        // In motion the card's progress tells how far that is.
        let known = progress > 0.001 && progress < 1 && !isOnOtherSide ? position.translation / progress : wayOut
        var places = CardPlaces(
            along: way, from: container.convert(frame, to: nil), at: place, rests: rests,
            away: mayLeave ? known ?? distance(way) : nil,
            onOtherSide: way.isBothWays ? distance(way.axis == .vertical ? up : left) : nil,
            release: traits.release, isBroughtIn: isBroughtIn)
        // A modal card resists below its least open place, as content does beyond its end.
        places.isKept = presentedViewController.isModalInPresentation
        if places.isKept, let lowest = rests.last?.place, place > lowest {
            let band = Motion.RubberBand(dimension: way.distance(of: frame, outOf: container.bounds))
            places.pull = lowest + band.distance(for: place - lowest)
        }
        return places
    }
}

// MARK: - Of panels

extension Panel {
    var places: CardPlaces? {
        guard let container = viewIfLoaded, let window = container.window, arbiter != nil, !window.isEdited else {
            return nil
        }
        // The panel's side, whatever direction its policy declares.
        let way = direction
        // The insets that a panel adds for its parent do not count for panels: the window's insets do.
        let safe = window.safeAreaInsets
        let whole = container.bounds.inset(by: safe.without(way))
        let ground = bar.map { max($0.bounds.height - safe.bottom, 0) } ?? 0
        let (rests, frame) = traits.detents.places(in: whole, of: container, along: way, safe: safe, ground: ground)
        let wayOut = max(way.distance(of: frame, outOf: container.bounds), rests.last?.place ?? 0)
        return CardPlaces(
            along: way, from: container.convert(frame, to: nil), at: position.translation, rests: rests,
            away: configuration.interactiveDismissDisabled ? nil : wayOut, release: configuration.release)
    }
}

extension UIEdgeInsets {
    /// The insets of the other sides: at its own side a panel reaches the edge.
    fileprivate func without(_ way: ArbitrationPolicy.Direction) -> UIEdgeInsets {
        switch way {
        case .down, .vertical: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        case .up: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        case .left, .leading: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: right)
        case .right, .trailing, .horizontal: UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
        }
    }
}

extension [Detent] {
    /// Where the detents have a card rest that is `whole` at its largest, and where it is at the most open of them.
    ///
    /// - Parameter ground: How many points more show at the smallest of several.
    @MainActor
    fileprivate func places(
        in whole: CGRect, of container: UIView, along way: ArbitrationPolicy.Direction, safe insets: UIEdgeInsets,
        ground: CGFloat = 0
    ) -> (rests: [CardPlaces.Rest], frame: CGRect) {
        guard !isEmpty else { return ([.init(place: 0)], whole) }
        let extent = way.axis == .vertical ? whole.height : whole.width
        let safe = Swift.min(whole.covered(by: insets, of: container.bounds, ahead: way), extent)
        let context = Detent.Context(
            maximumHeight: extent - safe, traitCollection: container.traitCollection)
        var heights = compactMap { detent in detent.height(in: context).map { (detent.identifier.rawValue, $0) } }
        heights.sort { $0.1 > $1.1 }
        if heights.count > 1 { heights[heights.count - 1].1 += ground }
        let greatest = heights.first?.1 ?? extent - safe
        return (
            heights.map { .init(place: greatest - $0.1, name: $0.0) }, whole.keeping(greatest + safe, towards: way)
        )
    }
}

extension CGRect {
    /// The part of the card that is safe area at the side over which it leaves.
    fileprivate func covered(
        by insets: UIEdgeInsets, of bounds: CGRect, ahead way: ArbitrationPolicy.Direction
    ) -> CGFloat {
        switch way {
        case .down, .vertical: max(insets.bottom - (bounds.maxY - maxY), 0)
        case .up: max(insets.top - (minY - bounds.minY), 0)
        case .left, .leading: max(insets.left - (minX - bounds.minX), 0)
        case .right, .trailing, .horizontal: max(insets.right - (bounds.maxX - maxX), 0)
        }
    }

    /// The frame cut to that many points at that side.
    fileprivate func keeping(_ extent: CGFloat, towards way: ArbitrationPolicy.Direction) -> CGRect {
        switch way {
        case .down, .vertical: CGRect(x: minX, y: maxY - extent, width: width, height: extent)
        case .up: CGRect(x: minX, y: minY, width: width, height: extent)
        case .left, .leading: CGRect(x: minX, y: minY, width: extent, height: height)
        case .right, .trailing, .horizontal: CGRect(x: maxX - extent, y: minY, width: extent, height: height)
        }
    }
}

extension UIView {
    /// The frame in the window that the view would have without its transform.
    var lyingFrame: CGRect {
        let frame = CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return superview?.convert(frame, to: nil) ?? frame
    }

    /// The distance that the transform moves the view.
    var displacement: CGPoint { CGPoint(x: transform.tx, y: transform.ty) }

    /// True if text in the view is being edited, so that there may be a keyboard.
    fileprivate var isEdited: Bool { isFirstResponder || subviews.contains { $0.isEdited } }
}
