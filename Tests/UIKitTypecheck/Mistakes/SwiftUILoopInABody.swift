import SwiftUIShim

struct Looping: View {
    var body: some View {
        VStack {
            for number in 0..<3 { Text("\(number)") }  // expect-error: control flow statement cannot be used with result builder
        }
    }
}
