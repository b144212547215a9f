/// A pan that drags one end of a selection.
@MainActor final class SelectionHandlePan: UIPanGestureRecognizer {
    weak var textView: UITextView?
    /// True if the pan drags the end handle.
    private(set) var dragsEnd = false

    /// The distance from a handle within which a finger must come down, and the movement after which the pan begins, in
    /// points: guesses.
    private static let reach: CGFloat = 22
    override var slop: CGFloat { 3 }

    override func shouldReceive(_ touch: UITouch) -> Bool {
        guard let textView, textView.isSelectable, textView.selectedRange.length > 0 else { return false }
        let range = textView.selectedRange
        func distance(_ index: Int) -> CGFloat {
            textView.position(of: index).distance(to: touch.location(in: textView))
        }
        let (start, end) = (distance(range.location), distance(range.location + range.length))
        dragsEnd = end <= start
        return min(start, end) <= Self.reach
    }
}
