@_spi(Engine) import Cards
@_spi(Engine) @_spi(Cards) import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import Panels
import UIKitShim

/// Where the foremost card lies and may rest, and the rule that sends it there when it is let go: what a picture of the
/// decision is drawn from.
///
/// All of it is asked of the libraries as any client could. Places are points from where the card is fully open along the
/// direction; on the other side of a direction both ways they are negative.
@MainActor
package struct CardPlaces {
    /// A place to rest at.
    package struct Rest: Hashable, Sendable {
        package var place: CGFloat
        /// Its detent's name; "" where it has none.
        package var name = ""
    }

    /// The way out, with leading and trailing resolved.
    package var direction: ArbitrationPolicy.Direction
    /// The card where it is fully open, in the window.
    package var openFrame: CGRect
    /// Where it is now.
    package var translation: CGFloat
    /// Where the finger holds it, which is farther than where it is where the card resists: the rule judges by this.
    package var pull: CGFloat
    /// Where it may rest, the most open place first.
    package var rests: [Rest]
    /// Where it is out of sight; nil where it may not leave.
    package var away: CGFloat?
    /// The same on the other side, counted there: more than 0.
    package var awayOnOtherSide: CGFloat?
    package var release: ReleaseRule
    /// Somebody says no to a card that would leave: it goes to its least open place instead.
    package var isKept = false
    /// A finger of another view's brings it in: the rule is asked the other way round.
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
    /// What the rule in force makes of a card that is let go at `place`.
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

    /// A card that comes in counts from out of sight, and where it is most open is what its rule calls away.
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

    /// The places beyond which a card that is let go at rest goes elsewhere, found by asking the rule.
    package var boundaries: [CGFloat] {
        let ends = [awayOnOtherSide.map { -$0 }, away].compactMap(\.self)
        let all = (rests.map(\.place) + ends).sorted()
        return zip(all, all.dropFirst()).compactMap {
            boundary(between: $0 + 1e-3, and: $1 - 1e-3) { judgement(at: $0) }
        }
    }

    /// The nearest place to the card's own at which it would go elsewhere with this velocity; nil where there is none.
    package func boundary(
        at velocity: CGFloat, sinceHandoff: ReleaseRule.SinceHandoff? = nil
    ) -> CGFloat? {
        let rule = { judgement(at: $0, velocity: velocity, sinceHandoff: sinceHandoff) }
        let ends = [awayOnOtherSide.map { -$0 } ?? rests.first?.place, away ?? rests.last?.place].compactMap(\.self)
        let found = ends.compactMap { end -> CGFloat? in
            // One way there may be several changes: the first is looked for step by step.
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
    ///   - wayOut: How far it is to where it leaves for, at rest, where that is not out of sight.
    ///   - isBroughtIn: Whether a finger of another view's has it.
    func places(leavingAt wayOut: CGFloat? = nil, isBroughtIn: Bool = false) -> CardPlaces? {
        // What a keyboard makes of the places is the card's own affair.
        guard let container = containerView, keyboardHeight == 0 else { return nil }
        let way = (arbiter?.policy ?? traits.policy).direction.resolved(
            isRightToLeft: card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let whole = frameOfPresentedViewInContainerView
        let (rests, frame) = traits.detents.places(in: whole, of: container, along: way, safe: container.safeAreaInsets)
        // On the other side the card counts as on the first.
        let isOnOtherSide = way.isBothWays && way.components(of: card.displacement).along < 0
        let place = isOnOtherSide ? -position.translation : position.translation
        let mayLeave = !traits.interactiveDismissDisabled
        func distance(_ way: ArbitrationPolicy.Direction) -> CGFloat? {
            mayLeave ? max(way.distance(of: frame, outOf: container.bounds), rests.last?.place ?? 0) : nil
        }
        let (up, left) = (ArbitrationPolicy.Direction.up, ArbitrationPolicy.Direction.left)
        // On its way it says itself how far that is.
        let known = progress > 0.001 && progress < 1 && !isOnOtherSide ? position.translation / progress : wayOut
        var places = CardPlaces(
            along: way, from: container.convert(frame, to: nil), at: place, rests: rests,
            away: mayLeave ? known ?? distance(way) : nil,
            onOtherSide: way.isBothWays ? distance(way.axis == .vertical ? up : left) : nil,
            release: traits.release, isBroughtIn: isBroughtIn)
        // One that is modal resists below its least open place, as content does.
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
        guard let container = viewIfLoaded, let window = container.window, let arbiter, !window.isEdited else {
            return nil
        }
        let way = arbiter.policy.direction.resolved(
            isRightToLeft: card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // What panels lend to their parents is no bar for panels: the window's own.
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
    /// Those of the other sides: at its own a panel reaches to the very end.
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
    /// Where they have a card rest that is `whole` at its largest, and where it lies at the most open one of them.
    ///
    /// - Parameter ground: How much more shows at the smallest of several.
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
    /// What of it is safe area at the side that a card leaves over.
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

    /// So many points of it, at that side.
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
    /// Where it lies without its transform, in the window.
    var lyingFrame: CGRect {
        let frame = CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return superview?.convert(frame, to: nil) ?? frame
    }

    /// How far its transform has it from there.
    var displacement: CGPoint { CGPoint(x: transform.tx, y: transform.ty) }

    /// Whether a text in it is being edited, and so there may be a keyboard.
    fileprivate var isEdited: Bool { isFirstResponder || subviews.contains { $0.isEdited } }
}
