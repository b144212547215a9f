@_spi(Cards) import Cards
import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Support
import Testing

/// Text that is edited in a modal: it stays visible, leaves with the card, and comes back with it.
@MainActor
@Suite("Editing text in a modal")
struct ModalEditingTests {
    let scene: ModalScene
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 44))
    static let keyboardTop: CGFloat = 844 - 336
    /// Both forms of dismissal, under each switch of presentations.
    nonisolated static let conditions = CardConfiguration.Begins.allCases.flatMap { begins in
        Doubt.ofPresentationsAlone.map { Condition(begins: begins, doubt: $0) }
    }

    init() {
        scene = ModalScene()
        scene.modal.list.addSubview(field)
    }

    private func edit(_ text: UIView? = nil) {
        (text ?? field).becomeFirstResponder()
        scene.stage.settle()
    }

    private func expectBackWithoutEditing() {
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(!field.isEditing)
        #expect(scene.card?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// The visible place of a view, in the window.
    private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(
        "If drags of its list end editing, a drag of the card ends it too, and the card comes back without",
        arguments: [UIScrollView.KeyboardDismissMode.onDrag, .interactive])
    func endedByList(_ mode: UIScrollView.KeyboardDismissMode) {
        scene.modal.list.keyboardDismissMode = mode
        field.frame.origin.y = 100
        edit()
        let finger = scene.touch(at: 300)
        finger.move(by: .down(250), over: 0.5)
        #expect(field.isEditing == (mode == .interactive))
        finger.letGo()
        expectBackWithoutEditing()
        #expect(scene.modal.additionalSafeAreaInsets == .zero)
    }

    @Test("In a list that coasts the text is scrolled above the keyboard, too, and the momentum ends there")
    func coasting() {
        scene.modal.list.contentInsetAdjustmentBehavior = .automatic
        scene.modal.list.contentOffset.y = 400
        field.frame.origin.y = 600
        scene.touch(at: 300).swipe(by: .down(200), over: 0.06)
        scene.stage.advance(by: 0.02)
        #expect(scene.modal.list.isDecelerating)
        edit()
        #expect(place(of: field).maxY <= Self.keyboardTop)
        #expect(place(of: field).minY >= 0)
        #expect(!scene.modal.list.isDecelerating)
    }

    @Test("In a list that comes back from beyond its end, the place where the list will rest counts")
    func stretched() {
        scene.modal.list.contentInsetAdjustmentBehavior = .never
        scene.modal.list.contentSize.height = 854
        field.frame.origin.y = 700
        scene.touch(at: 300).swipe(by: .down(-150), over: 0.1)
        scene.stage.advance(by: 0.05)
        #expect(scene.modal.list.contentOffset.y > 20)
        edit()
        #expect(scene.modal.list.contentOffset.y == 10)
        #expect(place(of: field).maxY == Self.keyboardTop)
    }

    @Test("Also the last text of a list: what the keyboard covers becomes the list's inset")
    func atTheEnd() {
        scene.modal.list.contentInsetAdjustmentBehavior = .automatic
        field.frame.origin.y = 2640 - 44
        scene.modal.list.contentOffset.y = 2640 - 844
        edit()
        #expect(place(of: field).maxY == Self.keyboardTop)
        #expect(scene.card?.frame.minY == 0)
    }

    /// Edits as soon as it appears: in its list, or in a view that does not scroll.
    private final class Form: ListModal {
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 44))
        let isScrolling: Bool

        init(isScrolling: Bool) {
            self.isScrolling = isScrolling
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code only") }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.contentInsetAdjustmentBehavior = .automatic
            list.isHidden = !isScrolling
            (isScrolling ? list : view).addSubview(field)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            field.becomeFirstResponder()
        }
    }

    @Test(
        "Text that is edited as soon as the modal appears is visible until it leaves, whenever UIKit begins",
        arguments: conditions.sampled(), [true, false])
    func fromTheFirst(_ condition: Condition, isScrolling: Bool) {
        let form = Form(isScrolling: isScrolling)
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, modal: form)
        #expect(form.field.isEditing)
        #expect(place(of: form.field).maxY == Self.keyboardTop)
        // Once scrolled to the text, the list is not at its top, and a finger scrolls it.
        if isScrolling {
            form.dismiss(animated: true)
        } else {
            let finger = scene.carry(by: 60)
            #expect(place(of: form.field).maxY > Self.keyboardTop)
            finger.lift()
            scene.stage.settle()
            #expect(form.field.isEditing)
            #expect(place(of: form.field).maxY == Self.keyboardTop)
            scene.fling()
        }
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(!form.field.isEditing)
        #expect(scene.isTidy)
    }

    @Test("The next text and the one before it are scrolled into sight in turn")
    func next() {
        scene.modal.list.isHidden = true
        let other = UITextField(frame: CGRect(x: 20, y: 780, width: 350, height: 44))
        let top = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
        for text in [field, other, top] { scene.modal.view.addSubview(text) }
        edit()
        edit(other)
        #expect(place(of: other).maxY == Self.keyboardTop)
        edit(field)
        #expect(place(of: field).maxY == Self.keyboardTop)
        edit(top)
        #expect(scene.card?.frame.minY == 0)
    }

    @Test("A text higher than the room that is left shows its beginning")
    func tall() {
        scene.modal.list.isHidden = true
        let note = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        scene.modal.view.addSubview(note)
        edit(note)
        #expect(place(of: note).minY == 47)
    }

    @Test("A text that the app itself has moved out of the keyboard's way is not moved twice")
    func movedByTheApp() {
        scene.modal.list.isHidden = true
        scene.modal.view.addSubview(field)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [field] _ in MainActor.assumeIsolated { field.frame.origin.y = 400 } }
        defer { NotificationCenter.default.removeObserver(token) }
        edit()
        #expect(scene.card?.frame.minY == 0)
        #expect(place(of: field).minY == 400)
    }

    @Test("If keyboards are ignored the text stays where it is, and editing ends all the same")
    func ignored() {
        var configuration = CardConfiguration.cover
        configuration.keyboard = .ignores
        let scene = ModalScene(configuration)
        scene.modal.list.addSubview(field)
        field.becomeFirstResponder()
        scene.stage.settle()
        #expect(field.convert(field.bounds, to: nil).minY == 700)
        #expect(scene.modal.additionalSafeAreaInsets == .zero)
        #expect(scene.presentation?.restingCard.keyboardHeight == 0)
        scene.fling()
        scene.stage.advance(by: 0)
        #expect(!field.isEditing)
    }

    @Test("A keyboard that comes and goes while the card is in hand moves nothing until it is let go")
    func inHand() {
        scene.modal.list.isHidden = true
        scene.modal.view.addSubview(field)
        let finger = scene.carry(by: 60)
        let before = place(of: field)
        field.becomeFirstResponder()
        scene.stage.advance(by: 0.5)
        #expect(place(of: field) == before)
        finger.move(by: .down(10), over: 0.1)
        #expect(place(of: field) == before.offsetBy(dx: 0, dy: 10))
        scene.stage.settle(lettingGo: finger)
        #expect(place(of: field).maxY == Self.keyboardTop)
    }

    @Test("A chat that is turned upside down brings the edited line above the keyboard")
    func invertedList() {
        let list = scene.modal.list
        list.contentInsetAdjustmentBehavior = .never
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        list.contentOffset.y = 300
        // 60 points above the bottom of the screen.
        field.frame = CGRect(x: 20, y: 300 + 60, width: 350, height: 44)
        edit()
        #expect(place(of: field).maxY == Self.keyboardTop)
        #expect(scene.card?.frame.minY == 0)
    }

    @Test(
        "If the edited text leaves the card with its cell, the keyboard does not bring it back", .touchesInTransitions)
    func takenAway() {
        field.frame.origin.y = 100
        edit()
        scene.fling()
        field.removeFromSuperview()
        scene.stage.advance(by: 0.05)
        scene.touch(at: 700).drag(by: .down(-500), over: 0.4)
        expectBackWithoutEditing()
    }

    @Test("A form that is not saved asks, and the button that discards dismisses it with its keyboard")
    func asks() throws {
        final class Form: ListModal, CardContent {
            func cardDidChange(_ event: CardEvent) {
                guard event == .attempted else { return }
                let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
                present(alert, animated: true)
            }
        }
        let form = Form()
        form.isModalInPresentation = true
        let scene = ModalScene(modal: form)
        field.frame.origin.y = 100
        form.list.addSubview(field)
        field.becomeFirstResponder()
        scene.stage.settle()
        scene.fling()
        scene.stage.settle()
        #expect(scene.stage.tapAlert("Discard"))
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(!field.isEditing)
        #expect(scene.isTidy)
    }
}
