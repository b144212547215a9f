import DeckTransition
import GestureArbiterUI
import InteractiveDismissal
import Panels
import SwiftUI
import UIKit

struct Home: View {
    @State private var showsSettings = false
    @State private var detent = Detent.Identifier.medium

    var body: some View {
        Text("Home")
            .deck(isPresented: $showsSettings) { Text("Settings") }
            .panel(detents: [.height(88), .medium, .large], selection: $detent) { Text("Places") }
    }
}

@MainActor public final class Screen: UIViewController {
    func showPlayer() { presentDeck(UIViewController()) }
    func showSettings() { presentCard(UIViewController(), detents: [.medium, .large]) }
}

@MainActor public func entry() -> UIViewController {
    let screen = Screen()
    screen.showPlayer()
    screen.showSettings()
    return UIHostingController(rootView: Home())
}
