import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("The card's appearance and handle")
struct ChromeTests {
    func face(of scene: DeckScene) -> UIView? { scene.modal.view.superview }

    @Test("A mask cuts the card's corners, as configured, but not its shadow")
    func corners() {
        let scene = DeckScene(
            DeckConfiguration {
                $0.cornerRadius = 20
                $0.corners = [.topLeft, .bottomRight]
                $0.shadow = .init(opacity: 0.5, radius: 9, offset: -3)
            })
        let layer = face(of: scene)?.layer
        #expect(layer?.cornerRadius == 20)
        #expect(layer?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        #expect(layer?.cornerCurve == .continuous)
        #expect(face(of: scene)?.clipsToBounds == true)
        let shadow = scene.deck?.card.layer
        #expect(shadow?.shadowRadius == 9)
        #expect(shadow?.shadowOpacity == 0.5)
        #expect(shadow?.shadowOffset == CGSize(width: 0, height: -3))
        #expect(scene.deck?.card.clipsToBounds == false)
    }

    @Test("The handle has the configured size")
    func measures() {
        let scene = DeckScene(
            DeckConfiguration {
                $0.prefersGrabberVisible = true
                $0.grabber = .init(width: 60, height: 8, topMargin: 10)
            })
        let bar = face(of: scene)?.subviews.last?.subviews.first
        #expect(bar?.bounds.size == CGSize(width: 60, height: 8))
        #expect(bar?.frame.minY == 10)
    }

    @Test("The shadow's path is the card's outline, also when the card is resized, or behind another card")
    func shadowOutline() throws {
        let configuration = DeckConfiguration { $0.shadow = .init() }
        let scene = DeckScene(configuration)
        let layer = try #require(scene.deck?.card.layer)
        #expect(layer.shadowPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 390, height: 789))
        scene.stage.resize(to: CGSize(width: 600, height: 500))
        scene.stage.settle()
        let resized = try #require(scene.deck?.card.bounds)
        #expect(resized.width == 600)
        #expect(layer.shadowPath?.boundingBoxOfPath == resized)
        let next = UIViewController()
        scene.modal.presentDeck(next, as: configuration)
        scene.stage.settle()
        let shown = try #require(face(of: scene)?.frame)
        #expect(shown.width < 590)
        #expect(layer.shadowPath?.boundingBoxOfPath == shown)
        next.dismiss(animated: true)
        scene.stage.settle()
        #expect(layer.shadowPath?.boundingBoxOfPath == resized)
    }

    @Test("Without a shadow there is no shadow path")
    func noOutline() {
        #expect(DeckScene().deck?.card.layer.shadowPath == nil)
    }
}
