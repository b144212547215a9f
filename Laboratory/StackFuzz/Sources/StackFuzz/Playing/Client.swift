@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// The arbiter's client. Moves its card by the drags, and notes every call that is out of order.
@MainActor final class Client {
    private weak var card: UIView?
    private weak var stage: Stage?
    private let direction: ArbitrationPolicy.Direction
    private let refusesEvery: Int
    private let vetoesEvery: Int
    private let resting: Resting
    /// The number of points on the screen for a point in the card's superview.
    private let scale: CGFloat
    /// The mover that moves the card, if the client keeps one.
    private(set) var mover: GestureArbiter.Mover?
    /// Where the card is fully open, in points along the direction from where it lies without a transform.
    private(set) var base: CGFloat = 0
    /// The places at which the card was last shown, and last reported as progress, in points from `base`; nil before
    /// the first.
    private var places = (shown: CGFloat?.none, told: CGFloat?.none)
    private var flight: FlightTruth
    /// The place to which a released card is expected to go, or `.away`; nil if unknown.
    var expected: ReleaseRule.Target?
    /// Whether the card is known to be on its way out of sight.
    var isLeaving = false
    /// What the client and the builder were asked about the current release, and what they answered.
    private(set) var release = AskedRelease()
    /// Whether the arbiter is attached, so that the client may hear of drags.
    var isAttached = false
    private(set) var isDragOpen = false
    private(set) var heard = 0
    private var isShifting = false
    private(set) var cancellations = 0
    private(set) var vetoes = 0
    private(set) var attempts = 0
    private(set) var outcomes = 0
    private var attemptsOfBuilder = 0
    /// Who was asked since the last beginning or end, whether the last answer was no, and at which stage.
    private var asked = (client: false, builder: false, isRefused: false, stage: Arbitration.Stage?.none)
    /// Whether everybody allowed an attempt before the last one. A drag that waits for its list's pan, and meanwhile
    /// went over to scrolling and back, begins by that attempt, whatever is answered on the way back.
    private var wasAllowed = false
    /// The first call that was out of order; nil if none was.
    private(set) var complaint: String?

    init(card: UIView, on stage: Stage, _ setting: Setting) {
        self.card = card
        self.stage = stage
        flight = FlightTruth(setting)
        direction = setting.direction
        (refusesEvery, vetoesEvery) = (setting.refusesEvery, setting.vetoesEvery)
        (resting, scale) = (setting.resting, setting.scale)
        switch setting.client {
        case .hears: break
        // Without an arbiter, the card lies at its first place, too.
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

    /// Hears of momentum, in points per second, that content brought to its edge with no finger down.
    func hear(momentum: CGFloat) {
        if !isAttached { complain("heard of momentum after detach") }
        if isDragOpen { complain("heard of momentum within a drag") }
        if asked.isRefused { complain("heard of momentum that was refused") }
        if !(momentum > 0 && momentum.isFinite) { complain("heard of a momentum of \(momentum)") }
    }

    /// Hears that a card moved by the arbiter or the mover has come to rest or has left.
    func hear(_ outcome: ReleaseRule.Target) {
        outcomes += 1
        // A client that keeps the mover may command it, and hear of the outcome, after the arbiter is gone.
        if !isAttached, mover == nil { complain("heard \(outcome) after detach") }
        switch outcome {
        case .stop(let stop):
            if let expected, expected != .stop(stop) { complain("let go to \(expected), it rested at \(stop)") }
            if abs(place - stop) > 1e-6 { complain("told that it rests at \(stop), and it lies at \(place)") }
        case .away:
            if !resting.leaves { complain("it left, and may not") }
            if let expected, expected != .away { complain("let go to \(expected), it left") }
            if let mover {
                // Bring the dismissed card back, alternately at once and by an animation.
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

    /// Notes the arbiter's next policy.
    func note(_ policy: ArbitrationPolicy) { if policy.beyondRest == .stops { flight.stopsAtEnds = true } }

    /// Hears of the mover's progress.
    private func hear(_ progress: GestureArbiter.Mover.Progress) {
        places.told = progress.translation
        if !(progress.moreOpen <= progress.lessOpen && (0...1).contains(progress.share)) {
            complain("a progress of \(progress)")
        }
        // A shift shows the current frame again, at its new translation.
        guard let mover, let stage, !isShifting else { return }
        let isFlying = mover.movingTranslation != nil
        let jump = flight.note(
            progress.translation + base, at: stage.time, isFlying: isFlying && !isLeaving, to: mover.selected + base)
        if let jump { complain("it jumped in flight: \(jump)") }
    }

    /// A description of how the last progress, the place shown and the mover's translation differ; nil if they agree,
    /// or while the card moves by itself.
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

    /// Answers for the builder, whose veto is asked before the client and is unknown to the client.
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

    /// Forgets the last touch's release and target, because another touch begins.
    func touchDown() {
        release = AskedRelease()
        (expected, isLeaving) = (nil, false)
    }

    /// Moves the card's places, so that the card counts as `distance` points less open. Tells the mover or the arbiter,
    /// and then the card stays where it shows.
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

    /// A drag begins only after everybody who has a say has allowed it.
    private func checkAsked() {
        // A drag that waits for its list's pan until the lift begins together with its release, about which everybody
        // has been asked by then.
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

    /// Notes, before the next attempt, whether everybody allowed the last one.
    private func noteAllowed() {
        if asked.stage == .begin || asked.stage == .handoff, !asked.isRefused { wasAllowed = true }
    }

    func forget() { (card, mover) = (nil, nil) }

    /// The card's place, in points on the screen from fully open.
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
