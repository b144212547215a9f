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

    /// Moves a finger down, and far enough back that nothing is dismissed; returns how far the card followed, in
    /// points.
    private func pull(_ phone: Phone) -> CGFloat {
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        let pulled = phone.card?.enclosingCard?.card.transform.ty ?? .nan
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        finger.lift()
        phone.settle()
        return pulled
    }

    private func content(_ phone: Phone) -> UIScrollView? {
        phone.views(UIScrollView.self).last { $0.contentSize.height > 800 }
    }

    @Test("A List hands over to the card at its top, and scrolls elsewhere", arguments: Way.all.sampled())
    func list(_ way: Way) {
        let phone = Phone(way, Home(card: List(0..<100, id: \.self) { Text("Row \($0)") }))
        #expect(pull(phone) > 50)
        content(phone)?.contentOffset.y = 400
        phone.wait(0.1)
        #expect(pull(phone) == 0)
    }

    @Test("With a ScrollView in a ScrollView the inner one scrolls first, then the outer one, then the card moves")
    func nested() {
        let inner = ScrollView { ForEach(0..<40) { Text("Inner \($0)") } }.frame(height: 300)
        let phone = Phone(
            Home(
                card: ScrollView {
                    inner
                    ForEach(0..<60) { Text("Row \($0)") }
                }))
        let scrollViews = phone.views(UIScrollView.self).suffix(2)
        let innermost = scrollViews.last
        innermost?.contentOffset.y = 40
        phone.wait(0.1)
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
        #expect(phone.card?.enclosingCard?.card.transform.ty == 0)
        #expect((innermost?.contentOffset.y ?? 40) < 40)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect((phone.card?.enclosingCard?.card.transform.ty ?? 0) > 50)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
        finger.lift()
        phone.settle()
    }

    @Test("A list with scrolling disabled leaves the touch to the card at any offset")
    func scrollDisabled() {
        let phone = Phone(Home(card: ScrollView { ForEach(0..<60) { Text("Row \($0)") } }.scrollDisabled(true)))
        content(phone)?.contentOffset.y = 300
        phone.wait(0.1)
        #expect(pull(phone) > 50)
    }
}
