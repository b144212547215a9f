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

    /// Whether touches are recorded.
    public static var isOn: Bool { Witnesses.make != nil }
}

extension GestureArbiter {
    /// The flight of the touch under way as far as it has come, or of the last one; nil before the first, and where it was
    /// not recorded.
    public var lastFlight: Flight? { (witness as? FlightRecorder)?.flight }
}
