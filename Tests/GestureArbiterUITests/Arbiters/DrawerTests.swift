import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A hidden drawer in SwiftUI that opens from its edge")
struct DrawerTests {
    private struct Home: View {
        let notes: Notes
        @State private var showsMenu = false
        @State private var refuses = false
        @State private var isThere = true
        @State private var title = 0
        var body: some View {
            let _ = notes.on("showsMenu") { showsMenu = $0 == 1 }
            let _ = notes.on("refuses") { refuses = $0 == 1 }
            let _ = notes.on("isThere") { isThere = $0 == 1 }
            let _ = notes.on("title") { title = $0 }
            let _ = notes.saw("showsMenu", showsMenu ? 1 : 0)
            let isShown = Binding(get: { showsMenu }, set: { if !refuses { showsMenu = $0 } })
            VStack {
                if isThere {
                    Button(action: { notes.lines.append("under") }) {
                        Text("Under").frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .panel(
                        isPresented: isShown, as: Panel.Configuration { $0.edgeSwipe = 20 }, at: .leading,
                        detents: [.width(280)], onDismiss: notes.telling("onDismiss")
                    ) { Menu(notes: notes, title: title) }
                }
            }
        }
    }
    private struct Menu: View {
        let notes: Notes
        let title: Int
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("Tap \(taps)") { taps += 1 }
                Text("title \(title)").onCardEvent {
                    if case .moved(let position) = $0 { notes.saw("left", Int(position.translation)) }
                }
            }
        }
    }

    private func right(_ phone: Phone) -> CGFloat {
        phone.panel.map { $0.card.convert($0.card.bounds, to: nil).maxX } ?? 0
    }

    private func closed(_ way: Way = .standard) -> (Phone, Notes) {
        let (phone, notes) = Phone.noting(way) { Home(notes: $0) }
        return (phone, notes)
    }

    private func pull(_ phone: Phone, by distance: CGFloat) -> Finger {
        let finger = phone.stage.touch(at: CGPoint(x: 8, y: 400))
        finger.move(by: CGVector(dx: distance, dy: 0), over: 0.3)
        return finger
    }

    @Test(
        "The drawer follows the finger from its edge, and after the lift its binding is true",
        arguments: Way.all.sampled())
    func opens(_ way: Way) {
        let (phone, notes) = closed(way)
        #expect(phone.panel?.isShown == false)
        let finger = pull(phone, by: 200)
        #expect(abs(right(phone) - 190) < 1, "200 pt less the slop")
        #expect(notes.read["left"] == 90)
        #expect(notes.read["showsMenu"] == 0)
        finger.lift()
        phone.settle()
        #expect(right(phone) == 280)
        #expect(notes.read["showsMenu"] == 1)
        #expect(phone.stage.warnings == [])
    }

    private struct TwoDrawers: View {
        let notes: Notes
        @State private var showsMenu = false
        @State private var showsFilter = false
        var body: some View {
            let _ = notes.saw("menu", showsMenu ? 1 : 0)
            let _ = notes.saw("filter", showsFilter ? 1 : 0)
            Text("Under").frame(maxWidth: .infinity, maxHeight: .infinity)
                .panel(isPresented: $showsMenu, as: strip, at: .leading, detents: [.width(280)]) {
                    Text("Menu")
                }
                .panel(isPresented: $showsFilter, as: strip, at: .trailing, detents: [.width(280)]) {
                    Text("Filter")
                }
        }
        private var strip: Panel.Configuration { Panel.Configuration { $0.edgeSwipe = 20 } }
    }

    @Test("Two on one screen open from their own edges", arguments: Way.all.sampled())
    func two(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { TwoDrawers(notes: $0) }
        pull(phone, by: 200).lift()
        phone.settle()
        #expect(notes.read["menu"] == 1)
        #expect(notes.read["filter"] == 0)
        phone.stage.touch(at: CGPoint(x: 382, y: 400)).swipe(by: .right(-200), over: 0.3)
        phone.settle()
        #expect(notes.read["filter"] == 1)
        #expect(phone.stage.warnings == [])
    }

    @Test("Released too early the drawer returns, and its binding has not changed", arguments: Way.all.sampled())
    func early(_ way: Way) {
        let (phone, notes) = closed(way)
        let finger = pull(phone, by: 80)
        finger.hold(for: 0.2)
        finger.lift()
        phone.settle()
        #expect(phone.panel?.isShown == false)
        #expect(notes.read["showsMenu"] == 0)
        #expect(notes.count("onDismiss") == 0)
    }

    @Test("A binding that opens the drawer while a finger peeks at it keeps the drawer open after the lift")
    func openedInThePeek() {
        let (phone, notes) = closed()
        let finger = pull(phone, by: 80)
        notes.set("showsMenu", 1)
        finger.hold(for: 0.2, trembling: true)
        finger.lift()
        phone.settle()
        #expect(right(phone) == 280)
        #expect(notes.read["showsMenu"] == 1)
        notes.set("showsMenu", 0)
        phone.settle()
        #expect(phone.panel?.isShown == false)
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "After a finger has opened the drawer, the binding or a finger closes it, and a finger opens it again",
        arguments: [false, true])
    func again(_ byFinger: Bool) {
        let (phone, notes) = closed()
        for count in 1...2 {
            pull(phone, by: 200).lift()
            phone.settle()
            #expect(notes.read["showsMenu"] == 1)
            if byFinger {
                phone.stage.touch(at: CGPoint(x: 200, y: 400)).swipe(by: .right(-190), over: 0.15)
            } else {
                notes.set("showsMenu", 0)
            }
            phone.settle()
            #expect(phone.panel?.isShown == false)
            #expect(notes.read["showsMenu"] == 0)
            #expect(notes.count("onDismiss") == count)
        }
        #expect(phone.stage.warnings == [])
    }

    @Test(
        "The binding opens the waiting panel, with the content of the latest body", arguments: Way.all.sampled())
    func byBinding(_ way: Way) {
        let (phone, notes) = closed(way)
        let waiting = phone.panel
        notes.set("title", 3)
        phone.settle()
        notes.set("showsMenu", 1)
        phone.settle()
        #expect(phone.panel === waiting)
        #expect(right(phone) == 280)
        #expect(phone.texts.contains("title 3"))
        phone.tap("Tap 0")
        #expect(phone.texts.contains("Tap 1"))
    }

    @Test("A binding that refuses makes the drawer return")
    func refuses() {
        let (phone, notes) = closed()
        notes.set("refuses", 1)
        phone.settle()
        pull(phone, by: 200).lift()
        phone.settle()
        #expect(phone.panel?.isShown == false)
        #expect(notes.read["showsMenu"] == 0)
    }

    @Test("Views under the strip receive taps")
    func tap() {
        let (phone, notes) = closed()
        let tap = phone.stage.touch(at: CGPoint(x: 8, y: 400))
        phone.stage.advance(by: 0.05)
        tap.lift()
        phone.settle()
        #expect(notes.lines.last == "under")
    }

    @Test("The drawer goes with its view")
    func withView() {
        let (phone, notes) = closed()
        notes.set("isThere", 0)
        phone.settle()
        #expect(phone.home.children.isEmpty)
        pull(phone, by: 200).lift()
        phone.settle()
        #expect(!phone.texts.contains("title 0"))
        #expect(phone.stage.warnings == [])
    }
}
