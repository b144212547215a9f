import SwiftUIShim

struct Number: View {
    var body: some View { VStack { 5 } }  // expect-error: 'Int' conform to 'View'
}
