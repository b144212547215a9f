import HeadlessUIKit
import Panels
import Scenes
import Testing

/// The rules of a chat in a panel. The source of a rule is noted above it: "HIG" is a page of Apple's Human Interface
/// Guidelines, the others are pages of the UIKit documentation.
@MainActor
@Suite("A chat over a film")
struct MessagesTests {
    nonisolated static let detents: [Detent.Identifier] = [.height(148), .medium, .large]
    private let screen = DemoScreen(MessagesDemo.self)
    private var panel: Panel? { screen.panels.first }
    private var table: UIScrollView? { screen.scene.demo.scrollView }
    private var field: UITextField? { screen.view("field") as? UITextField }
    private let medium: CGFloat = 47 + 1144.0 / 3
    private let keyboardTop: CGFloat = 844 - 336

    private func go(to detent: Detent.Identifier) {
        panel?.select(detent)
        screen.settle()
    }

    /// The place where a message's bubble is seen; null if it is not.
    private func message(_ number: Int, in screen: DemoScreen? = nil) -> CGRect {
        let screen = screen ?? self.screen
        let texts = ["Message \(number)", "Message \(number), the oldest"]
        let label = screen.stage.window.descendants.first { texts.contains(($0 as? UILabel)?.text ?? "") }
        return screen.place(label)
    }

    // safeAreaInsets.
    @Test("At every detent the field is at the bottom, above the home indicator", arguments: detents)
    func fieldAtTheBottom(detent: Detent.Identifier) {
        go(to: detent)
        #expect(screen.place("input").minY.isNear(844 - 34 - 60))
        #expect(screen.place(of: panel).maxY.isNear(844))
    }

    @Test("Between detents, under the finger, the field is at the bottom, too")
    func fieldUnderTheFinger() {
        for way in [-150, 150] as [CGFloat] {
            let finger = screen.carry(
                from: CGPoint(x: 195, y: screen.place(of: panel).minY + 8), by: CGVector(dx: 0, dy: way))
            #expect(screen.place("input").minY.isNear(844 - 34 - 60))
            finger.lift()
            screen.settle()
        }
    }

    @Test("The newest message is above the field at every detent", arguments: detents)
    func newest(detent: Detent.Identifier) {
        go(to: detent)
        #expect(message(40).maxY.isNear(844 - 34 - 60 - 16, within: 1))
    }

    // HIG, Virtual keyboards: the keyboard covers nothing that is needed.
    @Test("The field is above the keyboard at every detent", arguments: detents)
    func aboveTheKeyboard(detent: Detent.Identifier) {
        go(to: detent)
        screen.tap("field")
        #expect(field?.isEditing == true)
        #expect(screen.place("input").minY.isNear(keyboardTop - 60))
        #expect(message(40).maxY.isNear(keyboardTop - 60 - 16, within: 1))
        #expect(screen.place(of: panel).minY >= 47 - 0.5)
    }

    // KeyboardDismissMode.onDrag: gone as a drag begins.
    @Test("Dragging the messages dismisses the keyboard", arguments: detents)
    func onDrag(detent: Detent.Identifier) {
        go(to: detent)
        screen.tap("field")
        let finger = screen.stage.touch(at: CGPoint(x: 195, y: keyboardTop - 90))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
        #expect(field?.isEditing == false)
        finger.lift()
        screen.settle()
        #expect(screen.place("input").minY.isNear(844 - 34 - 60))
    }

    // KeyboardDismissMode.interactive: gone with a finger that drags it.
    @Test("Only a finger that reaches the keyboard dismisses it interactively")
    func interactive() {
        let screen = DemoScreen(MessagesDemo.self, ["dismiss": .text("interactive")])
        let field = screen.view("field") as? UITextField
        screen.tap("field")
        screen.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60))
        #expect(field?.isEditing == true)
        let finger = screen.stage.touch(at: CGPoint(x: 195, y: 380))
        finger.move(by: CGVector(dx: 0, dy: 250), over: 0.3)
        finger.lift()
        screen.settle()
        #expect(field?.isEditing == false)
        #expect(screen.place("input").minY.isNear(844 - 34 - 60))
    }

    // HIG, Sheets: one that is not modal lets people act on its parent.
    @Test("The film's button can be tapped beside the panel", arguments: [Detent.Identifier.height(148), .medium])
    func film(detent: Detent.Identifier) {
        go(to: detent)
        screen.tap("like")
        #expect((screen.view("like") as? UIButton)?.title(for: .normal) == "Like · 1")
        #expect(panel?.selectedDetent == detent)
    }

    // additionalSafeAreaInsets.
    @Test("The film is in the middle of its visible part", arguments: [Detent.Identifier.height(148), .medium])
    func filmInTheMiddle(detent: Detent.Identifier) {
        go(to: detent)
        #expect(screen.place("film").midY.isNear((47 + screen.place(of: panel).minY) / 2, within: 1))
    }

    @Test("A drag down shows older messages; at the oldest one the panel follows the finger")
    func olderMessages() throws {
        let top = screen.place(of: panel).minY
        screen.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: 200))
        #expect(screen.place(of: panel).minY.isNear(top))
        #expect(try #require(table).contentOffset.y > 150)
        screen.scroll(to: 0)
        #expect(message(1).minY > top)
        let finger = screen.carry(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: 100))
        #expect(screen.place(of: panel).minY.isNear(top + 90, within: 2))
        finger.lift()
    }

    @Test("While a finger closes the panel slowly, the oldest message stays at its top")
    func oldestStays() {
        screen.scroll(to: 0)
        let gap = message(1).minY - screen.place(of: panel).minY
        let finger = screen.stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        for _ in 0..<25 {
            finger.move(by: CGVector(dx: 0, dy: 4), over: 1.0 / 60)
            #expect((message(1).minY - screen.place(of: panel).minY).isNear(gap, within: 5))
        }
        finger.lift()
    }

    @Test("A panel opened at the oldest message shows no gap above it")
    func noVoid() {
        screen.scroll(to: 0)
        go(to: .height(148))
        screen.scroll(to: 0)
        go(to: .large)
        #expect(screen.scene.demo.contentOffset >= -0.5)
    }

    @Test("A drag up opens the panel at any scroll position")
    func opens() {
        screen.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -330))
        #expect(panel?.selectedDetent == .large)
        go(to: .medium)
        screen.scroll(to: 300)
        screen.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -330))
        #expect(panel?.selectedDetent == .large)
    }

    @Test("A sent message is visible above the field, and the keyboard stays", arguments: [false, true])
    func sends(isEditing: Bool) {
        if isEditing { screen.tap("field") }
        screen.tap("send")
        #expect(field?.isEditing == isEditing)
        #expect(message(41).maxY.isNear((isEditing ? keyboardTop : 810) - 60 - 16, within: 1))
    }

    // HIG, Sheets: a grabber works with VoiceOver.
    @Test("VoiceOver adjusts the panel's handle")
    func handle() throws {
        let handle = try #require(panel?.handle)
        handle.accessibilityIncrement()
        screen.settle()
        #expect(panel?.selectedDetent == .large)
        handle.accessibilityDecrement()
        handle.accessibilityDecrement()
        screen.settle()
        #expect(panel?.selectedDetent == .height(148))
    }

    // HIG, Buttons: 44 × 44 pt at least.
    @Test("All buttons are large enough")
    func buttons() { #expect(screen.smallButtons == []) }
}
