@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("What a controller can decide about its card")
struct HandlingTests {
    /// A declared list in the lower part, and notes below a header.
    final class TwoLists: ListModal, CardContent {
        let notes = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        var scrollViewForCard: UIScrollView?
        private(set) var events: [CardEvent] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = CGRect(x: 0, y: 300, width: 390, height: 544)
            notes.contentInsetAdjustmentBehavior = .never
            notes.contentSize = CGSize(width: 390, height: 1000)
            view.addSubview(notes)
            scrollViewForCard = list
        }

        func cardDidChange(_ event: CardEvent) { events.append(event) }
    }

    private func drag(_ scene: ModalScene, from y: CGFloat) -> CGFloat {
        let finger = scene.touch(at: y)
        finger.move(by: .down(60), over: 0.2)
        defer { finger.cancel() }
        return scene.translation
    }

    @Test(
        "The declared scroll view goes over into the drag, another only scrolls, and elsewhere the card is dragged",
        .countsFromSlop
    )
    func declared() {
        let modal = TwoLists()
        let scene = ModalScene(modal: modal)
        #expect(drag(scene, from: 400).isNear(50))
        scene.stage.settle()
        #expect(drag(scene, from: 100) == 0)
        scene.stage.settle()
        #expect(drag(scene, from: 250).isNear(50))
        scene.stage.settle()
        modal.scrollViewForCard = nil
        #expect(drag(scene, from: 100).isNear(50), "the answer may change: now any will do")
    }

    @Test(
        "A scroll view of another controller does not count, and the log says so once",
        arguments: Condition.all.sampled())
    func foreign(_ condition: Condition) {
        let modal = TwoLists()
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, modal: modal)
        let presenters = UIScrollView(frame: scene.home.view.bounds)
        presenters.contentSize.height = 2000
        scene.home.view.addSubview(presenters)
        modal.scrollViewForCard = presenters
        let dragged = 49.9...50.1 + condition.doubt.listLead
        #expect(dragged.contains(drag(scene, from: 400)))
        scene.stage.settle()
        #expect(dragged.contains(drag(scene, from: 100)))
        scene.stage.settle()
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings[0].contains("TwoLists declares a scroll view outside its card"))
        #expect(presenters.contentOffset.y == -47, "nobody moved it")
        scene.fling()
        scene.expectGone()
    }

    @Test("Conforming alone changes nothing", .countsFromSlop)
    func defaults() {
        final class Silent: ListModal, CardContent {}
        let scene = ModalScene(startOffset: 30, modal: Silent())
        #expect(drag(scene, from: 400).isNear(20), "30 pt were scrolled first")
    }

    @Test(
        "Progress runs from one to zero on the way in, follows the finger, and ends at one",
        arguments: Condition.all.sampled())
    func progress(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        scene.stage.settle()
        #expect(scene.progress.first == 1)
        #expect(scene.progress.last == 0)
        #expect(zip(scene.progress, scene.progress.dropFirst()).allSatisfy { $0 > $1 })
        #expect(scene.progress.count > 30, "in every frame")
        let onTheWayIn = scene.progress.count
        scene.fling()
        scene.stage.settle()
        let out = scene.progress.dropFirst(onTheWayIn)
        #expect(out.last == 1)
        #expect(zip(out, out.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(out, out.dropFirst()).allSatisfy { $1 - $0 < 0.07 }, "no jump where the finger lets go")
    }

    @Test("The client is told when letting go would dismiss, and when it no longer would")
    func armed() {
        let scene = ModalScene()
        let finger = scene.carry(by: 500)
        finger.move(by: .down(-200), over: 0.2)
        finger.move(by: .down(200), over: 0.2)
        #expect(scene.events == [.grabbed, .armed(true), .armed(false), .armed(true)])
        finger.cancel()
        #expect(scene.events.last == .armed(false), "the finger is gone")
        scene.stage.settle()
        let second = scene.carry(by: 500)
        #expect(scene.events.suffix(2) == [.grabbed, .armed(true)], "a new drag begins unarmed")
        second.cancel()
    }

    @Test(
        "Caught again after a release that dismisses, the card tells anew that letting go would dismiss",
        .touchesInTransitions
    )
    func armedAgain() {
        let scene = ModalScene()
        let first = scene.carry(by: 500)
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.03)
        first.lift()
        let second = scene.touch(at: 800)
        second.move(by: .down(4), over: 0.05)
        #expect(scene.events.suffix(2) == [.grabbed, .armed(true)])
        second.move(by: .down(-500), over: 0.3)
        #expect(scene.events.last == .armed(false))
        second.lift()
        scene.expectPresented()
    }

    @Test("Progress of UIKit's transition stays between 0 and 1, also if the card is pulled beyond rest")
    func transitionProgress() {
        var configuration = CardConfiguration.cover { $0.begins = .onBegin }
        configuration.policy = .gated
        let scene = ModalScene(configuration)
        let finger = scene.touch()
        finger.move(by: .down(221), over: 0.3)
        let share = scene.modal.transitionCoordinator?.percentComplete
        #expect(share.map { abs($0 - 211 / 844) < 0.001 } == true)
        finger.move(by: .down(-400), over: 0.3)
        #expect(scene.progress.last! < 0)
        #expect(scene.modal.transitionCoordinator?.percentComplete == 0)
        finger.cancel()
        scene.expectPresented()
    }
}
