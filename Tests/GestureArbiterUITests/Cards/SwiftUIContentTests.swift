import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// Scrolling content in a card, with the UIKit views that show it.
@MainActor
@Suite("Scroll views in a SwiftUI deck")
struct SwiftUIContentTests {
    private struct Home<Card: View>: View {
        let card: Card
        @State private var isShown = true
        var body: some View { Color.white.deck(isPresented: $isShown) { card } }
    }

    private func content(_ phone: Phone) -> UIScrollView? {
        phone.views(UIScrollView.self).last { $0.contentSize.height > 800 }
    }

    @Test("A List hands over to the card at its top, and scrolls elsewhere", arguments: Way.all.sampled())
    func list(_ way: Way) {
        let phone = Phone(way, Home(card: List(0..<100, id: \.self) { Text("Row \($0)") }))
        #expect(phone.pulled() > 50)
        content(phone)?.contentOffset.y = 400
        phone.wait(0.1)
        #expect(phone.pulled() == 0)
    }

    @Test("A list with scrolling disabled leaves the touch to the card at any offset")
    func scrollDisabled() {
        let phone = Phone(Home(card: ScrollView { ForEach(0..<60) { Text("Row \($0)") } }.scrollDisabled(true)))
        content(phone)?.contentOffset.y = 300
        phone.wait(0.1)
        #expect(phone.pulled() > 50)
    }
}
