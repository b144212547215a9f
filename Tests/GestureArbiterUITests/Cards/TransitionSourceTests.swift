import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A SwiftUI cover that zooms from its source")
struct TransitionSourceTests {
    /// Thumbnails of 100 by 80 points in rows, and the cover of one of them.
    private struct Grid: View {
        let notes: Notes
        @State private var photo: Photo?
        @State private var hasSources = true
        var body: some View {
            let _ = notes.on("photo") { photo = $0 < 0 ? nil : Photo(id: $0) }
            let _ = notes.on("hasSources") { hasSources = $0 == 1 }
            let _ = notes.saw("photo", photo?.id ?? -1)
            ScrollView {
                if hasSources {
                    ForEach(0..<30) { row in
                        HStack(spacing: 10) {
                            ForEach(0..<3) { column in Thumb(number: row * 3 + column) }
                        }
                    }
                }
            }
            .card(
                item: $photo, as: .cover { $0.look = .zoom },
                onDismiss: notes.telling("onDismiss")
            ) { Text("photo \($0.id)") }
        }
    }
    private struct Thumb: View {
        let number: Int
        var body: some View {
            Text("thumb \(number)").frame(width: 100, height: 80).cardTransitionSource(id: number)
        }
    }

    private func opened(_ way: Way = .standard, _ photo: Int = 4) -> (Phone, Notes) {
        let (phone, notes) = Phone.noting(way) { Grid(notes: $0) }
        notes.set("photo", photo)
        phone.settle()
        return (phone, notes)
    }

    private func thumb(_ number: Int, on phone: Phone) -> UILabel? {
        phone.views(UILabel.self).first { $0.text == "thumb \(number)" }
    }
    private func place(of thumb: Int, on phone: Phone) -> CGRect {
        let place = self.thumb(thumb, on: phone).map { $0.convert($0.bounds, to: nil) } ?? .null
        return CGRect(x: place.midX - 50, y: place.midY - 40, width: 100, height: 80)
    }
    private func alpha(of thumb: Int, on phone: Phone) -> CGFloat? { self.thumb(thumb, on: phone)?.alpha }

    /// The visible part of the card, in the window.
    private func picture(on phone: Phone) -> CGRect {
        guard let card = phone.card?.viewIfLoaded?.superview else { return .null }
        return card.convert(card.mask?.frame ?? card.bounds, to: nil)
    }

    private func pull(_ phone: Phone, by way: CGVector = CGVector(dx: 40, dy: 200)) -> Finger {
        let finger = phone.stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: way, over: 0.2)
        return finger
    }

    /// The last visible place of the card before it has gone.
    private func lastPicture(on phone: Phone) -> CGRect {
        var last = CGRect.null
        for _ in 0..<300 where phone.card != nil {
            last = picture(on: phone)
            phone.stage.advanceFrame()
        }
        return last
    }

    private func expectNear(_ one: CGRect, _ other: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(hypot(one.midX - other.midX, one.midY - other.midY) < 6, sourceLocation: sourceLocation)
        #expect(abs(one.width - other.width) < 12, sourceLocation: sourceLocation)
    }

    @Test("Of many thumbnails, the cover grows out of its own, which is hidden meanwhile", arguments: Way.all.sampled())
    func comes(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Grid(notes: $0) }
        let home = place(of: 4, on: phone)
        notes.set("photo", 4)
        for _ in 0..<20 where phone.card?.viewIfLoaded?.superview == nil { phone.stage.advanceFrame() }
        expectNear(picture(on: phone), home)
        phone.wait(0.05)
        #expect(alpha(of: 4, on: phone) == 0)
        #expect(alpha(of: 3, on: phone) == 1)
        phone.settle()
        #expect(picture(on: phone) == phone.stage.window.bounds)
        #expect(phone.stage.warnings == [])
    }

    @Test("A finger throws the cover back into its thumbnail, which shows again", arguments: Way.all.sampled())
    func thrown(_ way: Way) {
        let (phone, notes) = opened(way)
        pull(phone).lift()
        expectNear(lastPicture(on: phone), place(of: 4, on: phone))
        phone.settle()
        expectNothingLeft(phone)
        #expect(alpha(of: 4, on: phone) == 1)
        #expect(notes.read["photo"] == -1)
        #expect(notes.count("onDismiss") == 1)
    }

    @Test("The binding dismisses the cover into its thumbnail, too")
    func sent() {
        let (phone, notes) = opened()
        notes.set("photo", -1)
        phone.wait(0.05)
        expectNear(lastPicture(on: phone), place(of: 4, on: phone))
        phone.settle()
        #expect(alpha(of: 4, on: phone) == 1)
    }

    @Test(
        "Caught halfway and brought back, the cover fills the window, and later leaves into its thumbnail",
        .touchesInTransitions)
    func caught() {
        let (phone, _) = opened()
        pull(phone).lift()
        phone.stage.advance(by: 0.06)
        let middle = picture(on: phone)
        phone.stage.touch(at: CGPoint(x: middle.midX, y: middle.midY)).drag(by: CGVector(dx: -40, dy: -260), over: 0.2)
        phone.settle()
        #expect(picture(on: phone) == phone.stage.window.bounds)
        pull(phone).lift()
        expectNear(lastPicture(on: phone), place(of: 4, on: phone))
    }

    @Test("A source that has been scrolled meanwhile is found at its new place")
    func scrolled() {
        let (phone, _) = opened(.standard, 12)
        let before = place(of: 12, on: phone)
        phone.views(UIScrollView.self).first?.contentOffset.y += 200
        phone.settle()
        let finger = pull(phone)
        #expect(alpha(of: 12, on: phone) == 0)
        finger.lift()
        expectNear(lastPicture(on: phone), before.offsetBy(dx: 0, dy: -200))
    }

    @Test("Without a visible source the cover shrinks", arguments: ["scrolled away", "removed"])
    func away(_ what: String) {
        let (phone, notes) = opened()
        if what == "removed" {
            notes.set("hasSources", 0)
        } else {
            phone.views(UIScrollView.self).first?.contentOffset.y = 1800
        }
        phone.settle()
        pull(phone, by: CGVector(dx: 0, dy: 300)).lift()
        #expect(lastPicture(on: phone).midY > 700)
        phone.settle()
        expectNothingLeft(phone)
        #expect(notes.count("onDismiss") == 1)
    }

    @Test("A source that is removed while the cover returns to it does not stop the cover")
    func removedInFlight() {
        let (phone, notes) = opened()
        pull(phone).lift()
        phone.wait(0.05)
        notes.set("hasSources", 0)
        phone.settle()
        expectNothingLeft(phone)
        notes.set("hasSources", 1)
        phone.settle()
        #expect(alpha(of: 4, on: phone) == 1)
    }

    @Test(
        "If the item changes in flight, the first cover returns to its own source, and the second grows out of its own")
    func itemChanges() {
        let (phone, notes) = Phone.noting { Grid(notes: $0) }
        notes.set("photo", 4)
        phone.wait(0.1)
        notes.set("photo", 8)
        phone.settle()
        #expect(phone.texts.contains("photo 8"))
        #expect(alpha(of: 4, on: phone) == 1)
        pull(phone).lift()
        expectNear(lastPicture(on: phone), place(of: 8, on: phone))
        phone.settle()
        #expect(alpha(of: 8, on: phone) == 1)
        #expect(notes.count("onDismiss") == 2)
    }

    /// A viewer that shows several photos, and is presented by a Boolean value.
    private struct Viewer: View {
        let notes: Notes
        @State private var isShown = false
        @State private var page = 0
        var body: some View {
            let _ = notes.on("isShown") { isShown = $0 == 1 }
            let _ = notes.on("page") { page = $0 }
            HStack(spacing: 20) {
                ForEach(0..<2) { number in
                    Text("thumb \(number)").frame(width: 100, height: 80)
                        .cardTransitionSource(id: number == page)
                }
            }
            .card(isPresented: $isShown, as: .cover { $0.look = .zoom }) { Text("\(page)") }
        }
    }

    @Test("A viewer that has turned to another photo returns to that photo's thumbnail")
    func currentPage() {
        let (phone, notes) = Phone.noting { Viewer(notes: $0) }
        notes.set("isShown", 1)
        phone.settle()
        notes.set("page", 1)
        phone.settle()
        pull(phone).lift()
        expectNear(lastPicture(on: phone), place(of: 1, on: phone))
    }

    /// A list whose rows present.
    private struct Rows: View {
        let notes: Notes
        @State private var open = 0
        var body: some View {
            let _ = notes.on("open") { open = $0 }
            List(1..<200, id: \.self) { number in
                Text("thumb \(number)").frame(width: 100, height: 80).cardTransitionSource(id: true)
                    .card(
                        isPresented: Binding(get: { open == number }, set: { open = $0 ? number : 0 }),
                        as: .cover { $0.look = .zoom }
                    ) { Text("photo") }
            }
        }
    }

    @Test("Of sources with equal identities the nearest is used: each row has its own", arguments: Way.all.sampled())
    func rows(_ way: Way) {
        let (phone, notes) = Phone.noting(way) { Rows(notes: $0) }
        notes.set("open", 3)
        phone.settle()
        pull(phone).lift()
        expectNear(lastPicture(on: phone), place(of: 3, on: phone))
        phone.settle()
        #expect(alpha(of: 3, on: phone) == 1)
    }
}
