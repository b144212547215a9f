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

struct Rounded: View {
    var body: some View {
        Text("Filters")
            .cardCornerRadius(32)  // expect-error: Set `cornerRadius` of the card
    }
}

struct Blurred: View {
    var body: some View {
        Text("Filters")
            .cardBackground("thin")  // expect-error: Set `surface` or `surfaceEffect` of the card
    }
}

struct Photos: View {
    @State private var shows = false

    var body: some View {
        Text("Photos")
            .card(
                isPresented: $shows,
                as: .cover { $0.look = .zoom(id: 1) }  // expect-error: Write `.zoom`, and give
            ) { Text("Photo") }
    }
}
