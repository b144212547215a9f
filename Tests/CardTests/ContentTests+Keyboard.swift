import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// A keyboard under content that is edited.
extension ContentTests {
    @Test(
        "A keyboard that appears or disappears during a drag counts after the release",
        arguments: Kind.allCases, [[], [Detent.medium, .large]])
    func keyboardWhileHeld(kind: Kind, detents: [Detent]) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: detents)
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.settle()
        for isEdited in [false, true] {
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
            _ = isEdited ? content.field.becomeFirstResponder() : content.field.resignFirstResponder()
            finger.hold(for: 0.5)
            finger.lift()
            scene.stage.settle()
            if isEdited {
                #expect(content.field.convert(content.field.bounds, to: nil).maxY < 508.5)
            } else {
                #expect(abs(scene.top - rest) < 0.5)
            }
        }
    }

    @Test(
        "A text in a leaving card is edited again, with its keyboard, when a finger brings the card back",
        .touchesInTransitions, arguments: Kind.allCases)
    func editedAgain(kind: Kind) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: [.height(300), .large], selected: .large)
        let keyboard = KeyboardWatch(scene.stage)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        scene.panel?.hide()
        scene.presentation?.presentedViewController.dismiss(animated: true)
        scene.stage.advance(by: 0.08)
        #expect(!content.field.isFirstResponder)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 100))
        finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
        #expect(!content.field.isFirstResponder, "in hand")
        finger.lift()
        scene.stage.settle()
        #expect(scene.panel?.isShown ?? (scene.presentation != nil))
        #expect(content.field.isFirstResponder)
        #expect(keyboard.heights == [336, 0, 336])
    }

    @Test("A keyboard that disappears while a finger holds a panel whose screen goes leaves the panel in place")
    func keyboardWhileScreenGoes() {
        let content = FieldController()
        let scene = Scene(.panel, content, detents: [.height(500)])
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.settle()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
        content.field.resignFirstResponder()
        scene.panel?.hide()
        scene.stage.advance(by: 0.1)
        let second = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 200))
        second.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.advance(by: 0.1)
        scene.stage.window.rootViewController = scene.home
        scene.stage.settle()
        #expect(scene.panel?.isShown == true)
        #expect(abs(scene.top - rest) < 0.5)
    }

    @Test("A keyboard that disappears at once when it returns with a panel leaves the panel in place")
    func editedAgainInVain() {
        let content = FieldController()
        let scene = Scene(.panel, content, detents: [.height(500)])
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.advance(by: 0.34)
        scene.panel?.hide()
        scene.stage.advance(by: 0.08)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 760))
        for _ in 0..<12 { finger.move(by: CGVector(dx: 0, dy: -5), over: 1.0 / 120) }
        finger.letGo()
        // The lift starts editing again, which may reach the panel a turn later.
        scene.stage.advance(by: 0)
        content.field.resignFirstResponder()
        scene.stage.settle()
        #expect(scene.panel?.isShown == true)
        #expect(abs(scene.top - rest) < 0.5)
    }

    @Test(
        "A card moves for a field that the keyboard covers, if nothing around the field scrolls",
        arguments: Kind.allCases)
    func fieldWithoutScrolling(kind: Kind) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: [.medium, .large], selected: .large)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        let field = content.field.convert(content.field.bounds, to: nil)
        #expect(field.maxY <= 508 + 0.5)
        content.field.resignFirstResponder()
        scene.stage.settle()
        #expect(abs(scene.translation) < 0.5)
        #expect(scene.top < 60)
    }

    @Test(
        "A card moves for an edited field no farther than the keyboard and the field require", arguments: Kind.allCases,
        [40.0, 200, 330, 360, 400])
    func fieldAtMedium(kind: Kind, y: CGFloat) {
        let content = FieldController()
        content.y = y
        let scene = Scene(kind, content, detents: [.medium, .large], selected: .medium)
        let rest = scene.top
        let field = content.field.convert(content.field.bounds, to: nil)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        // The safe area below the card is behind the keyboard.
        let raised = max(rest - (844 - 34 - 508), 47)
        let expected = min(raised, rest - (field.maxY - 508))
        #expect(abs(scene.top - expected) < 0.5, "\(scene.top) for \(expected)")
    }

    @Test(
        "A field in a list that is bouncing back from its end is visible", arguments: Kind.allCases,
        [true, false])
    func fieldOnItsWayBack(kind: Kind, adjusts: Bool) {
        let content = UIViewController()
        let list = UIScrollView(frame: content.view.bounds)
        list.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize.height = 1200
        let field = UITextField(frame: CGRect(x: 20, y: 1140, width: 300, height: 40))
        list.addSubview(field)
        content.view.addSubview(list)
        let scene = Scene(kind, content, detents: [.large])
        list.contentOffset.y = 10_000
        list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height + 120
        list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y - 120), animated: true)
        scene.stage.advance(by: 0.05)
        field.becomeFirstResponder()
        scene.stage.settle()
        #expect(field.convert(field.bounds, to: nil).maxY <= 508 + 0.5)
    }
}
