import GestureArbiter
import UIKitShim

/// Where a card is and how fast, whoever moves it: the finger, or a spring.
///
/// It knows no view and no clock: times come in, and what is on the screen is what it says. Positions are points from
/// rest along the way out, velocities points per second. Whatever takes over begins where the last one is shown.
package struct CardMotion: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case resting
        case dragging
        /// On its way back to rest.
        case settling(Flight)
        /// On its way in.
        case presenting(Flight)
        /// On its way out.
        case finishing(Flight)
        /// Out of sight.
        case away
    }

    /// What has come to an end in a frame.
    package enum Arrival: Hashable, Sendable { case presented, settled, away }

    package internal(set) var phase = Phase.resting
    package internal(set) var translation: CGFloat = 0
    package internal(set) var velocity: CGFloat = 0
    /// 1, but while the card fades in or out instead of moving.
    package internal(set) var opacity: CGFloat = 1
    /// From rest to where nothing of the card shows. Not negative; see `layOut(distance:)`.
    package internal(set) var distance: CGFloat = 0
    package let spring: Motion.Spring
    let presentingSpring: Motion.Spring
    let dismissingSpring: Motion.Spring
    /// When what is shown was shown.
    var shownTime: TimeInterval = 0
    /// No frame of the flight has been shown.
    var isFlightNew = false

    /// - Parameters:
    ///   - presenting: The spring by which it comes, if it is another.
    ///   - dismissing: The spring by which it goes, if it is another.
    package init(spring: Motion.Spring, presenting: Motion.Spring? = nil, dismissing: Motion.Spring? = nil) {
        self.spring = spring
        presentingSpring = presenting ?? spring
        dismissingSpring = dismissing ?? spring
    }

    /// 0 at rest, 1 out of sight.
    package var progress: CGFloat {
        if opacity < 1 { return 1 - opacity }
        guard distance > 0 else { return phase == .away ? 1 : 0 }
        return translation / distance
    }

    /// Where it is while it moves by itself and can be caught; nil where it cannot.
    package var catchableTranslation: CGFloat? {
        switch phase {
        case .resting, .dragging, .away: nil
        case .settling(let flight), .presenting(let flight), .finishing(let flight): flight.fades ? nil : translation
        }
    }

    /// Whether it moves by itself.
    package var isFlying: Bool {
        switch phase {
        case .resting, .dragging, .away: false
        case .settling, .presenting, .finishing: true
        }
    }

    /// Whether it is on its way out, or out.
    package var isLeaving: Bool {
        switch phase {
        case .resting, .dragging, .settling, .presenting: false
        case .finishing, .away: true
        }
    }
}
