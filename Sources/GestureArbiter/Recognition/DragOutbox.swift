import UIKitShim

/// The engine's decisions that UIKit has not confirmed yet. They are delivered in the recognizer's action.
struct DragOutbox {
    /// True if the client has been told of a begin, and of no end.
    private(set) var isDragOpen = false
    private var begins = false
    private var translation: CGFloat?
    private var end: GestureArbiter.Drag?
    private var hold: Hold?

    /// Whether to hold the content or let it go, and where letting go also places it.
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

    /// True if the client will be told of a begin.
    var isBeginPending: Bool { begins && !isDragOpen }

    /// Returns the change of the hold, and forgets it; nil: no change.
    mutating func takeHold() -> Hold? {
        defer { hold = nil }
        return hold
    }

    /// Returns the drags to report to the client now, in this order, and forgets them.
    mutating func takeDrags() -> (began: GestureArbiter.Drag?, moved: GestureArbiter.Drag?, end: GestureArbiter.Drag?) {
        isDragOpen = isDragOpen || begins
        guard isDragOpen else { return (nil, nil, nil) }
        defer {
            isDragOpen = end == nil
            (begins, end) = (false, nil)
        }
        return (begins ? .began : nil, takeMove(), end)
    }

    /// Returns the movement to report without waiting for the recognizer, and forgets it.
    mutating func takeMove() -> GestureArbiter.Drag? {
        defer { translation = nil }
        return isDragOpen ? translation.map { .moved(translation: $0) } : nil
    }
}
