import GestureArbiter
import UIKitShim

/// Several places to rest at: found in each layout pass, selected by code and by the finger.
extension InteractivePresentationController {
    /// The places for the card to rest at, by how much of it shows: the dismissal's at first, see
    /// ``InteractiveDismissal/detents``. Set, the card goes to the one that is selected, now.
    public var detents: [InteractiveDismissal.Detent] {
        get { resting.detents }
        set {
            resting.detents = newValue.usable
            invalidateDetents()
        }
    }

    /// The largest detent at which the presenter is live: the dismissal's at first, see
    /// ``InteractiveDismissal/largestUndimmedDetent``.
    public var largestUndimmedDetent: InteractiveDismissal.Detent.Identifier? {
        get { resting.largestUndimmed }
        set {
            resting.largestUndimmed = newValue
            makePresenterLive()
            cardDidMove(to: progress)
        }
    }

    /// The detent that the card rests at, or goes to; `.large` of a card that has none. Where the one that was selected is
    /// inactive it is the one that stands in, until it is active again.
    public var selectedDetent: InteractiveDismissal.Detent.Identifier { interaction.selection.selected.identifier }

    /// Where the card is among its detents now.
    public var position: InteractiveDismissal.Position { interaction.position }

    /// Has the card go to a detent, from wherever it is and with the velocity that it has.
    ///
    /// In a finger's hand it goes there at the lift, unless it is flung. On its way out it is remembered, for a card that
    /// is brought back. A name that is none of ``detents`` changes nothing, which is said in the log once.
    ///
    /// - Parameters:
    ///   - detent: Its name.
    ///   - animated: Whether by its spring; else it is there at once, unless it is on its way in.
    public func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool = true) {
        select(detent, animated: animated, byUser: false)
    }

    /// Has the card go to the next more open detent; from the most open one to the smallest. What a handle does for a tap.
    public func selectNextDetent() {
        let places = interaction.selection.places
        let next = places.stop(after: interaction.motion.stop)
        guard next != interaction.motion.stop else { return }
        select(places.place(at: next).identifier, animated: true, byUser: true)
    }

    /// Has the card go one detent on, as its user: for VoiceOver.
    package func step(opens: Bool) {
        let stops = interaction.selection.places.stops
        let here = interaction.motion.stop
        let next = opens ? stops.last { $0 < here } : stops.first { $0 > here }
        guard let next else { return }
        select(interaction.selection.places.place(at: next).identifier, animated: true, byUser: true)
    }

    /// Has the detents asked for their heights again, now: what they depend on has changed, as what a custom one counts, or
    /// content that has no `preferredContentSize`. A card at rest goes to where its detent is by then by its spring; in a
    /// hand it stays where it is seen.
    public func invalidateDetents() {
        guard let container = containerView, cardView.superview != nil, !resting.isResolving else { return }
        // Content that wishes otherwise whenever its safe area changes would call this from in here without end. A card that
        // moves is laid out in its next frame anyhow.
        guard !resting.isReaching else {
            guard interaction.motion.phase == .resting else { return }
            return onNextTurn(of: cardView) { [weak self] in self?.invalidateDetents() }
        }
        container.setNeedsLayout()
        onScreen(of: cardView) { container.layoutIfNeeded() }
    }

    /// How much of its full dimming the presenter has, 0 to 1: all of it where the card rests, none where it is out of
    /// sight; with ``largestUndimmedDetent``, none there, and all of it at the next more open one. For a backdrop of your
    /// own, in ``cardDidMove(to:)``.
    public var dimmedShare: CGFloat {
        if let undimmed = undimmedStop {
            let share = interaction.selection.places.opening(from: undimmed, at: interaction.motion.translation)
            return share * interaction.motion.opacity
        }
        return interaction.motion.share(ofWayTo: lowestStop)
    }

    /// How far the card has come from its second most open place to its most open one, 0 to 1; of one that rests at one
    /// place, from out of sight. What lies behind is pushed back by it.
    package var openedShare: CGFloat {
        guard hasSeveralStops else { return interaction.motion.share(ofWayTo: 0) }
        let places = interaction.selection.places
        return places.opening(from: places.stops[1], at: interaction.motion.translation) * interaction.motion.opacity
    }

    /// Whether touches beside the card are the presenter's.
    public var isPresenterLive: Bool {
        guard let undimmed = undimmedStop, !interaction.motion.isLeaving else { return false }
        return interaction.selection.selected.translation >= undimmed
    }

    /// The card's lowest place of rest, in points from where it is most open.
    package var lowestStop: CGFloat { resting.lowest }
    /// Where it rests, or goes to when nothing else decides, in points from where it is most open.
    package var restingTranslation: CGFloat { interaction.motion.stop }
    /// The same, as progress.
    package var restingProgress: CGFloat {
        interaction.motion.distance > 0 ? restingTranslation / interaction.motion.distance : 0
    }
    /// Whether there is more than one place for it to rest at now.
    package var hasSeveralStops: Bool { resting.lowest > 0 }
    /// How much of the whole card shows at the selected detent, 0 to 1.
    package var selectedShare: CGFloat { interaction.selection.selected.share }
}

/// A card's detents, and what its last layout pass has made of them.
@MainActor
struct CardDetents {
    fileprivate var detents: [InteractiveDismissal.Detent]
    fileprivate var largestUndimmed: InteractiveDismissal.Detent.Identifier?
    /// Somebody's detent is being asked for its height: nothing is laid out meanwhile.
    fileprivate(set) var isResolving = false
    /// The content is being laid out for the place that the card has come to.
    fileprivate var isReaching = false
    /// The card where it is most open, by the last pass, and the container that it lay in.
    fileprivate var placed: (frame: CGRect, bounds: CGRect)?
    /// The greatest height of the card, with the safe area, in points; nil: all that there is.
    fileprivate var extent: CGFloat?
    /// What of it is safe area at the side that the card leaves over, in points; 0 without detents.
    fileprivate(set) var safe: CGFloat = 0
    /// The least open place, in points from the most open one: asked for with every movement.
    fileprivate var lowest: CGFloat = 0
    /// What of the card counts as out of sight, in points: that of the place that it has come to or passed last.
    fileprivate var hidden: CGFloat = 0
    /// Touches beside the card.
    fileprivate var beside: BesideCardView?
    /// Whether there are any.
    var isDeclared: Bool { !detents.isEmpty }
    /// The card is as tall as it shows.
    var resizes: Bool { isResizing && isDeclared }
    private let isResizing: Bool
    fileprivate let ends = ContentEnds()

    init(_ dismissal: InteractiveDismissal) {
        (detents, largestUndimmed) = (dismissal.detents, dismissal.largestUndimmedDetent)
        isResizing = dismissal.content == .resizes
    }
}

// MARK: - Heights become places

extension InteractivePresentationController {
    /// Asks the detents; of a card without any, one place.
    func resolveDetents(in container: UIView) -> RestingPlaces {
        (resting.extent, resting.safe) = (nil, 0)
        guard !detents.isEmpty else { return .large }
        let (whole, axis) = (wholeFrame, direction.axis)
        let extent = axis == .vertical ? whole.height : whole.width
        let safe = min(safeAreaAhead(of: whole, in: container), extent)
        let context = InteractiveDismissal.Detent.Context(
            maximumHeight: extent - safe, traitCollection: container.traitCollection,
            contentHeight: self.wishedContentHeight(for: whole.size))
        resting.isResolving = true
        let pixel = 1 / max(container.traitCollection.displayScale, 1)
        let heights = detents.compactMap { detent in
            detent.height(in: context).map { (detent.identifier, min(($0 / pixel).rounded() * pixel, extent - safe)) }
        }
        resting.isResolving = false
        // A keyboard covers the safe area, too.
        let covered = max(whole.maxY - keyboardTop(in: container) - safe, 0)
        let raise = direction == .down ? covered + detentRaise : 0
        let room = max(whole.minY - highestTop, 0)
        let places = RestingPlaces(heights: heights, maximum: extent - safe, raise: raise, room: room)
        (resting.extent, resting.safe) = (places.greatestHeight + safe, safe)
        return places
    }

    /// The safe area at the side that the card leaves over, as far as the card reaches into it.
    private func safeAreaAhead(of frame: CGRect, in container: UIView) -> CGFloat {
        let (safe, bounds) = (container.safeAreaInsets, container.bounds)
        let covered =
            switch direction {
            case .down, .vertical: safe.bottom - (bounds.maxY - frame.maxY)
            case .up: safe.top - (frame.minY - bounds.minY)
            case .left, .leading: safe.left - (frame.minX - bounds.minX)
            case .right, .trailing, .horizontal: safe.right - (bounds.maxX - frame.maxX)
            }
        return max(covered, 0)
    }

    /// What the content wishes along the card's way, in points, without the safe area.
    private func wishedContentHeight(for size: CGSize) -> CGFloat {
        let isVertical = direction.axis == .vertical
        func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        let preferred = along(presentedViewController.preferredContentSize)
        guard preferred <= 0, let content = presentedViewController.viewIfLoaded else { return preferred }
        if let scrollView = content as? UIScrollView {
            let inset = scrollView.contentInset
            return along(scrollView.contentSize) + (isVertical ? inset.top + inset.bottom : inset.left + inset.right)
        }
        return safeArea.withoutHidden(of: presentedViewController) {
            along(
                content.systemLayoutSizeFitting(
                    CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
                    withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                    verticalFittingPriority: isVertical ? .fittingSizeLevel : .required))
        }
    }

    /// The card where it is most open, a keyboard not looked at: at the side that it leaves over.
    var frameWithoutKeyboard: CGRect {
        let whole = wholeFrame
        guard let extent = resting.extent else { return whole }
        return whole.keeping(extent, towards: direction)
    }

    /// The card is most open in `frame` from now on, and rests at one of `places`.
    func takePlaces(_ places: RestingPlaces, in frame: CGRect, of container: UIView) {
        let before = resting.placed
        resting.placed = (frame, container.bounds)
        let isInHand = interaction.motion.phase == .dragging
        let isSameContainer = before?.bounds == container.bounds
        var shift: CGFloat = 0
        // Also of a card whose detents have just been taken away: without any, places have no heights.
        let isAmongDetents = resting.isDeclared || interaction.selection.places.greatestHeight > 0
        if let before, isAmongDetents, isSameContainer || isInHand {
            shift = direction.edge(of: before.frame) - direction.edge(of: frame)
        }
        if resting.isDeclared {
            resting.hidden += shift
        } else if resting.hidden != 0 {
            (resting.hidden, safeArea.hidden) = (0, .zero)
        }
        let isAtOnce = !isSameContainer || UIView.inheritedAnimationDuration > 0 || cardView.window == nil
        interaction.take(places, shiftedBy: shift, isAtOnce: isAtOnce)
        makePresenterLive()
        placeCard()
        showCard()
    }

    /// Where the card lies without its transform: where it is most open; or, where it resizes, as tall as it shows there.
    func placeCard() {
        guard var frame = resting.placed?.frame else { return }
        let way = resizedWay
        if way != 0 {
            let extent = direction.axis == .vertical ? frame.height : frame.width
            // The side that the finger has stays, and the transform takes it to where it shows.
            frame = frame.keeping(max(extent - way, 0), towards: direction)
            let back = direction.movement(by: -way)
            frame = frame.offsetBy(dx: back.x, dy: back.y)
        }
        guard cardView.restingFrame != frame else { return }
        cardView.lie(in: frame)
    }

    /// How far a card that resizes shows from where it would lie, in points: what it has as safe area follows from there.
    private var resizedWay: CGFloat { resting.resizes ? min(interaction.motion.translation, lowestStop) : 0 }

    /// Where it shows, as far as that is where it may rest.
    var shownFrame: CGRect {
        guard resting.resizes else { return cardView.restingFrame }
        let way = direction.movement(by: resizedWay)
        return cardView.restingFrame.offsetBy(dx: way.x, dy: way.y)
    }
}

// MARK: - Selecting

extension InteractivePresentationController {
    private func select(_ detent: InteractiveDismissal.Detent.Identifier, animated: Bool, byUser: Bool) {
        guard detents.contains(where: { $0.identifier == detent }) || detents.isEmpty && detent == .large else {
            return sayUnknown(detent, "select(_:)")
        }
        onScreen(of: cardView) { interaction.select(detent, isAnimated: animated, byUser: byUser) }
    }

    /// The selected detent is another one.
    func selectionDidChange() { makePresenterLive() }

    /// The places at which it can rest are others.
    func placesDidChange() { resting.lowest = interaction.selection.places.lowest }

    /// What names a detent that there is not.
    func saySelection() {
        for (name, property) in [
            (dismissal.selectedDetent, "selectedDetent"), (resting.largestUndimmed, "largestUndimmedDetent"),
        ] {
            if let name, !detents.contains(where: { $0.identifier == name }) { sayUnknown(name, property) }
        }
    }

    private func sayUnknown(_ detent: InteractiveDismissal.Detent.Identifier, _ property: String) {
        warnOnce(
            "InteractiveDismissal.\(property)",
            """
            "\(detent)" is none of the card's detents, and was ignored: they are called \
            \(detents.map { "\"\($0.identifier)\"" }.joined(separator: ", ")).
            """)
    }
}

// MARK: - The presenter

extension InteractivePresentationController {
    fileprivate var undimmedStop: CGFloat? {
        guard let name = resting.largestUndimmed else { return nil }
        return interaction.selection.places.place(of: name)?.translation
    }

    /// For accessibility; also where no other detent was selected: its places may have been found just now, and a card
    /// that leaves has nothing live behind it.
    func tellWhetherModal() {
        let isModal = !isPresenterLive
        if cardView.accessibilityViewIsModal != isModal { cardView.accessibilityViewIsModal = isModal }
    }

    /// Or not, as the selected detent has it.
    func makePresenterLive() {
        tellWhetherModal()
        guard resting.largestUndimmed != nil, resting.beside == nil, let container = containerView else { return }
        let beside = BesideCardView { [weak self] in
            guard let self, isPresenterLive else { return nil }
            let presenter = presentingViewController
            // Beside a card that is the presenter itself lies what that one leaves live.
            let behind = presenter.presentingViewController == nil ? nil : presenter.presentationController
            return (behind as? InteractivePresentationController)?.containerView ?? presenter.viewIfLoaded
        }
        beside.frame = container.bounds
        beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if cardView.superview === container {
            container.insertSubview(beside, belowSubview: cardView)
        } else {
            container.addSubview(beside)
        }
        resting.beside = beside
    }

    /// The presentation is over.
    func forgetDetents() {
        resting.beside?.removeFromSuperview()
        resting.beside = nil
        resting.placed = nil
        resting.hidden = 0
        resting.ends.forget()
    }
}

/// Passes touches beside the card on to the presenter, or lets what is below it have them.
final class BesideCardView: UIView {
    private let target: @MainActor () -> UIView?

    init(to target: @escaping @MainActor () -> UIView?) {
        self.target = target
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), let target = target() else { return nil }
        return target.hitTest(convert(point, to: target), with: event)
    }
}

// MARK: - What is out of sight

extension InteractivePresentationController {
    /// The card is about to be shown elsewhere: what is at its end by now is noted.
    func noteEnds() {
        guard direction == .down, cardView.window != nil else { return }
        interaction.motion.phase == .resting ? resting.ends.forget() : resting.ends.note(in: cardView)
    }

    /// Where the content slides, what lies beyond the container's end counts as safe area: that of the place that the card has
    /// come to or passed last, so that all of the content can be scrolled to, and nothing is laid out in between.
    func reachDetents() {
        guard dismissal.content == .slides, resting.placed != nil else { return }
        let reached = reachedStop(interaction.motion)
        guard reached != resting.hidden || safeArea.hidden != hiddenInsets else { return }
        resting.hidden = reached
        safeArea.hidden = hiddenInsets
        keepSafeArea()
        // Now, not at the turn's end: the same touch may go on in the content.
        guard cardView.window != nil else { return }
        resting.isReaching = true
        cardView.layoutIfNeeded()
        resting.isReaching = false
    }

    /// The card is shown elsewhere: what was at its end stays at the end of what shows.
    func holdEnds() {
        guard direction == .down, cardView.window != nil, interaction.motion.phase != .resting else {
            return resting.ends.forget()
        }
        if resting.resizes { cardView.layoutIfNeeded() }
        resting.ends.hold(
            opening: resting.resizes ? 0 : min(resting.hidden, lowestStop) - interaction.motion.translation)
    }

    private func reachedStop(_ motion: CardMotion) -> CGFloat {
        let stops = interaction.selection.places.stops
        switch motion.phase {
        case .presenting, .resting: return motion.stop
        case .finishing, .away: return resting.hidden
        case .dragging, .settling:
            let (here, tolerance) = (motion.translation, CGFloat(0.05))
            if here < resting.hidden {
                return stops.first { $0 < resting.hidden && $0 >= here - tolerance } ?? nearest(resting.hidden, stops)
            }
            return stops.last { $0 > resting.hidden && $0 <= here + tolerance } ?? nearest(resting.hidden, stops)
        }
    }

    /// Places may have moved.
    private func nearest(_ place: CGFloat, _ stops: [CGFloat]) -> CGFloat {
        ReleaseRule.Stops(stops).nearest(to: place)
    }

    private var hiddenInsets: UIEdgeInsets {
        switch direction {
        case .down, .vertical: UIEdgeInsets(top: 0, left: 0, bottom: resting.hidden, right: 0)
        case .up: UIEdgeInsets(top: resting.hidden, left: 0, bottom: 0, right: 0)
        case .left, .leading: UIEdgeInsets(top: 0, left: resting.hidden, bottom: 0, right: 0)
        case .right, .trailing, .horizontal: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: resting.hidden)
        }
    }
}

extension CGRect {
    /// So many points of it, at the side that a card leaves over.
    fileprivate func keeping(_ extent: CGFloat, towards direction: ArbitrationPolicy.Direction) -> CGRect {
        switch direction {
        case .down, .vertical: CGRect(x: minX, y: maxY - extent, width: width, height: extent)
        case .up: CGRect(x: minX, y: minY, width: width, height: extent)
        case .left, .leading: CGRect(x: minX, y: minY, width: extent, height: height)
        case .right, .trailing, .horizontal: CGRect(x: maxX - extent, y: minY, width: extent, height: height)
        }
    }
}

extension ArbitrationPolicy.Direction {
    /// Where the side of a card lies that leaves last, along the direction.
    fileprivate func edge(of frame: CGRect) -> CGFloat {
        switch self {
        case .down, .vertical: frame.minY
        case .up: -frame.maxY
        case .left, .leading: -frame.maxX
        case .right, .trailing, .horizontal: frame.minX
        }
    }
}
