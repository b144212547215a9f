import SwiftUIShim

struct OffMain: View {
    nonisolated func read() { _ = body }  // expect-error: main actor-isolated property 'body' can not be referenced
    var body: some View { Text("x") }
}
