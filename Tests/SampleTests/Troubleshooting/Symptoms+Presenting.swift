@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

extension Symptom {
    /// "The wrong card comes, or none".
    static let presenting = [
        Symptom("Another modal style than .custom") { isMended in
            let (home, filters) = (UIViewController(), UIViewController())
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            let transitioning = DismissalTransitioningDelegate { presented, presenting in
                InteractivePresentationController(
                    presentedViewController: presented, presenting: presenting, configuration: .cover)
            }
            filters.transitioningDelegate = transitioning
            filters.modalPresentationStyle = .pageSheet
            if isMended {
                filters.modalPresentationStyle = .custom
            }
            home.present(filters, animated: true)
            stage.settle()
            return Finding(
                words: stage.warnings.joined(),
                isWell: filters.presentationController is InteractivePresentationController)
        },
        Symptom("A panel whose parent's children are its pages") { isMended in
            let (tabs, player) = (UITabBarController(), UIViewController())
            let stage = Stage(rootViewController: tabs, assumptions: Assumptions())
            let window = stage.window
            if isMended {
                let root = PanelParent(tabs)
                window.rootViewController = root
                root.addPanel(player, detents: [.height(64), .large])
            } else {
                tabs.addPanel(player, detents: [.height(64), .large])
            }
            stage.settle()
            return Finding(words: stage.warnings.joined(), isWell: player.view.window != nil)
        },
        Symptom("A finger that goes another way than the card comes") { isMended in
            let (home, bar) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 64)))
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            home.view.addSubview(bar)
            let menu = UIViewController()
            if isMended {
                bringIn(menu, by: bar, of: home)
            } else {
                home.attachCard(to: bar, policy: ArbitrationPolicy(.leading)) { _ in menu }
            }
            let finger = stage.touch(at: CGPoint(x: 195, y: 720))
            finger.move(by: isMended ? CGVector(dx: 0, dy: -120) : CGVector(dx: -120, dy: 0), over: 0.2)
            // A card that follows is as far in as the finger has gone; one that does not comes in by itself, from out
            // of sight.
            let isFollowed = abs((menu.viewIfLoaded?.superview?.transform.ty ?? 844) - (844 - 110)) < 1
            finger.lift()
            stage.settle()
            return Finding(words: stage.warnings.joined(), isWell: isFollowed)
        },
        Symptom("A detent that the card does not have") { isMended in
            let (home, places) = (UIViewController(), UIViewController())
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            home.presentCard(places, as: .cover { $0.detents = [.height(120), .large] })
            stage.settle()
            let card = places.presentationController as? InteractivePresentationController
            if isMended {
                card?.select(.large)
            } else {
                card?.select(.medium)
            }
            stage.settle()
            return Finding(words: stage.warnings.joined(), isWell: card?.selectedDetent == .large)
        },
        Symptom("A card that the client animates jumps as it is caught") { isMended in
            let scene = SickCard()
            let (card, animator) = (scene.card, Animator())
            animator.view = card
            let arbiter =
                isMended
                ? GestureArbiter.attach(to: card, policy: .continuous, moving: animator)
                : GestureArbiter.attach(to: card, policy: .continuous) { drag in animator.follow(drag) }
            (animator.translation, card.transform.ty) = (200, 200)
            let moved = scene.pull(30, over: 0.1)
            let isCaught = arbiter.touchInWords.contains("caught while moving")
            return withExtendedLifetime(animator) {
                Finding(words: arbiter.touchInWords, isWell: moved == 30 && isCaught)
            }
        },
        Symptom("A tap on a card that still moves") { isMended in
            let (home, filters, button) = (UIViewController(), UIViewController(), UIButton())
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            button.frame = CGRect(x: 100, y: 100, width: 190, height: 150)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            filters.view.addSubview(button)
            if isMended {
                home.presentCard(filters, detents: [.height(300), .large]) { $0.response = 0.2 }
            } else {
                home.presentCard(filters, detents: [.height(300), .large])
            }
            stage.settle()
            filters.enclosingCard?.select(.large)
            stage.advance(by: 0.25)
            stage.touch(at: button.convert(CGPoint(x: 95, y: 75), to: nil)).lift()
            stage.settle()
            let words = filters.enclosingCard?.arbiter?.touchInWords ?? ""
            return Finding(words: words, isWell: presses == 1)
        },
    ]

    @MainActor
    private static func bringIn(_ menu: UIViewController, by bar: UIView, of home: UIViewController) {
        home.attachCard(to: bar) { _ in menu }
    }

    /// Represents an animation of the client's, which knows how far the card shows from rest while it runs.
    @MainActor
    private final class Animator: ArbitratedCard {
        var translation: CGFloat?
        weak var view: UIView?

        func card(mayOpen: Bool) -> Arbitration.Card { translation.map { .moving(at: $0) } ?? Arbitration.Card() }
        func follow(_ drag: GestureArbiter.Drag) {
            if case .moved(let translation) = drag { view?.transform.ty = translation }
        }
        func bounce(at velocity: CGFloat) {}
    }
}
