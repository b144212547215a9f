import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A card can be told everything before it is presented, whenever UIKit begins with it.
@MainActor
@Suite("Declared before it is presented")
struct DeclaredTests {
    nonisolated static let doubts = Doubt.ofPresentationsAlone
    private let editable = InteractiveDismissal(policy: .continuous.unless(.editing))

    /// How far a pull of 100 pt moves the card, which is let go again.
    private func pulled(_ scene: ModalScene) -> CGFloat {
        let finger = scene.carry(by: 100)
        let translation = scene.translation
        finger.lift()
        scene.stage.settle()
        return translation
    }

    @Test("Flags hold from the beginning", arguments: doubts.sampled())
    func flags(doubt: Doubt) {
        #expect(pulled(ModalScene(editable, assumptions: doubt.assumptions)) == 90)
        var dismissal = editable
        dismissal.declared.flags = [.editing]
        #expect(pulled(ModalScene(dismissal, assumptions: doubt.assumptions)) == 0)
    }

    @Test("So do those that are set right after it was presented", arguments: doubts.sampled(), [true, false])
    func rightAfter(doubt: Doubt, animated: Bool) throws {
        let (home, modal) = (UIViewController(), ListModal())
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.present(modal, dismissal: editable, animated: animated)
        let presentation = try #require(modal.presentationController as? InteractivePresentationController)
        let arbiter = try #require(presentation.arbiter)
        arbiter.flags = [.editing]
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        stage.advance(by: 0)
        #expect(presentation.arbiter === arbiter)
        #expect(presentation.card.transform.ty == 0)
    }

    /// When a client says of a view in its modal that touches go to it alone.
    enum Moment: String, CaseIterable {
        case before, inside, rightAfter, atRest
    }

    @Test(
        "A view keeps its touches, whenever it was said: before `present`, in it, right after it, later",
        arguments: doubts.sampled(), Moment.allCases)
    func opaque(doubt: Doubt, moment: Moment) {
        final class Drawing: ListModal {
            let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            var tellsItself = false

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(canvas)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if tellsItself { tell() }
            }

            func tell() {
                (presentationController as? InteractivePresentationController)?.arbiter?.treatAsOpaque(canvas)
            }
        }
        let modal = Drawing()
        modal.tellsItself = moment == .inside
        modal.loadViewIfNeeded()
        var dismissal = InteractiveDismissal()
        if moment == .before { dismissal.declared.treatAsOpaque(modal.canvas) }
        let scene = ModalScene(dismissal, assumptions: doubt.assumptions, modal: modal, isPresented: false)
        scene.home.present(modal, dismissal: dismissal)
        if moment == .rightAfter { modal.tell() }
        scene.stage.settle()
        if moment == .atRest { modal.tell() }
        for (y, moved) in [(100, 0), (300, 90)] as [(CGFloat, CGFloat)] {
            let finger = scene.touch(at: y)
            finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5)
            #expect(scene.translation == moved)
            finger.hold(for: 0.1)
            finger.lift()
            scene.stage.settle()
        }
    }

    @Test("The arbiter is there before the presentation begins")
    func early() throws {
        let modal = ListModal()
        let presentation = InteractivePresentationController(
            presentedViewController: modal, presenting: nil, dismissal: editable)
        #expect(presentation.arbiter != nil)
        #expect(!modal.isViewLoaded)
    }

    @Test(
        "What is set up for its arbiter is done once for this presentation, and let go of with it",
        arguments: doubts.sampled())
    func setUp(doubt: Doubt) {
        var deeds = 0
        weak var modal: ListModal?
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        do {
            let list = ListModal()
            modal = list
            var dismissal = editable
            // A closure that keeps the controller.
            dismissal.declared.setUp = { arbiter in
                arbiter.bind(.handle, to: list.list)
                deeds += 1
            }
            home.present(list, dismissal: dismissal)
            stage.settle()
            list.dismiss(animated: true)
            stage.settle()
        }
        #expect(deeds == 1)
        #expect(home.presentedViewController == nil)
        stage.advance(by: 0)
        #expect(modal == nil)
    }

    @Test("Refused by UIKit, a presentation keeps nothing of it", arguments: doubts.sampled())
    func refused(doubt: Doubt) {
        weak var modal: ListModal?
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.present(UIViewController(), animated: false)
        do {
            let list = ListModal()
            modal = list
            var dismissal = editable
            dismissal.declared.setUp = { arbiter in arbiter.bind(.handle, to: list.list) }
            home.present(list, dismissal: dismissal)
            stage.advance(by: 0)
        }
        #expect(modal == nil)
    }

    @Test("A client's question is asked beside the card's own, at every stage", .countsFromSlop)
    func questions() {
        let modal = ListModal()
        var stages: [Arbitration.Stage] = []
        var dismissal = InteractiveDismissal()
        dismissal.declared.setUp = { arbiter in
            arbiter.onAttempt = { attempt in
                stages.append(attempt.stage)
                return .allow
            }
        }
        let scene = ModalScene(dismissal, modal: modal)
        #expect(pulled(scene) == 90)
        #expect(stages == [.begin, .release])
    }
}
