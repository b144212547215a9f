import GestureArbiter
import HeadlessUIKit

extension Setting {
    static func random(_ chance: inout Chance) -> Setting {
        var setting = Setting()
        setting.tree = chance.of([.list, .list, .list, .nestedLists] + Tree.allCases)
        setting.client = chance.of([.hears, .looksOn])
        setting.isOnCard = chance.percent(40) || setting.tree == .noList || setting.tree == .listOfNoSize
        setting.listComesLate = setting.isOnCard && chance.percent(20)
        setting.contentLength = chance.of([2640, 2640, 1000, 1000.1, 789, 790])
        setting.startOffset = chance.of([0, 0, 0, 15, 40, 200, 211, -60])
        setting.startsAtFarEnd = chance.percent(25)
        if chance.percent(25) { setting.insets = (chance.of([0, 20, 52, 20.1]), chance.of([0, 34])) }
        setting.bounces = !chance.percent(20)
        setting.alwaysBounces = chance.percent(25)
        setting.turn(&chance)
        // A safe area does not turn with a list.
        setting.adjustsInsets = !setting.isTilted && setting.scale == 1 && chance.percent(30)
        let direction = chance.of(
            [.down, .down, .down, .down] + [ArbitrationPolicy.Direction.up, .left, .right, .leading, .trailing])
        setting.policy = randomPolicy(direction, &chance)
        if chance.percent(30) {
            setting.onlookers = (0..<chance.of([1, 1, 2, 3])).map { _ in
                Onlooker.random(on: setting.tree, &chance)
            }
        }
        setting.refusesEvery = chance.of([0, 0, 0, 1, 2, 3])
        setting.framesPerSecond = chance.of([60, 120])
        setting.assumptions = .random(Assumptions.switchesOfGestures, &chance)
        // Content that rests against a moving safe area moves with it, even when held.
        if setting.adjustsInsets { setting.assumptions.safeAreaUnderTransform = .asWithout }
        return setting
    }

    private mutating func turn(_ chance: inout Chance) {
        guard chance.percent(30) else { return }
        tilt = chance.of([.upright, .flipped, .flipped] + Tilt.allCases)
        if chance.percent(50) { innerTilt = chance.of(Tilt.allCases) }
        if chance.percent(15) {
            (scale, client) = (chance.of([0.5, 2]), .looksOn)
        }
        // A table's rows lie below one another, and a refresh control at its list's own top, so a quarter turn makes no
        // sense.
        if tree == .table, tilt.isQuarter { tilt = .flipped }
    }

    static func randomPolicy(_ direction: ArbitrationPolicy.Direction, _ chance: inout Chance) -> ArbitrationPolicy {
        var named: [ArbitrationPolicy] = [.gated, .once, .continuous, .continuous, .sheet]
        for index in named.indices {
            named[index].direction = direction
            named[index].momentum = chance.of([.stays, .bounces, .carries])
        }
        guard chance.percent(40) else { return chance.of(named) }
        let conditions: [ArbitrationPolicy.Condition] = [
            .atEdge, .atEdge || .touchStarts(in: .handle), .contentOffset(atMost: 20), .always,
            .atEdge && !.decelerating, .contentStill(for: 0.1), .atEdge && .contentStill(for: 0.05),
            .editing, .atEdge || .editing, .custom("room below 30") { $0.roomToEdge < 30 },
        ]
        var policy = ArbitrationPolicy(
            direction, when: chance.of(conditions), handoff: chance.of([.never, .toDrag, .toScroll, .continuous]))
        policy.slop = chance.of([10, 10, 0, 4, 24])
        policy.cone = chance.of([45, 45, 30, 60, 90])
        policy.beyondRest = chance.of([.resists, .stops])
        policy.momentum = chance.of([.stays, .bounces, .carries])
        // A policy that allows only what it excludes contradicts itself, and stops a debug build.
        if chance.percent(20), policy.condition != .editing { policy = policy.unless(.editing) }
        return policy
    }
}
