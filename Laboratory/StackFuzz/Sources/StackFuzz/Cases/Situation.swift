@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Situations that chance brings about too seldom, so that some cases bring them about on purpose.
enum Situation: CaseIterable {
    /// Nested lists are over-scrolled at opposite ends as the finger comes down, and one passes on what it cannot take.
    case stretchedApart
    /// In the middle of a touch, a list passes movement that it cannot take on to the list around it.
    case passedOn
    /// The content moves by itself as the finger comes down, and the policy lets the drag begin anywhere.
    case underWay
    /// The content is over-scrolled across the direction as the drag takes the card.
    case stretchedAcross
    /// The content became so short that it lies where no finger can have pulled it, at rest or while it coasts.
    case outOfReach
    /// The app or the system moves content under a resting finger.
    case movedInHand
    /// A condition asks the arbiter while the arbiter decides, and a decision with an extreme number is printed.
    case askedBack
    /// The client and a veto that the client does not know both answer attempts.
    case vetoed
    /// A recognizer that is no pan has a better claim to the touch.
    case lifted
    /// The arbiter is detached or dropped in mid-touch, and another one is attached.
    case attachedAnew
    /// The card is removed in mid-touch, and inserted again.
    case putBack
}

extension Case {
    /// Changes the case so that it brings about one of the situations, drawn at random.
    mutating func bringAbout(_ chance: inout Chance) {
        setting.declares = chance.percent(50)
        switch chance.of(Situation.allCases) {
        case .stretchedApart: stretchApart(&chance)
        case .passedOn:
            build(chance.of([.nestedLists, .carouselInList]))
            setting.assumptions.scrollTransfer = .inMidGesture
            (setting.bounces, setting.alwaysBounces, setting.contentLength) = (true, true, 1000)
            setting.policy.condition = chance.of([.always, .contentOffset(atMost: 20)])
            (setting.policy.exclusion, setting.policy.handoff) = (nil, .toScroll)
            (setting.refusesEvery, deeds) = (0, [])
            // The outer list begins beyond an end, without a finger that pulls it.
            if chance.percent(40) {
                begin(with: .scrollOuter(-chance.of([20, 50, 110]), fromFarEnd: chance.percent(50)))
            } else if chance.percent(30) {
                // The outer list begins at neither end, and gets movement passed on in the event in which the finger
                // lifts.
                setting.assumptions.offsetWhileTracking = chance.of(Assumptions.Tracking.allCases)
                setting.assumptions.panActionOrder = chance.of(Assumptions.ActionOrder.allCases)
                begin(with: .scrollOuter(chance.of([20, 50, 110]), fromFarEnd: chance.percent(50)))
                for _ in 0..<2 { script.appendLeap(for: setting.policy.direction, &chance) }
            }
        case .underWay:
            allowEverything(&chance)
            setting.startOffset = chance.of([200, 400])
            let place = chance.of([CGFloat(0), 40])
            begin(with: chance.percent(50) ? .glide(place, fromFarEnd: false) : .animate(place, fromFarEnd: false))
        case .stretchedAcross:
            allowEverything(&chance)
            (setting.policy.handoff, setting.bounces) = (.never, true)
            begin(with: .stretchAcross(chance.of([30, 80, 160])))
            rest(atDrag: &chance)
        case .outOfReach:
            setting.policy.direction = chance.of([.up, .left])
            build(.list)
            (setting.tilt, setting.scale) = (.upright, 1)
            (setting.contentLength, setting.startOffset, setting.startsAtFarEnd) = (3000, 0, false)
            setting.policy.handoff = chance.of([.never, .continuous])
            script = .random(for: setting.policy.direction, &chance)
            deeds = []
            let shorter = Deed.Kind.content(chance.of([100, 400, 800]))
            if chance.percent(50) {
                begin(with: shorter)
            } else {
                // Shorten the content while it coasts.
                setting.startOffset = chance.of([0, 1000])
                let lift = script.prependFling(for: setting.policy.direction, &chance)
                deeds = [Deed(time: lift + 0.03, kind: shorter)]
            }
        case .movedInHand:
            allowEverything(&chance)
            setting.startOffset = chance.of([0, 200])
            let time = rest(atDrag: &chance)
            if chance.percent(50) { lift(after: time) }
            deeds = [Deed(time: time, kind: movement(&chance))]
        case .askedBack:
            setting.policy.condition = chance.of([
                .asksArbiter, .atEdge && .asksArbiter, .atEdge && .contentStill(for: 1e18),
            ])
            setting.policy.exclusion = nil
        case .vetoed:
            setting.vetoesEvery = chance.of([1, 2, 3])
            setting.refusesEvery = chance.of([0, 2, 5])
        case .lifted:
            let place = chance.of([Onlooker.Place.card, .list, .row])
            setting.onlookers.append(Onlooker(place: place, manner: .lifts, isEarly: chance.percent(50)))
        case .attachedAnew:
            let time = rest(atDrag: &chance)
            let kind: Deed.Kind = chance.percent(50) ? .detach : .dropRecognizer
            deeds = [Deed(time: time, kind: kind), Deed(time: time + 0.05, kind: .attach)]
        case .putBack:
            let time = rest(atDrag: &chance)
            deeds = [Deed(time: time, kind: .removeCard), Deed(time: time + 0.05, kind: .insertCard)]
        }
    }

    /// Replaces the tree, and removes controls that track a tap, which may only be where no list scrolls.
    private mutating func build(_ tree: Setting.Tree) {
        setting.tree = tree
        setting.onlookers.removeAll { $0.manner == .tracksTap }
    }

    private mutating func stretchApart(_ chance: inout Chance) {
        build(.nestedLists)
        setting.bounces = true
        setting.policy.condition = chance.of([.always, .contentOffset(atMost: 1000), .atEdge])
        setting.policy.handoff = chance.of([.never, .toScroll])
        setting.policy.exclusion = nil
        if chance.percent(50) { setting.assumptions.scrollTransfer = .inMidGesture }
        let isOuterFar = chance.percent(50)
        let (outer, inner) = (chance.of([40, 110, 162] as [CGFloat]), chance.of([40, 110, 161] as [CGFloat]))
        deeds = []
        begin(with: .scrollOuter(-outer, fromFarEnd: isOuterFar))
        begin(with: .scroll(-inner, fromFarEnd: !isOuterFar))
    }

    /// Lets the drag begin wherever the content is.
    private mutating func allowEverything(_ chance: inout Chance) {
        setting.policy.condition = .always
        setting.policy.exclusion = nil
        setting.policy.handoff = chance.of([.never, .toScroll])
        (setting.refusesEvery, deeds) = (0, [])
    }

    private mutating func begin(with deed: Deed.Kind) { deeds.insert(Deed(time: 0, kind: deed), at: 0) }

    private func movement(_ chance: inout Chance) -> Deed.Kind {
        switch chance.count(0...3) {
        case 0: .statusBar
        case 1: .scroll(chance.of([0, 60]), fromFarEnd: false)
        case 2: .glide(chance.of([0, 400]), fromFarEnd: false)
        default: .animate(chance.of([0, 400]), fromFarEnd: false)
        }
    }

    /// Lifts the first finger before any animation that began at `time` can have ended.
    private mutating func lift(after time: TimeInterval) {
        var samples = script.fingers[0].samples.filter { $0.time <= time }
        guard var last = samples.last else { return }
        last.time = time + 0.08
        samples.append(last)
        script.fingers[0].samples = samples
    }

    /// Lets the first finger rest for 0.6 s on its way. Returns a time just after the rest begins.
    @discardableResult private mutating func rest(atDrag chance: inout Chance) -> TimeInterval {
        let samples = script.fingers[0].samples
        let index = min(chance.count(2...8), samples.count - 1)
        let time = samples[index].time
        for finger in script.fingers.indices {
            for sample in script.fingers[finger].samples.indices {
                let isLater = script.fingers[finger].samples[sample].time > time
                if isLater { script.fingers[finger].samples[sample].time += 0.6 }
            }
        }
        return time + 0.001
    }
}

extension ArbitrationPolicy.Condition {
    /// True at the edge, unless the drag has the touch. Asks the arbiter while the arbiter evaluates the condition.
    static let asksArbiter = custom("asks its arbiter") { situation in
        MainActor.assumeIsolated { Confidant.arbiter?.owner != .drag && situation.roomToEdge < 1 }
    }
}

/// The arbiter that a condition can ask.
@MainActor enum Confidant {
    static weak var arbiter: GestureArbiter?
}
