import GestureArbiter
import HeadlessUIKit

extension Symptom {
    /// "It works in the sheet but not in my own container".
    static let elsewhere = [
        Symptom("The finger lands outside the container") { isMended in
            let scene = SickCard()
            let (card, header) = (scene.card, UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50)))
            card.addSubview(header)
            let arbiter = isMended ? around(card) : GestureArbiter.attach(to: header, moving: card)
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("A pan of the client's own wins") { isMended in
            let scene = SickCard()
            let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
            chart.addGestureRecognizer(UIPanGestureRecognizer())
            scene.card.addSubview(chart)
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                arbiter.policy = arbiter.policy.ignoring(.recognizers)
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("Another arbiter, further in, has the touch") { isMended in
            let scene = SickCard()
            let inner = GestureArbiter.attach(to: scene.list, policy: .continuous) { _ in }
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                inner.detach()
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The view that moves is in no other") { isMended in
            let scene = SickCard()
            let (card, panel) = (scene.card, UIView(frame: scene.card.bounds))
            if isMended {
                card.addSubview(panel)
            }
            GestureArbiter.attach(to: card, policy: .continuous, moving: panel)
            scene.pull(120)
            return Finding(words: scene.stage.warnings.joined(), isWell: scene.stage.warnings.isEmpty)
        },
    ]

    @MainActor
    private static func around(_ card: UIView) -> GestureArbiter {
        GestureArbiter.attach(to: card, policy: .continuous, moving: card)
    }

    /// "Nothing is decided at all".
    static let undecided = [
        Symptom("The arbiter has been detached") { isMended in
            let scene = SickCard()
            var arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            arbiter.detach()
            if isMended {
                arbiter = around(scene.card)
            } else {
                arbiter.isEnabled = true
            }
            let moved = scene.pull(120)
            return Finding(words: scene.stage.warnings.joined(), isWell: moved > 0)
        },
        Symptom("The finger stays within the slop") { isMended in
            let scene = SickCard()
            let arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            if isMended {
                arbiter.policy.slop = 4
            }
            let moved = scene.pull(8)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The system takes the touch away, and the client waits for an end") { isMended in
            let scene = SickCard()
            let card = scene.card
            let arbiter = GestureArbiter.attach(to: card) { drag in
                if isMended { follow(drag, by: card) } else { forget(drag, by: card) }
            }
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 455))
            finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
            finger.cancel()
            return Finding(words: arbiter.touchInWords, isWell: scene.translation == 0)
        },
    ]

    @MainActor
    private static func forget(_ drag: GestureArbiter.Drag, by card: UIView) {
        switch drag {
        case .began, .cancelled: break
        case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
        case .ended: card.transform = .identity
        }
    }

    @MainActor
    private static func follow(_ drag: GestureArbiter.Drag, by card: UIView) {
        switch drag {
        case .began: break
        case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
        case .ended, .cancelled: card.transform = .identity
        }
    }

    /// "It opens where it should scroll, or scrolls where it should open".
    static let opening = [
        Symptom("A half-open panel opens first") { isMended in
            let scene = SickCard()
            let arbiter = halfOpen(scene.card)
            if isMended {
                arbiter.policy.opening = .never
            }
            let moved = scene.pull(-120)
            return Finding(words: arbiter.touchInWords, isWell: moved == 0)
        },
        Symptom("A half-open panel over a list that has scrolled") { isMended in
            let scene = SickCard(offset: 40)
            let arbiter = halfOpen(scene.card)
            if isMended {
                arbiter.policy.opening = .always
            }
            let moved = scene.pull(-120)
            return Finding(words: arbiter.touchInWords, isWell: moved < 0)
        },
    ]

    @MainActor
    private static func halfOpen(_ card: UIView) -> GestureArbiter {
        let mover = GestureArbiter.Mover(stops: [0, 300, 600], selected: 300, show: { card.transform.ty = $0 })
        return GestureArbiter.attach(to: card, policy: .continuous, moving: mover)
    }
}
