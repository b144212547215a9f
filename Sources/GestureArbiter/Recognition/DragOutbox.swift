import UIKitShim

/// What the engine decided and UIKit has not confirmed yet: it goes out with the recognizer's action.
struct DragOutbox {
    /// The client has been told of a beginning, and of no end.
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

    /// The client is about to be told of a beginning.
    var isBeginPending: Bool { begins && !isDragOpen }

    /// Whether the content is to be held from now, or let go; nil: as it is.
    mutating func takeHold() -> Bool? {
        defer { holds = nil }
        return holds
    }

    mutating func takePlacing() -> Bool {
        defer { placesContent = false }
        return placesContent
    }

    /// What the client is to be told now, in this order.
    typealias Drags = (began: GestureArbiter.Drag?, moved: GestureArbiter.Drag?, end: GestureArbiter.Drag?)

    /// What the client is to be told now; forgets it.
    mutating func takeDrags() -> Drags {
        isDragOpen = isDragOpen || begins
        guard isDragOpen else { return (nil, nil, nil) }
        let drags: Drags = (begins ? .began : nil, translation.map { .moved(translation: $0) }, end)
        isDragOpen = end == nil
        (begins, translation, end) = (false, nil, nil)
        return drags
    }

    /// Where the client is to be told that it is, without waiting for the recognizer; forgets it.
    mutating func takeMove() -> GestureArbiter.Drag? {
        defer { translation = nil }
        return isDragOpen ? translation.map { .moved(translation: $0) } : nil
    }

    /// Forgets what never became a gesture.
    mutating func discard() { self = DragOutbox() }
}

extension Arbitration.Actions {
    /// Whether there is anything in them for the outbox: a scroll view that just scrolls has nothing.
    var concernsDrag: Bool { drag != nil || holds != nil }
}
