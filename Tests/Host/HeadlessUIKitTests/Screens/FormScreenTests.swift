import HeadlessUIKit
import Testing

/// A form: a name of at most eight letters, a password, a note, with a bar above the keyboard.
private final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
    let password = UITextField(frame: CGRect(x: 20, y: 150, width: 350, height: 34))
    let note = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 120))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let done = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 44))
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        (name.borderStyle, name.clearButtonMode, name.returnKeyType) = (.roundedRect, .whileEditing, .next)
        (password.isSecureTextEntry, password.textContentType) = (true, .password)
        (name.delegate, password.delegate, note.delegate) = (self, self, self)
        name.addAction(UIAction { [weak self] _ in self?.heard.append("edited") }, for: .editingChanged)
        done.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
        bar.addSubview(done)
        note.inputAccessoryView = bar
        for field in [name, password, note] { view.addSubview(field) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { range.location + string.utf16.count <= 8 }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ends") }
    func textViewDidChange(_ textView: UITextView) { heard.append("note \(textView.text.count)") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" { textView.resignFirstResponder() }
        return text != "\n"
    }
}

@MainActor struct FormScreenTests {
    private let form = Form()
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: form)
        stage.settle()
    }

    @Test("K11: typing asks about each character; the return key goes on to the next field")
    func typing() {
        stage.touch(at: CGPoint(x: 100, y: 117)).lift()
        stage.typeText("Ada Lovelace")
        #expect(form.name.text == "Ada Love")
        #expect(form.heard == Array(repeating: "edited", count: 8))
        stage.typeDelete()
        #expect(form.name.text == "Ada Lov")
        stage.typeText("\n")
        #expect(form.password.isFirstResponder)
        #expect(form.heard.last == "ends")
        stage.typeText("secret\n")
        stage.settle()
        #expect(form.password.text == "secret")
        #expect(!form.password.isFirstResponder)
    }

    @Test("K11: the button in a field clears it, while the field is edited and has a text")
    func clearButton() {
        form.name.text = "Ada"
        stage.settle()
        let button = CGPoint(x: 355, y: 117)
        stage.touch(at: button).lift()
        #expect(form.name.text == "Ada")
        stage.settle()
        stage.touch(at: button).lift()
        #expect(form.name.text == "")
        #expect(form.heard == ["edited"])
        #expect(form.name.isEditing)
    }

    @Test("K11: a text view tells of typed text, and an inserted text is not asked about")
    func note() {
        form.note.becomeFirstResponder()
        stage.typeText("Hi")
        form.note.insertText("!\n")
        #expect(form.note.text == "Hi!\n")
        #expect(form.heard == ["note 1", "note 2", "note 4"])
        stage.typeText("\n")
        #expect(!form.note.isFirstResponder)
    }

    @Test("K6: an accessory view is above the keyboard, counts into its height, and is touched there")
    func accessory() throws {
        var heights: [CGFloat] = []
        let key = UIResponder.keyboardFrameEndUserInfoKey
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: stage.window.screen, queue: nil
        ) { note in
            let frame = note.userInfo?[key] as? CGRect
            MainActor.assumeIsolated { heights.append(frame?.height ?? 0) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        form.note.becomeFirstResponder()
        stage.settle()
        #expect(heights == [stage.keyboardHeight + 44])
        #expect(form.bar.frame.maxY == stage.window.bounds.height - stage.keyboardHeight)
        stage.touch(at: form.done.convert(CGPoint(x: 40, y: 22), to: nil)).lift()
        stage.settle()
        #expect(!form.note.isFirstResponder)
        #expect(form.bar.superview == nil)
    }

    @Test("K12: a tap on a link of a text that is not edited asks the delegate")
    func link() {
        final class Opened: UITextViewDelegate {
            var urls: [URL] = []
            func textView(
                _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                urls.append(url)
                return false
            }
        }
        let opened = Opened()
        let text = NSMutableAttributedString(string: "See the terms.")
        let url = URL(string: "https://example.com/terms")!
        text.addAttribute(.link, value: url, range: NSRange(location: 8, length: 5))
        (form.note.attributedText, form.note.isEditable, form.note.delegate) = (text, false, opened)
        stage.settle()
        let place = CGPoint(x: 75, y: 18)
        stage.touch(at: form.note.convert(place, to: nil)).lift()
        stage.touch(at: form.note.convert(CGPoint(x: 12, y: 18), to: nil)).lift()
        #expect(opened.urls == [url])
        final class Modern: UITextViewDelegate {
            var urls: [URL] = []
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                guard case .link(let url) = textItem.content else { return defaultAction }
                return UIAction { [weak self] _ in self?.urls.append(url) }
            }
        }
        let modern = Modern()
        form.note.delegate = modern
        stage.touch(at: form.note.convert(place, to: nil)).lift()
        #expect(modern.urls == [url])
    }

    @Test("Traits are kept")
    func traits() {
        #expect(form.name.returnKeyType == .next)
        #expect(form.password.isSecureTextEntry)
        #expect(form.password.textContentType == .password)
        #expect(form.note.autocapitalizationType == .sentences)
    }
}
