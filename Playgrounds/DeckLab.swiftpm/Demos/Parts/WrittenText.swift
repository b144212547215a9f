import UIKitShim

extension UITextView {
    /// A text view with text that says what to do with it.
    static func written(in frame: CGRect) -> UITextView {
        let view = UITextView(frame: frame)
        view.backgroundColor = .systemGray6
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        view.font = .systemFont(ofSize: 17)
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.contentInsetAdjustmentBehavior = .never
        view.text = words
        return view
    }

    private static let words = """
        Hold a word to select it, then move
        the finger to select more. While that
        goes on, the finger is the text's, and
        the card stays where it is.

        Move at once instead, and the card
        follows the finger, as it does
        beside the text.
        """
}
