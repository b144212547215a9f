import GestureArbiter
import UIKitShim

/// The pairs of recognizers on a screen that may both begin for one finger, and that nothing relates.
///
///     for pair in GestureAudit(of: window).pairs { print(pair) }
///
/// Which of the two begins is then left to an order that Apple does not document. To relate them, call
/// `require(toFail:)`, answer in a delegate, or, for a card, treat the view as opaque.
///
/// Relations that count: `require(toFail:)`; the delegates' answers to `shouldRecognizeSimultaneouslyWith`,
/// `shouldRequireFailureOf` and `shouldBeRequiredToFailBy`; the classes' `canPrevent`, `canBePrevented`,
/// `shouldRequireFailure` and `shouldBeRequiredToFail`; what UIKit knows of its scroll views, and an arbiter of other
/// arbiters and of the scroll views in its card. The audit asks these questions and `hitTest`, and nothing else: not
/// `gestureRecognizerShouldBegin`, nor whether a touch is received. It changes nothing. A delegate may answer otherwise
/// during a touch.
///
/// Recognizers of UIKit's private classes are left out.
public struct GestureAudit: Sendable, CustomStringConvertible {
    /// The pairs, from the top of the screen down.
    public let pairs: [Pair]

    /// Audits the screen as it is now.
    ///
    /// - Parameters:
    ///   - window: The window with the screen.
    ///   - grid: The distance between the places that are looked at, in points, at least 4; 24 by default.
    @MainActor
    public init(of window: UIWindow, grid: CGFloat = 24) {
        let step: Double = grid.isFinite ? max(grid, 4) : 24
        let names = ScreenNames(window)
        var known: [[ObjectIdentifier]: [OpenPair]] = [:]
        var (found, places): ([OpenPair], [[CGPoint]]) = ([], [])
        let (width, height) = (Double(window.bounds.width), Double(window.bounds.height))
        for y in stride(from: step / 2, to: min(height, 10_000), by: step) {
            for x in stride(from: step / 2, to: min(width, 10_000), by: step) {
                let point = CGPoint(x: x, y: y)
                let recognizers = Self.recognizers(at: point, in: window, reach: step)
                let key = recognizers.map(ObjectIdentifier.init)
                let open = known[key] ?? OpenPair.all(among: recognizers)
                known[key] = open
                for pair in open {
                    if let index = found.firstIndex(where: pair.isSame(as:)) {
                        places[index].append(point)
                    } else {
                        found.append(pair)
                        places.append([point])
                    }
                }
            }
        }
        pairs = zip(found, places).map { pair, points in
            Pair(
                first: names.name(of: pair.first), second: names.name(of: pair.second), decider: pair.decider,
                mayBeRelated: pair.mayBeRelated, places: points.count, box: points.box(of: step),
                witness: points.middle)
        }
    }

    /// Each pair on a line.
    public var description: String { pairs.map(\.description).joined(separator: "\n") }

    /// The recognizers that may begin for a finger at `point`, in the order of their views, the innermost first.
    @MainActor
    private static func recognizers(at point: CGPoint, in window: UIWindow, reach: CGFloat) -> [UIGestureRecognizer] {
        guard let touched = window.hitTest(point, with: nil) else { return [] }
        return sequence(first: touched, next: \.superview).flatMap { ($0.gestureRecognizers ?? []).reversed() }.filter {
            if let arbiter = GestureArbiter.of($0) { return $0.isEnabled && arbiter.reaches(point, on: touched) }
            // A tap on a control is the control's.
            let isOfControl = $0 is UITapGestureRecognizer && touched is UIControl && $0.view !== touched
            return $0.isEnabled && $0.takesOneFinger && !isOfControl && $0.starts(at: point, in: window, reach)
        }
    }
}

extension GestureAudit {
    /// Two recognizers that may both begin for one finger.
    public struct Pair: Equatable, Sendable, CustomStringConvertible {
        /// The recognizers' names, the inner view's first; of one view, the one that was added later. Such as
        /// `pan of canvas`, `scrolling of list`, `card Settings`.
        public let first, second: String
        /// What decides between them today.
        public let decider: Decider
        /// True if `require(toFail:)` may relate them: UIKit has no reader for that.
        public let mayBeRelated: Bool
        /// The number of places on the grid at which both may begin.
        public let places: Int
        /// The smallest rectangle around these places, in points of the window.
        public let box: CGRect
        /// One of the places, near the middle.
        public let witness: CGPoint

        /// The pair in a line.
        public var description: String {
            let exception = mayBeRelated ? ", unless `require(toFail:)` relates them" : ""
            let (x, y) = ("\(box.minX.points)–\(box.maxX.points)", "\(box.minY.points)–\(box.maxY.points)")
            let count = places == 1 ? "1 place" : "\(places) places"
            return "\(first) and \(second): nothing relates them\(exception); \(decider.words) "
                + "[\(count) in x \(x), y \(y); such as (\(witness.x.points), \(witness.y.points))]"
        }
    }

    /// What decides between two recognizers that nothing relates.
    public enum Decider: String, Hashable, Sendable {
        /// One view is in the other; the inner view's recognizer sees a finger first. Assumed: row G28 of HeadlessUIKit's
        /// behaviours.
        case innerView
        /// Both are on one view; the recognizer that was added later sees a finger first. Assumed: row G29.
        case addedLater
        /// A pan and a swipe: the pan begins after less movement.
        case lessMovement
        /// Two taps: the one with fewer taps is recognized before the other.
        case fewerTaps

        fileprivate var words: String {
            switch self {
            case .innerView: "the one on the inner view should see a finger first, which Apple does not document"
            case .addedLater: "the one that was added later should see a finger first, which Apple does not document"
            case .lessMovement: "the pan begins after less movement, so that the swipe is not recognized"
            case .fewerTaps: "the one with fewer taps is recognized before the other"
            }
        }
    }
}

extension [CGPoint] {
    /// The rectangle around these middles of cells.
    fileprivate func box(of cell: CGFloat) -> CGRect {
        reduce(CGRect.null) { box, point in
            box.union(CGRect(x: point.x - cell / 2, y: point.y - cell / 2, width: cell, height: cell))
        }
    }

    /// The point that is nearest to the middle of all.
    fileprivate var middle: CGPoint {
        let (x, y) = (map(\.x).reduce(0, +) / Double(count), map(\.y).reduce(0, +) / Double(count))
        func distance(_ point: CGPoint) -> CGFloat { abs(point.x - x) + abs(point.y - y) }
        return self.min { distance($0) < distance($1) } ?? .zero
    }
}

extension CGFloat {
    /// Whole points. A screen has no number that a whole number cannot hold.
    fileprivate var points: Int { Int(Double(self)) }
}
