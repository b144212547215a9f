import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// The targets that an arbiter adds to a list's pan, to hold the list and to see it coast.
@MainActor
@Suite("Targets of a list's pan")
struct TargetTests {
    /// How an app loses its arbiter, apart from `detach()`.
    enum Loss: String, CaseIterable {
        /// Its recognizer is removed from its view, and nobody keeps it.
        case panRemoved
        /// The recognizer is removed, and the app keeps the arbiter.
        case arbiterKept
        /// The recognizer is removed, and the app keeps it.
        case panKept
        /// The recognizer is added to another view.
        case panMoved
        /// The recognizer is disabled.
        case panOff
        /// The container is deallocated; the list stays in use elsewhere.
        case containerGone
        /// Detached, as it should be.
        case detached
    }

    /// The state of the interaction at that time.
    enum Time: String, CaseIterable {
        case untouched, tapped, undecided, scrolling, dragging, settling, draining, coasting, caught, sideways
    }

    struct Case: CustomStringConvertible, Sendable {
        let policy: ArbitrationPolicy
        let time: Time
        let loss: Loss
        var description: String { "\(loss) while \(time), \(policy.handoff)" }

        static let all: [Case] = [ArbitrationPolicy.gated, .continuous].flatMap { policy in
            Time.allCases.flatMap { time in Loss.allCases.map { Case(policy: policy, time: time, loss: $0) } }
        }.filter { !$0.isUnseen }

        /// An arbiter that stays alive, in a touch in which neither it nor the list takes part: it does not learn of
        /// the lift, and its targets stay until the next touch, or until it is deallocated.
        private var isUnseen: Bool {
            switch loss {
            case .panKept, .panMoved, .panOff: time == .sideways || time == .caught
            case .panRemoved, .arbiterKept, .containerGone, .detached: false
            }
        }
    }

    /// A card with a list that only the window keeps.
    @MainActor
    private final class Scene {
        let stage: Stage
        private(set) weak var card: UIView?
        private weak var arbiter: GestureArbiter?
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 789))
        private var finger: Finger?
        private var kept: [AnyObject] = []

        init(_ it: Case, _ doubt: Doubt) {
            stage = Stage(assumptions: doubt.assumptions)
            let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: 2640)
            card.addSubview(list)
            stage.window.addSubview(card)
            self.card = card
            var policy = it.policy
            policy.momentum = .bounces
            arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card)
        }

        func bring(to time: Time) {
            list.contentOffset.y = time == .scrolling || time == .coasting || time == .caught ? 600 : 0
            guard time != .untouched else { return }
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            self.finger = finger
            switch time {
            case .untouched: break
            case .tapped: lift()
            case .undecided: finger.move(by: CGVector(dx: 0, dy: 4), over: 0.1)
            case .scrolling: finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
            case .dragging: finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
            case .sideways: finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
            case .settling:
                finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
                finger.hold(for: 0.1)
                lift()
                stage.advance(by: 0.05)
            case .draining:
                finger.move(by: CGVector(dx: 0, dy: 100), over: 0.05)
                lift()
            case .coasting, .caught:
                finger.move(by: CGVector(dx: 0, dy: 100), over: 0.05)
                lift()
                stage.advance(by: 0.05)
                if time == .caught { self.finger = stage.touch(at: CGPoint(x: 195, y: 400)) }
            }
        }

        func lose(_ loss: Loss) {
            guard let arbiter, let pan = arbiter.panGestureRecognizer else { return }
            switch loss {
            case .panRemoved: card?.removeGestureRecognizer(pan)
            case .arbiterKept:
                kept.append(arbiter)
                card?.removeGestureRecognizer(pan)
            case .panKept:
                kept.append(pan)
                card?.removeGestureRecognizer(pan)
            case .panMoved:
                let other = UIView()
                stage.window.addSubview(other)
                other.addGestureRecognizer(pan)
            case .panOff: pan.isEnabled = false
            case .containerGone:
                stage.window.addSubview(list)
                card?.removeFromSuperview()
            case .detached: arbiter.detach()
            }
        }

        func leave() {
            if finger != nil { lift() }
            stage.settle()
        }

        private func lift() {
            finger?.lift()
            finger = nil
        }
    }

    @Test(
        "No target is left, whatever the app does to its arbiter, and whenever", arguments: Case.all,
        Doubt.ofCallingBack.sampled())
    func lost(_ it: Case, doubt: Doubt) {
        let scene = Scene(it, doubt)
        let before = scene.list.panGestureRecognizer.numberOfTargets
        scene.bring(to: it.time)
        scene.lose(it.loss)
        scene.leave()
        #expect(scene.list.panGestureRecognizer.numberOfTargets == before)
        #expect(scene.stage.stillMoving.isEmpty)
    }
}
