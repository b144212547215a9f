import GestureArbiter
import UIKitShim

/// The contents that a finger goes over in the third of the five measurements.
public enum TouchedContent: String, Hashable, Sendable, CaseIterable {
    case webView = "a web view"
    case map = "a map"
    case textView = "a text view"
    case swipedTable = "a table with swipe actions"
    case swiftUIList = "a SwiftUI list"
}

/// Rows X1 and X7: the third of the five measurements. A finger goes over the content of a card with an arbiter: which
/// recognizers have the touch, in what states they are once the finger has gone 12 points, and where the content hands
/// the finger over to the card.
final class RecognizersOfTouch: Trial {
    private let content: TouchedContent
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let view: UIView
    private let witness = Witness()
    private let rows = SwipedRows()
    private var arbiter: GestureArbiter?
    private var isAway = false
    private var seen: [Moment: [Contender]] = [:]

    private enum Moment: String {
        case moved = "12 pt after touch-down"
        case handedOff = "at the hand-off"
    }

    /// A recognizer of the touch.
    private struct Contender {
        var kind: String
        var state: String
        /// True if it is on the content, and is neither the card's nor a scroll view's own.
        var isForeign: Bool
        var isPan: Bool
        var isOpen: Bool
        var isUnderWay: Bool

        var words: String { "\(kind) \(state)" }
    }

    /// - Parameter view: The content, of the bench's size; nil for content that this target makes itself.
    init?(_ content: TouchedContent, view made: UIView?) {
        guard let view = made ?? Self.view(for: content, rows) else { return nil }
        (self.content, self.view) = (content, view)
        super.init(
            [Told("disturbances", row: "X1, X7")], "Who else has a touch on \(content.rawValue)?", .drag)
        bench.addSubview(card)
        card.backgroundColor = .white
        card.addSubview(view)
        card.addGestureRecognizer(witness)
        arbiter = GestureArbiter.attach(to: card, policy: .continuous) { [weak self] drag in self?.follow(drag) }
        witness.onDown = { [weak self] in self?.begin() }
        witness.onMove = { [weak self] in self?.moved() }
        witness.onLift = { [weak self] in self?.judge() }
    }

    override var reach: CGFloat { 140 }

    /// Content that can be made with UIKit alone.
    private static func view(for content: TouchedContent, _ rows: SwipedRows) -> UIView? {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        switch content {
        case .webView, .map, .swiftUIList: return nil
        case .textView:
            let text = UITextView(frame: frame)
            text.contentInsetAdjustmentBehavior = .never
            text.font = .systemFont(ofSize: 17)
            text.isEditable = false
            text.text = (1...80).map { "Line \($0): nothing that matters." }.joined(separator: "\n")
            return text
        case .swipedTable:
            let table = UITableView(frame: frame)
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 60
            (table.dataSource, table.delegate) = (rows, rows)
            return table
        }
    }

    private var scrollView: UIScrollView? { Self.scrollView(in: view) }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    // MARK: The touch

    private func begin() {
        (seen, isAway) = ([:], false)
        // Near the top of the content, so that it hands over on the way.
        if let scrollView { scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false) }
    }

    private func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began: note(.handedOff)
        case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
        case .ended, .cancelled: card.transform = .identity
        }
    }

    private func moved() {
        guard !isAway, abs(witness.way) >= 12 else { return }
        isAway = true
        // In the next turn all recognizers have seen the event.
        onNextTurn(of: card) { [weak self] in self?.note(.moved) }
    }

    private func note(_ moment: Moment) {
        guard seen[moment] == nil, let touch = witness.first else { return }
        let recognizers = (touch.gestureRecognizers ?? []).filter { $0 !== witness }
        seen[moment] = recognizers.map { contender($0) }
    }

    private func contender(_ recognizer: UIGestureRecognizer) -> Contender {
        let isOwn = (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
        // A recognizer that has failed may already be reset for the next touch, and no longer has this one.
        let isOver = recognizer.state == .possible && recognizer.numberOfTouches == 0
        let isOnContent = recognizer.view?.isDescendant(of: view) ?? false
        return Contender(
            kind: "\(type(of: recognizer))" + (isOwn ? " (its own)" : ""),
            state: isOver ? "over" : recognizer.state.words,
            isForeign: isOnContent && !isOwn, isPan: recognizer is UIPanGestureRecognizer,
            isOpen: recognizer.state == .possible && !isOver,
            isUnderWay: recognizer.state == .began || recognizer.state == .changed)
    }

    // MARK: What it says

    private func judge() {
        guard witness.way > 30, let moved = seen[.moved] else { return }
        let handedOff = seen[.handedOff]
        for (moment, contenders) in [(Moment.moved, moved), (.handedOff, handedOff ?? [])] {
            let words = contenders.map(\.words).joined(separator: ", ")
            observe(
                "the recognizers of a touch on \(content.rawValue), \(moment.rawValue)",
                words.isEmpty ? "none: it did not come to that" : words)
        }
        guard let handedOff else { return }
        // Recognizers that are undecided when the card takes over, or a pan beside the content's own.
        let open = handedOff.filter { $0.isForeign && $0.isOpen }
        let lookingOn = moved.filter { $0.isForeign && $0.isPan && $0.isUnderWay }
        let names = (open.isEmpty ? [] : ["undecidedRecognizers"]) + (lookingOn.isEmpty ? [] : ["lookingOnPans"])
        conclude(
            .names(names),
            "\(content.rawValue): \(open.count) undecided at the hand-off, \(lookingOn.count) further pans under way at 12 pt"
        )
    }
}

extension UIGestureRecognizer.State {
    fileprivate var words: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        @unknown default: "\(rawValue)"
        }
    }
}

/// Rows that are swiped to the left.
private final class SwipedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.contentView.backgroundColor = indexPath.row % 2 == 0 ? .systemGray4 : .systemGray5
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
    }
}
