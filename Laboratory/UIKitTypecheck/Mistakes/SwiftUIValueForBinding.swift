import GestureArbiterUI
import SwiftUIShim

struct Valued: View {
    @State private var isShown = false
    var body: some View {
        Text("x").deck(isPresented: isShown) { Text("y") }  // expect-error: to expected type 'Binding<Bool>'
    }
}
