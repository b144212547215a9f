import GestureArbiterObjC
import HeadlessUIKit
import Support

/// A phone with a controller, which presents, and has, cards. The phone is 390 × 844 pt; its safe area is 47 pt at the top
/// and 34 pt at the bottom.
@MainActor
final class Screens {
    let root = UIViewController()
    let stage: Stage
    /// The events of the card, by kind; each kind once in a row.
    private(set) var kinds: [GACardEventKind] = []
    private(set) var events: [GACardEvent] = []

    /// What a detent's block answers.
    var height: NSNumber? = 200

    init() { stage = Stage(rootViewController: root) }

    func hear(_ event: GACardEvent) {
        events.append(event)
        if kinds.last != event.kind { kinds.append(event.kind) }
    }

    /// Moves a finger in the middle of the screen, and lets go at rest.
    func drag(by distance: CGFloat, from y: CGFloat) {
        stage.touch(at: CGPoint(x: 195, y: y)).drag(by: .down(distance), over: 0.5)
        stage.settle()
    }
}

/// A controller that keeps its card, as a controller in Objective-C does in a property.
final class Keeper: UIViewController {
    var card: GACard?
}
