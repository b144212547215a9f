import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// The same strokes over a deck in SwiftUI, and over one in UIKit with the same view inside.
@MainActor
@Suite("Recorded strokes over a SwiftUI deck")
struct StrokeTests {
    private struct Rows: View {
        var body: some View { ScrollView { ForEach(0..<80) { Text("Row \($0)") } } }
    }
    private struct Home: View {
        @State private var isShown = true
        var body: some View { Text("home").deck(isPresented: $isShown) { Rows() } }
    }

    /// The places of the card and its content in a frame, in points.
    private struct Frame: Equatable {
        var card: CGFloat?
        var content: CGFloat?
    }

    private func track(_ stroke: TouchScript, on phone: Phone) -> [Frame] {
        phone.views(UIScrollView.self).last?.contentOffset.y += 60
        var frames: [Frame] = []
        func note() {
            frames.append(
                Frame(
                    card: phone.card?.enclosingCard?.card.transform.ty,
                    content: phone.views(UIScrollView.self).last?.contentOffset.y))
        }
        phone.stage.play(stroke) { _ in note() }
        for _ in 0..<600 where !phone.stage.settle(within: 0) {
            phone.stage.advanceFrame()
            note()
        }
        return frames
    }

    @Test(
        "Frame by frame, the card moves like the UIKit deck with the same view inside",
        arguments: Way.all.sampled())
    func sameTrack(_ way: Way) {
        let strokes = TouchScript.recorded
        #expect(strokes.count > 5)
        for recorded in strokes {
            let stroke = recorded.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))
            let inSwiftUI = Phone(way, Home())
            let inUIKit = Phone(way, Text("home"))
            inUIKit.home.presentDeck(UIHostingController(rootView: Rows()))
            inUIKit.settle()
            let (one, other) = (track(stroke, on: inSwiftUI), track(stroke, on: inUIKit))
            #expect(one == other, "\(stroke.name)")
            #expect(
                one.contains { ($0.card ?? 0) != 0 } || one.contains { $0.content != one.first?.content },
                "\(stroke.name)")
        }
    }
}
