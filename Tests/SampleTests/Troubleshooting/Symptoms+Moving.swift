@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

extension Symptom {
    /// "The list jumps".
    static let jumping = [
        Symptom("The list follows a safe area that changes as its view moves") { isMended in
            let scene = SickCard(CGRect(x: 0, y: 0, width: 390, height: 844))
            let (card, list) = (scene.card, scene.list)
            list.contentInsetAdjustmentBehavior = .automatic
            scene.stage.advanceFrame()
            if isMended {
                list.contentInset.top = card.safeAreaInsets.top
                list.contentInsetAdjustmentBehavior = .never
            }
            list.contentOffset.y = -47
            let arbiter = GestureArbiter.attach(to: card, policy: .continuous, moving: card)
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 455))
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.03)
            let slipped = list.contentOffset.y + 47
            finger.hold(for: 0.1)
            finger.lift()
            return Finding(words: arbiter.touchInWords, isWell: slipped == 0)
        },
        Symptom("Code from before the arbiter writes the offset") { isMended in
            let scene = SickCard(offset: 137)
            let (card, list) = (scene.card, scene.list)
            let leftover = Leftover()
            list.delegate = leftover
            if isMended {
                list.delegate = nil
            }
            let arbiter = GestureArbiter.attach(to: card, policy: .continuous, moving: card)
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 455))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            let scrolled = 137 - list.contentOffset.y
            finger.lift()
            return Finding(
                words: "\(arbiter.touchInWords)\nexternal: \(arbiter.lastTouch?.ledger.external.rounded() ?? 0)",
                isWell: withExtendedLifetime(leftover) { scrolled <= 60 })
        },
    ]

    /// Represents a scroll view's delegate that pins the list by hand.
    @MainActor
    private final class Leftover: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.contentOffset.y < 100 { scrollView.contentOffset.y = 0 }
        }
    }

    /// "It comes back after a flick".
    static let comingBack = [
        Symptom("A flick that hardly moved the card") { isMended in
            let scene = SickCard()
            let arbiter = isMended ? eager(scene.card) : GestureArbiter.attach(to: scene.card, moving: scene.card)
            scene.pull(22, over: 0.03, rests: false)
            scene.stage.settle()
            return Finding(words: arbiter.releaseInWords, isWell: scene.translation == 789)
        },
        Symptom("Neither far nor fast enough") { isMended in
            let scene = SickCard()
            let arbiter = isMended ? light(scene.card) : GestureArbiter.attach(to: scene.card, moving: scene.card)
            scene.pull(160, over: 0.8, rests: false)
            scene.stage.settle()
            return Finding(words: arbiter.releaseInWords, isWell: scene.translation == 789)
        },
        Symptom("A fling that scrolled the list to its top") { isMended in
            let scene = SickCard(offset: 60)
            let card = scene.card
            let arbiter =
                isMended ? near(card) : GestureArbiter.attach(to: card, policy: .continuous, moving: card)
            scene.pull(400, over: 0.15, rests: false)
            scene.stage.settle()
            return Finding(words: arbiter.releaseInWords, isWell: scene.translation == 789)
        },
        Symptom("A presented controller is modal") { isMended in
            let (home, filters) = (UIViewController(), UIViewController())
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            filters.isModalInPresentation = true
            if isMended {
                filters.isModalInPresentation = false
            }
            home.presentCard(filters, as: .cover)
            stage.settle()
            let presentation = filters.presentationController as? InteractivePresentationController
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            finger.move(by: CGVector(dx: 0, dy: 440), over: 0.4)
            finger.lift()
            stage.settle()
            let decisions = presentation?.decisions.map(\.reason.description) ?? []
            return Finding(
                words: decisions.joined(separator: "\n"), isWell: home.presentedViewController == nil)
        },
    ]

    @MainActor
    private static func eager(_ card: UIView) -> GestureArbiter {
        GestureArbiter.attach(to: card, moving: card, release: .velocityAndProgress(leastDistance: 0))
    }

    @MainActor
    private static func light(_ card: UIView) -> GestureArbiter {
        GestureArbiter.attach(to: card, moving: card, release: .velocityAndProgress(threshold: 150, progress: 0.3))
    }

    @MainActor
    private static func near(_ card: UIView) -> GestureArbiter {
        GestureArbiter.attach(to: card, policy: .continuous, moving: card, release: .distance(progress: 0.4))
    }

    /// "It dismisses when I scroll".
    static let leaving = [
        Symptom("One finger scrolls to the top, and goes on as the drag") { isMended in
            let scene = SickCard(offset: 37)
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                arbiter.policy.handoff = .never
            }
            let moved = scene.pull(700, over: 0.9)
            return Finding(words: "\(arbiter.touchInWords)\n\(arbiter.releaseInWords)", isWell: moved == 0)
        },
        Symptom("A second flick, right after the one that brought the list to its top") { isMended in
            let scene = SickCard(offset: 120)
            let arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            if isMended {
                arbiter.policy.condition = .atEdge && .contentStill(for: 0.5)
            }
            scene.pull(200, over: 0.1, rests: false)
            scene.stage.advance(by: 0.4)
            let moved = scene.pull(200, over: 0.1, rests: false)
            return Finding(words: "\(arbiter.touchInWords)\n\(arbiter.releaseInWords)", isWell: moved == 0)
        },
    ]
}
