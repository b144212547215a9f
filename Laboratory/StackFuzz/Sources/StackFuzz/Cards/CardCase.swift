@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// A sequence of touches that must look the same with every kind of card, or one kind in an app.
struct CardCase {
    var setup = CardSetup()
    /// The list's initial distance from the edge at which a drag takes the card, in points.
    var listStart: CGFloat = 0
    enum Rule: CaseIterable { case velocity, projection, distance }
    var rule = Rule.velocity
    /// Whether a second finger rests on the card during every touch.
    var restsBeside = false
    /// Whether a trackpad scrolls in place of the finger that moves.
    var isTrackpad = false
    /// Whether another card in the content has the finger first: it rests at 0 and at `CardPlayer.innerLowest` points.
    var hasInnerCard = false
    /// The list's use, besides the card's drags.
    enum Use { case scrolling, zooming, refreshing }
    var use = Use.scrolling
    /// The stage at which the client denies the card's attempts; nil if the client allows all.
    var refused: Arbitration.Stage?
    /// The kinds of card that are played. The first is compared with each other one.
    var kinds: [CardKind] = [.mover, .deck]
    var acts: [CardAct] = []
    /// What is around the card, whose kind is then the only one; nil to compare kinds.
    var app: AppSetting?
}

extension CardCase {
    static func random(_ chance: inout Chance) -> CardCase {
        var played = CardCase()
        played.setup.stops = chance.of([.one, .two])
        played.setup.mayLeave = chance.percent(66)
        played.setup.isOpen = played.setup.stops == .one || chance.percent(66)
        played.setup.opening = chance.of([.atEdge, .always, .never])
        played.setup.beyondRest = chance.of([.resists, .stops])
        played.setup.handoff = chance.of([[], .toDrag, .toScroll, .continuous])
        played.rule = chance.of(Rule.allCases)
        played.setup.release = played.rule.rule
        // Give the deck's spring the response of the other kinds', 0.35 s.
        let unit = Motion.Spring(dampingRatio: 1, duration: 1)
        played.setup.duration = 0.35 * unit.angularFrequency / (2 * .pi)
        if chance.percent(40) {
            played.setup.list = .atEdge
            played.listStart = chance.of([0, 0, 30, 400])
        }
        if chance.percent(30) { played.refused = chance.of([.begin, .handoff, .release]) }
        let selects = played.setup.stops == .two && chance.percent(40)
        // A top panel and its list are only as long as the visible part, which changes the list's ends and the resistance.
        let resists = played.setup.beyondRest == .resists
        // A top panel's usual finger would be on its handle.
        if chance.percent(30) { played.setup.handle = .init() }
        let handle = played.setup.handle
        if chance.percent(50) { played.setup.isLiveBeside = false }
        let all = CardKind.allCases.filter {
            !$0.isSwiftUI && ($0 != .topPanel || handle == nil)
                && ($0 != .topPanel || played.setup.list == .none && !resists)
        }
        played.kinds = [chance.of(all.filter { $0 == .movedView || $0 == .mover })]
        let others = all.filter { $0 != played.kinds[0] }.shuffled(using: &chance)
        played.kinds += others.prefix(2)
        for _ in 0..<chance.count(1...3) { played.appendStroke(selects: selects, &chance) }
        if chance.percent(20) { played.restsBeside = true }
        if chance.percent(20) { played.useTrackpad() }
        if chance.percent(20), played.kinds.allSatisfy({ $0 != .topPanel }) { played.nest() }
        if chance.percent(15) { played.useList(&chance) }
        if chance.percent(5) { played.stay(&chance) }
        return played
    }

    private mutating func useTrackpad() {
        (isTrackpad, restsBeside) = (true, false)
        setup.changePolicy = { $0.followsTrackpad = true }
    }

    /// Puts a card into the content, without a list, whose ends would be another card's.
    private mutating func nest() { (hasInnerCard, setup.list, listStart) = (true, .none, 0) }

    /// Zooms the list, or gives it a refresh control and makes the content a handle, and pulls the list at its edge.
    private mutating func useList(_ chance: inout Chance) {
        use = chance.of([.zooming, .refreshing])
        (setup.list, setup.handleDrags, listStart, refused) = (.atEdge, use == .refreshing, 0, nil)
        let all: [CardKind] = [
            .movedView, .mover, .presentation, .deck, .bottomPanel, .leftPanel, .rightPanel, .hostedPanel,
        ]
        kinds = Array(
            all.filter { use == .zooming || $0.direction == .down }.shuffled(using: &chance).prefix(3))
        (setup.isOpen, setup.mayLeave, restsBeside, isTrackpad, hasInnerCard) = (true, true, false, false, false)
        acts = [
            .wait(frames: 30), .down, .move(along: chance.number(60...180).rounded() + 0.37, across: 0, frames: 20),
            .hold(frames: 20),
            .lift, .wait(frames: 150),
        ]
    }

    /// Moves the card under a resting finger. A second finger comes down, and stays on the card when the first lifts.
    private mutating func stay(_ chance: inout Chance) {
        (setup.stops, setup.isOpen, setup.list, use) = (.two, true, chance.of([.none, .atEdge]), .scrolling)
        (listStart, refused, restsBeside, isTrackpad, hasInnerCard) = (0, nil, false, false, false)
        kinds = Array(CardKind.allCases.filter { $0 != .topPanel }.shuffled(using: &chance).prefix(3))
        acts = [
            .thumb(isDown: true), .select(isOpen: false, animated: true), .wait(frames: chance.count(6...14)), .down,
            .thumb(isDown: false), .move(along: chance.number(-30...60).rounded() + 0.37, across: 0, frames: 20),
            .hold(frames: 20), .lift, .wait(frames: 150),
        ]
    }

    private mutating func appendStroke(selects: Bool, _ chance: inout Chance) {
        if selects { acts.append(.select(isOpen: chance.percent(50), animated: chance.percent(75))) }
        switch chance.count(0...4) {
        case 0: acts.append(.wait(frames: chance.count(0...40)))
        case 1...3: acts.append(.waitUntilNear(chance.of([0.3, 0.9, 4, 30])))
        default: acts.append(.wait(frames: 150))
        }
        if chance.percent(20) {
            // Not on the bar, a tap on which opens the card.
            let depth = chance.number((setup.handle == nil ? 1 : 16)...110).rounded()
            acts += [.wait(frames: 150), .row(depth: depth, aside: chance.number(-110...110).rounded())]
        }
        acts.append(.down)
        switch chance.count(0...5) {
        // A tap.
        case 0: acts.append(.hold(frames: chance.count(1...10)))
        case 1:
            let wrong = chance.number(-14 ... -4).rounded() + 0.37
            acts += [.move(along: wrong, across: 0, frames: 8), .move(along: 101 - wrong, across: 0, frames: 40)]
        case 2:
            acts += [.move(along: 0, across: 60, frames: 20), .move(along: 40, across: 0, frames: 20)]
        default:
            for _ in 0..<chance.count(1...3) {
                // Fractions keep the finger away from slops and midpoints, where a rounding error would decide.
                let (along, frames) = (chance.number(-220...220).rounded() + 0.37, chance.of([6, 12, 40]))
                let across = chance.number(-8...8).rounded() + 0.23
                acts.append(.move(along: along, across: across, frames: frames))
            }
        }
        if chance.percent(15) { acts.append(.palm) }
        if chance.percent(50) { acts.append(.hold(frames: 20)) }
        acts.append(.lift)
    }
}

extension CardCase.Rule {
    fileprivate var rule: ReleaseRule {
        switch self {
        case .velocity: .velocityAndProgress()
        case .projection: .projection()
        case .distance: .distance(points: 60)
        }
    }
}

extension CardCase: Playable {
    func violation(_ reached: inout Reached) -> Violation? { CardPlayer.play(self, &reached) }
    var story: [String] { CardPlayer.story(of: self) }
    var kind: String { kinds.map { "\($0)" }.joined() }

    var smaller: AnySequence<CardCase> {
        var cases: [CardCase] = []
        func add(_ change: (inout CardCase) -> Void) {
            var copy = self
            change(&copy)
            cases.append(copy)
        }
        if kinds.count > 2 { for index in kinds.indices.dropFirst() { add { $0.kinds.remove(at: index) } } }
        for index in acts.indices { add { $0.acts.remove(at: index) } }
        if restsBeside { add { $0.restsBeside = false } }
        if isTrackpad { add { $0.isTrackpad = false } }
        if hasInnerCard { add { $0.hasInnerCard = false } }
        if refused != nil { add { $0.refused = nil } }
        if setup.handle != nil { add { $0.setup.handle = nil } }
        if setup.isLiveBeside != nil { add { $0.setup.isLiveBeside = nil } }
        if setup.list != .none, app == nil { add { $0.setup.list = .none } }
        if listStart != 0 { add { $0.listStart = 0 } }
        for simpler in app?.simpler ?? [] { add { $0.app = simpler } }
        return AnySequence(cases)
    }

    var description: String {
        let start = setup.list == .none ? "no list" : "list from \(listStart)"
        let words = [
            "card: \(kinds.map { "\($0)" }.joined(separator: ", "))", "\(setup.stops)", setup.isOpen ? "open" : "low",
            setup.mayLeave ? "leaves" : "stays", start, "opening \(setup.opening ?? .atEdge)", "\(setup.beyondRest)",
            "hand-off \(setup.handoff.rawValue)", "\(rule)", refused.map { "no at \($0)" } ?? "",
            setup.handle == nil ? "" : "with a handle", setup.isLiveBeside == false ? "dimmed" : "",
            restsBeside ? "beside a resting finger" : "", isTrackpad ? "by a trackpad" : "",
            hasInnerCard ? "around another card" : "", use == .scrolling ? "" : "\(use)",
            app?.description ?? "",
        ]
        return ([words.filter { !$0.isEmpty }.joined(separator: ", ")] + acts.map { "  \($0)" })
            .joined(separator: "\n")
    }
}
