import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A floating card as high as its content")
struct FloatingTests {
    let stage: Stage
    let home = UIViewController()
    let modal = UIViewController()

    init() {
        stage = Stage(rootViewController: home)
        modal.preferredContentSize = CGSize(width: 0, height: 240)
    }

    private func present() -> FloatingPresentation? {
        home.present(modal) {
            FloatingPresentation(presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        stage.settle()
        return modal.presentationController as? FloatingPresentation
    }

    @Test("The card lies above the home indicator, as high as its content, over a dimmed presenter")
    func place() throws {
        let presentation = try #require(present())
        #expect(presentation.card.frame == CGRect(x: 16, y: 844 - 34 - 16 - 240, width: 358, height: 240))
        #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 358, height: 240))
        #expect(presentation.darkness.isNear(0.4))
    }

    @Test("A keyboard raises the card by what it covers, and no higher than the safe area")
    func keyboard() throws {
        let presentation = try #require(present())
        let rest = presentation.card.frame
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(presentation.card.frame == rest.offsetBy(dx: 0, dy: 508 - rest.maxY))
        stage.showKeyboard(height: 780)
        stage.settle()
        #expect(presentation.card.frame == rest.offsetBy(dx: 0, dy: 47 - rest.minY))
        stage.showKeyboard(height: 0)
        stage.settle()
        #expect(presentation.card.frame == rest)
        #expect(modal.additionalSafeAreaInsets == .zero)
    }

    @Test("Text that is edited in the card is above the keyboard, in a list or without one", arguments: [false, true])
    func editing(inList: Bool) throws {
        let presentation = try #require(present())
        let field = UITextField(frame: CGRect(x: 0, y: inList ? 900 : 180, width: 300, height: 44))
        let list = UIScrollView(frame: modal.view.bounds)
        list.contentSize = CGSize(width: 358, height: 1000)
        if inList { modal.view.addSubview(list) }
        (inList ? list : modal.view).addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        let place = field.convert(field.bounds, to: nil)
        #expect(place.maxY <= 508)
        #expect(place.minY >= presentation.card.frame.minY)
        #expect(presentation.card.frame.maxY == 508)
        field.resignFirstResponder()
        stage.settle()
        #expect(presentation.card.frame == CGRect(x: 16, y: 844 - 34 - 16 - 240, width: 358, height: 240))
    }

    @Test("Presented without animation, the card dims its presenter, and lightens it as it leaves")
    func unanimated() throws {
        home.present(modal, animated: false) {
            FloatingPresentation(presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        let presentation = try #require(modal.presentationController as? FloatingPresentation)
        stage.settle()
        #expect(presentation.darkness.isNear(0.4))
        home.dismiss(animated: false)
        #expect(presentation.darkness == 0)
    }

    @Test(
        "The card's way out is from its own top to the bottom of the screen: half of 290 pt is enough",
        arguments: [150.0, 140])
    func wayOut(_ distance: Double) throws {
        let presentation = try #require(present())
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(distance + 10), over: 0.5)
        #expect(presentation.progress.isNear(distance / 290))
        #expect(presentation.darkness.isNear(0.4 * (1 - distance / 290)))
        stage.settle(lettingGo: finger)
        #expect((home.presentedViewController == nil) == (distance > 145))
    }

    @Test("The card grows by a spring when its content does; in hand it stays under the finger")
    func growing() throws {
        let presentation = try #require(present())
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(60), over: 0.2)
        modal.preferredContentSize.height = 340
        stage.advance(by: 0.1)
        let shown = try #require(presentation.card.layer.presentation()).bounds.height
        #expect(shown > 245)
        #expect(shown < 335)
        stage.advance(by: 1)
        #expect(presentation.card.bounds.height == 340)
        #expect(presentation.card.transform.ty.isNear(50))
        finger.cancel()
        stage.settle()
        #expect(presentation.card.frame == CGRect(x: 16, y: 844 - 34 - 16 - 340, width: 358, height: 340))
        #expect(modal.view.frame.height == 340)
    }

    @Test("A card that grows while it leaves goes on until nothing of it shows")
    func growingOnTheWayOut() throws {
        let presentation = try #require(present())
        home.dismiss(animated: true)
        stage.advance(by: 0.1)
        modal.preferredContentSize.height = 500
        stage.advance(by: 0.05)
        #expect(presentation.progress > 0)
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
    }

    @Test("A touch beside the card is the container's, and drags nothing")
    func beside() throws {
        let presentation = try #require(present())
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: .down(200), over: 0.2)
        #expect(presentation.progress == 0)
        finger.lift()
        try presentation.attemptDismissal()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }
}
