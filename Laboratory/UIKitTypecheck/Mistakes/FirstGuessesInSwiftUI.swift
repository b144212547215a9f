import GestureArbiterUI
import SwiftUI

struct Signature: View {
    @Environment(\.enclosingCard) private var card  // expect-error: Use `onCardEvent`, `onArbiterDecision`

    var body: some View {
        Text("Sign here")
            .cardHandle()  // expect-error: Write `arbiterRegion(.handle)`
    }
}

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

struct Search: View {
    var body: some View {
        Text("Search")
            .onPanelEvent { _ in }  // expect-error: has been renamed to 'onCardEvent(perform:)'
    }
}

struct Zoomed: View {
    var body: some View {
        Text("Photo")
            .arbiterDisabled()  // expect-error: Write `arbiterFlag(_:_:)`, and a policy with `.unless(_:)`
    }
}
