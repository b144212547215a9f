import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Drags on a bar that bring controllers in by `attachCard(to:)`; afterwards the app presents each controller.
struct PulledInCase {
    /// A drag up on the bar: the index of the controller that the drag brings in, its length in points, and whether the
    /// finger rests before it lifts.
    struct Pull {
        var controller = 0
        var way: CGFloat = 500
        var holds = false
        /// Whether a drag dismisses the card that was brought in; otherwise the app does.
        var isDraggedAway = false
    }

    var pulls: [Pull] = []
    /// Whether the app presents the controllers as decks in the end, or as cards.
    var endsAsDeck = true

    static func random(_ chance: inout Chance) -> PulledInCase {
        var played = PulledInCase()
        played.pulls = (0..<chance.count(1...4)).map { _ in
            Pull(
                controller: chance.count(0...1), way: chance.of([40, 200, 500, 700]), holds: chance.percent(50),
                isDraggedAway: chance.percent(50))
        }
        played.endsAsDeck = chance.percent(66)
        return played
    }
}

extension PulledInCase: Playable {
    func violation(_ reached: inout Reached) -> Violation? {
        weak var kept: UIViewController?
        let violation = play(&reached) { kept = $0 }
        guard violation == nil, kept != nil else { return violation }
        return Violation(rule: "card: what was pulled in is free", text: "a controller outlived its app")
    }

    var story: [String] { [] }
    var kind: String { "" }
    var description: String { "pulls: \(pulls), then \(endsAsDeck ? "a deck" : "a card")" }

    var smaller: AnySequence<PulledInCase> {
        AnySequence(
            pulls.indices.map { index in
                var copy = self
                copy.pulls.remove(at: index)
                return copy
            })
    }

    @MainActor private func play(_ reached: inout Reached, _ see: (UIViewController) -> Void) -> Violation? {
        let home = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104))
        home.view.addSubview(bar)
        let stage = Stage(rootViewController: home)
        let controllers = [UIViewController(), UIViewController()]
        see(controllers[0])
        let choice = Choice()
        home.attachCard(to: bar) { _ in controllers[choice.next] }
        defer {
            stage.window.rootViewController = UIViewController()
            stage.settle()
        }
        for pull in pulls {
            choice.next = pull.controller
            let finger = stage.touch(at: CGPoint(x: 195, y: 790))
            finger.move(by: CGVector(dx: 0, dy: -pull.way), over: 0.2)
            if pull.holds { finger.hold(for: 0.15) }
            finger.lift()
            stage.settle()
            guard let presented = home.presentedViewController else { continue }
            reached.count("cards pulled in")
            guard presented === controllers[choice.next] else {
                return Violation(rule: "card: what was pulled in is free", text: "another one is presented")
            }
            if pull.isDraggedAway {
                let finger = stage.touch(at: CGPoint(x: 195, y: 300))
                finger.move(by: CGVector(dx: 0, dy: 400), over: 0.2)
                finger.lift()
            } else {
                presented.dismiss(animated: false)
            }
            stage.settle()
            guard home.presentedViewController == nil else {
                return Violation(rule: "card: what was pulled in is free", text: "it is not dismissed")
            }
        }
        for controller in controllers {
            if endsAsDeck {
                home.presentDeck(controller, animated: false)
            } else {
                home.presentCard(controller, as: .cover, animated: false)
            }
            stage.settle()
            reached.count("cards presented after pulls")
            let isThere = controller.presentingViewController != nil
            guard isThere, controller.presentationController is InteractivePresentationController,
                (controller.enclosingCard is DeckPresentationController) == endsAsDeck
            else {
                return Violation(
                    rule: "card: what was pulled in is free", text: "presented: \(isThere), and not as asked")
            }
            controller.dismiss(animated: false)
            stage.settle()
        }
        return nil
    }
}

/// Holds the index of the controller that the next drag on the bar brings in.
@MainActor
private final class Choice {
    var next = 0
}
