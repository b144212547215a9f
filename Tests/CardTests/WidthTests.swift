import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Windows of any size, under every kind of card: the container's width counts, and no size class.
@MainActor
@Suite("Every kind of card, and a window that is resized")
struct WidthTests {
    /// The kinds with a greatest width, and the share of the free width that is before the card.
    private static let limited: [CardKind: (width: CGFloat, before: CGFloat)] = [
        .presentation: (704, 0.5), .swiftUICard: (704, 0.5), .deck: (704, 0.5), .swiftUIDeck: (704, 0.5),
        .bottomPanel: (375, 0), .topPanel: (375, 0), .dockedPanel: (375, 0),
    ]
    private static let phone = CGSize(width: 390, height: 844)

    private func frame(_ it: CardStage) -> CGRect { it.content.view.convert(it.content.view.bounds, to: nil) }

    /// Only a card in a window that is wider than readable text has a greatest width.
    private func expectWidth(_ it: CardStage, in width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let limit = Self.limited[it.kind] else { return }
        let card = width > 672 ? limit.width : width
        #expect(frame(it).width == card, sourceLocation: sourceLocation)
        #expect(frame(it).minX == (width - card) * limit.before, sourceLocation: sourceLocation)
    }

    @Test(
        "A window that becomes wide narrows the card, whether or not its size class changes",
        arguments: CardKind.allCases, [false, true])
    func wide(kind: CardKind, keepsSizeClasses: Bool) {
        let it = CardStage(kind)
        it.stage.resize(to: CGSize(width: 1000, height: 844), keepsSizeClasses: keepsSizeClasses)
        it.stage.settle()
        expectWidth(it, in: 1000)
        it.stage.resize(to: Self.phone, keepsSizeClasses: keepsSizeClasses)
        it.stage.settle()
        expectWidth(it, in: 390)
    }

    @Test("In a narrow window with a regular size class, the card fills the width", arguments: CardKind.allCases)
    func contradicting(kind: CardKind) {
        let it = CardStage(kind, screen: .tablet)
        it.stage.resize(to: CGSize(width: 390, height: 1194), keepsSizeClasses: true)
        it.stage.settle()
        #expect(it.stage.window.traitCollection.horizontalSizeClass == .regular)
        if Self.limited[kind] != nil { #expect(frame(it).width == 390) }
    }

    @Test(
        "Content keeps a safe area on one side of the window, also during a drag",
        arguments: CardKind.allCases.filter { $0.direction == .down || $0.direction == .up }, [true, false])
    func oneSide(kind: CardKind, isLeft: Bool) {
        let it = CardStage(kind)
        let insets = UIEdgeInsets(top: 47, left: isLeft ? 84 : 0, bottom: 34, right: isLeft ? 0 : 84)
        it.stage.resize(to: Self.phone, safeAreaInsets: insets)
        it.stage.settle()
        func expectInsets(_ moment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(it.content.view.safeAreaInsets.left == insets.left, moment, sourceLocation: sourceLocation)
            #expect(it.content.view.safeAreaInsets.right == insets.right, moment, sourceLocation: sourceLocation)
        }
        atRestAndInHand(it) { expectInsets($0) }
    }

    /// Checks a card at rest, in a finger's hand, and at rest again.
    private func atRestAndInHand(_ it: CardStage, _ check: (Comment) -> Void) {
        check("at rest")
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.1)
        check("in hand")
        it.settle(lettingGo: finger)
        check("at rest again")
    }

    @Test(
        "A panel beside a bar at its side gives content that safe area, also during a drag",
        arguments: CardKind.allCases.filter { $0.direction == .left || $0.direction == .right }, [true, false])
    func oneSideOfPanel(kind: CardKind, isLeft: Bool) {
        let it = CardStage(kind)
        let insets = UIEdgeInsets(top: 47, left: isLeft ? 84 : 0, bottom: 34, right: isLeft ? 0 : 84)
        it.stage.resize(to: Self.phone, safeAreaInsets: insets)
        it.stage.settle()
        let isAtBar = (kind.direction == .left) == isLeft
        func expectInset(_ moment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
            let safe = it.content.view.safeAreaInsets
            #expect((isLeft ? safe.left : safe.right) == (isAtBar ? 84 : 0), moment, sourceLocation: sourceLocation)
        }
        atRestAndInHand(it) { expectInset($0) }
    }

    @Test(
        "A dragged card stays under the finger while its window becomes wide",
        arguments: CardKind.allCases.filter { $0.direction == .down || $0.direction == .up })
    func inHand(kind: CardKind) {
        let it = CardStage(kind)
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        let place = it.place
        it.stage.resize(to: CGSize(width: 1000, height: 844), keepsSizeClasses: true)
        #expect(it.arbiter?.owner == .drag)
        #expect(abs(it.place - place) < 0.5)
        finger.move(by: it.way(20), over: 0.1)
        #expect(abs(it.place - place - 20) < 0.5)
        finger.move(by: it.way(-70), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(it.place == 0)
        expectWidth(it, in: 1000)
    }

    @Test("A window of size zero does not change the card", arguments: CardKind.allCases, [false, true])
    func noSize(kind: CardKind, isOpen: Bool) {
        let it = CardStage(kind, CardSetup { $0.isOpen = isOpen })
        let (place, before) = (it.place, frame(it))
        it.stage.resize(to: .zero)
        it.stage.settle()
        #expect(it.isThere)
        it.stage.resize(to: Self.phone)
        it.stage.settle()
        #expect(it.place == place)
        #expect(frame(it) == before)
        #expect(it.outcomes == [])
    }
}
