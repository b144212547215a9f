import HeadlessUIKit

/// A drawing of a text view's lines and its selection.
///
/// On the host, every character is as wide as half the font's size. The drawn characters are not, so each word is drawn
/// at the host's place for it.
@MainActor
final class TextDrawing: UIView, UITextViewDelegate {
    private unowned let view: UITextView
    private let lines: [String]
    private var highlights: [UIView] = []

    /// Adds a drawing, which becomes the text view's subview and delegate.
    static func add(to view: UITextView) {
        let drawing = TextDrawing(view)
        view.addSubview(drawing)
        view.delegate = drawing
    }

    private init(_ view: UITextView) {
        self.view = view
        lines = view.text.components(separatedBy: "\n")
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        isUserInteractionEnabled = false
        for (index, line) in lines.enumerated() { addWords(of: line, in: place(of: index)) }
    }

    required init?(coder: NSCoder) { fatalError("A drawing is made with its text. Scenes are not in storyboards.") }

    func textViewDidChangeSelection(_ textView: UITextView) {
        for view in highlights { view.removeFromSuperview() }
        highlights = []
        var start = 0
        for (index, line) in lines.enumerated() {
            let end = start + line.utf16.count
            if let view = highlight(of: start..<end, in: place(of: index)) {
                highlights.append(view)
                insertSubview(view, at: 0)
            }
            start = end + 1
        }
    }

    private var lineHeight: CGFloat { view.font?.lineHeight ?? 20 }
    private var advance: CGFloat { (view.font?.pointSize ?? 17) / 2 }

    private func place(of line: Int) -> CGRect {
        CGRect(
            x: 0, y: view.textContainerInset.top + lineHeight * CGFloat(line), width: bounds.width, height: lineHeight)
    }

    private func addWords(of line: String, in place: CGRect) {
        var column = 0
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            // With the space after it, which gives room to a wider font.
            let length = word.utf16.count + 1
            let label = UILabel(
                frame: CGRect(
                    x: CGFloat(column) * advance, y: place.minY, width: CGFloat(length) * advance,
                    height: place.height))
            label.text = String(word)
            label.font = .systemFont(ofSize: 14.5)
            addSubview(label)
            column += length
        }
    }

    private func highlight(of line: Range<Int>, in place: CGRect) -> UIView? {
        let selection = view.selectedRange
        let selected = line.clamped(to: selection.location..<(selection.location + selection.length))
        guard !selected.isEmpty else { return nil }
        let x = CGFloat(selected.lowerBound - line.lowerBound) * advance
        let view = UIView(
            frame: CGRect(x: x, y: place.minY, width: CGFloat(selected.count) * advance, height: place.height))
        view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
        return view
    }
}
