import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// What is decided about a demo's cards, in lines: kept here, since a card that has left takes its arbiter along.
@MainActor
package struct DecisionLog {
    /// The oldest first, ``limit`` at most.
    package private(set) var lines: [String] = []
    /// More than somebody reads while a finger is down.
    package static let limit = 200
    private var seen: [String: [Arbitration.Decision]] = [:]

    package init() {}

    /// Takes in what is new, and returns whether there was any.
    package mutating func take(from floor: any Floor) -> Bool {
        var new: [String] = []
        for (name, arbiter) in floor.arbiters {
            let decisions = arbiter.decisions
            let before = seen[name] ?? []
            guard decisions != before else { continue }
            seen[name] = decisions
            for decision in decisions.appended(to: before) {
                new.append(name.isEmpty ? "\(decision)" : "\(name): \(decision)")
                if decision.letsGo, let release = floor.release { new.append(release) }
            }
        }
        lines = (lines + new).suffix(Self.limit)
        return !new.isEmpty
    }
}

extension [Arbitration.Decision] {
    /// The new entries of a list that is a window: its oldest entries go, new ones come at its end.
    package func appended(to before: [Arbitration.Decision]) -> ArraySlice<Arbitration.Decision> {
        for kept in stride(from: Swift.min(before.count, count), through: 0, by: -1)
        where before.suffix(kept).elementsEqual(prefix(kept)) {
            return dropFirst(kept)
        }
        return self[...]
    }
}

extension Arbitration.Decision {
    /// True if a finger that dragged has let go, and was not taken away.
    package var letsGo: Bool { from == .drag && to == .nobody && reason != .cancelled }
}
