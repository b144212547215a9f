import GestureArbiter
import HeadlessUIKit

extension Symptom {
    /// "My card does not move", and views in it that do not react.
    static let standing = [
        Symptom("The content has further to go, and the policy hands nothing over") { isMended in
            let scene = SickCard(offset: 37)
            let arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            if isMended {
                arbiter.policy = .continuous
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The region is bound to no place") { isMended in
            let scene = SickCard(offset: 37)
            let handle = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 24))
            scene.card.addSubview(handle)
            let policy = ArbitrationPolicy(.down, when: .touchStarts(in: .handle))
            let arbiter = GestureArbiter.attach(to: scene.card, policy: policy, moving: scene.card)
            if isMended {
                arbiter.bind(.handle, to: handle)
            }
            let moved = scene.pull(120, from: 65)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("A flag is on") { isMended in
            let scene = SickCard()
            let policy = ArbitrationPolicy.continuous.unless(.editing)
            let arbiter = GestureArbiter.attach(to: scene.card, policy: policy, moving: scene.card)
            arbiter.flags = [.editing]
            if isMended {
                arbiter.flags.remove(.editing)
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The client says no at every stage") { isMended in
            let scene = SickCard()
            let arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            arbiter.onAttempt = { _ in .deny(reason: "unsaved") }
            if isMended {
                arbiter.onAttempt = { $0.stage == .release ? .deny(reason: "unsaved") : .allow }
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("A refresh control wants the pull") { isMended in
            let scene = SickCard()
            scene.list.refreshControl = UIRefreshControl()
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                arbiter.policy = arbiter.policy.ignoring(.refreshControls)
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The finger goes too much to the side") { isMended in
            let scene = SickCard()
            let arbiter = GestureArbiter.attach(to: scene.card, moving: scene.card)
            if isMended {
                arbiter.policy.cone = 60
            }
            let moved = scene.pull(90, across: 120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The drag goes the other way") { isMended in
            let scene = SickCard()
            scene.list.removeFromSuperview()
            let arbiter = GestureArbiter.attach(to: scene.card, policy: ArbitrationPolicy(.up), moving: scene.card)
            if isMended {
                arbiter.policy.direction = .down
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 100)
        },
        Symptom("The list is kept from scrolling") { isMended in
            let scene = SickCard()
            let queue = QueueView(frame: scene.list.frame)
            queue.contentSize = scene.list.contentSize
            scene.card.addSubview(queue)
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                arbiter.policy.handoff = .never
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved > 0)
        },
        Symptom("The card is laid out by its frame") { isMended in
            let home = LaidOut(isMended: isMended)
            let stage = Stage(rootViewController: home, assumptions: Assumptions())
            stage.advanceFrame()
            GestureArbiter.attach(to: home.card, moving: home.card)
            let finger = stage.touch(at: CGPoint(x: 195, y: 455))
            finger.move(by: CGVector(dx: 0, dy: 110), over: 0.2)
            let moved = home.card.frame.minY - 55
            finger.cancel()
            return Finding(words: stage.warnings.joined(), isWell: moved > 99)
        },
        Symptom("A control of the client's own follows the finger") { isMended in
            let scene = SickCard()
            let knob = UIView(frame: CGRect(x: 100, y: 350, width: 200, height: 100))
            scene.card.addSubview(knob)
            let arbiter = GestureArbiter.attach(to: scene.card, policy: .continuous, moving: scene.card)
            if isMended {
                arbiter.treatAsOpaque(knob)
            }
            let moved = scene.pull(120)
            return Finding(words: arbiter.touchInWords, isWell: moved == 0)
        },
    ]

    /// A list that leaves a pull at its top to a card, as lists did before there was an arbiter.
    private final class QueueView: UIScrollView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer !== panGestureRecognizer || contentOffset.y > 0
        }
    }

    private final class LaidOut: UIViewController {
        let card = UIView()
        private let isMended: Bool

        init(isMended: Bool) {
            self.isMended = isMended
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { view.addSubview(card) }

        override func viewDidLayoutSubviews() {
            let place = CGRect(x: 0, y: 55, width: view.bounds.width, height: view.bounds.height - 55)
            if isMended {
                card.bounds.size = place.size
                card.center = CGPoint(x: place.midX, y: place.midY)
            } else {
                card.frame = place
            }
        }
    }
}
