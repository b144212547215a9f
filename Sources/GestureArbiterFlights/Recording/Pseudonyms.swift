@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import UIKitShim

/// Pseudonyms for an app's names: the same for the same name, at any time and on every device.
package struct Pseudonyms: Sendable {
    private let areKept: Bool

    package init(_ names: Flights.Names) {
        areKept =
            switch names {
            case .pseudonyms: false
            case .asWritten: true
            }
    }

    func kind(_ name: String) -> String {
        let isKnown = ["UI", "_UI", "WK", "_WK", "MK", "PK", "PDF", "SwiftUI"].contains { name.hasPrefix($0) }
        return areKept || isKnown || Self.own.contains(name) ? name : "Class-" + Self.digest(of: name)
    }

    func region(_ name: String) -> String {
        areKept || name == ArbitrationPolicy.Region.handle.rawValue ? name : "region-" + Self.digest(of: name)
    }

    func flag(_ name: String) -> String {
        areKept || name == ArbitrationPolicy.Flag.editing.rawValue ? name : "flag-" + Self.digest(of: name)
    }

    func condition(_ name: String) -> String { areKept ? name : "condition-" + Self.digest(of: name) }

    /// Returns the reason of a refusal with class names replaced; the library's own words stay.
    func reason(_ text: String) -> String {
        guard !areKept else { return text }
        let words = text.split(separator: " ").map(String.init)
        let strange = words.indices.filter { !Self.words.contains(words[$0]) }
        guard strange.count <= 1, Self.beginnings.contains(where: text.hasPrefix) else {
            return "reason-" + Self.digest(of: text)
        }
        return words.indices.map { strange.contains($0) ? kind(words[$0]) : words[$0] }.joined(separator: " ")
    }

    /// The library's own classes.
    private static let own: Set<String> = ["ArbitratedPan", "CardView", "ScrollPan"]
    /// The beginnings of the library's own reasons, and the words in them.
    private static let beginnings = ["a ", "an ", "what keeps ", "the question was not answered", "not yet"]
    private static let words: Set<String> = [
        "a", "an", "under", "way", "that", "tracks", "what", "keeps", "from", "scrolling", "opaque", "view", "scroll",
        "is", "being", "zoomed", "refresh", "control", "arbiter", "further", "out", "the", "question", "was", "not",
        "answered", "yet",
    ]

    /// Returns six letters for a name, by FNV-1a: enough to distinguish the names of one app, too few to identify a
    /// name.
    private static func digest(of name: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let text = String((hash >> 24 ^ hash) & 0xFF_FFFF, radix: 16)
        return String(repeating: "0", count: 6 - text.count) + text
    }
}

// MARK: - In recorded values

extension Pseudonyms {
    func policy(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        var policy = policy
        policy.condition = condition(policy.condition)
        policy.exclusion = policy.exclusion.map(condition)
        return policy
    }

    private func condition(_ condition: ArbitrationPolicy.Condition) -> ArbitrationPolicy.Condition {
        switch condition.form {
        case .criterion(let criterion): .init(.criterion(self.criterion(criterion)))
        case .all(let parts): .init(.all(parts.map(self.condition)))
        case .any(let parts): .init(.any(parts.map(self.condition)))
        case .not(let inner): .init(.not(self.condition(inner)))
        }
    }

    private func criterion(_ criterion: ArbitrationPolicy.Criterion) -> ArbitrationPolicy.Criterion {
        switch criterion.kind.argument {
        case .nothing, .number: criterion
        case .region: ArbitrationPolicy.Criterion(criterion.kind, name: region(criterion.name))
        case .flag: ArbitrationPolicy.Criterion(criterion.kind, name: flag(criterion.name))
        // A replay never calls the closure: its answers are in the flight.
        case .closure: ArbitrationPolicy.Criterion(criterion.kind, name: condition(criterion.name)) { _ in false }
        }
    }

    func flags(_ flags: Set<ArbitrationPolicy.Flag>) -> Set<ArbitrationPolicy.Flag> {
        Set(flags.map { ArbitrationPolicy.Flag(rawValue: flag($0.rawValue)) })
    }

    private func regions(_ regions: Set<ArbitrationPolicy.Region>) -> Set<ArbitrationPolicy.Region> {
        Set(regions.map { ArbitrationPolicy.Region(rawValue: region($0.rawValue)) })
    }

    func decision(_ decision: Arbitration.Decision) -> Arbitration.Decision {
        var decision = decision
        func evidence(_ grounds: ArbitrationPolicy.Grounds) -> ArbitrationPolicy.Grounds {
            ArbitrationPolicy.Grounds(
                of: grounds.evidence.map { one in
                    ArbitrationPolicy.Evidence(
                        criterion(one.criterion), truth: one.truth, measured: one.measured, threshold: one.threshold,
                        isUnbound: one.isUnbound)
                })
        }
        switch decision.reason {
        case .excluded(let grounds): decision.reason = .excluded(evidence(grounds))
        case .refused(let grounds): decision.reason = .refused(evidence(grounds))
        case .allowed(let grounds): decision.reason = .allowed(evidence(grounds))
        case .passesRest(let grounds): decision.reason = .passesRest(evidence(grounds))
        case .yielded(let name): decision.reason = .yielded(to: reason(name))
        case .vetoed(let stage, let text): decision.reason = .vetoed(stage, reason: reason(text))
        case .caught, .outsideCone, .wrongWay, .opensAtEdge, .opens, .backAtRest, .passedOn, .clamped, .coasted,
            .lifted, .cancelled:
            break
        }
        return decision
    }

    /// Returns the event with times relative to `start`.
    func event(_ event: Arbitration.Event, from start: TimeInterval) -> Arbitration.Event {
        switch event {
        case .down(var touch):
            touch.time -= start
            touch.regions = regions(touch.regions)
            touch.boundRegions = touch.boundRegions.map(regions)
            return .down(touch)
        case .move(var move):
            move.time -= start
            return .move(move)
        case .flags(let flags): return .flags(self.flags(flags))
        case .answer(.no(let text)): return .answer(.no(reason: reason(text)))
        case .up(let time): return .up(time: time - start)
        // An unknown time is 0.
        case .cancel(let time): return .cancel(time: time == 0 ? -.infinity : time - start)
        case .overruled(let name): return .overruled(by: reason(name))
        case .coasted(var coast):
            coast.time -= start
            coast.refusal = coast.refusal.map(reason)
            return .coasted(coast)
        case .geometry, .answer, .settled, .sent, .shifted: return event
        }
    }
}
