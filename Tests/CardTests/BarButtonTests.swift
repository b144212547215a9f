import GestureArbiter
import HeadlessUIKit
import Testing

/// The buttons of a navigation bar in a card.
@MainActor
@Suite("Bar buttons in every kind of card")
struct BarButtonTests {
    private final class Notes { var taps: [String] = [] }

    private let notes = Notes()

    private func stage(_ kind: CardKind, isOpen: Bool = true) -> (CardStage, UINavigationController) {
        let setup = CardSetup { ($0.list, $0.isOpen) = (.atEdge, isOpen) }
        var bars: UINavigationController?
        let it = CardStage(kind, setup) { content in
            content.navigationItem.rightBarButtonItem = button("Done")
            content.navigationItem.leftBarButtonItem = button("Cancel")
            let navigation = UINavigationController(rootViewController: content)
            bars = navigation
            return navigation
        }
        return (it, bars ?? UINavigationController())
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { [notes] _ in notes.taps.append(title) })
    }

    /// A point of the button at the end of the bar where text ends, or begins.
    private func point(_ navigation: UINavigationController, atEnd: Bool = true) -> CGPoint {
        let bar = navigation.navigationBar
        return bar.convert(CGPoint(x: atEnd ? bar.bounds.width - 30 : 30, y: 22), to: nil)
    }

    @Test("A tap on a bar button reaches its action, and moves nothing", arguments: CardKind.allCases, [true, false])
    func tap(kind: CardKind, isOpen: Bool) {
        // Less open, a card that moves sideways or from the top shows its bar's other end, or none of it.
        guard isOpen || kind.direction == .down else { return }
        let (it, navigation) = stage(kind, isOpen: isOpen)
        let place = it.place
        it.stage.touch(at: point(navigation)).lift()
        it.stage.settle()
        #expect(notes.taps == ["Done"])
        it.stage.touch(at: point(navigation, atEnd: false)).lift()
        it.stage.settle()
        #expect(notes.taps == ["Done", "Cancel"])
        #expect(it.place == place)
    }

    @Test("A drag that begins on a bar button moves the card, and calls nothing", arguments: CardKind.allCases)
    func drag(kind: CardKind) {
        let (it, navigation) = stage(kind)
        let finger = it.stage.touch(at: point(navigation))
        finger.move(by: it.way(60), over: 0.2)
        #expect(it.place > 20)
        finger.move(by: it.way(-60), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(notes.taps.isEmpty)
        it.stage.touch(at: point(navigation)).lift()
        it.stage.settle()
        #expect(notes.taps == ["Done"], "the tap after the drag")
    }

    @Test(
        "A button that is disabled, and the bar beside the buttons, do nothing at a tap", arguments: CardKind.allCases)
    func disabled(kind: CardKind) {
        let (it, navigation) = stage(kind)
        it.content.navigationItem.rightBarButtonItem?.isEnabled = false
        it.stage.touch(at: point(navigation)).lift()
        let bar = navigation.navigationBar
        it.stage.touch(at: bar.convert(CGPoint(x: bar.bounds.midX, y: 22), to: nil)).lift()
        it.stage.settle()
        #expect(notes.taps.isEmpty)
        #expect(it.content.taps == 0)
        #expect(it.isThere)
    }
}
