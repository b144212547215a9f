import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// Who would get a finger that came down at a place and moved one way, without a touch.
///
///     print(GestureArbiter.forecast(in: window, at: point, moving: .down)!)
///     // drags card Settings: .atEdge is true: 0.0 pt to the top edge (needs 0.17 or less)
///
/// The arbiters' part is certain, apart from the clients that were not asked: copies of their engines take the
/// finger. UIKit's part is presumed: see ``restsOn``.
public struct Forecast: Sendable, Equatable {
    /// Who gets the finger: the card if the finger drags it at all, else who moves first.
    public internal(set) var owner = TouchOwner.nothing
    /// Why the arbiter under the finger gave it to the owner, or refused it, with numbers; nil if none decided.
    public internal(set) var reason: String?
    /// What also moves or recognizes.
    public internal(set) var also: [TouchOwner] = []
    /// The arbiter's changes of owner, in order; more than one if content and card hand the finger over.
    public internal(set) var changes: [Change] = []
    /// The recognizers that begin beside an arbiter, or that a card has to give way to.
    public internal(set) var rivals: [String] = []
    /// What was not asked, since an app may show alerts or count there: `onAttempt`, vetoes, delegates of recognizers.
    public internal(set) var notAsked: [String] = []
    /// The guesses about UIKit that this forecast rests on.
    public internal(set) var restsOn: Set<Guess> = []

    /// A change of owner.
    public struct Change: Sendable, Equatable {
        /// How far the finger has gone, in points, in steps of 5.
        public var distance: CGFloat
        /// The owner from there on.
        public var owner: Arbitration.Owner
        /// With its numbers.
        public var reason: String
    }

    /// What UIKit does not document. Each case names its row of the host's behaviours.
    public enum Guess: String, Sendable, CaseIterable {
        /// The view's recognizer begins before those of the views around it (row G28), and of one view the one added
        /// last (row G29).
        case order = "recognizers begin from the touched view out, the one added last first"
        /// Row P14: of two recognizers of which only one may begin, the one with the smaller slop does; and a list at
        /// its edge hands over by so much later.
        case slop = "pans and scroll views begin after 10 points"
        /// Row S31.
        case nestedScrolling = "a scroll view at its edge leaves the finger to one around it"
        /// Row S18.
        case shortContent = "content that neither scrolls nor bounces has no pan"
        /// Rows S20 and S21.
        case trackedControls = "a control that tracks keeps a scroll view from scrolling, as touchesShouldCancel says"
        /// Not documented.
        case edgeReach = "a screen's edge is 20 points wide"
    }
}

extension Forecast: CustomStringConvertible {
    /// A line for the owner, and one for each kind of what else there is to say.
    public var description: String {
        var lines = [reason.map { "\(owner): \($0)" } ?? "\(owner)"]
        if changes.count > 1 { lines += changes.map { "after \(Int($0.distance)) pt \($0.owner): \($0.reason)" } }
        if !also.isEmpty { lines.append("also: " + also.map(\.description).joined(separator: ", ")) }
        if !rivals.isEmpty { lines.append("rivals: " + rivals.joined(separator: ", ")) }
        if !notAsked.isEmpty { lines.append("not asked: " + notAsked.joined(separator: ", ")) }
        if !restsOn.isEmpty { lines.append("rests on: " + restsOn.map(\.rawValue).sorted().joined(separator: "; ")) }
        return lines.joined(separator: "\n")
    }
}

extension GestureArbiter {
    /// Returns who would get a finger; nil in a release build, and while a finger is down there.
    ///
    /// Nothing moves, nothing is logged, and no listener hears of it. Asked are hit-testing, conditions, cards, and
    /// `touchesShouldCancel(in:)`, which UIKit and the arbiters ask at every touch.
    ///
    /// - Parameters:
    ///   - window: The window with the place.
    ///   - location: The place, in the window's coordinates, in points.
    ///   - way: The finger's way on the screen; of a two-way direction, the first.
    ///   - distance: How far the finger goes, in points, at 300 points per second.
    ///   - asksClient: Whether to ask `onAttempt`, vetoes and the delegates of recognizers, too. They count as yes
    ///     otherwise.
    public static func forecast(
        in window: UIWindow, at location: CGPoint, moving way: ArbitrationPolicy.Direction, distance: CGFloat = 60,
        askingClient asksClient: Bool = false
    ) -> Forecast? {
        Forecaster(in: window, ScreenNames(window), asksClient: asksClient)
            .forecast(at: location, moving: way, distance: distance)
    }

    /// Returns who would get a finger in the arbiter's window; nil also if its view is not in one. See
    /// ``forecast(in:at:moving:distance:askingClient:)``.
    public func forecast(
        at location: CGPoint, moving way: ArbitrationPolicy.Direction, distance: CGFloat = 60
    ) -> Forecast? {
        container?.window.flatMap { Self.forecast(in: $0, at: location, moving: way, distance: distance) }
    }
}
