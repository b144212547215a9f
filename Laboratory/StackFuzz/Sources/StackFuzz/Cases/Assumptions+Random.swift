import HeadlessUIKit

extension Assumptions {
    /// Some of `switches` set otherwise, perhaps with a disturbance.
    static func random(_ switches: [Switch], _ chance: inout Chance) -> Assumptions {
        var assumptions = Assumptions()
        for doubt in switches where chance.percent(25) { assumptions.set(chance.of(doubt.settings)) }
        // Greater than the arbiter's own, too.
        if chance.percent(5) { assumptions.panSlop = 16 }
        if chance.percent(20) { assumptions.disturbances = [chance.of(Disturbance.allCases)] }
        return assumptions
    }

    /// The same with one switch less that is not as assumed; none where all are.
    var simpler: [Assumptions] {
        var all = Self.switches.map { doubt in changed { $0.set(doubt.settings[0]) } }
        all.append(changed { $0.disturbances = [] })
        return all.filter { $0 != self }
    }

    /// What is not as assumed, as `switch=setting`.
    var differences: [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: Assumptions()).children)
            .filter { "\($0.0.value)" != "\($0.1.value)" }
            .map { "\($0.0.label ?? "")=\($0.0.value)" }
    }

    private func changed(_ change: (inout Assumptions) -> Void) -> Assumptions {
        var copy = self
        change(&copy)
        return copy
    }
}
