import GestureArbiter
import UIKitShim

/// The recording of what arbiters do, from each touch-down to rest, so that it can happen again elsewhere.
///
///     Flights.start()
///     // … a finger pulls a card …
///     let file = arbiter.lastFlight?.text
///
/// Who does not link this module, or does not start it, has nothing recorded. Nothing is kept beyond the last flight of
/// each arbiter, and nothing is sent.
@preconcurrency @MainActor
public enum Flights {
    /// What becomes of names that are not UIKit's: of classes, flags, regions, conditions and reasons.
    public enum Names: Sendable {
        /// Each is replaced by one that tells nothing, always by the same: `Class-9f3c07`. What the library itself is named
        /// by stays, as `.handle` does.
        case pseudonyms
        /// They stay as they are written, for an app's own use.
        case asWritten
    }

    /// Records every touch that comes down on an arbiter from now on. A touch on a text that is being edited is left out.
    public static func start(names: Names = .pseudonyms) {
        let pseudonyms = Pseudonyms(names)
        Witnesses.make = { arbiter, container in
            FlightRecorder(of: arbiter, on: container, pseudonyms: pseudonyms)
        }
    }

    /// Records no touch any more; one under way to its end. The last flights stay until the next touch.
    public static func stop() { Witnesses.make = nil }

    /// Notes where an app has content come to rest: in the flight of the touch that let it go.
    ///
    ///     func scrollViewWillEndDragging(
    ///         _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    ///         targetContentOffset: UnsafeMutablePointer<CGPoint>
    ///     ) {
    ///         targetContentOffset.pointee.y = 400
    ///         Flights.note(targetContentOffset: targetContentOffset.pointee, of: scrollView)
    ///     }
    ///
    /// UIKit tells it to the delegate alone, and nothing here comes between an app and its delegates. Without it a flight
    /// shows where content came to rest, and not that somebody wanted it there. Nothing happens where nothing is recorded,
    /// where the scroll view is under no recorded finger, and where the offset is not finite.
    ///
    /// - Parameters:
    ///   - targetContentOffset: In points.
    ///   - scrollView: The one that the delegate is asked about.
    public static func note(targetContentOffset: CGPoint, of scrollView: UIScrollView) {
        FlightRecorder.contentIsSent(to: targetContentOffset, in: scrollView)
    }

    /// Whether touches are recorded.
    public static var isOn: Bool { Witnesses.make != nil }
}

extension GestureArbiter {
    /// The flight of the touch under way as far as it has come, or of the last one; nil before the first, and where it was
    /// not recorded.
    public var lastFlight: Flight? { (witness as? FlightRecorder)?.flight }
}
