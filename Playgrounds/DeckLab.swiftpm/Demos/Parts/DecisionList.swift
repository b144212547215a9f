import GestureArbiter
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
