@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Compares each look at the topmost card with the last one, and finds jumps of the card and its rows.
@MainActor struct CardTrace {
    /// The event since the last look.
    enum Cause {
        case frame
        /// A finger has moved, come down or lifted: its movement in this event, and `travel` since a finger last came
        /// down, in points.
        case finger(CGFloat, travel: CGFloat)
        case deed(PresentationDeed.Kind)
    }

    private struct Look {
        weak var top: ListController?
        var time: TimeInterval
        /// The y coordinates on the screen of the card's edge and of the list's first row.
        var edge: CGFloat
        var row: CGFloat
        /// The y coordinate at which the card's edge comes to rest; nil if unknown.
        var goal: CGFloat?
        /// The list's over-scroll.
        var stretch: CGFloat
        /// The content offsets at the list's ends.
        var range: ClosedRange<CGFloat>
        /// The list's height. No finger over-scrolls a list by more, and then no row shows.
        var length: CGFloat
        var owner: Arbitration.Owner
        var isScrolling: Bool
        var isGliding: Bool
    }

    private let framesPerSecond: Double
    private let fastest: CGFloat
    private var last: Look?
    /// The speeds of edge and row in the last whole frame, in points per second.
    private var (edgeSpeed, rowSpeed): (CGFloat, CGFloat) = (0, 0)
    /// The movement of the card's edge in the last whole frame, in points.
    private var lastStep: CGFloat?
    /// The greatest distance that a spring can have moved the card in that frame, in points.
    private var lastSwing: CGFloat = 0
    private var isSelected = false
    private var isOnFrame = false
    /// The time until which a UIKit view animation may move the card or the content.
    private(set) var lenientUntil: TimeInterval = 0
    private var lastTouch: TimeInterval = -1
    private var isRowFree = false
    /// The list's ends and height at the last movement of a finger.
    private var rangeInHand: ClosedRange<CGFloat>?
    private var lengthInHand: CGFloat?
    /// Whether the app has shortened over-scrolled content, which UIKit may bring back when it next lays out the list.
    private var isStranded = false
    /// How much taller the list became with the last movement of a finger, in points.
    private var growthInHand: CGFloat = 0
    private let isFollowed: Bool
    /// Whether UIKit at once brings back content that a moved end leaves over-scrolled.
    private let bringsBack: Bool
    private let hasClassicDeck: Bool
    /// A line for each look, as a log; nil without a log.
    var story: [String]?

    init(_ played: PresentationCase) {
        framesPerSecond = Double(played.framesPerSecond)
        bringsBack = played.assumptions.contentBeyondEnd == .isBroughtBack
        hasClassicDeck = played.forms.contains(.classicDeck)
        fastest = played.script.fastest
        isFollowed = played.look == .slide && played.assumptions.dismissalStart != .never
        isRowFree =
            played.assumptions.offsetWhileTracking == .absolute
            || played.assumptions.disturbances.movesContent
            || played.assumptions.disturbances.contains(.hitViewRemoved)
            || played.assumptions.disturbances.contains(.hitViewReused)
    }

    mutating func look(at scene: PresentationScene, _ cause: Cause) throws(Violation) {
        if case .deed(let deed) = cause {
            lenientUntil = max(lenientUntil, scene.stage.time + Self.leniency(after: deed))
        }
        // Other looks than `.slide` place the edge by their own rule; and a card whose dismissal UIKit never starts is
        // back at once.
        guard isFollowed else { return }
        guard let now = Self.look(at: scene) else { return forget() }
        let time = now.time
        story?.append(
            "\(Int((time * 1000).rounded())) ms \(cause): the card at \(now.edge), a row at \(now.row), \(now.owner)'s, "
                + "the list in \(now.range), going to \(now.goal.map(String.init(describing:)) ?? "nowhere")")
        switch cause {
        case .frame: break
        case .finger: lastTouch = time
        case .deed(let deed):
            if case .select(_, animated: true) = deed { isSelected = true }
            if case .content = deed { isStranded = bringsBack && now.stretch > 0 }
            // A card that has lost its detents reaches under the status bar, and its list's insets grow.
            if case .detents = deed, scene.heights == nil { lenientUntil = max(lenientUntil, time + 0.7) }
        }
        // A drag that should bring in a card, and finds none left, returns over-scrolled content to its edge. UIKit
        // decides how a list decelerates and bounces under a card that stays.
        let glides = last.map { ($0.isGliding || now.isGliding) && $0.edge == now.edge } ?? false
        let isRowSeen = last.map { $0.stretch < $0.length } ?? true
        // UIKit decides how a list under a finger reacts when its ends or its height change, by the app or with the
        // card.
        let hasChanged = rangeInHand.map { $0 != now.range || lengthInHand != now.length } ?? false
        let endsMove = now.isScrolling && now.owner != .drag && hasChanged
        let growth = growthInHand
        // Keep the old ends if the event moved neither the card nor the list, because the list has not followed its new
        // ends yet.
        let isMoved = last.map { $0.owner == .drag || $0.row - $0.edge != now.row - now.edge } ?? true
        if case .finger = cause, isMoved || rangeInHand == nil {
            growthInHand = max((rangeInHand?.upperBound ?? 0) - now.range.upperBound, 0)
            (rangeInHand, lengthInHand) = (now.range, now.length)
        }
        let isBroughtBack = bringsBack && last.map { $0.range != now.range } ?? false
        let isRowFree =
            isRowFree || isBroughtBack || scene.isPulledInVain || isStranded || glides || !isRowSeen || endsMove
        defer { last = now }
        guard let last, last.top === now.top else {
            (edgeSpeed, rowSpeed, lastStep, lastSwing) = (0, 0, nil, 0)
            return
        }
        // Nothing on the screen changes between two frames.
        let onFrame = time * framesPerSecond
        isOnFrame = abs(onFrame - onFrame.rounded()) < 1e-3
        let (edge, row, seconds) = (now.edge - last.edge, now.row - last.row, time - last.time)
        // A frame shows a whole frame's movement, however short the time since the last event.
        let frame = max(seconds, 1 / framesPerSecond)
        let isLenient = time < lenientUntil
        let recent = time - lastTouch < 0.1 ? fastest : 0
        let spring = swing(from: last, to: now, frame, scene)
        switch cause {
        case .frame:
            let speed = max(edgeSpeed, recent, rowSpeed)
            // A card with a new target still has its velocity of the last frame's end.
            let limit = max(spring, lastSwing) + speed * frame + 1
            if !isLenient, abs(edge) > limit {
                throw Violation(
                    rule: "detents: the card does not jump", text: "by \(edge) pt in \(seconds) s, at most \(limit)")
            }
            if !isLenient, !isRowFree, abs(row) > limit + max(rowSpeed, recent) * frame + 6 {
                throw Violation(
                    rule: "detents: no row jumps", text: "by \(row) pt in \(seconds) s, the card by \(edge)")
            }
            if isOnFrame { try checkKick(edge, seconds, spring, isLenient) }
        case .finger(let movement, let travel):
            // When the finger's owner changes, the movement that a recognizer has held back arrives at once.
            let limit = abs(movement) + 1 + (last.owner == now.owner && last.isScrolling == now.isScrolling ? 0 : 17)
            // A drag turns over-scroll into movement of the card, point for point with the finger.
            let taken = min(last.stretch, last.owner != now.owner ? travel : abs(movement))
            if !isLenient, abs(edge) > limit + taken {
                throw Violation(
                    rule: "detents: the card does not jump", text: "by \(edge) pt for a finger's \(movement)")
            }
            // A lift is not checked, because it may put back content that has moved meanwhile. A list that waited for
            // the card to move scrolls by the finger's whole travel at once.
            let kept = last.isScrolling == now.isScrolling ? 0 : travel
            // A held list that has become taller shows no more over-scroll than before: its content follows in the next
            // event.
            let late = last.owner == .drag && last.stretch > 0 ? growth : 0
            // A card that resists moves by less than the over-scroll that it takes, and the row goes back by the
            // difference.
            let resisted = scene.top?.isModalInPresentation == true || hasClassicDeck ? taken : 0
            if !isLenient, !isRowFree, movement > 0, abs(row) > limit + kept + late + resisted + 1 {
                throw Violation(rule: "detents: no row jumps", text: "by \(row) pt for a finger's \(movement)")
            }
        case .deed(let deed):
            if !isLenient, abs(edge) > 1 {
                throw Violation(rule: "detents: the card does not jump", text: "by \(edge) pt at \(deed)")
            }
            if !isLenient, !isRowFree, abs(row) > 1 {
                throw Violation(rule: "detents: no row jumps", text: "by \(row) pt at \(deed)")
            }
        }
        note(edge, row, seconds, spring, cause)
    }

    /// Returns how long a view animation of UIKit or the app moves what an action has changed, in seconds.
    private static func leniency(after deed: PresentationDeed.Kind) -> TimeInterval {
        switch deed {
        case .rotate, .keyboard, .edit, .endEditing, .content: 0.7
        case .select(_, animated: false), .present, .dismissTop, .dismissAll: 0.05
        default: 0
        }
    }

    private mutating func forget() { (last, lastStep, lastSwing, edgeSpeed, rowSpeed) = (nil, nil, 0, 0, 0) }

    private mutating func note(
        _ edge: CGFloat, _ row: CGFloat, _ seconds: TimeInterval, _ spring: CGFloat, _ cause: Cause
    ) {
        guard case .frame = cause, isOnFrame else { return }
        let frame = max(seconds, 1 / framesPerSecond)
        (edgeSpeed, rowSpeed) = (abs(edge) / frame, abs(row) / frame)
        (lastStep, lastSwing) = (edge, spring)
    }

    /// Checks that a card that gets a new target in flight keeps its velocity.
    private mutating func checkKick(
        _ edge: CGFloat, _ seconds: TimeInterval, _ spring: CGFloat, _ isLenient: Bool
    ) throws(Violation) {
        guard isSelected, seconds > 0.9 / framesPerSecond else { return }
        isSelected = false
        guard framesPerSecond == 120, let lastStep, !isLenient, lastTouch < 0 || edgeSpeed > 0 else { return }
        let braking = 2 * Self.frequency * abs(lastStep) / framesPerSecond
        guard abs(lastStep) > 4, abs(edge - lastStep) > 2 * spring + braking + 1 else { return }
        throw Violation(rule: "detents: it goes on with its velocity", text: "\(lastStep) pt, then \(edge) pt a frame")
    }

    /// The angular frequency of the fastest spring among the fuzzer's cards, in radians per second.
    private static let frequency: CGFloat = 32

    /// Returns the greatest distance by which a spring moves a card in its first frame from rest, or by which the
    /// second frame's movement exceeds the first's, in points. The second value is greater by up to two sevenths.
    private func swing(from last: Look, to now: Look, _ seconds: TimeInterval, _ scene: PresentationScene) -> CGFloat {
        let height = scene.stage.window.bounds.height
        var distance = height
        if let before = last.goal, let goal = now.goal {
            distance = max(abs(before - last.edge), abs(goal - last.edge))
        }
        let turn = Self.frequency * seconds
        return distance * turn * turn / 2 * 9 / 7
    }

    private static func look(at scene: PresentationScene) -> Look? {
        guard let top = scene.top, let presentation = scene.topPresentation, top.viewIfLoaded?.window != nil,
            let shown = presentation.card.layer.presentation(), let list = top.list.layer.presentation()
        else { return nil }
        let (edge, range) = (shown.frame.minY, top.list.range(along: .vertical))
        return Look(
            top: top, time: scene.stage.time, edge: edge, row: edge - list.bounds.minY, goal: scene.goal,
            stretch: max(range.lowerBound - list.bounds.minY, list.bounds.minY - range.upperBound, 0),
            range: range, length: top.list.bounds.height,
            owner: presentation.arbiter?.owner ?? .nobody, isScrolling: top.list.isDragging,
            isGliding: top.list.isDecelerating)
    }
}
