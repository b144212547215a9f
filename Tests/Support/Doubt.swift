import HeadlessUIKit

/// One way in which UIKit might behave: the host's assumptions with some switches changed.
public struct Doubt: Sendable, CustomStringConvertible {
    /// The settings that are not the default, as `switch=setting`.
    public var description: String
    public var assumptions: Assumptions

    /// The default assumptions.
    public static let none = Doubt("default", Assumptions())

    /// The doubt of tests that name no other: the default assumptions, or those of the environment, as
    /// `Tests/each-switch` sets them.
    public static let standard = Doubt("standard", .standard)

    /// Any settings, with a name.
    public init(_ description: String, _ assumptions: Assumptions) {
        (self.description, self.assumptions) = (description, assumptions)
    }

    /// How much further than the drag's slop lets it a list may follow the finger, in points: because its own slop is
    /// smaller, or stays in its translation.
    public var listLead: CGFloat {
        max(10 - assumptions.scrollSlop, 0) + (assumptions.panTranslationOmitsSlop ? 0 : 10)
    }

    /// A switch of the host, or its disturbances.
    private struct Factor: Sendable {
        typealias Setting = (name: String, apply: @Sendable (inout Assumptions) -> Void)
        let name: String
        let settings: [Setting]

        /// A switch from the host's list.
        init(_ doubt: Assumptions.Switch) {
            name = doubt.name
            settings = doubt.settings.map { setting in (setting.description, { $0.set(setting) }) }
        }

        func without(_ setting: String) -> Factor { Factor(name, settings.filter { $0.name != setting }) }

        private init(_ name: String, _ settings: [Setting]) { (self.name, self.settings) = (name, settings) }

        init(_ name: String, disturbances: [Set<Disturbance>]) {
            self.name = name
            settings = disturbances.map { some in ("\(some)", { $0.disturbances = some }) }
        }
    }

    private static let switches = Assumptions.switchesOfGestures.map(Factor.init)

    /// Without `dismissalStart = .never`: if UIKit refuses, the outcome is another one.
    private static let switchesOfPresentations = Assumptions.switchesOfPresentations.map { doubt in
        let factor = Factor(doubt)
        return factor.name == "dismissalStart" ? factor.without("never") : factor
    }

    /// The disturbances that change no outcome, and so can be part of every test.
    private static let bystanders = Factor(
        "bystanders", disturbances: [[], [.undecidedRecognizers], [.lookingOnPans]])

    private static let allDisturbances = Factor(
        "disturbances", disturbances: [[]] + Disturbance.allCases.map { [$0] })

    /// The default, and every switch set to each of its other settings, one at a time.
    public static let eachAlone = alone(switches + [bystanders])

    /// The same, including the switches of presentations.
    public static let eachAloneForPresentations = alone(switches + [bystanders] + switchesOfPresentations)

    /// The default, and every switch of presentations, one at a time.
    public static let ofPresentationsAlone = alone(switchesOfPresentations)

    private static func alone(_ factors: [Factor]) -> [Doubt] {
        [none]
            + factors.flatMap { factor in
                factor.settings.dropFirst().map { setting in
                    Doubt.of([(factor, setting)])
                }
            }
    }

    /// Rows in which every two settings of every two switches meet at least once; the excluded switches keep the
    /// default.
    ///
    /// - Parameter withDisturbances: Whether each disturbance, and none, also meets every setting.
    public static func pairwise(
        excluding excluded: Set<String> = [], withDisturbances: Bool = false
    ) -> [Doubt] {
        let last = withDisturbances ? allDisturbances : bystanders
        return rows(of: (switches + [last]).filter { !excluded.contains($0.name) })
    }

    /// The default, and the same including the switches of presentations.
    public static let combinedForPresentations =
        [none] + rows(of: switches + [bystanders] + switchesOfPresentations)

    private static func rows(of factors: [Factor]) -> [Doubt] {
        var rows: [Doubt] = []
        var open = openPairs(of: factors)
        while let first = open.min() {
            var choice = Array(repeating: 0, count: factors.count)
            var isFixed = Array(repeating: false, count: factors.count)
            (choice[first.a], choice[first.b]) = (first.settingOfA, first.settingOfB)
            (isFixed[first.a], isFixed[first.b]) = (true, true)
            for index in factors.indices where !isFixed[index] {
                choice[index] = factors[index].settings.indices.max { one, other in
                    gain(one, index, choice, isFixed, open) < gain(other, index, choice, isFixed, open)
                }!
                isFixed[index] = true
            }
            for a in factors.indices {
                for b in factors.indices where a < b {
                    open.remove(Pair(a: a, settingOfA: choice[a], b: b, settingOfB: choice[b]))
                }
            }
            rows.append(Doubt.of(zip(factors, choice).filter { $0.1 > 0 }.map { ($0.0, $0.0.settings[$0.1]) }))
        }
        return rows
    }

    private struct Pair: Hashable, Comparable {
        var a: Int
        var settingOfA: Int
        var b: Int
        var settingOfB: Int

        static func < (one: Pair, other: Pair) -> Bool {
            (one.a, one.b, one.settingOfA, one.settingOfB) < (other.a, other.b, other.settingOfA, other.settingOfB)
        }
    }

    private static func openPairs(of factors: [Factor]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for a in factors.indices {
            for b in factors.indices where a < b {
                for settingOfA in factors[a].settings.indices {
                    for settingOfB in factors[b].settings.indices {
                        pairs.insert(Pair(a: a, settingOfA: settingOfA, b: b, settingOfB: settingOfB))
                    }
                }
            }
        }
        return pairs
    }

    private static func gain(
        _ setting: Int, _ index: Int, _ choice: [Int], _ isFixed: [Bool], _ open: Set<Pair>
    ) -> Int {
        choice.indices.count { other in
            guard other != index, isFixed[other] else { return false }
            let pair =
                index < other
                ? Pair(a: index, settingOfA: setting, b: other, settingOfB: choice[other])
                : Pair(a: other, settingOfA: choice[other], b: index, settingOfB: setting)
            return open.contains(pair)
        }
    }

    private static func of(_ settings: [(Factor, Factor.Setting)]) -> Doubt {
        var assumptions = Assumptions()
        for (_, setting) in settings { setting.apply(&assumptions) }
        let names = settings.map { "\($0.0.name)=\($0.1.name)" }
        return Doubt(names.isEmpty ? "default" : names.joined(separator: " "), assumptions)
    }
}
