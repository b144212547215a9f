@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A scroll view with text in it, of which a long press selects a word, and handles the more.
///
/// Text is laid out by an estimate: every character is as wide as half the font's size. The private recognizers are a
/// long press and a pan of the handles; the pan sees only touches that come down near a handle.
@MainActor open class UITextView: UIScrollView {
    open var text: String! = "" {
        didSet {
            selectedRange = NSRange(location: text?.utf16.count ?? 0, length: 0)
            setNeedsLayout()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsLayout() } }
    open var isSelectable = true
    open var isEditable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }

    /// In UTF-16 units; the delegate hears of every change.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            guard selectedRange != oldValue else { return }
            (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
        }
    }

    /// The end of the selection that stays while the other one is dragged.
    private var anchor = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSelectionRecognizers()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSelectionRecognizers()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = CGFloat(lines.count) * lineHeight + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    private func addSelectionRecognizers() {
        let press = UILongPressGestureRecognizer()
        press.addTarget(self) { [weak self, unowned press] _ in self?.select(with: press) }
        addGestureRecognizer(press)
        let handles = SelectionHandlePan(target: nil, action: nil)
        handles.textView = self
        handles.addTarget(self) { [weak self, unowned handles] _ in self?.drag(with: handles) }
        addGestureRecognizer(handles)
    }

    private func select(with press: UILongPressGestureRecognizer) {
        guard isSelectable else { return }
        let position = characterIndex(at: press.location(in: self))
        switch press.state {
        case .began:
            selectedRange = word(around: position)
            anchor = selectedRange.location
        case .changed: select(from: anchor, to: position)
        case .possible, .ended, .cancelled, .failed: break
        }
    }

    private func drag(with pan: SelectionHandlePan) {
        switch pan.state {
        case .began:
            anchor = pan.dragsEnd ? selectedRange.location : selectedRange.location + selectedRange.length
            fallthrough
        case .changed: select(from: anchor, to: characterIndex(at: pan.location(in: self)))
        case .possible, .ended, .cancelled, .failed: break
        }
    }

    private func select(from one: Int, to other: Int) {
        selectedRange = NSRange(location: min(one, other), length: abs(one - other))
    }
}

// MARK: - Where the characters are

extension UITextView {
    private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }
    private var characterWidth: CGFloat { (font ?? .systemFont(ofSize: 17)).pointSize / 2 }
    private var units: [UInt16] { Array((text ?? "").utf16) }

    /// Lines end at a line feed, or when the width is used up.
    private var lines: [Range<Int>] {
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        let longest = max(1, Int(width / characterWidth))
        var lines: [Range<Int>] = []
        var start = 0
        let units = units
        for index in units.indices {
            if units[index] == 10 {
                lines.append(start..<index)
                start = index + 1
            } else if index - start == longest {
                lines.append(start..<index)
                start = index
            }
        }
        return lines + [start..<units.count]
    }

    func characterIndex(at point: CGPoint) -> Int {
        let lines = lines
        let number = Int(((point.y - textContainerInset.top) / lineHeight).rounded(.down))
        let line = lines[min(max(number, 0), lines.count - 1)]
        let column = Int(((point.x - textContainerInset.left) / characterWidth).rounded())
        return line.lowerBound + min(max(column, 0), line.count)
    }

    /// The middle of the line before a character.
    func position(of index: Int) -> CGPoint {
        let lines = lines
        let number = lines.lastIndex { $0.lowerBound <= index } ?? 0
        return CGPoint(
            x: textContainerInset.left + CGFloat(index - lines[number].lowerBound) * characterWidth,
            y: textContainerInset.top + (CGFloat(number) + 0.5) * lineHeight)
    }

    private func word(around index: Int) -> NSRange {
        let units = units
        func isPart(_ index: Int) -> Bool { units.indices.contains(index) && units[index] > 32 }
        var (start, end) = (index, index)
        while isPart(start - 1) { start -= 1 }
        while isPart(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }
}

/// Drags one end of a selection.
@MainActor private final class SelectionHandlePan: UIPanGestureRecognizer {
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
