import GestureArbiterUI
import HeadlessUIKit
import Panels
import Testing

/// What a newcomer types before reading a page. `Laboratory/UIKitTypecheck/Mistakes` has the guesses that do not compile, and the
/// compiler's answers.
@MainActor
@Suite("First guesses")
struct FirstGuessesTests {
    private let home = UIViewController()
    private let settings = UIViewController()
    private let stage: Stage

    init() { stage = Stage(rootViewController: home) }

    @Test("1 to 3. A controller alone, with detents and with a kind is presented")
    func present() {
        for present in [
            { home, settings in home.presentCard(settings) },
            { home, settings in home.presentCard(settings, detents: [.medium, .large], selected: .large) },
            { home, settings in home.presentCard(settings, as: .cover) },
        ] as [@MainActor (UIViewController, UIViewController) -> Void] {
            let settings = UIViewController()
            present(home, settings)
            stage.settle()
            #expect(settings.enclosingCard != nil)
            settings.dismiss(animated: true)
            stage.settle()
        }
        #expect(stage.warnings.isEmpty)
    }

    @Test("4. UIKit's delegate of a presented card is set as for any presentation")
    func delegate() {
        final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                false
            }
        }
        let keeper = Keeper()
        home.presentCard(settings)
        settings.presentationController?.delegate = keeper
        stage.settle()
        stage.touch(at: CGPoint(x: 195, y: 20)).lift()
        stage.settle()
        #expect(home.presentedViewController === settings)
    }

    @Test("5 and 6. The content reaches its panel, selects a detent and hides the panel")
    func panel() {
        home.addPanel(settings, detents: [.height(88), .medium, .large])
        stage.settle()
        settings.enclosingCard?.select(.medium)
        stage.settle()
        let panel = settings.enclosingCard as? Panel
        #expect(panel?.selectedDetent == .medium)
        panel?.hide()
        stage.settle()
        #expect(panel?.isShown == false)
    }

    @Test("7. A panel's side is its edge, and its size a width")
    func side() {
        home.addPanel(settings, at: .trailing, detents: [.width(320)])
        stage.settle()
        #expect(settings.view.convert(settings.view.bounds, to: nil).maxX == 390)
    }

    @Test("8 to 10. SwiftUI's words for a sheet, a list of detents and a closing button")
    func inSwiftUI() {
        let home = UIHostingController(rootView: Guesses())
        stage.window.rootViewController = home
        stage.settle()
        #expect(home.presentedViewController?.enclosingCard?.selectedDetent == .medium)
        stage.touch(at: CGPoint(x: 195, y: 630)).lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    private struct Guesses: View {
        @State private var shows = true
        @State private var detent = Detent.Identifier.medium

        var body: some View {
            Color.white.card(isPresented: $shows, detents: [.medium, .large], selection: $detent) { Done() }
        }
    }

    private struct Done: View {
        @Environment(\.dismissCard) private var dismiss

        var body: some View {
            Button(action: { dismiss() }) { Color.red }.cardDetents([.medium, .large])
        }
    }
}
