import DeckTransition
import GestureArbiterUI
import InteractiveDismissal
import Panels
import SwiftUIShim
import UIKitShim

// The samples of the page TwentyUses, in UIKit and in SwiftUI.

final class UsesController: UIViewController {
    private let (settings, article, photo) = (UIViewController(), UIViewController(), UIViewController())
    private let (places, menu, player) = (UIViewController(), UIViewController(), UIViewController())
    private let (form, thumbnail, bar, map) = (UIViewController(), UIView(), UIView(), UIView())
    private let drawer = Panel.Configuration(at: .leading, detents: [.width(280)]) { $0.edgeSwipe = 24 }

    func show() {
        presentCard(settings, detents: [.medium, .large])  // 1
        presentCard(settings, detents: [.content])  // 2
        presentCard(article, as: .cover)  // 3
        presentCard(photo, as: .cover) { $0.look = .zoom(from: { self.thumbnail }) }  // 4
        presentDeck(settings)  // 5
        presentDeck(settings, as: .classic)  // 6
        presentDeck(settings, detents: [.medium, .large]) { $0.cardInset = 12 }  // 7
        addPanel(places, detents: [.height(88), .medium, .large])  // 8
        addPanel(menu, as: drawer)?.hide(animated: false)  // 9
        addPanel(player, detents: [.height(64), .large]) { $0.restsOnTabBar = true }  // 10
        attachCard(to: bar) { _ in self.player }  // 11
    }

    func set() {
        presentCard(settings, detents: [.medium, .large], selected: .large)  // 12
        presentCard(settings) { $0.policy = .gated }  // 13
        form.isModalInPresentation = true  // 14
        presentCard(form, onEvent: { event in if event == .attempted { print("Discard?") } })
    }

    func follow() {
        addPanel(player, detents: [.height(64), .large])?  // 15
            .alongside(from: .height(64), to: .large) { share in self.bar.alpha = 1 - share }
        presentCard(settings, detents: [.medium, .large])?  // 16
            .alongside(from: .medium, to: .large) { share in self.map.alpha = 1 - share }
    }

    func change() {
        enclosingCard?.select(.large)  // 17
        enclosingCard?.animateChanges { enclosingCard?.detents = [.content, .large] }  // 18
        try? enclosingCard?.attemptDismissal()  // 19
        GestureArbiter.attach(to: map, policy: .continuous, moving: map)  // 20
    }
}

private struct Shown: View {
    @State private var showsSettings = false
    @State private var showsArticle = false
    @State private var showsMenu = false
    @State private var photo: Photo?

    private let drawer = Panel.Configuration(at: .leading, detents: [.width(280)]) { $0.edgeSwipe = 24 }

    var body: some View {
        VStack {
            Songs()
                .card(isPresented: $showsSettings, detents: [.medium, .large]) { Settings() }  // 1
                .card(isPresented: $showsSettings, detents: [.content]) { Settings() }  // 2
                .card(isPresented: $showsArticle, as: .cover) { Article() }  // 3
                .card(item: $photo, as: .cover { $0.look = .zoom }) { PhotoView($0) }  // 4
                .deck(isPresented: $showsSettings) { Settings() }  // 5
                .deck(isPresented: $showsSettings, as: .classic) { Settings() }  // 6
            Songs()
                .deck(isPresented: $showsSettings, as: .init { $0.cardInset = 12 }, detents: [.medium, .large]) {
                    Settings()  // 7
                }
                .panel(detents: [.height(88), .medium, .large]) { Places() }  // 8
                .panel(isPresented: $showsMenu, as: drawer) { Menu() }  // 9
                .panel(as: .init { $0.restsOnTabBar = true }, detents: [.height(64), .large]) { Songs() }  // 10
        }
    }
}

private struct SetAndFollowed: View {
    @State private var showsSettings = false
    @State private var isDirty = false
    @State private var asksToDiscard = false
    @State private var detents: [Detent] = [.medium, .large]
    @State private var detent = Detent.Identifier.medium
    @Environment(\.dismissCard) private var dismissCard

    var body: some View {
        VStack {
            Songs()
                // 12
                .card(isPresented: $showsSettings) { Settings().cardDetents(detents, selection: $detent) }
                .card(isPresented: $showsSettings, as: .init { $0.policy = .gated }) { Settings() }  // 13
            Editor().cardDismissDisabled(isDirty) { asksToDiscard = true }  // 14
            CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }  // 15, 16
            Button("Open") { detent = .large }  // 17
            Button("Fewer") { detents = [.content, .large] }  // 18
            Button("Done") { dismissCard() }  // 19
            Canvas().gestureArbiter(policy: .continuous) { drag in follow(drag) }  // 20
        }
    }

    private func follow(_ drag: GestureArbiter.Drag) {}
}
