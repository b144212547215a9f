import GestureArbiter
import HeadlessUIKit
import Support

/// Who gets the finger, as seen by the competing view.
enum Verdict: String, Sendable {
    /// The view has the finger, and the card stays.
    case wins
    /// The card moves as if the view were not there.
    case loses
    /// The card moves once the view has decided.
    case waits
    /// The view never meets this moment.
    case never = "–"
}

/// A row of the table in the article "Yielding", word by word, with a scene that shows it.
struct ClaimRow: Sendable, CustomStringConvertible {
    let what: String
    var place = "inside"
    var together = "–"
    var pan = "–"
    var begin = Verdict.never
    var handoff = Verdict.never
    var moments: [ClaimMoment] = [.beginInHeader, .handoff]
    /// How long the finger rests before it moves, in seconds.
    var rest: TimeInterval = 0
    /// True for rows that need a hand-off: without one the scroll view's pan may wait.
    var isFluid = false
    /// True if at its beginning it has the finger because it is further in than the card's pan and than its scroll
    /// view's: of two that exclude each other, the innermost comes first.
    var isFirst = false
    /// True if at its beginning it has the finger when the outermost of two that exclude each other comes first, or
    /// when its slop is smaller.
    var isLast = false
    let put: @MainActor @Sendable (ClaimScene) -> Void

    var description: String { "\(what), \(place), together: \(together), its scroll view's pan: \(pan)" }

    /// The row as it stands in the article.
    var line: String {
        "| \(what) | \(place) | \(together) | \(pan) | \(begin.rawValue) | \(handoff.rawValue) |"
    }

    func verdict(at moment: ClaimMoment, _ policy: ArbitrationPolicy, _ doubt: Doubt) -> Verdict {
        if isLast, doubt.isOutermostFirst || doubt.assumptions.panSlop < 10 { return .wins }
        guard moment != .handoff else { return handoff }
        let isListFirst = moment == .beginInList && policy.handoff != .never && doubt.assumptions.scrollSlop < 10
        return isFirst && (doubt.isOutermostFirst || isListFirst) ? .loses : begin
    }
}

extension ClaimRow {
    static let recognizer = "a recognizer under way"

    static let recognizers: [ClaimRow] = [
        ClaimRow(what: recognizer, place: "outside", together: "yes", begin: .loses, handoff: .loses) { scene in
            scene.addPan(to: scene.stage.window) { _ in true }
        },
        ClaimRow(what: recognizer, place: "outside", together: "no", begin: .loses, handoff: .loses, isLast: true) {
            $0.addPan(to: $0.stage.window)
        },
        ClaimRow(
            what: "the swipe back over the content of a navigation controller", place: "outside", together: "no",
            begin: .loses, handoff: .loses, moments: []
        ) { _ in },
        ClaimRow(
            what: recognizer, together: "yes, by its delegate", begin: .loses, handoff: .loses,
            moments: ClaimMoment.allCases
        ) { scene in
            scene.addPan(to: scene.header) { _ in true }
            scene.addPan(to: scene.label) { _ in true }
        },
        ClaimRow(
            what: recognizer, together: "yes, by its class", begin: .loses, handoff: .loses,
            moments: ClaimMoment.allCases
        ) { scene in
            for view in [scene.header, scene.label] {
                let pan = BystanderPan(target: nil, action: nil)
                pan.cancelsTouchesInView = false
                view.addGestureRecognizer(pan)
            }
        },
        ClaimRow(
            what: recognizer, place: "inside a scroll view", together: "no", pan: "is under way", begin: .loses,
            handoff: .loses, moments: [.beginInList, .handoff], isFluid: true
        ) { scene in
            let listsPan = scene.list.panGestureRecognizer
            scene.addPan(to: scene.label) { $0 === listsPan }
        },
        ClaimRow(
            what: recognizer, place: "inside a scroll view", together: "no", pan: "is yet to begin", begin: .waits,
            moments: []
        ) { _ in },
        ClaimRow(
            what: recognizer, place: "inside a scroll view", together: "no", pan: "cannot begin", begin: .wins,
            moments: [.beginInList], isFirst: true
        ) { scene in scene.addPan(to: scene.label) },
        ClaimRow(
            what: recognizer, place: "inside, in no scroll view", together: "no", begin: .wins, handoff: .wins,
            isFirst: true
        ) { scene in
            scene.addPan(to: scene.header)
            let listsPan = scene.list.panGestureRecognizer
            scene.addPan(to: scene.wrapper) { $0 === listsPan }
        },
        ClaimRow(
            what: "a recognizer that was under way when the finger had come down", place: "anywhere", begin: .loses,
            handoff: .loses, moments: ClaimMoment.allCases
        ) { scene in
            for view in [scene.stage.window, scene.header, scene.label] {
                let press = ScriptedGestureRecognizer(.beginsAtTouchDown)
                press.excludesNobody = true
                press.cancelsTouchesInView = false
                view.addGestureRecognizer(press)
            }
        },
        ClaimRow(
            what: "a recognizer that has not begun", place: "anywhere", begin: .loses, handoff: .loses,
            moments: ClaimMoment.allCases
        ) { scene in
            for view in [scene.stage.window, scene.header, scene.label] {
                view.addGestureRecognizer(ScriptedGestureRecognizer(.undecided))
            }
        },
        ClaimRow(
            what: "a press in place: a context menu, a lift, selected text", together: "no", begin: .wins,
            handoff: .loses, moments: ClaimMoment.allCases, rest: 0.7
        ) { scene in
            scene.header.addGestureRecognizer(ScriptedGestureRecognizer(.beginsAfterHolding(0.5)))
            let lift = UILongPressGestureRecognizer()
            lift.minimumPressDuration = 0.325
            scene.label.addGestureRecognizer(lift)
        },
    ]

    static let views: [ClaimRow] = [
        ClaimRow(
            what: "a slider, a switch, a stepper, a page control, a date picker that tracks", begin: .wins,
            moments: [.beginInHeader]
        ) { scene in scene.cover(.header, with: UIStepper()) },
        ClaimRow(
            what: "a control that tracks a tap: a button, a field, one of your own", place: "inside, in no scroll view",
            begin: .loses, moments: [.beginInHeader]
        ) { scene in scene.cover(.header, with: Tile()) },
        ClaimRow(
            what: "a control that tracks a tap", place: "inside a scroll view that leaves it the touch",
            pan: "cannot begin", begin: .wins, moments: [.beginInList], rest: 0.3
        ) { scene in scene.cover(.list, with: Tile()) },
        ClaimRow(
            what: "a picker's wheel, a map, a Pencil canvas, a view that you named opaque", pan: "any", begin: .wins,
            handoff: .wins, moments: ClaimMoment.allCases
        ) { scene in
            scene.cover(.header, with: MKMapView())
            scene.cover(.list, with: MKMapView())
        },
        ClaimRow(
            what: "a refresh control", place: "on a scroll view that bounces", pan: "any", begin: .wins, handoff: .wins,
            moments: [.beginInList, .handoff]
        ) { scene in scene.list.refreshControl = UIRefreshControl() },
    ]

    static let all = recognizers + views
}

/// A control that can be tapped, and records whether its touch was cancelled.
@MainActor
final class Tile: UIControl {
    private(set) var cancellations = 0

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cancellations += 1
    }
}

/// Has the name of MapKit's class, which the host does not have: the arbiter knows a map by its name.
@MainActor
class MKMapView: UIView {}

/// Has the name of PencilKit's class.
@MainActor
class PKCanvasView: UIScrollView {}

/// Has the name of a class of UIKit that the host does not have.
@MainActor
class UIStepper: UIControl {}

/// Like `UIStepper`.
@MainActor
class UIPageControl: UIControl {}

/// Like `UIStepper`.
@MainActor
class UIDatePicker: UIControl {}
