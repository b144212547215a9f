import HeadlessUIKit

extension Assumptions {
    /// Returns assumptions in which some of `switches` are turned, perhaps with a disturbance.
    static func random(_ switches: [Switch], _ chance: inout Chance) -> Assumptions {
        var assumptions = Assumptions()
        for doubt in switches where chance.percent(25) { assumptions.set(chance.of(doubt.settings)) }
        // Sometimes use a slop that is greater than the arbiter's own.
        if chance.percent(5) { assumptions.panSlop = 16 }
        if chance.percent(20) { assumptions.disturbances = [chance.of(Disturbance.allCases)] }
        return assumptions
    }

    /// Copies with one switch, or the disturbances, back at the default; empty if all are at their defaults.
    var simpler: [Assumptions] {
        var all = Self.switches.map { doubt in changed { $0.set(doubt.settings[0]) } }
        all.append(changed { $0.disturbances = [] })
        return all.filter { $0 != self }
    }

    /// The switches that are not at their defaults, as `switch=setting`.
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
