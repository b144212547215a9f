import GestureArbiterUI
import SwiftUI

struct Places: View {
    @State private var detent = Detent.medium
    @State private var shows = false

    var body: some View {
        Text("Places")
            .card(
                isPresented: $shows, detents: [.medium],
                selection: $detent  // expect-error: 'Binding<Detent.Identifier>
            ) { Text("Place") }
    }
}
