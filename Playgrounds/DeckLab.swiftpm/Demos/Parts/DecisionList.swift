@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import UIKitShim

/// Who has the finger, and what was decided, the latest first: to be read beside a card while it is dragged.
@MainActor
package final class DecisionList: UIView {
    private let owner = UILabel(frame: .zero)
    private let text = UITextView(frame: .zero)
    private let hint: String
    private var log = DecisionLog()

    /// - Parameter hint: What is shown before anything is decided.
    package init(hint: String) {
        self.hint = hint
        super.init(frame: .zero)
        backgroundColor = .systemGray6
        owner.font = .systemFont(ofSize: 17, weight: .semibold)
        owner.accessibilityIdentifier = "owner"
        text.font = .systemFont(ofSize: 13)
        text.isEditable = false
        text.backgroundColor = .systemGray6
        text.accessibilityIdentifier = "decisions"
        for view in [owner, text] as [UIView] { addSubview(view) }
        (owner.text, text.text) = ("no finger", hint)
    }

    package required init?(coder: NSCoder) {
        fatalError("A list is made with its hint. Demos are not in storyboards.")
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        owner.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 24)
        text.frame = CGRect(x: 12, y: 44, width: bounds.width - 24, height: max(bounds.height - 44, 0))
    }

    /// Shows new decisions; called in each frame.
    package func follow(_ floor: any Floor) {
        let words = words(for: floor.arbiters.map(\.arbiter.owner))
        if owner.text != words { owner.text = words }
        if log.take(from: floor) { text.text = log.lines.reversed().joined(separator: "\n\n") }
    }

    private func words(for owners: [Arbitration.Owner]) -> String {
        if owners.contains(.drag) { return "the card has the finger" }
        for case .scroll(let depth) in owners {
            return depth == 0 ? "the list has the finger" : "list \(depth) has the finger"
        }
        return owners.contains(.undecided) ? "undecided" : "no finger, or not ours"
    }
}

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

/// Collects new decisions of arbiters: their own lists are short, and a card that has left takes its arbiter along.
@MainActor
package struct DecisionFeed {
    private var seen: [String: [Arbitration.Decision]] = [:]

    package init() {}

    /// Returns the decisions since the last call, each with the name of its arbiter.
    package mutating func take(from floor: any Floor) -> [(arbiter: String, decision: Arbitration.Decision)] {
        floor.arbiters.flatMap { name, arbiter in
            let (before, now) = (seen[name] ?? [], arbiter.decisions)
            seen[name] = now
            return now.appended(to: before).map { (name, $0) }
        }
    }
}

extension [Arbitration.Decision] {
    /// The new entries of a list that drops its oldest entries and appends new ones.
    fileprivate func appended(to before: [Arbitration.Decision]) -> ArraySlice<Arbitration.Decision> {
        guard self != before else { return [] }
        for kept in stride(from: Swift.min(before.count, count), through: 0, by: -1)
        where before.suffix(kept).elementsEqual(prefix(kept)) {
            return dropFirst(kept)
        }
        return self[...]
    }
}
