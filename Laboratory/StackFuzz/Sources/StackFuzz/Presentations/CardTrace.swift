@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// What is seen of the topmost card with detents, from frame to frame and from event to event.
@MainActor struct CardTrace {
    /// What has happened since the last look.
    enum Cause {
        case frame
        /// A finger has moved by so much, or come down or up, and by so much in all since it came down.
        case finger(CGFloat, travel: CGFloat)
        case deed(PresentationDeed.Kind)
    }

    private struct Look {
        weak var top: ListController?
        var time: TimeInterval
        /// The card's edge on the screen, and how far the row lies that the list began with.
        var edge: CGFloat
        var row: CGFloat
        /// Where the card goes, if it rests.
        var goal: CGFloat?
        /// How far the list shows beyond an end.
        var stretch: CGFloat
        /// The list's ends.
        var range: ClosedRange<CGFloat>
        /// The list's height: farther beyond an end no finger can hold it, and no row shows.
        var length: CGFloat
        var owner: Arbitration.Owner
        var isScrolling: Bool
        var isGliding: Bool
    }

    private let framesPerSecond: Double
    private let fastest: CGFloat
    private var last: Look?
    /// Points per second.
    private var (edgeSpeed, rowSpeed): (CGFloat, CGFloat) = (0, 0)
    /// In the last whole frame, in points.
    private var lastStep: CGFloat?
    /// How far a spring took the card in that frame.
    private var lastSwing: CGFloat = 0
    private var isSelected = false
    private var isOnFrame = false
    /// Until then a view animation of UIKit's own has the card, or the content.
    private(set) var lenientUntil: TimeInterval = 0
    private var lastTouch: TimeInterval = -1
    private var isRowFree = false
    /// The list's ends, and its length, when a finger moved last.
    private var rangeInHand: ClosedRange<CGFloat>?
    private var lengthInHand: CGFloat?
    /// Whether content that the app has made shorter is beyond its end, and UIKit may put it back as it lays the list
    /// out anew.
    private var isStranded = false
    /// How much longer the list became as a finger moved last.
    private var growthInHand: CGFloat = 0
    private let isFollowed: Bool
    /// Whether UIKit brings content back at once from beyond an end that moves.
    private let bringsBack: Bool
    private let hasClassicDeck: Bool
    /// What was seen at each look, where somebody wants to read it.
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
        // Of another look the edge is where the look has it; a card that UIKit never begins to dismiss is back at once.
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
            lenientUntil = max(lenientUntil, time + Self.leniency(after: deed))
            if case .content = deed { isStranded = bringsBack && now.stretch > 0 }
            // A card that has no detents any more reaches under the status bar, and its list makes way.
            if case .detents = deed, scene.heights == nil { lenientUntil = max(lenientUntil, time + 0.7) }
        }
        // A finger that would bring a card in, and finds none left, takes over-scrolled content home.
        // How a list glides under a card that stays, and comes back from its end, is UIKit's.
        let glides = last.map { ($0.isGliding || now.isGliding) && $0.edge == now.edge } ?? false
        let isRowSeen = last.map { $0.stretch < $0.length } ?? true
        // What a list does under its finger as its ends move, or its length, by the app or with the card, is UIKit's.
        let hasChanged = rangeInHand.map { $0 != now.range || lengthInHand != now.length } ?? false
        let endsMove = now.isScrolling && now.owner != .drag && hasChanged
        let growth = growthInHand
        // A finger that moves neither the card nor its list learns nothing of the list.
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
        // A look between two frames sees nothing new.
        let onFrame = time * framesPerSecond
        isOnFrame = abs(onFrame - onFrame.rounded()) < 1e-3
        let (edge, row, seconds) = (now.edge - last.edge, now.row - last.row, time - last.time)
        // A frame shows a whole frame's way, however short ago an event was.
        let frame = max(seconds, 1 / framesPerSecond)
        let isLenient = time < lenientUntil
        let recent = time - lastTouch < 0.1 ? fastest : 0
        let spring = swing(from: last, to: now, frame, scene)
        switch cause {
        case .frame:
            let speed = max(edgeSpeed, recent, rowSpeed)
            // Sent elsewhere, it still has the velocity of the end of the last frame.
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
            // What a recognizer has kept of the way comes at once where the finger changes its owner.
            let limit = abs(movement) + 1 + (last.owner == now.owner && last.isScrolling == now.isScrolling ? 0 : 17)
            // A drag takes over-scroll into the card, whose row stays where it is.
            let taken = last.owner != now.owner ? last.stretch : 0
            if !isLenient, abs(edge) > limit + taken {
                throw Violation(
                    rule: "detents: the card does not jump", text: "by \(edge) pt for a finger's \(movement)")
            }
            // A lift may put back what content has moved meanwhile.
            // A list that has waited for the card has all of the way at once.
            let kept = last.isScrolling == now.isScrolling ? 0 : travel
            // A list in hand that has become longer shows no more beyond its end: its content follows with the next
            // event.
            let late = last.owner == .drag && last.stretch > 0 ? growth : 0
            // A card that resists shows less than the over-scroll that it takes: the row goes back by the rest.
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

    /// For how long a view animation of UIKit's, or of the app's, moves what a deed has changed, in seconds.
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

    /// Told to go elsewhere in flight, it goes on with the velocity that it has.
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

    /// Of the quickest spring that the fuzzer's cards have, in radians per second.
    private static let frequency: CGFloat = 32

    /// How far a spring takes a card that stands still; and how much farther than the frame before it takes the card in
    /// the second frame, which is more by up to two sevenths.
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
