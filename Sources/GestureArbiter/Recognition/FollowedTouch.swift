import UIKitShim

/// An arbiter's state of one touch: made at touch-down, and dropped when the touch ends.
@MainActor
final class FollowedTouch {
    @exclusivity(unchecked) var finger: TrackedFinger
    /// A second finger, which came down before the touch had an owner. The arbiter follows the finger that moves.
    @exclusivity(unchecked) var waiting: TrackedFinger?
    let chain: ScrollChain
    /// The touch's report, without decisions.
    @exclusivity(unchecked) private(set) var report: Arbitration.TouchReport
    /// True if the touch caught a moving card, so that the gesture begins at touch-down.
    let isCatch: Bool
    /// The stop where the finger found the card, in points from fully open.
    let stop: CGFloat
    /// True if the card has moved by itself. The next event tells the engine, which may be deciding now.
    var isCardSent = false
    /// True if the innermost list had further fingers before the touch had an owner.
    var isListShared = false
    /// True once the finger has scrolled a scroll view by the pan of another one.
    var isDriving = false
    /// True if the touch was left to an outer arbiter, since the card could only resist.
    var isLeftToOuter = false
    /// The finger's hold of the card when a card within passed the finger on, in points from fully open; nil: none did.
    var passedFrom: CGFloat?
    /// The arbiter's part of the current event's movement; nil: all of it.
    var share: CGFloat?
    var redirection: ReleaseRule.Target?
    @exclusivity(unchecked) var outbox = DragOutbox()
    /// Set until the next event.
    @exclusivity(unchecked) var foresight: Foresight?
    /// The last translation reported to the client during a drag, in points along the direction; nil outside a drag.
    var toldTranslation: CGFloat?
    var follower: (@MainActor (GestureArbiter.Drag) -> Void)?

    /// A movement during a drag without any list's pan, for example after a catch, and the state before the movement.
    /// After the event it may turn out that a list's pan began with this movement, which is then the list's own.
    @MainActor
    final class Foresight {
        let move: Arbitration.Move
        let arbitration: Arbitration
        let ledger: Arbitration.Ledger
        let outbox: DragOutbox

        init(_ move: Arbitration.Move, _ arbitration: Arbitration, in touch: FollowedTouch) {
            (self.move, self.arbitration) = (move, arbitration)
            (ledger, outbox) = (touch.report.ledger, touch.outbox)
        }
    }

    init(_ finger: TrackedFinger, waiting: TrackedFinger?, over chain: ScrollChain, _ down: Arbitration.Touch) {
        (self.finger, self.waiting, self.chain) = (finger, waiting, chain)
        report = Arbitration.TouchReport(time: down.time, location: finger.start, regions: down.regions)
        (isCatch, stop) = (down.card.isMoving, down.card.place)
    }

    func note(_ actions: Arbitration.Actions) {
        if actions.drag != nil || actions.holds != nil { outbox.put(actions) }
        report.ledger = report.ledger + actions.ledger
    }

    /// Counts the movement of a pan that was never recognized as discarded.
    func discardUnconfirmed() {
        if outbox.isBeginPending {
            report.ledger.discarded += report.ledger.dragged
            report.ledger.dragged = 0
        }
        outbox = DragOutbox()
    }

    func goBack(to foresight: Foresight) { (report.ledger, outbox) = (foresight.ledger, foresight.outbox) }

    /// The views from the touched view out, without `container`.
    func views(inside container: UIView) -> [UIView] {
        guard let touchedView = finger.shared.touchedView else { return [] }
        return Array(sequence(first: touchedView, next: \.superview).prefix { $0 !== container })
    }

    /// Whether the list has further fingers. A pan follows the middle of its fingers, so it begins later than ours.
    var hasListFurtherFingers: Bool { (chain.firstPannable?.panGestureRecognizer.numberOfTouches ?? 0) > 1 }
}

/// The engine's decisions that UIKit has not confirmed yet. The recognizer's action delivers them.
struct DragOutbox {
    /// True if the client knows of a begin, and of no end.
    private(set) var isDragOpen = false
    private var begins = false
    private var translation: CGFloat?
    private var end: GestureArbiter.Drag?
    private var hold: Hold?

    /// Whether to hold the content or to let it go, and whether letting go also places it.
    typealias Hold = (holds: Bool, placesContent: Bool)

    mutating func put(_ actions: Arbitration.Actions) {
        if let holds = actions.holds { hold = (holds, actions.placesContent) }
        switch actions.drag {
        case .began(let place): (begins, translation) = (true, place)
        case .moved(let place): translation = place
        case .ended(let release): end = .ended(release)
        case .cancelled: end = .cancelled
        case nil: break
        }
    }

    var isBeginPending: Bool { begins && !isDragOpen }

    /// Returns the change of the hold, once; nil: no change.
    mutating func takeHold() -> Hold? {
        defer { hold = nil }
        return hold
    }

    /// Returns the next drag to report to the client, once: the begin, the movement, the end. A report may change what
    /// follows.
    mutating func takeDrag() -> GestureArbiter.Drag? {
        if begins, !isDragOpen {
            (begins, isDragOpen) = (false, true)
            return .began
        }
        if let move = takeMove() { return move }
        guard isDragOpen, let end else { return nil }
        (isDragOpen, self.end) = (false, nil)
        return end
    }

    /// Returns the movement to report without waiting for the recognizer, once.
    mutating func takeMove() -> GestureArbiter.Drag? {
        defer { translation = nil }
        return isDragOpen ? translation.map { .moved(translation: $0) } : nil
    }
}
