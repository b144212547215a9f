import GestureArbiterUI
import SwiftUIShim

struct Deciding: View {
    var body: some View {
        Text("x").onArbiterAttempt { _ in true }  // expect-error: cannot convert value of type 'Bool'
    }
}
