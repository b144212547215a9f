@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// The decisions about a demo's cards as lines of text.
@MainActor
package struct DecisionLog {
    /// The oldest first, ``limit`` at most.
    package private(set) var lines: [String] = []
    /// More than anybody reads while a finger is down.
    package static let limit = 200
    private var feed = DecisionFeed()

    package init() {}

    /// Adds new decisions, and returns whether there were any.
    package mutating func take(from floor: any Floor) -> Bool {
        var new: [String] = []
        for (name, decision) in feed.take(from: floor) {
            new.append(name.isEmpty ? "\(decision)" : "\(name): \(decision)")
            if decision.letsGo, let release = floor.release(of: name) { new.append(release) }
        }
        lines = (lines + new).suffix(Self.limit)
        return !new.isEmpty
    }
}

extension Arbitration.Decision {
    /// True if a finger that dragged has lifted, and was not cancelled.
    package var letsGo: Bool { from == .drag && to == .nobody && reason != .cancelled }
}
