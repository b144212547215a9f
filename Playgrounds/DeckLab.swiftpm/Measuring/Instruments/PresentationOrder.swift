import UIKitShim

/// Row T27: the order of events as a card is presented. A layout is requested in the same turn, and in that layout a
/// block for the next turn.
@MainActor
final class PresentationOrder {
    private enum Event: String { case began, returned, laidOut, nextTurn }

    private let card: TrialCard
    private let controller: UIViewController
    private let probe = LayoutProbe()
    private var events: [Event] = []
    /// Called as the presentation begins.
    var onBegin: (@MainActor () -> Void)?

    init(of card: TrialCard, over controller: UIViewController) {
        (self.card, self.controller) = (card, controller)
        controller.view.addSubview(probe)
    }

    func present(completion: (@MainActor () -> Void)? = nil) {
        card.onPresentationWillBegin = { [weak self] in
            self?.note(.began)
            self?.onBegin?()
        }
        probe.onLayout = { [weak self] in
            self?.note(.laidOut)
            onNextTurn { self?.note(.nextTurn) }
        }
        probe.setNeedsLayout()
        controller.present(card, animated: true, completion: completion)
        note(.returned)
    }

    private func note(_ event: Event) {
        if !events.contains(event) { events.append(event) }
    }

    func end() {
        probe.onLayout = nil
        probe.removeFromSuperview()
    }

    /// The setting of `presentationStart`, with the evidence; nil before all has happened.
    var finding: (setting: String, evidence: String)? {
        guard let began = events.firstIndex(of: .began), let returned = events.firstIndex(of: .returned),
            let turn = events.firstIndex(of: .nextTurn)
        else { return nil }
        let setting = began < returned ? "insidePresent" : began < turn ? "afterCommit" : "nextTurn"
        return (setting, events.map(\.rawValue).joined(separator: ", then "))
    }
}

/// Row T3a: counts turns of the run loop.
@MainActor
final class TurnCount {
    private var count: Int?
    private static let settings = ["atOnce", "afterOneTurn", "afterTwoTurns", "afterThreeTurns"]

    func start() {
        count = 0
        goOn()
    }

    private func goOn() {
        onNextTurn { [weak self] in
            guard let self, let count else { return }
            self.count = count + 1
            goOn()
        }
    }

    /// The setting of `dismissalStart` that the turns so far stand for, with the evidence; nil if it was stopped
    /// before.
    func stop() -> (setting: String, evidence: String)? {
        guard let count else { return nil }
        self.count = nil
        return (Self.settings[min(count, 3)], "after \(count) turns")
    }
}

/// A view that reports its layouts.
final class LayoutProbe: UIView {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
