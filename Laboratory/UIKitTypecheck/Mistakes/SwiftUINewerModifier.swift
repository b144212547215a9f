import SwiftUIShim

struct Newer: View {
    var body: some View {
        ScrollView { Text("x") }
            .scrollDisabled(true)  // expect-error: 'scrollDisabled' is only available in iOS 16.0 or newer
    }
}
