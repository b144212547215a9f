import Foundation

@testable @_spi(Engine) import GestureArbiter

extension Scenario {
    private static func list(_ room: CGFloat) -> Scroller { Scroller(room: room, range: 3) }

    private static func policy(
        _ handoff: ArbitrationPolicy.Handoff, when condition: ArbitrationPolicy.Condition = .atEdge,
        _ change: (inout ArbitrationPolicy) -> Void = { _ in }
    ) -> ArbitrationPolicy {
        var policy = ArbitrationPolicy(.down, when: condition, handoff: handoff, slop: 2)
        change(&policy)
        return policy
    }

    /// Every hand-off over one list and two, with each possible disturbance.
    static let all: [Scenario] = handoffs + conditions + clients + scenes + places + shifts + driven

    private static let handoffs: [Scenario] = [
        ("gated", ArbitrationPolicy.Handoff.never), ("once", .toDrag), ("sheet", .toScroll),
        ("continuous", .continuous),
    ].flatMap { name, handoff in
        [
            Scenario(name: "\(name), one list", policy: policy(handoff), scrollers: [list(2)], reach: 9),
            Scenario(
                name: "\(name), two lists", policy: policy(handoff), scrollers: [list(1), Scroller(room: 1, range: 2)],
                movements: [1, 3, -1, -3], reach: 5),
            Scenario(name: "\(name), nothing scrolls", policy: policy(handoff), scrollers: [], reach: 9),
        ]
    }

    private static let conditions: [Scenario] = [
        Scenario(
            name: "edge or handle, continuous", policy: policy(.continuous, when: .atEdge || .touchStarts(in: .handle)),
            scrollers: [list(2)], starts: [Start(), Start(isInHandle: true)]),
        Scenario(
            name: "raw offset, continuous", policy: policy(.continuous, when: .contentOffset(atMost: -1)),
            scrollers: [list(3)]),
        Scenario(
            name: "raw offset, once, two lists", policy: policy(.toDrag, when: .contentOffset(atMost: 0)),
            scrollers: [list(3), Scroller(room: 1, range: 1)], movements: [1, 3, -1, -3], reach: 5),
        Scenario(
            name: "unless editing, continuous",
            policy: policy(.continuous) { $0.exclusion = .editing }, scrollers: [Scroller(room: 1, range: 2)],
            movements: [1, 3, -1, -3], reach: 4, disturbances: [.flag(true), .flag(false)]),
        Scenario(
            name: "edge and not coasting, once", policy: policy(.toDrag, when: .atEdge && !.decelerating),
            scrollers: [list(1)], starts: [Start(), Start(isDecelerating: true)]),
        Scenario(
            name: "cool-down, continuous", policy: policy(.continuous, when: .contentStill(for: 0.1)),
            scrollers: [Scroller(room: 1, range: 2)], movements: [1, 3, -1, -3], reach: 4,
            starts: [Start(), Start(isDecelerating: true)], disturbances: [.wait(0.1)]),
        Scenario(
            name: "cool-down, gated, nothing scrolls", policy: policy(.never, when: .contentStill(for: 0.1)),
            scrollers: [],
            movements: [1, 2, -1, -2], reach: 5, starts: [Start(isDecelerating: true)],
            disturbances: [.wait(0.05), .wait(0.1)]),
        Scenario(
            name: "always, sheet, wide cone", policy: policy(.toScroll, when: .always) { $0.cone = 80 },
            scrollers: [list(2)]),
        Scenario(
            name: "stops at rest, continuous", policy: policy(.continuous) { $0.beyondRest = .stops },
            scrollers: [list(1)]),
    ]

    private static let clients: [Scenario] = [
        Scenario(
            name: "asked everywhere, continuous", policy: policy(.continuous), scrollers: [list(1)],
            asks: [.begin, .handoff, .release], movements: [1, 3, -1, -3], reach: 5),
        Scenario(
            name: "asked for better claims, continuous, two lists", policy: policy(.continuous),
            scrollers: [list(1), list(0)],
            asks: [.claim], movements: [1, 3, -1, -3], reach: 5, answers: [.yes, .no(reason: "a slider"), .notYet]),
        Scenario(
            name: "asked for all, once", policy: policy(.toDrag), scrollers: [list(1)],
            asks: [.claim, .begin, .handoff, .release], movements: [1, 3, -1, -3], reach: 5),
        Scenario(
            name: "asked at begin and release, gated", policy: policy(.never), scrollers: [list(0)],
            asks: [.begin, .release, .claim]),
    ]

    /// Cards with several resting places, as a touch may find them: at a lower place, at its ceiling, with a bottom, in
    /// motion. A moving card may settle at any of them, because each touch begins anew.
    private static let cards: [Start] = [
        Arbitration.Card(place: 3), Arbitration.Card(place: 3, ceiling: 3), Arbitration.Card(place: 3, bottom: 3),
        Arbitration.Card(place: 2, ceiling: 1, bottom: 4), .moving(at: 1.5),
        Arbitration.Card(place: 1.5, isMoving: true, ceiling: 1, bottom: 3),
    ].map { Start(card: $0) }

    /// Hand-offs for each opening.
    private static let places: [Scenario] = [
        ("gated", ArbitrationPolicy.Handoff.never), ("once", .toDrag), ("sheet", .toScroll),
        ("continuous", .continuous),
    ].flatMap { name, handoff in
        [ArbitrationPolicy.Opening.atEdge, .always, .never].flatMap { opening in
            [
                Scenario(
                    name: "several places, \(name), opening .\(opening), one list",
                    policy: policy(handoff) { $0.opening = opening }, scrollers: [list(1)],
                    movements: [1, 4, -1, -4], reach: 5,
                    starts: cards.filter { !$0.card.isMoving } + [Start(isInHandle: true, card: .init(place: 3))]),
                Scenario(
                    name: "several places, \(name), opening .\(opening), asked, stretched",
                    policy: policy(handoff) {
                        $0.opening = opening
                        $0.beyondRest = opening == .always ? .stops : .resists
                    },
                    scrollers: [list(0)], asks: [.begin, .claim, .release], movements: [3, -1, -4], reach: 4,
                    starts: cards + [
                        Start(isDecelerating: true, overscroll: 1, card: .init(place: 3)),
                        Start(isDecelerating: true, overscroll: -1, card: .init(place: 2)),
                    ]
                ),
            ]
        }
    }

    /// All places of the card shift while a finger holds it, or is still undecided.
    private static let shifts: [Scenario] = [
        Scenario(
            name: "places move, continuous", policy: policy(.continuous), scrollers: [list(1)],
            movements: [1, 3, -1, -3], reach: 4, starts: [Start(), Start(card: .init(place: 2, bottom: 3))],
            disturbances: [.shifted(1), .shifted(-1)]),
        Scenario(
            name: "places move while asked, sheet", policy: policy(.toScroll), scrollers: [list(0)], asks: [.release],
            movements: [1, 3, -1, -3], reach: 4, starts: cards, disturbances: [.shifted(1), .shifted(-1)]),
    ]

    private static let scenes: [Scenario] = [
        Scenario(
            name: "content moves by itself, continuous", policy: policy(.continuous), scrollers: [list(2)],
            movements: [1, 3, -1, -3], reach: 4, disturbances: [.content(depth: 0, by: 1), .content(depth: 0, by: -1)]),
        Scenario(
            name: "geometry changes, continuous", policy: policy(.continuous), scrollers: [list(1)],
            movements: [1, 3, -1, -3],
            reach: 4,
            disturbances: [
                .geometry(depth: 0, inset: -1, range: 1), .geometry(depth: 0, inset: 1, range: -1),
                .geometry(depth: 0, inset: 0, range: -2),
            ]),
        Scenario(
            name: "geometry changes while asked, once", policy: policy(.toDrag), scrollers: [list(0)],
            asks: [.release], movements: [1, 3, -1, -3], reach: 4,
            disturbances: [.geometry(depth: 0, inset: -1, range: 1), .geometry(depth: 0, inset: 1, range: -1)]),
        Scenario(
            name: "touch on a bounce, continuous", policy: policy(.continuous), scrollers: [list(0)],
            starts: [Start(), Start(isDecelerating: true, overscroll: 1)], disturbances: [.overruled]),
        Scenario(
            name: "touch on a bounce at the far end, continuous", policy: policy(.continuous), scrollers: [list(2)],
            starts: [Start(isDecelerating: true, overscroll: -1), Start(isDecelerating: true, overscroll: -3)]),
        Scenario(
            name: "touch on short content beyond its far end, once", policy: policy(.toDrag),
            scrollers: [Scroller(room: 0, range: 0)], reach: 9, starts: [Start(isDecelerating: true, overscroll: -2)]),
        Scenario(
            name: "touch on content that was left beyond its edge, continuous", policy: policy(.continuous),
            scrollers: [list(0)], movements: [1, 3, -1, -3],
            starts: [
                Start(overscroll: 1), Start(overscroll: 3), Start(overscroll: 2, card: .init(place: 3, isMoving: true)),
            ],
            disturbances: [.overruled]),
        Scenario(
            name: "touch on content that was left beyond an end, sheet",
            policy: policy(.toScroll) { $0.opening = .always }, scrollers: [list(1)], movements: [1, 4, -1, -4],
            reach: 5,
            starts: cards.filter { !$0.card.isMoving }
                + [Start(overscroll: 2, card: .init(place: 3)), Start(overscroll: -2, card: .init(place: 3))]),
        Scenario(
            name: "a band that nobody knows, continuous", policy: policy(.continuous), scrollers: [unmeasured],
            movements: [1, 3, -1, -3], reach: 5,
            starts: [Start(), Start(isDecelerating: true, overscroll: 2), Start(isDecelerating: true, overscroll: -2)]),
        Scenario(
            name: "touch on a bounce, unless editing, two lists",
            policy: policy(.continuous) { $0.exclusion = .editing }, scrollers: [list(0), list(0)],
            movements: [2, -2], reach: 4, starts: [Start(), Start(isDecelerating: true, overscroll: 1)],
            disturbances: [.flag(true), .flag(false)]),
        Scenario(
            name: "momentum bounces, continuous", policy: policy(.continuous) { $0.momentum = .bounces },
            scrollers: [list(1)],
            movements: [1, 3, -1, -3], reach: 5, interludes: [.coast(velocity: 300), .coast(velocity: -300)]),
        // A pull that does not show ends as the card takes the finger, also if the card only resists.
        Scenario(
            name: "no bounces, unless editing, at the lowest place, continuous",
            policy: policy(.continuous) { $0.exclusion = .editing }, scrollers: [rigid], movements: [1, 3, -1, -3],
            reach: 9, starts: [Start(card: .init(place: 3, ceiling: 3, bottom: 3))],
            disturbances: [.flag(true), .flag(false)]),
        // A trackpad's scrolling has no slop.
        Scenario(
            name: "without a slop, continuous", policy: policy(.continuous) { $0.slop = 0 },
            scrollers: [list(1)], movements: [1, 3, -1, -3], reach: 5,
            starts: cards + [Start(isDecelerating: true, overscroll: 2)]),
        Scenario(
            name: "without a slop, once, two lists", policy: policy(.toDrag) { $0.slop = 0 },
            scrollers: [list(1), list(1)], movements: [1, 3, -1, -3], reach: 5),
        Scenario(
            name: "a list that never moves, continuous", policy: policy(.continuous), scrollers: [stuck],
            movements: [1, 2, -1, -2], reach: 9),
        Scenario(
            name: "a large title over a list that waits, continuous", policy: policy(.continuous),
            scrollers: [waiting], movements: [1, 3, -1, -3], reach: 14),
        Scenario(
            name: "a large title opens, continuous", policy: policy(.continuous), scrollers: [title],
            movements: [1, 2, -1, -2],
            reach: 9),
        Scenario(
            name: "no bounces, wide range, continuous", policy: policy(.continuous), scrollers: [rigid, list(1)],
            movements: [0.5, 2, -0.5, -2], reach: 3),
    ]

    /// Lists that the arbiter scrolls by the pan of one of them.
    private static let driven: [Scenario] = [("continuous", ArbitrationPolicy.Handoff.continuous), ("once", .toDrag)]
        .flatMap { name, handoff in
            [
                ("inner", 0, [Scroller(room: 1, range: 2), Scroller(room: 1, range: 2)]),
                ("outer", 1, [list(1), Scroller(room: 1, range: 2)]),
                ("rigid", 1, [list(1), rigid]),
            ]
            .map { which, panning, scrollers in
                Scenario(
                    name: "lists that move with the \(which) one's pan, \(name)", policy: policy(handoff),
                    scrollers: scrollers, movements: [1, 3, -1, -3], reach: 5, panning: panning)
            }
        }

    private static let unmeasured: Scroller = {
        var scroller = list(1)
        scroller.tellsLength = false
        return scroller
    }()

    private static let stuck: Scroller = {
        var scroller = list(2)
        scroller.isStuck = true
        return scroller
    }()

    private static let title: Scroller = {
        var scroller = list(1)
        scroller.reserve = 2
        return scroller
    }()

    private static let waiting: Scroller = {
        var scroller = title
        scroller.patience = 20
        return scroller
    }()

    private static let rigid: Scroller = {
        var scroller = Scroller(room: 2, range: 4)
        scroller.bounces = false
        return scroller
    }()
}
