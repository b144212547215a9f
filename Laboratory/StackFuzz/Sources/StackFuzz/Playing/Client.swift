@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// Hears of drags and moves its card; notes what it should not have heard.
@MainActor final class Client {
    private weak var card: UIView?
    private weak var stage: Stage?
    private let direction: ArbitrationPolicy.Direction
    private let refusesEvery: Int
    private let vetoesEvery: Int
    private let resting: Resting
    /// Points on the screen for a point beside the card.
    private let scale: CGFloat
    /// What moves the card, where the client keeps it.
    private(set) var mover: GestureArbiter.Mover?
    /// Where the card is fully open, in points along the direction from where it lies without a transform.
    private(set) var base: CGFloat = 0
    /// Where it was shown last, and where that was told, in points from there; nil before.
    private var places = (shown: CGFloat?.none, told: CGFloat?.none)
    private var flight: FlightTruth
    /// Where what was let go is to come to rest, or that it is to leave; nil where that is not known.
    var expected: ReleaseRule.Target?
    /// Whether it is on its way out of sight, where that is known.
    var isLeaving = false
    /// What it and the builder were asked of the release under way, and what they said.
    private(set) var release = AskedRelease()
    /// Whether it may hear anything.
    var isAttached = false
    private(set) var isDragOpen = false
    private(set) var heard = 0
    private var isShifting = false
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
        flight = FlightTruth(setting)
        direction = setting.policy.direction.resolved(isRightToLeft: false)
        (refusesEvery, vetoesEvery) = (setting.refusesEvery, setting.vetoesEvery)
        (resting, scale) = (setting.resting, setting.scale)
        switch setting.client {
        case .hears: break
        // Without an arbiter it lies there, too.
        case .looksOn: if !setting.hasArbiter { show(resting.first / scale) }
        case .settles:
            mover = makeMover()
            show(resting.first)
        }
    }

    private func makeMover() -> GestureArbiter.Mover {
        let length: CGFloat = direction.axis == .vertical ? 789 : 390
        let mover = GestureArbiter.Mover(
            stops: resting.stops, selected: resting.start, release: resting.rule.release,
            leavingAt: { [weak self, leaves = resting.leaves] in leaves ? length - (self?.base ?? 0) : nil },
            show: { [weak self] in self?.show($0) },
            onOutcome: { [weak self] in self?.hear($0) })
        mover.onProgress = { [weak self] in self?.hear($0) }
        return mover
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
        // The mover is the client's: it may command it when the arbiter is gone.
        if !isAttached, mover == nil { complain("heard \(outcome) after detach") }
        switch outcome {
        case .rested(let stop):
            if let expected, expected != .stop(stop) { complain("let go to \(expected), it rested at \(stop)") }
            if abs(place - stop) > 1e-6 { complain("told that it rests at \(stop), and it lies at \(place)") }
        case .dismissed:
            if !resting.leaves { complain("it left, and may not") }
            if let expected, expected != .away { complain("let go to \(expected), it left") }
            if let mover {
                // Out of sight it is brought back, at once or by itself.
                stage?.perform { [weak mover, isOdd = !outcomes.isMultiple(of: 2)] in
                    isOdd ? mover?.putBack() : mover?.select(mover?.stops.last ?? 0)
                }
            } else if let card {
                card.isHidden = true
                stage?.perform { [weak card] in card?.isHidden = false }
            }
        }
        (expected, isLeaving) = (nil, false)
    }

    /// Where the card moved to.
    private func hear(_ progress: GestureArbiter.Mover.Progress) {
        places.told = progress.translation
        if !(progress.moreOpen <= progress.lessOpen && (0...1).contains(progress.share)) {
            complain("a progress of \(progress)")
        }
        // A shift shows the frame that is shown anew.
        guard let mover, let stage, !isShifting else { return }
        let isFlying = mover.movingTranslation != nil
        let jump = flight.note(
            progress.translation + base, at: stage.time, isFlying: isFlying && !isLeaving, to: mover.selected + base)
        if let jump { complain("it jumped in flight: \(jump)") }
    }

    /// What it was told last of where the card is, and where that was shown, while nothing is on its way; nil where they agree.
    var untold: String? {
        guard let mover, mover.movingTranslation == nil, let told = places.told, let shown = places.shown else {
            return nil
        }
        guard told != shown || mover.translation != shown else { return nil }
        return "told of \(told), shown at \(shown), said to be at \(mover.translation)"
    }

    func answer(_ attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        attempts += 1
        if !isAttached { complain("asked after detach") }
        if !attempt.velocity.isFinite { complain("asked at velocity \(attempt.velocity)") }
        if vetoesEvery > 0, asked.isRefused { complain("asked after a veto") }
        if vetoesEvery == 0 { noteAllowed() }
        (asked.client, asked.stage) = (true, attempt.stage)
        let refuses = attempts.isMultiple(of: refusesEvery)
        asked.isRefused = refuses && !AskedRelease.rests(attempt.target)
        if asked.isRefused { vetoes += 1 }
        let verdict = refuses ? .deny(reason: "unsaved changes") : redirection(at: attempt.stage)
        if attempt.stage == .release { release.noteClient(attempt.target, verdict) }
        return verdict
    }

    /// Somebody whom the client does not know of says yes or no, before it does.
    func answerAsBuilder(_ attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        attemptsOfBuilder += 1
        noteAllowed()
        (asked.builder, asked.stage) = (true, attempt.stage)
        let refuses = attemptsOfBuilder.isMultiple(of: vetoesEvery)
        asked.isRefused = refuses && !AskedRelease.rests(attempt.target)
        if attempt.stage == .release { release.noteBuilder(attempt.target, isRefused: refuses) }
        return refuses ? .deny(reason: "fading out") : .allow
    }

    private func redirection(at stage: Arbitration.Stage) -> Arbitration.Verdict {
        switch (resting.redirection, stage) {
        case (.atBegin, .begin), (.atBegin, .handoff), (.atRelease, .release): .redirect(to: .stop(resting.redirected))
        case (.never, _), (.atBegin, .release), (.atRelease, .begin), (.atRelease, .handoff): .allow
        }
    }

    /// Another touch begins: nothing was asked of its release, and nothing is known of where it goes.
    func touchDown() {
        release = AskedRelease()
        (expected, isLeaving) = (nil, false)
    }

    /// The places lie elsewhere: what is seen stays, and the mover or the arbiter is told.
    func shift(by distance: CGFloat, stops: [CGFloat]?, _ arbiter: GestureArbiter?) {
        base -= distance
        if let mover {
            places.shown? += distance
            isShifting = true
            mover.shift(by: distance, stops: stops)
            isShifting = false
        } else if isDragOpen {
            arbiter?.shiftPlaces(by: distance)
        } else {
            show(0)
        }
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

    func forget() { (card, mover) = (nil, nil) }

    /// Where the card lies, in points on the screen from fully open.
    var place: CGFloat {
        let transform = card?.transform ?? .identity
        return (direction.axis == .vertical ? transform.ty : transform.tx) * direction.sign * scale - base
    }

    func complain(_ text: String) { complaint = complaint ?? text }

    private func show(_ translation: CGFloat) {
        places.shown = translation
        let distance = (translation + base) * direction.sign
        card?.transform =
            direction.axis == .vertical
            ? CGAffineTransform(translationX: 0, y: distance) : CGAffineTransform(translationX: distance, y: 0)
    }
}
