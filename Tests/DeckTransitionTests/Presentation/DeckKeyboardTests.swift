import DeckTransition
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A deck and the keyboard")
struct DeckKeyboardTests {
    @Test("The card takes the keyboard's animation duration")
    func duration() throws {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        scene.stage.showKeyboard(height: 336, over: 0.4)
        scene.stage.advance(by: 0.2)
        let shown = try #require(scene.deck?.card.layer.presentation()).frame.minY
        #expect(shown > 220)
        #expect(shown < 530)
        scene.stage.advance(by: 0.25)
        #expect(abs((scene.deck?.card.layer.presentation()?.frame.minY ?? 242) - 242) < 0.5)
    }

    @Test("The part of a tall card that the keyboard covers becomes safe area, in addition to the client's own")
    func keyboardInset() {
        let scene = DeckScene()
        scene.modal.additionalSafeAreaInsets.bottom = 10
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(scene.cardFrame.minY == 55)
        #expect(scene.modal.additionalSafeAreaInsets.bottom == 312)
        #expect(scene.modal.view.safeAreaInsets.bottom == 346)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.modal.additionalSafeAreaInsets.bottom == 10)
    }

    // MARK: Where it is

    private func post(_ frame: CGRect, on screen: UIScreen?) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: frame,
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            ])
    }

    @Test(
        "In a window away from the screen's origin, as in Stage Manager, the keyboard covers where both overlap",
        arguments: [true, false])
    func windowElsewhere(saysScreen: Bool) {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        let window = scene.stage.window
        window.frame.origin = CGPoint(x: 120, y: 80)
        // From 588 to 924 on the screen, which is from 508 to 844 in the window. Before iOS 16.1 no screen is named.
        post(CGRect(x: 0, y: 588, width: 1024, height: 336), on: saysScreen ? window.screen : nil)
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 242, width: 390, height: 300))
    }

    @Test(
        "An undocked keyboard lowers the card, a docked one raises it, and it disappears with editing",
        arguments: [CGRect(x: 40, y: 300, width: 320, height: 240), .zero])
    func undocked(frame: CGRect) {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 350, height: 44))
        scene.modal.view.addSubview(field)
        field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.cardFrame.minY == 242)
        scene.stage.floatKeyboard(in: frame)
        scene.stage.settle()
        #expect(scene.cardFrame.minY == 544)
        #expect(field.isEditing)
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(scene.cardFrame.minY == 242)
        scene.stage.floatKeyboard(in: frame)
        field.resignFirstResponder()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(scene.modal.additionalSafeAreaInsets == .zero)
    }

    @Test("A keyboard on another screen covers nothing")
    func otherScreen() {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        post(CGRect(x: 0, y: 508, width: 390, height: 336), on: Stage().window.screen)
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    }

    @Test("A keyboard that disappears on another screen leaves the one here in place")
    func otherScreenLater() {
        let scene = DeckScene(DeckConfiguration { $0.detents = [.height(266)] })
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        post(CGRect(x: 0, y: 844, width: 390, height: 336), on: Stage().window.screen)
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 242, width: 390, height: 300))
    }
}
