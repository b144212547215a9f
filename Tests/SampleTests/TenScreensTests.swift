import GestureArbiterUI
import HeadlessUIKit
import Support
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

    /// What happens to a finger 200 points below the card's top edge.
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

    @Test("Each screen shows its card, follows a finger, and logs nothing", arguments: Name.allCases)
    func follows(name: Name) {
        let scene = scene(name)
        let (top, left) = (scene.top, scene.left)
        let x: CGFloat = name == .drawer ? 8 : 150
        let finger = scene.stage.touch(at: CGPoint(x: x, y: max(top, 0) + 20))
        let way =
            switch name {
            case .drawer: CGVector(dx: 200, dy: 0)
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
        scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 20)).swipe(by: .down(700), over: 0.2)
        scene.stage.settle()
        #expect(scene.card != nil)
        #expect(labels(in: scene.home.view).contains("Discard?"))
    }

    @Test("A photo opens out of its thumbnail, and flies back into it")
    func photo() {
        let scene = scene(.photo)
        let thumb = pictures(in: scene.home.view)[1]
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 30, dy: 160), over: 0.15)
        #expect(isTransparent(thumb))
        finger.lift()
        var last = CGRect.null
        while let card = scene.card, scene.stage.time < 10 {
            last = card.convert(card.mask?.frame ?? card.bounds, to: nil)
            scene.stage.advanceFrame()
        }
        #expect(abs(last.midX - thumb.convert(thumb.bounds, to: nil).midX) < 6)
        scene.stage.settle()
        #expect(!isTransparent(thumb))
    }

    private func isTransparent(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.alpha == 0 }
    }

    private func pictures(in view: UIView) -> [UIImageView] {
        ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(pictures)
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
}
