import GestureArbiter
import UIKitShim

/// The common part of the demos with GestureArbiter alone: home, a card over it that can leave, and its way back.
@MainActor
final class CardFloor: Floor {
    let arbiter: GestureArbiter
    private var isDismissed = false
    private let card: CardView
    private let rule = ReleaseRule.velocityAndProgress()
    private let home: HomeView

    init(_ card: CardView, on view: UIView, _ settings: DemoSettings) {
        final class Relay { weak var floor: CardFloor? }
        let relay = Relay()
        self.card = card
        home = HomeView(frame: view.bounds, title: "Show the card") { relay.floor?.showCard() }
        view.addSubview(home)
        view.addSubview(card)
        home.dim = 1
        arbiter = GestureArbiter.attach(to: card, policy: settings.policy.policy(), moving: card, release: rule) {
            outcome in
            relay.floor?.follow(outcome)
        }
        arbiter.bind(.handle, to: card.header)
        arbiter.flags = settings.policy.flags
        relay.floor = self
    }

    var cardCount: Int { isDismissed ? 0 : 1 }
    var cardTranslation: CGFloat { card.isHidden ? card.bounds.height : card.transform.ty }
    var arbiters: [(name: String, arbiter: GestureArbiter)] { [("", arbiter)] }
    var places: CardPlaces? {
        guard !isDismissed, let ground = card.superview else { return nil }
        let (way, frame) = (arbiter.policy.direction, card.lyingFrame)
        return CardPlaces(
            along: way, from: frame, at: way.components(of: card.displacement).along,
            away: way.distance(of: frame, outOf: ground.convert(ground.bounds, to: nil)), release: rule)
    }
    var release: String? { arbiter.lastRelease.map { "let go, \($0)" } }

    private func follow(_ outcome: GestureArbiter.Outcome) {
        switch outcome {
        case .rested: break
        case .dismissed:
            isDismissed = true
            card.isHidden = true
            UIView.animate(withDuration: 0.25) { self.home.dim = 0 }
        }
    }

    private func showCard() {
        guard isDismissed else { return }
        isDismissed = false
        card.isHidden = false
        card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
        UIView.animate(withDuration: 0.35) {
            self.card.transform = .identity
            self.home.dim = 1
        }
    }
}
