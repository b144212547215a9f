@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// What is decided about a demo's cards, in lines.
@MainActor
package struct DecisionLog {
    /// The oldest first, ``limit`` at most.
    package private(set) var lines: [String] = []
    /// More than somebody reads while a finger is down.
    package static let limit = 200
    private var feed = DecisionFeed()

    package init() {}

    /// Takes in what is new, and returns whether there was any.
    package mutating func take(from floor: any Floor) -> Bool {
        var new: [String] = []
        for (name, decision) in feed.take(from: floor) {
            new.append(name.isEmpty ? "\(decision)" : "\(name): \(decision)")
            if decision.letsGo, let release = floor.release { new.append(release) }
        }
        lines = (lines + new).suffix(Self.limit)
        return !new.isEmpty
    }
}

extension Arbitration.Decision {
    /// True if a finger that dragged has let go, and was not taken away.
    package var letsGo: Bool { from == .drag && to == .nobody && reason != .cancelled }
}
