import DeckTransition
import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit

/// A card of some kind over a list, with what an app's author adds to it.
@MainActor
final class AuditScene {
    let card: CardStage
    let answers = Answers()
    /// The recognizers that began, in their order.
    private(set) var begun: [String] = []
    private var actions: [Watch] = []

    init(
        _ kind: CardKind, _ list: CardSetup.List = .atEdge, _ assumptions: Assumptions = .standard,
        _ fill: (AuditScene) -> Void = { _ in }
    ) {
        card = CardStage(kind, CardSetup { $0.list = list }, assumptions: assumptions)
        card.content.list.accessibilityIdentifier = "list"
        fill(self)
        card.stage.settle()
    }

    var stage: Stage { card.stage }
    var content: UIView { card.content.view }
    var list: UIScrollView { card.content.list }
    var cardView: UIView? { card.arbiter?.container }
    var audit: GestureAudit { GestureAudit(of: stage.window) }

    /// The pairs in which `name` is.
    func pairs(of name: String) -> [GestureAudit.Pair] {
        audit.pairs.filter { $0.first == name || $0.second == name }
    }

    /// The partners of `name`, without the number or the class of a card.
    func partners(of name: String) -> [String] {
        pairs(of: name).map { $0.first == name ? $0.second : $0.first }.map { $0.hasPrefix("card ") ? "card" : $0 }
    }

    /// Adds a view over the part of the content at which the card's fingers come down.
    @discardableResult
    func addCanvas(to parent: UIView, named name: String = "canvas") -> UIView {
        let canvas = UIView(frame: parent.bounds)
        canvas.accessibilityIdentifier = name
        parent.addSubview(canvas)
        return canvas
    }

    func watch(_ recognizer: UIGestureRecognizer, as name: String) {
        let watch = Watch()
        actions.append(watch)
        recognizer.addTarget(watch) { [weak self] in
            if $0.state == .began || $0.state == .ended { self?.note(name) }
        }
    }

    private func note(_ name: String) { if begun.last != name { begun.append(name) } }

    /// Drags a finger along the card's way out; returns what moved or began first.
    func dragged(by distance: CGFloat = 60) -> String {
        let finger = card.touch()
        finger.move(by: card.way(distance), over: 0.3)
        let owner = begun.first ?? (abs(card.place) > 1 ? "card" : "nothing")
        finger.cancel()
        return owner
    }

    private final class Watch {}
}

/// A delegate with given answers, which counts the questions.
@MainActor
final class Answers: UIGestureRecognizerDelegate {
    var (simultaneously, requiresFailure, isRequiredToFail) = (false, false, false)
    private(set) var questions: [String] = []

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        questions.append("simultaneously")
        return simultaneously
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        questions.append("requires failure")
        return requiresFailure
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        questions.append("is required to fail")
        return isRequiredToFail
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("should begin")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("should receive")
        return true
    }
}
