import GestureArbiter
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// What the content under a grabber gets: everything that does not land on the visible bar.
@MainActor
@Suite("Every kind of card, and the content under its grabber")
struct GrabberTests {
    nonisolated static let kinds = CardKind.controlled

    /// Distances from the side that shows first, and from that side's middle, in points. The bar with its margin is
    /// 15 pt deep and reaches 23 pt to either side.
    private static let depths: [CGFloat] = [2, 8, 14, 17, 25, 40, 60, 90]
    private static let asides: [CGFloat] = [-70, -55, -30, -20, 0, 20, 30, 55, 70]

    private func isOnBar(_ depth: CGFloat, _ aside: CGFloat) -> Bool { depth <= 15 && abs(aside) <= 23 }

    private func tap(_ it: CardStage, _ depth: CGFloat, _ aside: CGFloat) {
        let finger = it.stage.touch(at: it.point(depth: depth, aside: aside))
        it.stage.advance(by: 0.05)
        finger.lift()
        it.stage.settle()
    }

    private enum Listener: CaseIterable {
        case control, recognizer, listAtEdge, scrolledList, swiftUIButton
    }

    /// A view whose taps a recognizer counts, or a controller whose button SwiftUI draws.
    private func fill(_ it: CardStage, with listener: Listener, _ note: @escaping @MainActor () -> Void) {
        let view = it.content.view ?? UIView()
        switch listener {
        case .control: return
        case .listAtEdge, .scrolledList:
            // Wide enough for every finger, in a list that scrolls along the card's way only.
            it.content.list.subviews.first?.frame.size = CGSize(width: 3000, height: 3000)
        case .recognizer:
            let cover = UIView(frame: view.bounds)
            let tap = UITapGestureRecognizer()
            tap.addTarget(cover) { _ in note() }
            cover.addGestureRecognizer(tap)
            view.addSubview(cover)
        case .swiftUIButton:
            let host = UIHostingController(
                rootView: Button(action: { note() }) {
                    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
                }.ignoresSafeArea())
            it.content.addChild(host)
            host.view.frame = view.bounds
            view.addSubview(host.view)
            host.didMove(toParent: it.content)
        }
        it.stage.settle()
    }

    @Test(
        "A control, a recognizer, a row and a SwiftUI button get their taps at every point but the bar",
        arguments: kinds, [CardSetup.Stops.one, .two])
    func taps(kind: CardKind, stops: CardSetup.Stops) {
        for (number, listener) in Listener.allCases.enumerated() {
            let it = CardStage(
                kind,
                CardSetup {
                    ($0.handle, $0.stops) = (.init(), stops)
                    switch listener {
                    case .listAtEdge: $0.list = .atEdge
                    case .scrolledList: $0.list = .scrolled(to: 400)
                    case .control, .recognizer, .swiftUIButton: break
                    }
                })
            var notes = 0
            fill(it, with: listener) { notes += 1 }
            for (row, depth) in Self.depths.enumerated() {
                for (column, aside) in Self.asides.enumerated() where stops == .one || !isOnBar(depth, aside) {
                    // Each listener at a third of the points, which three of them share.
                    guard (row + column + number) % 3 == 0 else { continue }
                    let before = it.content.taps + notes
                    tap(it, depth, aside)
                    #expect(it.content.taps + notes == before + 1, "\(listener) at \(depth), \(aside)")
                    #expect(it.place == 0, "\(listener) at \(depth), \(aside)")
                }
            }
        }
    }

    @Test("A list in its middle begins to scroll at every point but the bar, which drags the card", arguments: kinds)
    func scrolls(kind: CardKind) {
        let it = CardStage(kind, CardSetup { ($0.handle, $0.list) = (.init(), .scrolled(to: 1000)) })
        for (depth, aside) in [(8.0, 0.0), (8, 30), (17, 0), (25, -20), (40, 0), (40, 60), (70, 0)]
            as [(CGFloat, CGFloat)]
        {
            it.moveList(fromEdge: 1000)
            let offset = it.offset
            let finger = it.stage.touch(at: it.point(depth: depth, aside: aside))
            finger.move(by: it.way(60), over: 0.2)
            #expect((it.place > 30) == isOnBar(depth, aside), "\(depth), \(aside)")
            #expect((abs(it.offset - offset) > 30) == !isOnBar(depth, aside), "\(depth), \(aside)")
            finger.move(by: it.way(-60), over: 0.2)
            it.settle(lettingGo: finger)
            #expect(it.place == 0)
        }
    }

    @Test(
        "Where no content listens, a tap below the bar opens the card, and a drag there counts as the bar's",
        arguments: kinds)
    func plainContent(kind: CardKind) {
        let it = CardStage(
            kind,
            CardSetup {
                ($0.handle, $0.isOpen) = (.init(), false)
                $0.condition = .touchStarts(in: .handle)
            })
        let plain = UIView(frame: it.content.view.bounds)
        it.content.view.addSubview(plain)
        let finger = it.stage.touch(at: it.point(depth: 30, aside: 0))
        finger.move(by: it.way(40), over: 0.2)
        #expect(it.place > CardStage.lowest + 10)
        finger.move(by: it.way(-40), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(it.place == CardStage.lowest)
        let lower = it.stage.touch(at: it.point(depth: 60, aside: 0))
        lower.move(by: it.way(40), over: 0.2)
        #expect(it.place == CardStage.lowest, "not the bar's place")
        it.settle(lettingGo: lower)
        // SwiftUI's hosting view may listen anywhere.
        guard !kind.isSwiftUI else { return }
        tap(it, 30, 0)
        #expect(it.place == 0)
    }

    @Test("A tap on the bar opens a card with two resting places, also over a list", arguments: kinds)
    func onTheBar(kind: CardKind) {
        let it = CardStage(kind, CardSetup { ($0.handle, $0.list, $0.isOpen) = (.init(), .scrolled(to: 400), false) })
        tap(it, 8, 0)
        #expect(it.place == 0)
        #expect(it.content.taps == 0)
    }
}
