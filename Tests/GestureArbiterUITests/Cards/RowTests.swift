import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A deck from the row of a list")
struct RowTests {
    private struct Home: View {
        let notes: Notes
        @State private var open = 0
        @State private var hasList = true
        @State private var title = 0
        var body: some View {
            let _ = notes.on("open") { open = $0 }
            let _ = notes.on("title") { title = $0 }
            let _ = notes.on("hasList") { hasList = $0 == 1 }
            let _ = notes.saw("open", open)
            VStack {
                if hasList {
                    List(1..<200, id: \.self) { number in
                        Text("Row \(number)").deck(
                            isPresented: Binding(get: { open == number }, set: { open = $0 ? number : 0 }),
                            onDismiss: notes.telling("gone \(number)")
                        ) { Text("card \(title)") }
                    }
                }
            }
        }
    }

    private func scroll(_ phone: Phone, to offset: CGFloat) {
        phone.views(UIScrollView.self).first { $0 is UITableView || $0 is UICollectionView }?.contentOffset.y = offset
    }

    @Test(
        "U29: recycling a row does not affect its card while the list exists",
        arguments: Way.all.sampled())
    func recycled(_ way: Way) {
        let (phone, notes, card) = openedAndScrolledAway(way, for: 0.5)
        #expect(phone.card === card)
        #expect(card != nil)
        #expect(notes.lines.filter { $0.hasPrefix("gone") }.isEmpty)
        phone.dragAway()
        expectNothingLeft(phone)
        #expect(notes.read["open"] == 0)
        #expect(notes.count("gone 2") == 1)
    }

    /// The second row has presented its card, and has been scrolled out of sight for some seconds.
    private func openedAndScrolledAway(
        _ way: Way, for seconds: TimeInterval = 0.2
    ) -> (Phone, Notes, card: UIViewController?) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        notes.set("open", 2)
        phone.settle()
        let card = phone.card
        scroll(phone, to: 4000)
        phone.wait(seconds)
        return (phone, notes, card)
    }

    @Test("The binding dismisses the card while the row is out of sight", arguments: Way.all.sampled())
    func bindingTurns(_ way: Way) {
        let (phone, notes, _) = openedAndScrolledAway(way)
        notes.set("open", 0)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("gone 2") == 1)
    }

    @Test("If the list is removed, the card is dismissed", arguments: Way.all.sampled())
    func listGoes(_ way: Way) {
        let (phone, notes, _) = openedAndScrolledAway(way)
        notes.set("hasList", 0)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("gone 2") == 1)
    }

    @Test("S3: a card hears of its row again when the row is back in sight", arguments: Way.all.sampled())
    func rowIsBack(_ way: Way) {
        let (phone, notes, card) = openedAndScrolledAway(way, for: 0.5)
        notes.set("title", 7)
        phone.wait(0.2)
        scroll(phone, to: -47)
        phone.wait(0.5)
        #expect(phone.card === card)
        #expect(phone.texts.contains("card 7"))
        notes.set("title", 8)
        phone.settle()
        #expect(phone.texts.contains("card 8"))
        #expect(phone.stage.stillMoving.isEmpty)
        phone.dragAway()
        expectNothingLeft(phone)
        #expect(notes.read["open"] == 0)
        #expect(notes.count("gone 2") == 1)
    }
}
