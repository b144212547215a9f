import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// An action of a finger, the app or the system. Distances are in points, `along` the card's way out and `across` it;
/// frames are the screen's.
enum CardAct {
    case down
    /// Puts the finger down `depth` points from the side of the content that shows first, and `aside` points from that
    /// side's middle; beside the card if `depth` is negative.
    case touch(depth: CGFloat, aside: CGFloat)
    case move(along: CGFloat, across: CGFloat, frames: Int)
    case hold(frames: Int)
    case lift
    /// Puts a palm down beside a card in hand for a moment.
    case palm
    /// Taps a card at rest, `depth` points from the side that shows first and `aside` points from that side's middle.
    case row(depth: CGFloat, aside: CGFloat)
    /// Puts down a second finger that rests, or lifts it.
    case thumb(isDown: Bool)
    case moveThumb(along: CGFloat, frames: Int)
    /// The system cancels the finger.
    case cancel
    /// Lifts the first finger. The second finger is the only one from then on.
    case swap
    case wait(frames: Int)
    /// Waits until the card is within this distance of one of its stops, in points, or for half a second.
    case waitUntilNear(CGFloat)
    case select(isOpen: Bool, animated: Bool)
    case app(AppDeed)
}

/// An action of an app around a card, or of the system.
enum AppDeed {
    /// Hides the panel, or dismisses the topmost card.
    case leave(animated: Bool)
    /// Shows the hidden panel, or presents the next card over the others.
    case enter(animated: Bool)
    /// The card attempts its dismissal, as by a close button.
    case attempt
    case modal(Bool)
    case select(Detent.Identifier, animated: Bool)
    case selectNext
    case invalidate
    case detents([Detent])
    case undimmed(Detent.Identifier?)
    /// The content gets this preferred height, in points; the list's content this length.
    case wish(CGFloat)
    case content(CGFloat)
    case turn(seconds: TimeInterval)
    /// A text of the card becomes first responder, the one in its list or the one beside, or resigns.
    case edit(isInList: Bool)
    /// Shows a keyboard of this height, in points; 0 hides the keyboard.
    case keyboard(CGFloat)
    /// Waits until everything rests, then shows a keyboard that no text field asked for.
    case raise
    case textSize(isLarge: Bool)
    /// The custom detents become inactive, or active again.
    case mood(isInactive: Bool)
    /// Selects the large detent of the other panel on the bar, or its lower detent.
    case other(isOpen: Bool, animated: Bool)
    /// Moves the content controller from the panel to the other screen, or to a panel there.
    case takeContent(intoPanel: Bool)
    /// Swaps the window's root view controller between the panel's parent and the other screen, or dismisses all cards.
    case leaveScreen

    /// How long a view animation of UIKit or the app moves what the action has changed, in seconds.
    var leniency: TimeInterval {
        switch self {
        case .turn, .keyboard, .edit, .raise, .content: 0.7
        case .select(_, animated: false), .enter, .leave, .leaveScreen: 0.05
        default: 0
        }
    }
}
