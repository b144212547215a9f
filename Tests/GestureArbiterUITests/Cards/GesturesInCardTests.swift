import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// SwiftUI's own gestures in a card, whatever UIKit makes of them.
@MainActor
@Suite("SwiftUI gestures and buttons in a card")
struct GesturesInCardTests {
    private struct Home: View {
        let notes: Notes
        var configuration = CardConfiguration()
        @State private var isShown = true

        var body: some View {
            Color.white.card(isPresented: $isShown, as: configuration) {
                ScrollView {
                    Text(" ").frame(height: 20)
                    Button("Top") { notes.lines.append("top") }
                    Text("Drag me").frame(maxWidth: .infinity, minHeight: 200).gesture(
                        DragGesture()
                            .onChanged { notes.lines.append("\(Int($0.location.y)) \(Int($0.translation.height))") })
                    ForEach(0..<60) { Text("Row \($0)") }
                }
            }
        }
    }

    nonisolated private static func ways(of name: String) -> [Way] {
        SwiftUIAssumptions.switches.filter { $0.name == name }.flatMap(\.settings).map {
            Way(doubt: .standard, swiftUI: $0.assumptions, description: $0.description)
        }
    }

    private func place(_ phone: Phone, _ title: String) -> CGPoint {
        let label = phone.views(UILabel.self).last { $0.text == title } ?? UILabel()
        return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }

    private func shift(_ phone: Phone) -> CGFloat { phone.card?.enclosingCard?.card.transform.ty ?? .nan }

    @Test("U48: a button below the grabber receives its taps, a control or not", arguments: ways(of: "buttonHit"))
    func belowTheBar(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        phone.tap("Top")
        #expect(notes.lines == ["top"])
    }

    @Test(
        "U46: a row with its own drag keeps the finger, and any other row drags the card",
        arguments: ways(of: "gestureCompetition"))
    func dragged(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        for title in ["Drag me", "Row 3"] {
            notes.lines = []
            let finger = phone.stage.touch(at: place(phone, title))
            for _ in 1...10 { finger.move(by: CGVector(dx: 0, dy: 10)) }
            let stays = title == "Drag me" && way.swiftUI.gestureCompetition == .stopsScrolling
            #expect((shift(phone) == 0) == stays, "\(title)")
            #expect(stays || shift(phone) >= 80, "\(title)")
            for _ in 1...10 { finger.move(by: CGVector(dx: 0, dy: -10)) }
            finger.lift()
            phone.settle()
        }
    }

    @Test(
        "U47: in a card at a lower detent, a drag's translation is right, and its location as right as SwiftUI's",
        arguments: ways(of: "gestureGeometry"))
    func lower(_ way: Way) {
        let notes = Notes()
        let phone = Phone(way, Home(notes: notes, configuration: CardConfiguration(detents: [.medium, .large])))
        let finger = phone.stage.touch(at: place(phone, "Drag me"))
        for _ in 1...3 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        finger.lift()
        phone.settle()
        #expect(notes.lines.compactMap { $0.split(separator: " ").last } == ["10", "20", "30"])
        if way.swiftUI.gestureGeometry == .current { #expect(notes.lines.first == "20 10") }
    }
}
