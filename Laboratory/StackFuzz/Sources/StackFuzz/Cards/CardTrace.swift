@_spi(Engine) import Cards
@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal

/// Compares each look at a card in an app with the last one, and finds jumps of the card and its rows. Numbers along the
/// card's way out are positive outward.
@MainActor struct CardTrace {
    /// The event since the last look.
    enum Cause {
        case frame
        /// A finger has moved by this vector; `travel` is the distance since a finger last came down, in points.
        case finger(CGVector, travel: CGFloat, isOnList: Bool, isAlone: Bool)
        /// A finger has come down or lifted.
        case touch
        case deed(AppDeed)
    }

    struct Look {
        weak var layer: CardLayer?
        var time: TimeInterval
        /// Where the card's edge and its list's first row are along the way out, and the card's middle.
        var edge: CGFloat
        var row: CGFloat
        var middle: CGPoint
        /// The distance to the selected place in points; the window's height if the card comes or leaves.
        var ahead: CGFloat
        var stretch: CGFloat
        /// The content offsets at the list's ends, and the list's length.
        var range: ClosedRange<CGFloat>
        var length: CGFloat
        /// The content's distance from the edge at which a drag takes the card, in points.
        var room: CGFloat
        var owner: Arbitration.Owner
        var isScrolling: Bool
        var isGliding: Bool
        /// Whether the card's own drag has taken it, which UIKit may confirm one event after the decision.
        var isCarried: Bool
        /// Whether each of the finger's movements moves the card: its own drag, or one that brings the card in.
        var isInHand: Bool
        var isBroughtIn: Bool
        var progress: CGFloat
        /// Whether the card has no detents.
        var isPlain: Bool
        /// Whether the card is neither at nor beyond one of its outermost places.
        var isBetweenPlaces: Bool
        /// The number of events that the card has told of.
        var told: Int
        /// The height of the bar with the large title; 0 if there is none.
        var bar: CGFloat
        /// The height that a presented card counts for a keyboard.
        var keyboard: CGFloat
    }

    private let app: CardApp
    private(set) var last: Look?
    /// The movement of the card's edge and of the row in the last whole frame, in points, and the way that a spring can
    /// have had in that frame.
    private var (edgeStep, rowStep, swing): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    /// The longest way of a finger in one frame of the last tenth of a second.
    private var (finger, lastTouch): (CGFloat, TimeInterval) = (0, -1)
    /// The time until which a UIKit view animation may move the card or the content.
    private(set) var lenientUntil: TimeInterval = 0
    /// The list's ends and length at the last movement of a finger.
    private var (rangeInHand, lengthInHand): (ClosedRange<CGFloat>?, CGFloat?) = (nil, nil)
    /// Whether the app has shortened over-scrolled content, which UIKit may bring back when it next lays out the list.
    private var isStranded = false
    /// How much taller the list became with the last movement of a finger, in points.
    private var growthInHand: CGFloat = 0
    /// How much shorter the list became with the last movement of a finger, in points.
    private var lossInHand: CGFloat = 0
    /// How far the content lay beyond its end as a finger came down, by no finger's pull, in points.
    private var left: CGFloat = 0
    private var wasEdited = false
    /// Whether nothing but fingers has acted so far.
    private var isByFingersAlone = true
    /// Whether the app has acted since the last movement of a finger: a panel's content follows in the next one.
    private var isAfterDeed = false
    /// How far a top panel's content has moved against the finger in this drag, in points; nil before the drag's second
    /// event.
    private var rowBack: CGFloat?
    /// Whether the app has selected a detent since the last frame.
    private var isSelected = false
    /// Whether the content has been at its edge during this drag.
    private var wasAtEdge = false
    /// A line for each look; nil unless somebody reads them.
    var story: [String]?

    init(_ app: CardApp) { self.app = app }

    private var scene: CardStage { app.scene }
    private var assumptions: Assumptions { app.setting.assumptions }
    private var isPresented: Bool { scene.kind.isPresented }

    mutating func forget() {
        (last, edgeStep, rowStep, swing, wasAtEdge, rowBack) = (nil, 0, 0, 0, false, nil)
    }

    mutating func look(_ cause: Cause, _ reached: inout [String: Int]) throws(Violation) {
        if case .deed(let deed) = cause { lenientUntil = max(lenientUntil, scene.stage.time + deed.leniency) }
        // A tap on a text brings a keyboard.
        if app.isEdited != wasEdited {
            (wasEdited, lenientUntil) = (app.isEdited, max(lenientUntil, scene.stage.time + 0.7))
        }
        guard let now = look(at: app.front) else { return forget() }
        if let last, last.layer !== now.layer { forget() }
        story?.append(
            "\(Int((now.time * 1000).rounded())) ms \(cause): the card at \(now.edge), a row at \(now.row), "
                + "\(now.owner)'s, \(now.room) of \(now.range), \(now.ahead) to go")
        defer { last = now }
        guard let last else { return }
        switch cause {
        case .frame: try checkFrame(last, now)
        case .finger(let way, let travel, let isOnList, let isAlone):
            lastTouch = now.time
            try checkRowBack(last, now, scene.along(way), isOnList, &reached)
            if isAlone { try checkMiddle(last, now, way, &reached) }
            if isAlone { try checkBetween(last, now, scene.along(way), &reached) }
            try checkFinger(last, now, scene.along(way), travel, isOnList, &reached)
            try checkEdge(now, hypot(way.dx, way.dy), isOnList, &reached)
        case .touch:
            (wasAtEdge, rowBack) = (false, nil)
            // A keyboard that came or went under the finger moves the card as the finger lifts.
            if last.keyboard != now.keyboard { lenientUntil = max(lenientUntil, now.time + 0.7) }
            if !now.isScrolling, last.owner != .drag { left = last.isGliding ? 0 : now.stretch }
        case .deed(let deed):
            (isAfterDeed, isByFingersAlone) = (true, false)
            if case .select(_, animated: true) = deed { isSelected = true }
            if case .content = deed { isStranded = assumptions.contentBeyondEnd == .isBroughtBack && now.stretch > 0 }
            // A card without detents reaches under the status bar, and its list's insets grow.
            if case .detents = deed, last.isPlain || now.isPlain { lenientUntil = now.time + 0.7 }
            try checkDeed(last, now, deed)
        }
    }

    private func check(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: "card: " + rule, text: "\(scene.kind): \(text())") }
    }

    /// Whether other code moves the row than the card's and the finger's.
    private func isRowFree(_ last: Look, _ now: Look) -> Bool {
        // UIKit decides how a list under a finger reacts when its ends or its length change.
        let hasChanged = rangeInHand.map { $0 != now.range || lengthInHand != now.length } ?? false
        let endsMove = now.isScrolling && now.owner != .drag && hasChanged
        let glides = (last.isGliding || now.isGliding) && last.edge == now.edge
        let isBroughtBack = assumptions.contentBeyondEnd == .isBroughtBack && last.range != now.range
        return !app.setting.showsList || app.setting.hasTitle || isPresented && app.setting.isUpsideDown
            || assumptions.offsetWhileTracking == .absolute || assumptions.disturbances.movesContent
            || isBroughtBack || isStranded
            || glides || endsMove || last.stretch >= last.length || app.puller?.owner == .drag && !now.isBroughtIn
    }

    // MARK: What moves by itself

    /// Whether content is beyond its end that no drag holds: a new layout puts it back.
    private func isStretchedAlone(_ last: Look, _ now: Look) -> Bool {
        last.stretch > 0 && (last.owner != .drag || now.owner != .drag)
    }

    private mutating func checkFrame(_ last: Look, _ now: Look) throws(Violation) {
        let turn = Self.frequency / Double(app.setting.framesPerSecond)
        let spring = max(last.ahead, now.ahead) * turn * turn / 2 * 9 / 7
        let (edge, row) = (now.edge - last.edge, now.row - last.row)
        let recent = now.time - lastTouch < 0.1 ? finger : 0
        // A card with a new target still has its velocity of the last frame's end.
        let limit = max(spring, swing) + max(abs(edgeStep), abs(rowStep), recent) + 1
        defer { (edgeStep, rowStep, swing, isSelected) = (edge, row, spring, false) }
        guard isPresented, isSliding, now.time >= lenientUntil else { return }
        // A card that gets a new target in flight keeps its velocity.
        if isSelected, app.setting.framesPerSecond == 120, abs(edgeStep) > 4 {
            let braking = 2 * turn * abs(edgeStep)
            try check(
                abs(edge - edgeStep) <= 2 * spring + braking + 1, "it goes on with its velocity",
                "\(edgeStep) pt, then \(edge) pt a frame")
        }
        try check(abs(edge) <= limit, "the card does not jump", "by \(edge) pt in a frame, at most \(limit)")
        guard !isRowFree(last, now), !isStretchedAlone(last, now) else { return }
        try check(
            abs(row) <= limit + max(abs(rowStep), recent) + 6, "no row jumps",
            "by \(row) pt in a frame, the card by \(edge)")
    }

    /// The angular frequency of the fastest spring among the cards, in radians per second.
    private static let frequency: CGFloat = 32

    /// Other looks than `.slide` place the edge by their own rules; and a card whose dismissal UIKit never starts is back
    /// at once.
    private var isSliding: Bool { app.setting.look == .slide && assumptions.dismissalStart != .never }

    private func checkDeed(_ last: Look, _ now: Look, _ deed: AppDeed) throws(Violation) {
        guard isPresented, isSliding, now.time >= lenientUntil else { return }
        try check(abs(now.edge - last.edge) <= 1, "the card does not jump", "by \(now.edge - last.edge) pt at \(deed)")
        guard !isRowFree(last, now), !isStretchedAlone(last, now) else { return }
        try check(abs(now.row - last.row) <= 1, "no row jumps", "by \(now.row - last.row) pt at \(deed)")
    }

    // MARK: Under a finger

    /// What the card may move in one event beyond the finger's step, in points: the way that a list with a smaller slop
    /// scrolls before the drag begins, and the slop if the pan's translation includes it.
    private var lead: CGFloat {
        max(10 - assumptions.scrollSlop, 0) + (assumptions.panTranslationOmitsSlop ? 0 : 10)
    }

    private mutating func checkFinger(
        _ last: Look, _ now: Look, _ movement: CGFloat, _ travel: CGFloat, _ isOnList: Bool,
        _ reached: inout [String: Int]
    ) throws(Violation) {
        finger = travel <= abs(movement) ? abs(movement) : max(finger, abs(movement))
        let (edge, row) = (now.edge - last.edge, now.row - last.row)
        let isDrag = last.owner == .drag && now.owner == .drag
        let isChanged = last.owner != now.owner || last.isScrolling != now.isScrolling
        let growth = growthInHand
        // Keep the old ends if the event moved neither the card nor the list, because the list has not followed its new
        // ends yet.
        if last.owner == .drag || last.row - last.edge != now.row - now.edge || rangeInHand == nil {
            growthInHand = max((rangeInHand?.upperBound ?? 0) - now.range.upperBound, 0)
        }
        let isFree = isRowFree(last, now)
        (rangeInHand, lengthInHand) = (now.range, now.length)
        if now.bar > last.bar + 1 { reached["titles opened by a finger", default: 0] += 1 }
        guard isSliding, isPresented ? now.time >= lenientUntil : isDrag else { return }
        if isDrag { reached["cards in hand", default: 0] += 1 }
        // A drag turns over-scroll that a finger has pulled into movement of the card, point for point with the finger.
        let pulled = max(last.stretch - left, 0)
        let most = last.owner != now.owner ? travel : abs(movement)
        var given = min(pulled, isPresented ? most : max(last.stretch - now.stretch, 0))
        // A list upside down that the card has shortened at its end follows in the next event: until then it shows less
        // over-scroll than the drag has to give.
        if app.setting.isUpsideDown { given = max(given, min(lossInHand - last.room, abs(movement))) }
        lossInHand = now.range.upperBound - last.range.upperBound
        // When the finger's owner changes, the movement that a recognizer has held back arrives at once.
        let heldBack = isPresented && isChanged ? min(max(travel - abs(movement), 0), 17) : 0
        let limit = abs(movement) + 0.8 + heldBack + (isPresented ? 0.2 : lead)
        if app.setting.hasTitle, isByFingersAlone, assumptions == Assumptions() {
            try check(abs(edge) <= abs(movement) + 2, "no jump where a title opens", "\(edge) pt for \(movement)")
        }
        try check(abs(edge) <= limit + given, "no further than the finger", "\(edge) pt for a finger's \(movement)")
        if isDrag {
            try check(
                edge * (movement < 0 ? -1 : 1) >= -0.8 - lead - (isPresented ? given : 0), "never against the finger",
                "\(edge) pt for a finger's \(movement)")
        }
        defer { isAfterDeed = false }
        guard !isFree, movement != 0, isPresented, now.time >= lenientUntil else { return }
        if isDrag { reached["rows in a hand", default: 0] += 1 }
        // A list that waited for the card to move scrolls by the finger's whole travel at once. A held list that has
        // become taller follows in the next event. A card that resists moves by less than the over-scroll that it takes,
        // and the row goes back by the difference.
        let kept = last.isScrolling == now.isScrolling ? 0 : travel
        let late = last.owner == .drag && last.stretch > 0 ? growth : 0
        let resisted = app.front.root.isModalInPresentation || app.front.deck == .classic ? given : 0
        try check(
            abs(row) <= limit + kept + late + resisted + 1, "no row jumps", "by \(row) pt for a finger's \(movement)")
    }

    /// A card in the hand of one finger moves exactly as the finger does between its places.
    private func checkBetween(
        _ last: Look, _ now: Look, _ movement: CGFloat, _ reached: inout [String: Int]
    ) throws(Violation) {
        guard isPresented, isSliding, now.time >= lenientUntil, last.isCarried, now.owner == .drag,
            last.stretch == 0, last.isBetweenPlaces, now.isBetweenPlaces, !isAfterDeed, !now.isScrolling,
            app.control?.policy.opening != .never, !assumptions.disturbances.movesContent
        else { return }
        reached["carried between detents", default: 0] += 1
        let edge = now.edge - last.edge
        try check(abs(edge - movement) < 1, "in hand with the finger", "\(edge) pt for \(movement)")
    }

    /// The middle of a dragged card moves no farther than the finger, with every look, as the card comes in or leaves;
    /// and a sliding card that is brought in moves exactly as the finger does.
    private func checkMiddle(
        _ last: Look, _ now: Look, _ way: CGVector, _ reached: inout [String: Int]
    ) throws(Violation) {
        guard isPresented, last.isInHand, now.isInHand, last.told == now.told, !assumptions.disturbances.movesContent
        else { return }
        // A card that leaves its place moves across by what the finger has gone across since it took the card.
        guard app.setting.look == .slide || last.progress > 0 else { return }
        if now.isBroughtIn { reached["brought in", default: 0] += 1 }
        if app.setting.look != .slide { reached["carried with a look", default: 0] += 1 }
        let moved = hypot(now.middle.x - last.middle.x, now.middle.y - last.middle.y)
        // Over-scroll goes to the card point for point with the finger.
        let given = last.stretch > 0 ? abs(way.dy) : 0
        let length = hypot(way.dx, way.dy)
        try check(moved <= length + given + 1.5, "with the finger", "its middle moved \(moved) pt for \(length)")
        // Off the screen and beyond its most open place, the card resists.
        guard now.isBroughtIn, last.isBroughtIn, app.setting.look == .slide, last.progress < 1, now.progress < 1,
            last.progress > 0, now.progress > 0, last.stretch == 0
        else { return }
        try check(
            abs(now.edge - last.edge - way.dy) < 1, "brought in with the finger",
            "\(now.edge - last.edge) for \(way.dy)")
    }

    /// Content that was at its edge during a drag stays there. If the list's length changes after an event, the content
    /// follows in the next one.
    private mutating func checkEdge(
        _ now: Look, _ step: CGFloat, _ isOnList: Bool, _ reached: inout [String: Int]
    ) throws(Violation) {
        guard now.owner == .drag, isOnList, scene.kind == .bottomPanel,
            now.range.upperBound - now.range.lowerBound > 12
        else {
            wasAtEdge = false
            return
        }
        if wasAtEdge {
            reached["content at its edge in hand", default: 0] += 1
            let former = last?.room ?? 0
            try check(
                min(abs(former), abs(now.room)) <= step + 0.8, "content stays at its edge",
                "\(now.room) pt from it, in \(now.length) pt")
        }
        wasAtEdge = wasAtEdge || abs(now.room) <= Shot.aPixel
    }

    /// A top panel's content goes with the finger or stays: in all, it moves back by at most one of the drag's steps. If
    /// the list becomes taller, content at its end follows in the next event, by at most that event's movement.
    private mutating func checkRowBack(
        _ last: Look, _ now: Look, _ movement: CGFloat, _ isOnList: Bool, _ reached: inout [String: Int]
    ) throws(Violation) {
        // With `actionDelivery` at `.nextTurn`, the hold corrects the list a frame late. Content that is too short to
        // scroll loses the inset that UIKit has added for the safe area.
        guard scene.kind == .topPanel, assumptions.actionDelivery != .nextTurn, isOnList, !isAfterDeed,
            last.owner == .drag, now.owner == .drag, now.range.lowerBound < now.range.upperBound,
            last.range.lowerBound < last.range.upperBound
        else {
            rowBack = nil
            return
        }
        // In the drag's first checked event, the hold may still correct what the list has scrolled by itself.
        guard let back = rowBack else {
            rowBack = 0
            return
        }
        reached["rows in a hand at the top", default: 0] += 1
        let sum = max(back + (last.row - now.row) * (movement < 0 ? -1 : 1), 0)
        rowBack = sum
        try check(
            sum <= max(finger, abs(movement)) + 0.8, "content goes with the finger", "\(sum) pt back, for \(movement)")
    }

    // MARK: Looking

    private func look(at layer: CardLayer) -> Look? {
        guard let control = layer.control, control.card.window != nil, !app.isContentTaken,
            scene.panel?.view.isHidden != true, let ground = control.card.superview,
            let shown = isPresented ? control.card.layer.presentation()?.frame : control.card.frame
        else { return nil }
        let (card, list) = (control.card, layer.content.list)
        let (range, window) = (list.range(along: scene.axis), scene.stage.window.bounds)
        let offset = list.offset(along: scene.axis)
        let frame = ground.convert(shown, to: nil)
        let isFar = scene.kind.direction == .up || scene.kind.direction == .left
        let edge = scene.along(
            isFar ? CGVector(dx: frame.maxX, dy: frame.maxY) : CGVector(dx: frame.minX, dy: frame.minY))
        let origin = list.convert(CGPoint.zero, to: nil)
        let row =
            isPresented && !app.setting.isUpsideDown
            ? edge - (list.layer.presentation()?.bounds.minY ?? offset)
            : scene.along(CGVector(dx: origin.x, dy: origin.y))
        let isMoving =
            layer.presentation?.keyboardHeight ?? 0 > 0 || layer.root.isBeingPresented || layer.root.isBeingDismissed
            || layer.session.isLeaving
        var ahead = max(window.width, window.height)
        let place = control.position.translation
        if !isMoving, case .stop(let stop)? = control.target(of: control.selectedDetent) { ahead = abs(stop - place) }
        let stops = control.detents.compactMap { detent -> CGFloat? in
            if case .stop(let stop)? = control.target(of: detent.identifier) { stop } else { nil }
        }
        let arbiter = control.arbiter
        let isBroughtIn = layer.presentation?.decisions.last?.reason == .broughtIn
        let startsAtEnd = scene.content.comesFromEnd != app.setting.isUpsideDown
        return Look(
            layer: layer, time: scene.stage.time, edge: edge, row: row, middle: middle(of: card), ahead: ahead,
            stretch: stretch(of: list), range: range,
            length: scene.content.isVertical ? list.bounds.height : list.bounds.width,
            room: startsAtEnd ? range.upperBound - offset : offset - range.lowerBound, owner: arbiter?.owner ?? .nobody,
            isScrolling: list.isDragging, isGliding: list.isDecelerating,
            isCarried: arbiter?.owner == .drag && layer.presentation?.mover.phase == .inHand,
            isInHand: arbiter?.owner == .drag || isBroughtIn, isBroughtIn: isBroughtIn, progress: control.progress,
            isPlain: control.detents.isEmpty,
            isBetweenPlaces: place > 0.5 && place < (stops.max() ?? 0) - 0.5, told: layer.session.moments.count,
            bar: (layer.root as? UINavigationController)?.navigationBar.frame.height ?? 0,
            keyboard: layer.presentation?.keyboardHeight ?? 0)
    }

    /// How far the list is over-scrolled along the card's way, in points. A drag takes over-scroll along that way alone,
    /// and a list that scrolls along both axes may have more of it across.
    private func stretch(of list: UIScrollView) -> CGFloat {
        let axis = scene.kind.direction.axis
        let (range, offset) = (list.range(along: axis), list.offset(along: axis))
        return max(range.lowerBound - offset, offset - range.upperBound, 0)
    }

    /// The card's visible middle. A growing card changes its size: its upper edge moves with a finger that goes down, its
    /// lower edge with one that goes up.
    private func middle(of card: UIView) -> CGPoint {
        guard app.setting.look == .grow, app.front.deck == nil else {
            return card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
        }
        let frame = card.convert(card.bounds, to: nil)
        let isUp = app.control?.arbiter?.decisions.last?.direction == .up
        return CGPoint(x: 0, y: isUp ? frame.maxY - card.bounds.height : frame.minY)
    }
}

extension CardStage {
    /// The part of a vector along the card's way out.
    func along(_ vector: CGVector) -> CGFloat {
        let way = way(1)
        return way.dx * vector.dx + way.dy * vector.dy
    }
}
