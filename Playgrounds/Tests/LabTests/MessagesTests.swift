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
    private var field: UITextField? { screen.view("field") as? UITextField }
    private let keyboardTop: CGFloat = 844 - 336

    private func go(to detent: Detent.Identifier) {
        panel?.select(detent)
        screen.settle()
    }

    /// The place where a message's bubble is seen; null if it is not.
    private func message(_ number: Int) -> CGRect {
        let label = screen.stage.window.descendants.first { ($0 as? UILabel)?.text == "Message \(number)" }
        return screen.place(label)
    }

    // safeAreaInsets.
    @Test("At every detent the field is at the bottom, above the home indicator", arguments: detents)
    func fieldAtTheBottom(detent: Detent.Identifier) {
        go(to: detent)
        #expect(screen.place("input").minY.isNear(844 - 34 - 60))
        #expect(screen.place(of: panel).maxY.isNear(844))
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

    @Test("A sent message is visible above the field, and the keyboard stays", arguments: [false, true])
    func sends(isEditing: Bool) {
        if isEditing { screen.tap("field") }
        screen.tap("send")
        #expect(field?.isEditing == isEditing)
        #expect(message(41).maxY.isNear((isEditing ? keyboardTop : 810) - 60 - 16, within: 1))
    }

    // additionalSafeAreaInsets.
    @Test("The film is in the middle of its visible part", arguments: [Detent.Identifier.height(148), .medium])
    func filmInTheMiddle(detent: Detent.Identifier) {
        go(to: detent)
        #expect(screen.place("film").midY.isNear((47 + screen.place(of: panel).minY) / 2, within: 1))
    }
}
