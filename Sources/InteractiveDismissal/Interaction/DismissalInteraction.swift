import GestureArbiter
import UIKitShim

/// Brings together the card's motion, the finger and UIKit's transitions, for one presentation.
///
/// The finger and the springs move the model; the card shows the model; UIKit is told what it has to know. Dragging by
/// itself touches no transition.
@MainActor
final class DismissalInteraction {
    let dismissal: InteractiveDismissal
    private(set) var motion: CardMotion
    /// The transition of UIKit's that is asked for or under way.
    var transition: OpenTransition?
    /// `dismiss` was called since the card last rested: it is not called again.
    var hasRequested = false
    /// The dismissal under way is one that the adaptive delegate is to be told of: a finger's, or an escape.
    var isByUser = false
    /// The delegate is to be told of a refused attempt once UIKit's transition is over.
    var owesAttempt = false
    /// The finger that has the card, or had it last.
    var grip: Grip?
    /// The transition that UIKit began last: one that comes again after its end begins nothing.
    weak var latestContext: (any UIViewControllerContextTransitioning)?
    private(set) var decisions: [DismissalDecision] = []
    private(set) weak var presentation: InteractivePresentationController?

    private var link: FrameLink?
    private var isArmed = false
    /// Of the finger that has the card.
    private var threshold: Threshold?
    private static let longestLog = 100

    init(_ dismissal: InteractiveDismissal, of presentation: InteractivePresentationController) {
        self.dismissal = dismissal
        self.presentation = presentation
        motion = CardMotion(
            spring: dismissal.spring, presenting: dismissal.presentingSpring, dismissing: dismissal.dismissingSpring)
    }

    /// Changes the model, and shows it.
    func move(_ change: (inout CardMotion) -> Void) {
        let before = motion
        change(&motion)
        show(progressFrom: before.progress)
        if motion.isFlying { run() }
    }

    func log(_ reason: DismissalDecision.Reason) {
        if decisions.count == Self.longestLog { decisions.removeFirst() }
        decisions.append(DismissalDecision(time: CACurrentMediaTime(), reason: reason))
    }

    func tell(_ moment: DismissalMoment) { presentation?.tell(moment) }

    /// A layout pass: what follows from the container, the configuration and the model.
    func layOut(distance: CGFloat) { move { $0.layOut(distance: distance) } }

    private func show(progressFrom before: CGFloat) {
        presentation?.showCard()
        let progress = motion.progress
        guard progress != before else { return }
        transition?.update(progress)
        tell(.progressed(progress))
    }

    /// A finger has taken the card.
    func prepareThreshold() {
        threshold = dismissal.impact.map(Threshold.init)
    }

    /// Says when a card in hand comes to where letting go would dismiss it, and when it leaves there.
    func noteArming() {
        threshold?.follow(motion.translation)
        let mayLeave = motion.phase == .dragging && grip?.resists != true
        let held = Arbitration.Release(translation: motion.translation, velocity: 0)
        let wouldLeave = mayLeave && judgement(of: held).target == .away
        guard wouldLeave != isArmed else { return }
        isArmed = wouldLeave
        guard motion.phase == .dragging else { return }
        threshold?.pass(at: motion.translation)
        tell(.armed(wouldLeave))
    }

    /// Where the rule sends a card that is let go: by what the finger pulled, also where the card resisted.
    func judgement(of drag: Arbitration.Release) -> ReleaseRule.Judgement {
        var release = ReleaseRule.Release(drag, distance: motion.distance)
        release.translation = grip.map { translation(for: $0.pull) } ?? motion.translation
        return dismissal.release.judgement(of: release)
    }
}

/// Frames: only while something moves by itself or UIKit is waited for.
extension DismissalInteraction {
    func run() {
        guard link == nil else { return }
        link = FrameLink { [weak self] link in
            guard let self else { return link.invalidate() }
            step(from: link.timestamp, to: link.targetTimestamp)
        }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step(from shown: TimeInterval, to time: TimeInterval) {
        var arrival: CardMotion.Arrival?
        move { arrival = $0.advance(to: time, from: shown) }
        if let arrival { arrived(arrival) }
        waitForTransition()
        if !motion.isFlying, !isWaiting { stop() }
    }

    private func arrived(_ arrival: CardMotion.Arrival) {
        switch arrival {
        case .presented:
            transition?.end(completed: true)
        case .settled:
            tell(.returned)
            if transition?.isCompleted == nil { transition?.end(completed: false) }
            settled()
        case .away:
            transition?.end(completed: true)
        }
    }
}
