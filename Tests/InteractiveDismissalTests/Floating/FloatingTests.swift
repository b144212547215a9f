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

    @Test("It lies above the home indicator, as high as it wants, over a dimmed presenter")
    func place() throws {
        let presentation = try #require(present())
        #expect(presentation.card.frame == CGRect(x: 16, y: 844 - 34 - 16 - 240, width: 358, height: 240))
        #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 358, height: 240))
        #expect(presentation.darkness.isNear(0.4))
    }

    @Test("It goes up before a keyboard by what is covered, and no higher than the safe area")
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

    @Test("What is edited in it stands above the keyboard, in a list or without", arguments: [false, true])
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

    @Test("Presented without animation it dims all the same, and lightens as it leaves")
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

    @Test("Its way out is from its own top to the screen's bottom: half of 290 pt is enough", arguments: [150.0, 140])
    func wayOut(_ distance: Double) throws {
        let presentation = try #require(present())
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: .down(distance + 10), over: 0.5)
        #expect(presentation.progress.isNear(distance / 290))
        #expect(presentation.darkness.isNear(0.4 * (1 - distance / 290)))
        finger.letGo()
        stage.settle()
        #expect((home.presentedViewController == nil) == (distance > 145))
    }

    @Test("It grows by a spring when its content does, at rest and in hand, where it stays under the finger")
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

    @Test("Growing while it leaves, it goes on to where nothing of it shows")
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

    @Test("Beside it a touch is the container's: it drags nothing")
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
