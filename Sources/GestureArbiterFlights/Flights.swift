import GestureArbiter
import UIKitShim

/// Records what arbiters do, from each touch-down to rest, so that it can be replayed elsewhere.
///
///     Flights.start()
///     // … a finger pulls a card …
///     let file = arbiter.lastFlight?.text
///
/// Nothing is recorded unless an app links this module and starts recording. Only the last flight of each arbiter is
/// kept, and nothing is sent.
@preconcurrency @MainActor
public enum Flights {
    /// The treatment of names that are not UIKit's: of classes, flags, regions, conditions and reasons.
    public enum Names: Sendable {
        /// Each name is replaced by a pseudonym, always the same one: `Class-9f3c07`. The library's own names, such as
        /// `.handle`, stay.
        case pseudonyms
        /// Names stay as written, for an app's own use.
        case asWritten
    }

    /// Records every touch on an arbiter from now on, except touches on text that is being edited.
    public static func start(names: Names = .pseudonyms) {
        let pseudonyms = Pseudonyms(names)
        Witnesses.make = { arbiter, container in
            FlightRecorder(of: arbiter, on: container, pseudonyms: pseudonyms)
        }
    }

    /// Stops recording; a current touch is recorded to its end. The last flights stay until the next touch.
    public static func stop() { Witnesses.make = nil }

    /// Records the offset at which an app makes content come to rest, in the flight of the touch that released the
    /// content.
    ///
    ///     func scrollViewWillEndDragging(
    ///         _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    ///         targetContentOffset: UnsafeMutablePointer<CGPoint>
    ///     ) {
    ///         targetContentOffset.pointee.y = 400
    ///         Flights.note(targetContentOffset: targetContentOffset.pointee, of: scrollView)
    ///     }
    ///
    /// UIKit tells only the delegate, and this library does not stand between an app and its delegates. Without this
    /// call a flight shows where content came to rest, but not that the app wanted it. The call does nothing if nothing
    /// is recorded, if the scroll view is under no recorded finger, or if the offset is not finite.
    ///
    /// - Parameters:
    ///   - targetContentOffset: In points.
    ///   - scrollView: The scroll view of the delegate method.
    public static func note(targetContentOffset: CGPoint, of scrollView: UIScrollView) {
        FlightRecorder.contentIsSent(to: targetContentOffset, in: scrollView)
    }

    /// Whether touches are recorded.
    public static var isOn: Bool { Witnesses.make != nil }
}

extension GestureArbiter {
    /// The flight of the current touch so far, or of the last one; nil before the first, and if it was not recorded.
    public var lastFlight: Flight? { (witness as? FlightRecorder)?.flight }
}
