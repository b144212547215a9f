import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Changes around a deck")
struct DeckSurroundingsTests {
    @Test("After a rotation, the card and the presenter have their places for that screen")
    func rotation() throws {
        let scene = DeckScene()
        scene.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.3)
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 70, y: 16, width: 704, height: 374))
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 704, height: 374))
        #expect(scene.dimming?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        let picture = try #require(scene.pictureFrame)
        #expect(abs(picture.minY - 8) < 1e-9)
        #expect(abs(picture.width - 844 * (1 - 16 / 390)) < 1e-9)
        scene.stage.resize(
            to: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
    }

    @Test("After a rotation and the dismissal, a live presenter fills the screen again")
    func rotationLive() {
        let scene = DeckScene(DeckConfiguration { $0.presenter = .live })
        scene.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.3)
        scene.stage.settle()
        #expect(abs(scene.home.view.frame.minY - 8) < 1e-9)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.home.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(scene.home.view.transform == .identity)
    }

    @Test("The deck's transform does not affect a live presenter's size")
    func sizedLive() throws {
        final class Sized: UIView {
            var transforms: [CGAffineTransform] = []
            override var bounds: CGRect { didSet { if bounds.size != oldValue.size { transforms.append(transform) } } }
        }
        final class SizedController: UIViewController {
            override func loadView() { view = Sized(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        }
        let (home, modal) = (SizedController(), ListController())
        let stage = Stage(rootViewController: home)
        home.presentDeck(modal, as: DeckConfiguration { $0.presenter = .live })
        stage.settle()
        let view = try #require(home.view as? Sized)
        #expect(view.transform != .identity)
        view.transforms = []
        stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.3)
        stage.settle()
        #expect(view.transforms == [.identity])
        #expect(view.transform != .identity)
    }

    @Test(
        "In a rotation during a drag, the card keeps the finger's pull, and returns to its new place", .countsFromSlop)
    func rotationInDrag() {
        let scene = DeckScene()
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.2)
        scene.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 70, y: 16, width: 704, height: 374))
    }

    @Test("On a tablet the card is centred, and fills the narrow half of a split screen")
    func tablet() {
        let screen = Screen(
            size: CGSize(width: 1024, height: 1366), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let scene = DeckScene(screen: screen)
        #expect(scene.cardFrame == CGRect(x: 160, y: 32, width: 704, height: 1334))
        scene.stage.resize(to: CGSize(width: 507, height: 1366))
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 32, width: 507, height: 1334))
    }

    // MARK: In a drag

    @Test("The presenter's picture follows a presenter that other code moves during a drag")
    func presenterMoved() throws {
        let scene = DeckScene()
        let finger = scene.touch(195, 300)
        finger.move(by: .down(100), over: 0.1)
        let before = try #require(scene.picture?.center)
        scene.home.view.center.x += 20
        finger.move(by: .down(4))
        scene.stage.advanceFrame()
        #expect(scene.picture?.center == CGPoint(x: before.x + 20, y: before.y))
    }

    @Test("The content of a dragged card fills it again after other code has moved the content")
    func contentMoved() throws {
        let scene = DeckScene()
        let finger = scene.touch(195, 300)
        finger.move(by: .down(100), over: 0.1)
        scene.modal.view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        finger.move(by: .down(4))
        scene.stage.advanceFrame()
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 390, height: 789))
    }

    @Test("Content left elsewhere fills the card after the next layout, and keeps its own transform")
    func place() {
        let scene = DeckScene()
        let view = scene.modal.view!
        view.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
        scene.deck?.containerView?.setNeedsLayout()
        scene.stage.advanceFrame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 789))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.deck?.containerView?.setNeedsLayout()
        scene.stage.advanceFrame()
        #expect(view.bounds.size == CGSize(width: 390, height: 789))
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test("The card follows a container that moves under a finger")
    func containerResized() throws {
        let scene = DeckScene()
        let finger = scene.touch(195, 300)
        finger.move(by: .down(100), over: 0.1)
        scene.stage.resize(
            to: CGSize(width: 390, height: 700), safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0))
        finger.move(by: .down(4))
        scene.stage.advanceFrame()
        #expect(scene.deck?.card.bounds.height == 632)
        #expect(scene.dimming?.frame == CGRect(x: 0, y: 0, width: 390, height: 700))
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 68, width: 390, height: 632))
    }

    // MARK: Content-sized

    /// A view with a fixed preferred height, which counts how often it is asked for it.
    private final class Short: UIView {
        var wish: CGFloat = 200
        var questions = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            questions += 1
            return CGSize(width: size.width, height: wish)
        }
    }

    private final class ShortController: UIViewController {
        let content = Short(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        override func loadView() { view = content }
    }

    /// A content-sized card without a preferred height, at rest. `centerAsks` is whether setting the center requests a
    /// layout.
    private func short(centerAsks: Bool = false) -> (stage: Stage, modal: ShortController) {
        var assumptions = Assumptions.standard
        assumptions.centerAsksForLayout = centerAsks
        let (home, modal) = (UIViewController(), ShortController())
        let stage = Stage(rootViewController: home, assumptions: assumptions)
        home.presentDeck(modal, as: DeckConfiguration { $0.detents = [.content] })
        stage.settle()
        return (stage, modal)
    }

    @Test(
        "Without a preferred size, a content-sized card measures its content in layout passes, not while it moves",
        arguments: [false, true])
    func fitting(centerAsks: Bool) {
        let (stage, modal) = short(centerAsks: centerAsks)
        #expect(modal.enclosingCard?.card.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
        #expect(modal.content.questions < 5, "to come took dozens of frames")
        let asked = modal.content.questions
        let finger = stage.touch(at: CGPoint(x: 195, y: 650))
        finger.move(by: .down(60), over: 0.5)
        #expect(modal.content.questions <= asked + 1, "once as it is picked up")
        finger.cancel()
        stage.settle()
        #expect(modal.content.questions <= asked + 2, "once more where it rests")
    }

    @Test("A content size that changes while the card moves is used when it rests")
    func wishInFlight() {
        let (stage, modal) = short()
        let finger = stage.touch(at: CGPoint(x: 195, y: 650))
        finger.move(by: .down(60), over: 0.5)
        modal.content.wish = 300
        finger.cancel()
        stage.settle()
        #expect(modal.enclosingCard?.card.frame == CGRect(x: 0, y: 510, width: 390, height: 334))
    }

    @Test("A preferred size that changes while the card moves is used at once")
    func preferenceInFlight() {
        let (stage, modal) = short()
        let finger = stage.touch(at: CGPoint(x: 195, y: 650))
        finger.move(by: .down(60), over: 0.5)
        modal.preferredContentSize = CGSize(width: 390, height: 300)
        #expect(modal.enclosingCard?.card.bounds.height == 334)
    }

    @Test("A client that lays out the container lets the card measure its content")
    func askedByClient() {
        let (stage, modal) = short()
        modal.content.wish = 300
        modal.deckAround?.containerView?.setNeedsLayout()
        stage.settle()
        #expect(modal.enclosingCard?.card.frame == CGRect(x: 0, y: 510, width: 390, height: 334))
    }
}
