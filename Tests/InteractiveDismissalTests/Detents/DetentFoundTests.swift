import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

/// Faults in cards with detents that the fuzzer of the whole stack has found.
@MainActor
@Suite("Found by the fuzzer: detents")
struct DetentFoundTests {
    private func scene() -> SheetScene {
        var configuration = CardConfiguration.cover { $0.detents = [.height(88), .large] }
        configuration.largestUndimmedDetent = .height(88)
        return SheetScene(configuration)
    }

    @Test("Detents that are replaced while the keyboard is up leave nothing of it in the safe area")
    func detentsBeforeKeyboard() {
        let scene = SheetScene([.large])
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        scene.card?.detents = [.height(300)]
        scene.stage.settle()
        let end = scene.sheet.view.convert(CGPoint(x: 0, y: scene.sheet.view.bounds.maxY), to: nil).y
        #expect(end <= 844 - 336 + 34.01, "its safe area lies behind the keyboard")
        #expect(scene.sheet.view.safeAreaInsets.bottom < 35)
    }

    @Test("An undimmed sheet that leaves is modal for accessibility, since nothing behind it is live")
    func leavesUndimmed() {
        let scene = scene()
        scene.sheet.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        #expect(scene.card?.isPresenterLive == false)
        #expect(scene.card?.card.accessibilityViewIsModal == true)
    }
}

/// Faults that the fuzzer of the whole stack has found, and others that were found in reading those.
@MainActor
@Suite("Text that is edited in a sheet with detents")
struct DetentEditingTests {
    @Test("If nothing scrolls, the sheet goes up from a lower detent to show the edited text, and comes back")
    func raisedAtLowerDetent() {
        let sheet = SheetController()
        sheet.loadViewIfNeeded()
        sheet.list.removeFromSuperview()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
        sheet.view.addSubview(field)
        let scene = SheetScene([.height(200), .large], sheet: sheet)
        field.becomeFirstResponder()
        scene.stage.settle()
        let bottom = field.convert(CGPoint(x: 0, y: 44), to: nil).y
        #expect(bottom <= 844 - 336 + 0.01)
        #expect(scene.top >= 46.9)
        scene.card?.select(.large)
        scene.stage.settle()
        #expect(scene.top.isNear(47), "no higher than its limit")
        scene.stage.window.endEditing(true)
        scene.card?.select(.height(200))
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 200))
    }

    @Test("A sheet that is turned while text is edited stays in the window")
    func turned() {
        let sheet = SheetController()
        sheet.loadViewIfNeeded()
        sheet.list.removeFromSuperview()
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 44))
        sheet.view.addSubview(field)
        let scene = SheetScene([.medium, .large], sheet: sheet)
        field.becomeFirstResponder()
        scene.stage.settle()
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.settle()
        #expect(scene.top >= 0)
    }

    @Test("A drag does not ask for its detents, nor measure its content, with every movement")
    func askedSeldom() {
        var questions = 0
        let rows = Detent.custom("rows") { context in
            questions += 1
            return min(context.contentHeight + 200, context.maximumHeight / 2)
        }
        let scene = SheetScene([rows, .large])
        let before = questions
        scene.carry(by: -200).lift()
        #expect(questions - before <= 2)
        scene.card?.invalidateDetents()
        #expect(questions - before <= 3)
    }

    @Test("If UIKit reports the safe area at once, the controller may have the card laid out again")
    func eager() {
        /// Lays the card out in the setter itself.
        final class Eager: SheetController {
            override var additionalSafeAreaInsets: UIEdgeInsets {
                didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.superview?.superview?.layoutNow() } }
            }
        }
        let scene = SheetScene(
            CardConfiguration.cover { $0.detents = [.height(200), .medium, .large] }, sheet: Eager())
        scene.drag(by: -300)
        #expect(scene.selected == .medium)
        scene.drag(by: 600, from: 500)
        #expect(!scene.isPresented)
        #expect(scene.sheet.additionalSafeAreaInsets == .zero)
    }
}

extension UIView {
    fileprivate func layoutNow() {
        setNeedsLayout()
        layoutIfNeeded()
    }
}
