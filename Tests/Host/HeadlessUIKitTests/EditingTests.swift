import HeadlessUIKit
import Testing

@MainActor
@Suite("Editing and the keyboard")
struct EditingTests {
    let stage: Stage
    let home = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    let note = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    let keyboard: KeyboardWatch

    init() {
        stage = Stage(rootViewController: home)
        keyboard = KeyboardWatch(stage)
        home.view.addSubview(field)
        home.view.addSubview(note)
    }

    private func tap(_ view: UIView) {
        let finger = stage.touch(at: view.convert(CGPoint(x: 30, y: 20), to: nil))
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
    }

    @Test("K2: a tap on a text begins editing, and a keyboard appears")
    func tapped() {
        tap(field)
        #expect(field.isEditing)
        #expect(keyboard.heights == [336])
        tap(note)
        #expect(note.isFirstResponder)
        #expect(!field.isEditing)
        #expect(keyboard.heights == [336, 336])
    }

    @Test("K2: the keyboard disappears when editing ends, and when the edited text is removed")
    func gone() {
        field.becomeFirstResponder()
        stage.settle()
        home.view.endEditing(true)
        stage.settle()
        #expect(keyboard.heights == [336, 0])
        field.becomeFirstResponder()
        stage.settle()
        field.removeFromSuperview()
        stage.settle()
        #expect(!field.isFirstResponder)
        #expect(keyboard.heights == [336, 0, 336, 0])
    }

    @Test(
        "K1: a floating keyboard is reported again for the next text, stays during a drag, and disappears with editing")
    func floats() {
        let list = list(.interactive)
        let (one, other) = (UITextField(), UITextField())
        for field in [one, other] { list.addSubview(field) }
        one.becomeFirstResponder()
        stage.advance(by: 0)
        let frame = CGRect(x: 40, y: 200, width: 300, height: 240)
        stage.floatKeyboard(in: frame)
        other.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(keyboard.frames.suffix(2) == [frame, frame])
        stage.touch(at: CGPoint(x: 195, y: 100)).swipe(by: .down(600), over: 0.5)
        stage.settle()
        #expect(other.isEditing)
        other.resignFirstResponder()
        stage.settle()
        #expect(keyboard.frames.last?.minY == 844)
    }

    @Test("K2: with a hardware keyboard none appears")
    func hardware() {
        stage.keyboardHeight = 0
        tap(field)
        #expect(field.isEditing)
        #expect(keyboard.heights.isEmpty)
    }

    private final class Stubborn: UITextFieldDelegate {
        var begins = true
        var ends = true
        var heard: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ends") }
    }

    @Test("A field whose delegate refuses is not edited, and one whose delegate refuses to end ends only by force")
    func delegate() {
        let delegate = Stubborn()
        field.delegate = delegate
        delegate.begins = false
        #expect(!field.becomeFirstResponder())
        delegate.begins = true
        #expect(field.becomeFirstResponder())
        #expect(field.becomeFirstResponder())
        delegate.ends = false
        #expect(!note.becomeFirstResponder())
        #expect(!home.view.endEditing(false))
        #expect(field.isEditing)
        #expect(home.view.endEditing(true))
        #expect(!field.isEditing)
        #expect(delegate.heard == ["begins"])
    }

    @Test("A view that cannot be first responder, one in no window, and another view neither become nor resign")
    func others() {
        #expect(!home.view.becomeFirstResponder())
        #expect(!UITextField().becomeFirstResponder())
        field.becomeFirstResponder()
        #expect(note.endEditing(true))
        #expect(note.resignFirstResponder())
        #expect(field.isEditing)
    }

    private func list(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 320, width: 390, height: 524))
        list.contentSize = CGSize(width: 390, height: 2000)
        list.keyboardDismissMode = mode
        home.view.addSubview(list)
        field.becomeFirstResponder()
        stage.settle()
        return list
    }

    @Test(
        "K3: dragging content dismisses the keyboard in the set mode: at once, under the finger, or never",
        arguments: [
            (UIScrollView.KeyboardDismissMode.none, false, false), (.onDrag, true, true), (.interactive, false, true),
        ])
    func dismissMode(_ mode: UIScrollView.KeyboardDismissMode, goesAtOnce: Bool, goesUnderFinger: Bool) {
        let list = list(mode)
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: .down(60), over: 0.2)
        stage.advance(by: 0)
        #expect(list.isDragging)
        #expect(field.isEditing != goesAtOnce)
        finger.move(by: .down(120), over: 0.2)
        finger.lift()
        stage.settle()
        #expect(field.isEditing != goesUnderFinger)
        #expect(keyboard.heights.last == (goesUnderFinger ? 0 : 336))
    }

    @Test("K3: a finger that reverses above the keyboard leaves it there")
    func turnsBack() {
        let list = list(.interactive)
        list.contentOffset.y = 300
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: .down(200), over: 0.2)
        finger.move(by: .down(-60), over: 0.1)
        finger.lift()
        stage.settle()
        #expect(field.isEditing)
    }

    @Test("T31: a tap on an alert's button dismisses the alert and then calls its handler, once")
    func alert() {
        var heard: [String] = []
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { _ in
                heard.append("discarded, \(self.home.presentedViewController == nil)")
            })
        let locked = UIAlertAction(title: "Keep", style: .cancel) { _ in heard.append("kept") }
        locked.isEnabled = false
        alert.addAction(locked)
        #expect(!stage.tapAlert("Discard"))
        home.present(alert, animated: true)
        stage.settle()
        #expect(!stage.tapAlert("Keep"))
        #expect(stage.warnings.count == 2)
        #expect(stage.tapAlert("Discard"))
        #expect(heard.isEmpty)
        stage.settle()
        #expect(heard == ["discarded, true"])
    }
}
