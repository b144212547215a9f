import HeadlessUIKit

/// A text view that shows its text and what is selected of it: the host's draws neither.
///
/// Every character is as wide as half the font's size, as the host lays text out.
@MainActor
final class WrittenText: UITextView, UITextViewDelegate {
    private var drawn: [UIView] = []
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
    }

    required init?(coder: NSCoder) { fatalError("The text is made with its frame. Scenes are not in storyboards.") }

    func textViewDidChangeSelection(_ textView: UITextView) { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in drawn { view.removeFromSuperview() }
        var start = 0
        drawn = Self.words.components(separatedBy: "\n").enumerated().flatMap { index, line in
            defer { start += line.utf16.count + 1 }
            return views(of: line, from: start, at: index)
        }
        for view in drawn { addSubview(view) }
    }

    private var advance: CGFloat { (font?.pointSize ?? 17) / 2 }

    private func views(of line: String, from start: Int, at index: Int) -> [UIView] {
        let height = font?.lineHeight ?? 20
        let place = CGRect(x: 0, y: textContainerInset.top + height * CGFloat(index), width: bounds.width, height: height)
        var column = 0
        let words: [UIView] = line.components(separatedBy: " ").map { word in
            defer { column += word.utf16.count + 1 }
            return label(word, in: place.offsetBy(dx: CGFloat(column) * advance, dy: 0))
        }
        return [highlight(of: start..<(start + line.utf16.count), in: place)].compactMap { $0 } + words
    }

    private func label(_ word: String, in place: CGRect) -> UILabel {
        let label = UILabel(frame: place)
        label.text = word
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
