import HeadlessUIKit

/// A text view that shows its text and what is selected of it: the host's draws neither.
///
/// Every character is as wide as half the font's size, as the host lays text out; the font that draws it is about as wide.
@MainActor
final class WrittenText: UITextView, UITextViewDelegate {
    private var highlights: [UIView] = []
    private static let words = """
        Hold a word to select it, then move
        the finger to select more. While that
        goes on, the finger is the text's, and
        the card stays where it is.

        Move at once instead, and the card
        follows the finger, as it does
        beside the text.
        """

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
        layer.cornerRadius = 12
        clipsToBounds = true
        textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        contentInsetAdjustmentBehavior = .never
        delegate = self
        text = Self.words
        contentSize = CGSize(width: frame.width, height: CGFloat(Self.lines.count) * lineHeight + 16)
        for (index, line) in Self.lines.enumerated() { addSubview(label(line, in: place(of: index))) }
    }

    required init?(coder: NSCoder) { fatalError("The text is made with its frame. Scenes are not in storyboards.") }

    func textViewDidChangeSelection(_ textView: UITextView) { showSelection() }

    private static var lines: [String] { words.components(separatedBy: "\n") }
    private var lineHeight: CGFloat { font?.lineHeight ?? 20 }
    private var advance: CGFloat { (font?.pointSize ?? 17) / 2 }

    private func place(of line: Int) -> CGRect {
        CGRect(
            x: 0, y: textContainerInset.top + lineHeight * CGFloat(line), width: bounds.width, height: lineHeight)
    }

    private func showSelection() {
        for view in highlights { view.removeFromSuperview() }
        highlights = []
        var start = 0
        for (index, line) in Self.lines.enumerated() {
            let end = start + line.utf16.count
            if let view = highlight(of: start..<end, in: place(of: index)) {
                highlights.append(view)
                insertSubview(view, at: 0)
            }
            start = end + 1
        }
    }

    private func label(_ line: String, in place: CGRect) -> UILabel {
        let label = UILabel(frame: place)
        label.text = line
        label.font = .systemFont(ofSize: 15.5)
        return label
    }

    private func highlight(of line: Range<Int>, in place: CGRect) -> UIView? {
        let selected = line.clamped(to: selectedRange.location..<(selectedRange.location + selectedRange.length))
        guard !selected.isEmpty else { return nil }
        let x = CGFloat(selected.lowerBound - line.lowerBound) * advance
        let view = UIView(
            frame: CGRect(x: x, y: place.minY, width: CGFloat(selected.count) * advance, height: place.height))
        view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
        view.isUserInteractionEnabled = false
        return view
    }
}
