import GestureArbiterUI
import SwiftUIShim

struct Valued: View {
    @State private var isShown = false
    var body: some View {
        Text("x").deck(isPresented: isShown) { Text("y") }  // expect-error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
    }
}
