import SwiftUIShim

struct Looping: View {
    var body: some View {
        VStack {
            for number in 0..<3 { Text("\(number)") }  // expect-error: containing control flow statement
        }
    }
}
