// A SwiftUI client of each library. It compiles in every language mode that a client may use.
import DeckTransition
import GestureArbiterUI
import Panels
import SwiftUI

struct Home: View {
    @State private var showsSettings = false
    @State private var detent = Detent.Identifier.medium

    var body: some View {
        Text("Home")
            .deck(isPresented: $showsSettings) { Text("Settings") }
            .panel(detents: [.height(88), .medium, .large], selection: $detent) { Text("Places") }
    }
}
