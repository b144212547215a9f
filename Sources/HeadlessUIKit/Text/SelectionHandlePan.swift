/// Drags one end of a selection.
@MainActor final class SelectionHandlePan: UIPanGestureRecognizer {
    weak var textView: UITextView?
    /// Whether it is the far end.
    private(set) var dragsEnd = false

    /// How near to a handle a finger has to come down, and how far it then moves, in points: guesses.
    private static let reach: CGFloat = 22
    override var slop: CGFloat { 3 }

    override func shouldReceive(_ touch: UITouch) -> Bool {
        guard let textView, textView.isSelectable, textView.selectedRange.length > 0 else { return false }
        let range = textView.selectedRange
        func distance(_ index: Int) -> CGFloat {
            let way = textView.position(of: index) - touch.location(in: textView)
            return hypot(way.x, way.y)
        }
        let (start, end) = (distance(range.location), distance(range.location + range.length))
        dragsEnd = end <= start
        return min(start, end) <= Self.reach
    }
}
