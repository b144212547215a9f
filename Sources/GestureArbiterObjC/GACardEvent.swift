import Cards
import Foundation
import ObjectiveCShim
import UIKitShim

/// Something that happens to a card, for Objective-C: see `CardEvent`.
public final class GACardEvent: GAObject {
    private let event: CardEvent

    init(_ event: CardEvent) { self.event = event }

    /// What has happened. It says which of the other members mean something.
    public var kind: GACardEventKind {
        switch event {
        case .grabbed: .grabbed
        case .moved: .moved
        case .selected: .selected
        case .armed: .armed
        case .covered: .covered
        case .attempted: .attempted
        case .willDismiss: .willDismiss
        case .dismissed: .dismissed
        case .returned: .returned
        }
    }

    /// The name of the detent that is selected; nil for other events.
    public var detent: String? { if case .selected(let detent, _) = event { detent.rawValue } else { nil } }

    /// Whether the user selected the detent, or takes the card away.
    public var byUser: Bool {
        switch event {
        case .selected(_, let byUser), .willDismiss(let byUser): byUser
        case .grabbed, .moved, .armed, .covered, .attempted, .dismissed, .returned: false
        }
    }

    /// The card's place when it has moved: 0 at its most open place, 1 out of sight.
    public var progress: CGFloat { if case .moved(let position) = event { position.progress } else { 0 } }

    /// The share by which another card has come over this one, 0 to 1.
    public var share: CGFloat { if case .covered(let share) = event { share } else { 0 } }

    /// Whether a lift would dismiss the card from now on.
    public var isArmed: Bool { event == .armed(true) }

    /// The block as a closure for the library's own events.
    static func told(_ block: (@MainActor (GACardEvent) -> Void)?) -> (@MainActor (CardEvent) -> Void)? {
        guard let block else { return nil }
        return { event in block(GACardEvent(event)) }
    }
}
