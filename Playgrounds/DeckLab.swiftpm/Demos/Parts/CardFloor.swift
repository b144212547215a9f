import GestureArbiter
import UIKitShim

/// The common part of the demos with GestureArbiter alone: home, a card over it that can leave, and the button that
/// brings it back.
@MainActor
final class CardFloor: Floor {
    let arbiter: GestureArbiter
    private var isDismissed = false
    private let card: CardView
    private let mover: GestureArbiter.Mover
    private let home: HomeView

    init(_ card: CardView, on view: UIView, _ settings: DemoSettings) {
        final class Relay { weak var floor: CardFloor? }
        let relay = Relay()
        self.card = card
        home = HomeView(frame: view.bounds, title: "Show the card") { relay.floor?.showCard() }
        view.addSubview(home)
        view.addSubview(card)
        home.dim = 1
        // A card that the button brings back moves by a spring as well, so that a finger can catch it on its way in.
        mover = GestureArbiter.Mover(
            release: settings.release,
            leavingAt: { [weak home] in
                relay.floor.flatMap { floor in home.map { $0.bounds.maxY - floor.card.lyingFrame.minY } }
            },
            show: { [weak card] place in card?.transform = CGAffineTransform(translationX: 0, y: place) },
            onOutcome: { outcome in relay.floor?.follow(outcome) })
        arbiter = GestureArbiter.attach(to: card, policy: settings.policy.policy(), moving: mover)
        arbiter.bind(.handle, to: card.header)
        arbiter.flags = settings.policy.flags
        relay.floor = self
    }

    var cardCount: Int { isDismissed ? 0 : 1 }
    var cardTranslation: CGFloat { card.isHidden ? card.bounds.height : card.transform.ty }
    var arbiters: [(name: String, arbiter: GestureArbiter)] { [("", arbiter)] }
    var release: String? { arbiter.lastRelease.map { "let go, \($0)" } }

    private func follow(_ outcome: ReleaseRule.Target) {
        switch outcome {
        case .stop: break
        case .away:
            isDismissed = true
            card.isHidden = true
            UIView.animate(withDuration: 0.25) { self.home.dim = 0 }
        }
    }

    private func showCard() {
        guard isDismissed else { return }
        isDismissed = false
        card.isHidden = false
        mover.select(0)
        UIView.animate(withDuration: 0.35) { self.home.dim = 1 }
    }
}
