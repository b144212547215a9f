import HeadlessUIKit
import Testing

@MainActor
struct ShakeTests {
    final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() { view.addSubview(field) }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("ended") }
    }

    let page = Page()

    @Test("V25: A shake is told to the first responder, and by a text field to its controller")
    func shake() {
        let stage = Stage(rootViewController: page)
        page.field.becomeFirstResponder()
        stage.shake()
        #expect(page.heard == ["began true true true", "ended"])
    }

    @Test("V25: Without a first responder a shake passes the controllers by")
    func nobody() {
        let stage = Stage(rootViewController: page)
        stage.shake()
        #expect(page.heard.isEmpty)
    }
}
