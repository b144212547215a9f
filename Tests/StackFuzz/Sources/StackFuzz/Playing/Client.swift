import GestureArbiter
import HeadlessUIKit

/// Hears of drags and moves its card; notes what it should not have heard.
@MainActor final class Client {
    private weak var card: UIView?
    private weak var stage: Stage?
    private let direction: ArbitrationPolicy.Direction
    private let refusesEvery: Int
    private let vetoesEvery: Int
    /// Whether it may hear anything.
    var isAttached = false
    private(set) var isDragOpen = false
    private(set) var heard = 0
    private(set) var cancellations = 0
    private(set) var vetoes = 0
    private(set) var attempts = 0
    private(set) var outcomes = 0
    private var attemptsOfBuilder = 0
    /// Which of those who have a say were asked since the last beginning or end, and what the last answer was.
    private var asked = (client: false, builder: false, isRefused: false, stage: Arbitration.Stage?.none)
    /// Before the last attempt there was one that all allowed: a drag that its list's pan keeps waiting, and that has gone
    /// over into scrolling and back meanwhile, begins by that one, whatever is said of the way back.
    private var wasAllowed = false
    /// What was out of order.
    private(set) var complaint: String?

    init(card: UIView, on stage: Stage, _ setting: Setting) {
        self.card = card
        self.stage = stage
        direction = setting.policy.direction.resolved(isRightToLeft: false)
        (refusesEvery, vetoesEvery) = (setting.refusesEvery, setting.vetoesEvery)
    }

    func hear(_ drag: GestureArbiter.Drag) {
        heard += 1
        if !isAttached { complain("heard \(drag) after detach") }
        switch drag {
        case .began:
            if isDragOpen { complain("a second beginning without an end") }
            isDragOpen = true
            checkAsked()
        case .moved(let translation):
            if !isDragOpen { complain("moved without a beginning") }
            if !translation.isFinite { complain("moved to \(translation)") }
            show(translation)
        case .ended(let release):
            if !isDragOpen { complain("an end without a beginning") }
            if !release.velocity.isFinite || !release.translation.isFinite { complain("released at \(release)") }
            isDragOpen = false
            if release.isRefused != (asked.isRefused && asked.stage == .release) {
                complain("let go, refused: \(release.isRefused), and was answered otherwise")
            }
            forgetAnswers()
            show(0)
        case .cancelled:
            if !isDragOpen { complain("cancelled without a beginning") }
            cancellations += 1
            isDragOpen = false
            forgetAnswers()
            show(0)
        }
    }

    /// Content has brought momentum to its edge, with no finger down.
    func hear(momentum: CGFloat) {
        if !isAttached { complain("heard of momentum after detach") }
        if isDragOpen { complain("heard of momentum within a drag") }
        if asked.isRefused { complain("heard of momentum that was refused") }
        if !(momentum > 0 && momentum.isFinite) { complain("heard of a momentum of \(momentum)") }
    }

    /// The card that was moved for it has come to rest.
    func hear(_ outcome: GestureArbiter.Outcome) {
        outcomes += 1
        if !isAttached { complain("heard \(outcome) after detach") }
        guard outcome == .dismissed, let card else { return }
        card.isHidden = true
        stage?.perform { [weak card] in card?.isHidden = false }
    }

    func answer(_ attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        attempts += 1
        if !isAttached { complain("asked after detach") }
        if !attempt.velocity.isFinite { complain("asked at velocity \(attempt.velocity)") }
        if vetoesEvery > 0, asked.isRefused { complain("asked after a veto") }
        if vetoesEvery == 0 { noteAllowed() }
        (asked.client, asked.stage) = (true, attempt.stage)
        asked.isRefused = attempts.isMultiple(of: refusesEvery)
        if asked.isRefused { vetoes += 1 }
        return asked.isRefused ? .deny(reason: "unsaved changes") : .allow
    }

    /// Somebody whom the client does not know of says yes or no, before it does.
    func answerAsBuilder(_ attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        attemptsOfBuilder += 1
        noteAllowed()
        (asked.builder, asked.stage) = (true, attempt.stage)
        asked.isRefused = attemptsOfBuilder.isMultiple(of: vetoesEvery)
        return asked.isRefused ? .deny(reason: "fading out") : .allow
    }

    /// A drag begins only after everybody has said yes.
    private func checkAsked() {
        // Kept waiting by its list's pan until the lift, it is told of with its release, of which they were asked by then.
        let isReleased = asked.stage == .release
        if asked.isRefused, !isReleased, !wasAllowed { complain("a beginning that was refused") }
        if refusesEvery > 0, !asked.client { complain("a beginning of which the client was not asked") }
        if vetoesEvery > 0, !asked.builder { complain("a beginning of which the veto was not asked") }
        if !isReleased { forgetAnswers() }
    }

    private func forgetAnswers() {
        asked = (false, false, false, nil)
        wasAllowed = false
    }

    /// Another attempt begins: what was said of the one before is known.
    private func noteAllowed() {
        if asked.stage == .begin || asked.stage == .handoff, !asked.isRefused { wasAllowed = true }
    }

    func forget() { card = nil }

    func complain(_ text: String) { complaint = complaint ?? text }

    private func show(_ translation: CGFloat) {
        let distance = translation * direction.sign
        card?.transform =
            direction.axis == .vertical
            ? CGAffineTransform(translationX: 0, y: distance) : CGAffineTransform(translationX: distance, y: 0)
    }
}
