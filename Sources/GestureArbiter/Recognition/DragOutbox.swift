import UIKitShim

/// The engine's decisions that UIKit has not confirmed yet. They are delivered in the recognizer's action.
struct DragOutbox {
    /// True if the client has been told of a begin, and of no end.
    private(set) var isDragOpen = false
    private var begins = false
    private var translation: CGFloat?
    private var end: GestureArbiter.Drag?
    private var holds: Bool?
    private var placesContent = false

    mutating func put(_ actions: Arbitration.Actions) {
        if let holds = actions.holds {
            self.holds = holds
            placesContent = actions.placesContent
        }
        switch actions.drag {
        case .began(let translation):
            begins = true
            self.translation = translation
        case .moved(let translation):
            self.translation = translation
        case .ended(let release):
            end = .ended(release)
        case .cancelled:
            end = .cancelled
        case nil:
            break
        }
    }

    /// True if the client will be told of a begin.
    var isBeginPending: Bool { begins && !isDragOpen }

    /// Whether to hold the content or let it go; nil: no change.
    mutating func takeHold() -> Bool? {
        defer { holds = nil }
        return holds
    }

    mutating func takePlacing() -> Bool {
        defer { placesContent = false }
        return placesContent
    }

    /// The drags to report to the client, in this order.
    typealias Drags = (began: GestureArbiter.Drag?, moved: GestureArbiter.Drag?, end: GestureArbiter.Drag?)

    /// Returns the drags to report to the client now, and forgets them.
    mutating func takeDrags() -> Drags {
        isDragOpen = isDragOpen || begins
        guard isDragOpen else { return (nil, nil, nil) }
        let drags: Drags = (begins ? .began : nil, translation.map { .moved(translation: $0) }, end)
        isDragOpen = end == nil
        (begins, translation, end) = (false, nil, nil)
        return drags
    }

    /// Returns the movement to report without waiting for the recognizer, and forgets it.
    mutating func takeMove() -> GestureArbiter.Drag? {
        defer { translation = nil }
        return isDragOpen ? translation.map { .moved(translation: $0) } : nil
    }

    /// Discards the actions of a pan that was never recognized.
    mutating func discard() { self = DragOutbox() }
}

extension Arbitration.Actions {
    /// Whether the actions concern the drag: for a scroll view that scrolls, they do not.
    var concernsDrag: Bool { drag != nil || holds != nil }
}
