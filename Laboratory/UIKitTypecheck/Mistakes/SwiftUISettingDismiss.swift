import SwiftUIShim

struct Setting: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("x").environment(\.dismiss, dismiss)  // expect-error: 'WritableKeyPath<EnvironmentValues, DismissAction>'
    }
}
