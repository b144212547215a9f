import GestureArbiterUI
import SwiftUIShim

struct Thing {}
struct Items: View {
    @State private var thing: Thing?
    var body: some View {
        Text("x").deck(item: $thing) { _ in Text("y") }  // expect-error: conform to 'Identifiable'
    }
}
