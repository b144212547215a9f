import UIKitShim

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

    /// Returns the drags to report to the client now, once, in this order.
    mutating func takeDrags() -> (began: GestureArbiter.Drag?, moved: GestureArbiter.Drag?, end: GestureArbiter.Drag?) {
        isDragOpen = isDragOpen || begins
        guard isDragOpen else { return (nil, nil, nil) }
        defer {
            isDragOpen = end == nil
            (begins, end) = (false, nil)
        }
        return (begins ? .began : nil, takeMove(), end)
    }

    /// Returns the movement to report without waiting for the recognizer, once.
    mutating func takeMove() -> GestureArbiter.Drag? {
        defer { translation = nil }
        return isDragOpen ? translation.map { .moved(translation: $0) } : nil
    }
}
