import GestureArbiter
import UIKitShim

/// A card's detents, and what its last layout pass has made of them.
@MainActor
struct CardDetents {
    var detents: [InteractiveDismissal.Detent]
    /// Somebody's detent is being asked for its height: nothing is laid out meanwhile.
    fileprivate(set) var isResolving = false
    /// The content is being laid out for the place that the card has come to.
    fileprivate var isReaching = false
    /// The last pass had any.
    fileprivate var isPlacedByDetents = false
    /// What the detents were last resolved by; nil: they are to be asked.
    fileprivate var inputs: Inputs?
    /// The card where it is most open, by the last pass, and the container that it lay in.
    fileprivate var placed: (frame: CGRect, bounds: CGRect)?
    /// The greatest height of the card, with the safe area, in points; nil: all that there is.
    fileprivate var extent: CGFloat?
    /// What of it is safe area at the side that the card leaves over, in points; 0 without detents.
    fileprivate(set) var safe: CGFloat = 0
    /// The least open place, in points from the most open one: asked for with every movement.
    fileprivate(set) var lowest: CGFloat = 0
    /// What of the card counts as out of sight, in points: that of the place that it has come to or passed last.
    fileprivate var hidden: CGFloat = 0
    /// Whether there are any.
    var isDeclared: Bool { !detents.isEmpty }
    /// The card is as tall as it shows.
    var resizes: Bool { isResizing && isDeclared }
    fileprivate let isResizing: Bool
    fileprivate let ends = ContentEnds()

    fileprivate struct Inputs: Equatable {
        let whole: CGRect
        let safe: CGFloat
        let keyboardTop: CGFloat
        let raise: CGFloat
        let ground: CGFloat
    }

    init(_ detents: [InteractiveDismissal.Detent], content: InteractiveDismissal.Content) {
        self.detents = detents
        isResizing = content == .resizes
    }
}

// MARK: - Heights become places

extension RestingCard {
    /// Asks the detents; of a card without any, one place.
    func resolveDetents(in container: UIView) -> RestingPlaces {
        (resting.extent, resting.safe) = (nil, 0)
        guard resting.isDeclared else { return .large }
        let (whole, axis) = (owner?.wholeFrame ?? .zero, direction.axis)
        let extent = axis == .vertical ? whole.height : whole.width
        let safe = min(safeAreaAhead(of: whole, in: container), extent)
        // A view whose subview moves is laid out in every frame. What the content may have come to wish meanwhile, without
        // telling, it is asked when the card rests.
        let inputs = CardDetents.Inputs(
            whole: whole, safe: safe, keyboardTop: keyboardTop(in: container), raise: detentRaise,
            ground: owner?.ground ?? 0)
        if course.phase != .resting, inputs == resting.inputs {
            (resting.extent, resting.safe) = (selection.places.greatestHeight + safe, safe)
            return selection.places
        }
        resting.inputs = inputs
        let context = InteractiveDismissal.Detent.Context(
            maximumHeight: extent - safe, traitCollection: container.traitCollection,
            contentHeight: self.wishedContentHeight(for: whole.size))
        resting.isResolving = true
        let pixel = 1 / max(container.traitCollection.displayScale, 1)
        let heights = resting.detents.compactMap { detent in
            detent.height(in: context).map { (detent.identifier, min(($0 / pixel).rounded() * pixel, extent - safe)) }
        }
        resting.isResolving = false
        // A keyboard covers the safe area, too.
        let covered = max(whole.maxY - keyboardTop(in: container) - safe, 0)
        let raise = direction == .down ? covered + detentRaise : 0
        let room = max(whole.minY - (owner?.highestTop ?? 0), 0)
        let places = RestingPlaces(
            heights: heights, maximum: extent - safe, raise: raise, room: room, ground: inputs.ground)
        (resting.extent, resting.safe) = (places.greatestHeight + safe, safe)
        return places
    }

    /// The safe area at the side that the card leaves over, as far as the card reaches into it.
    private func safeAreaAhead(of frame: CGRect, in container: UIView) -> CGFloat {
        let (safe, bounds) = (safeInsets, container.bounds)
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
        guard let contentController else { return 0 }
        let isVertical = direction.axis == .vertical
        func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        let preferred = along(contentController.preferredContentSize)
        guard preferred <= 0, let content = contentController.viewIfLoaded else { return preferred }
        if let scrollView = content as? UIScrollView {
            // Rows count once the list is laid out, at the card's width.
            if scrollView.window == nil { scrollView.bounds.size = size }
            scrollView.layoutIfNeeded()
            let inset = scrollView.contentInset
            return along(scrollView.contentSize) + (isVertical ? inset.top + inset.bottom : inset.left + inset.right)
        }
        return safeArea.withoutHidden(of: contentController) {
            along(
                content.systemLayoutSizeFitting(
                    CGSize(width: isVertical ? size.width : 0, height: isVertical ? 0 : size.height),
                    withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
                    verticalFittingPriority: isVertical ? .fittingSizeLevel : .required))
        }
    }

    /// The card where it is most open, a keyboard not looked at: at the side that it leaves over.
    var frameWithoutKeyboard: CGRect {
        let whole = owner?.wholeFrame ?? .zero
        guard let extent = resting.extent else { return whole }
        return whole.keeping(extent, towards: direction)
    }

    /// The card is most open in `frame` from now on, and rests at one of `places`.
    func takePlaces(_ places: RestingPlaces, in frame: CGRect, of container: UIView) {
        let before = resting.placed
        resting.placed = (frame, container.bounds)
        let isSameContainer = before?.bounds == container.bounds
        var shift: CGFloat = 0
        // Also of a card whose detents have just been taken away.
        let isAmongDetents = resting.isDeclared || resting.isPlacedByDetents
        resting.isPlacedByDetents = resting.isDeclared
        if let before, isAmongDetents, before.frame != frame, isSameContainer || course.phase == .inHand {
            shift = direction.edge(of: before.frame) - direction.edge(of: frame)
        }
        if resting.isDeclared {
            resting.hidden += shift
        } else if resting.hidden != 0 {
            (resting.hidden, safeArea.hidden) = (0, .zero)
        }
        // A pass that the movement of a card in hand has caused finds nothing new, and the card shows already.
        if let before, before == (frame, container.bounds), course.phase == .inHand, places == selection.places {
            return
        }
        let isAtOnce = !isSameContainer || UIView.inheritedAnimationDuration > 0 || cardView.window == nil
        // Before the shift shows: where the card lay, its transform would have it under the status bar for a moment, and a
        // list in it would make way for that.
        placeCard()
        owner?.take(places, shiftedBy: shift, isAtOnce: isAtOnce)
        placeCard()
        display()
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
        cardView.lie(in: frame, insteadOf: resting.resizes ? [owner?.wholeFrame, resting.placed?.frame] : [])
    }

    /// How far a card that resizes shows from where it would lie, in points: what it has as safe area follows from there.
    private var resizedWay: CGFloat { resting.resizes ? min(course.translation, lowestStop) : 0 }

    /// Where it shows, as far as that is where it may rest.
    var shownFrame: CGRect {
        guard resting.resizes else { return cardView.restingFrame }
        let way = direction.movement(by: resizedWay)
        return cardView.restingFrame.offsetBy(dx: way.x, dy: way.y)
    }
}

// MARK: - Where it may rest

extension RestingCard {
    /// The card's lowest place of rest, in points from where it is most open.
    package var lowestStop: CGFloat { resting.lowest }
    /// Whether there is more than one place for it to rest at now.
    package var hasSeveralStops: Bool { resting.lowest > 0 }
    /// How much of the whole card shows at the selected detent, 0 to 1.
    package var selectedShare: CGFloat { selection.selected.share }

    /// The places at which it can rest are others.
    package func placesDidChange() { resting.lowest = selection.places.lowest }

    /// Has the card go to the next more open detent; from the most open one to the smallest. What a handle does for a tap.
    package func openFurther() {
        let places = selection.places
        let next = places.stop(after: course.stop)
        guard next != course.stop else { return }
        owner?.select(places.place(at: next).identifier, animated: true, byUser: true)
    }

    /// Has the card go one detent on, as its user: for VoiceOver.
    package func step(opens: Bool) {
        let (stops, here) = (selection.places.stops, course.stop)
        let next = opens ? stops.last { $0 < here } : stops.first { $0 > here }
        guard let next else { return }
        owner?.select(selection.places.place(at: next).identifier, animated: true, byUser: true)
    }

    /// Has the detents asked for their heights again, now. What is in a hand stays where it is seen.
    package func resolveAgain() {
        guard let container = containerView, cardView.superview != nil, !resting.isResolving else { return }
        // Content that wishes otherwise whenever its safe area changes would call this from in here without end. A card that
        // moves is laid out in its next frame anyhow.
        guard !resting.isReaching else {
            guard course.phase == .resting else { return }
            return onNextTurn(of: cardView) { [weak self] in self?.resolveAgain() }
        }
        resting.inputs = nil
        container.setNeedsLayout()
        onScreen(of: cardView) { container.layoutIfNeeded() }
    }

    /// Whether the card has a detent of this name; where it has none that is said.
    package func knows(_ detent: InteractiveDismissal.Detent.Identifier, _ subject: String) -> Bool {
        let detents = resting.detents
        if detents.contains(where: { $0.identifier == detent }) || detents.isEmpty && detent == .large { return true }
        warnOnce(
            subject,
            """
            "\(detent)" is none of the card's detents, and was ignored: they are called \
            \(detents.map { "\"\($0.identifier)\"" }.joined(separator: ", ")).
            """)
        return false
    }

    /// The card is shown no more.
    package func forgetPlaces() {
        (resting.placed, resting.inputs) = (nil, nil)
        resting.hidden = 0
        resting.ends.forget()
    }
}

// MARK: - What is out of sight

extension RestingCard {
    /// The card is about to be shown elsewhere: what is at its end by now is noted.
    func noteEnds() {
        guard direction == .down, cardView.window != nil else { return }
        course.phase == .resting ? resting.ends.forget() : resting.ends.note(in: cardView)
    }

    /// Where the content slides, what lies beyond the container's end counts as safe area: that of the place that the card has
    /// come to or passed last, so that all of the content can be scrolled to, and nothing is laid out in between.
    func reachDetents() {
        guard !resting.isResizing, resting.placed != nil else { return }
        let reached = reachedStop(course)
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
        guard direction == .down, cardView.window != nil, course.phase != .resting else {
            return resting.ends.forget()
        }
        if resting.resizes { cardView.layoutIfNeeded() }
        resting.ends.hold(
            opening: resting.resizes ? 0 : min(resting.hidden, lowestStop) - course.translation)
    }

    private func reachedStop(_ course: CardCourse) -> CGFloat {
        let stops = selection.places.stops
        switch course.phase {
        case .coming, .resting: return course.stop
        case .leaving: return resting.hidden
        case .inHand, .settling:
            let (here, tolerance) = (course.translation, CGFloat(0.05))
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
