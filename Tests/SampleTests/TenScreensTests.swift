import GestureArbiterUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("The ten screens in SwiftUI")
struct TenScreensTests {
    enum Name: String, CaseIterable {
        case sheet, form, player, map, photo, chat, drawer, article, question, cardOverCard
    }

    private func screen(_ name: Name) -> UIViewController {
        switch name {
        case .sheet: UIHostingController(rootView: TenScreens.Sheet())
        case .form: UIHostingController(rootView: TenScreens.Editing())
        case .player: UIHostingController(rootView: TenScreens.Playing())
        case .map: UIHostingController(rootView: TenScreens.Map())
        case .photo: UIHostingController(rootView: TenScreens.Photos())
        case .chat: UIHostingController(rootView: TenScreens.Chat())
        case .drawer: UIHostingController(rootView: TenScreens.Drawer())
        case .article: UIHostingController(rootView: TenScreens.Reading())
        case .question: UIHostingController(rootView: TenScreens.Asking())
        case .cardOverCard: UIHostingController(rootView: TenScreens.Stacked())
        }
    }

    /// What a finger finds, 200 points below the card's top edge.
    private struct Scene {
        let stage: Stage
        let home: UIViewController

        @MainActor var card: UIView? {
            let panel = home.children.flatMap(\.addedPanels).first
            var top = home
            while let next = top.presentedViewController { top = next }
            return panel?.card ?? (top.presentationController as? InteractivePresentationController)?.card
        }
        @MainActor var top: CGFloat { card?.convert(CGPoint.zero, to: nil).y ?? .nan }
        @MainActor var left: CGFloat { card?.convert(CGPoint.zero, to: nil).x ?? .nan }
    }

    private func scene(_ name: Name) -> Scene {
        let home = screen(name)
        let stage = Stage(rootViewController: home)
        stage.settle()
        return Scene(stage: stage, home: home)
    }

    @Test("Each shows its card, follows a finger, and logs nothing", arguments: Name.allCases)
    func follows(name: Name) {
        let scene = scene(name)
        let (top, left) = (scene.top, scene.left)
        let finger = scene.stage.touch(at: CGPoint(x: max(left, 0) + 150, y: top + 20))
        let way =
            switch name {
            case .drawer: CGVector(dx: -100, dy: 0)
            case .player: CGVector(dx: 0, dy: -100)
            case .question: CGVector(dx: 0, dy: 40)
            default: CGVector(dx: 0, dy: 100)
            }
        finger.move(by: way, over: 0.3)
        #expect(abs(scene.top - top) + abs(scene.left - left) > 20)
        finger.hold(for: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.card != nil)
        #expect(scene.stage.warnings == [])
    }

    @Test("A form with changes asks, and stays")
    func form() {
        let scene = scene(.form)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 20))
        finger.move(by: CGVector(dx: 0, dy: 700), over: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.card != nil)
        #expect(labels(in: scene.home.view).contains("Discard?"))
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
}
