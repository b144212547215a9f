import Cards
import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// The fold of an iPhone Duo, and its camera, under every kind of card that has traits.
@MainActor
@Suite("Regions that hardware reserves")
struct ReservedRegionTests {
    nonisolated static let kinds = CardKind.controlled
    nonisolated static let upright = kinds.filter { $0.direction == .down || $0.direction == .up }
    nonisolated static let sideways = kinds.filter { $0.direction == .left || $0.direction == .right }
    /// The inner display, as reports give it, held like a book, and like a letter.
    nonisolated static let book = Screen(
        size: CGSize(width: 951, height: 669), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    nonisolated static let letter = Screen(
        size: CGSize(width: 669, height: 951), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    static let uprightFold = UIView.ReservedRegion(
        .division, in: CGRect(x: 455.5, y: 0, width: 40, height: 669),
        margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    static let lyingFold = UIView.ReservedRegion(
        .division, in: CGRect(x: 0, y: 455.5, width: 669, height: 40),
        margins: UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0))

    /// A card that keeps out of the fold, its panel in the middle of a wide parent.
    private func scene(
        _ kind: CardKind, on screen: Screen, isOpen: Bool = true, avoids: Bool = true,
        _ change: @escaping @MainActor @Sendable (inout CardTraits) -> Void = { _ in }
    ) -> CardStage {
        let setup = CardSetup {
            $0.isOpen = isOpen
            $0.changeTraits = { traits in
                if avoids { traits.reservedRegions = .avoided }
                change(&traits)
            }
            $0.changePanel = { $0.alignment = .center }
        }
        return CardStage(kind, setup, screen: screen)
    }

    private func fold(_ it: CardStage, _ regions: UIView.ReservedRegion...) {
        change(it, to: regions)
        it.stage.settle()
    }

    /// Where a presentation's layout does not count (row V26), asks for another one.
    private func change(_ it: CardStage, to regions: [UIView.ReservedRegion]) {
        it.stage.reservedRegions = regions
        guard !it.stage.assumptions.presentationLayoutReadsRegions else { return }
        for shown in sequence(first: it.home, next: \.presentedViewController) {
            shown.presentationController?.containerView?.setNeedsLayout()
        }
    }

    private func frame(_ it: CardStage) -> CGRect { it.content.view.convert(it.content.view.bounds, to: nil) }

    /// The side of the card that shows first, in the window.
    private func edge(_ it: CardStage) -> CGFloat {
        let frame = frame(it)
        return switch it.kind.direction {
        case .up: frame.maxY
        case .left: frame.maxX
        case .right: frame.minX
        default: frame.minY
        }
    }

    // MARK: Beside the fold

    @Test("Notes over a book go beside its upright fold, to the side where text ends", arguments: upright)
    func book(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        fold(it, Self.uprightFold)
        #expect(frame(it).minX >= 495.5)
        #expect(frame(it).maxX <= 951)
        #expect(it.stage.warnings == [])
    }

    @Test("In a right-to-left layout, text ends at the left", arguments: upright)
    func rightToLeft(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        it.card?.semanticContentAttribute = .forceRightToLeft
        fold(it, Self.uprightFold)
        #expect(frame(it).maxX <= 455.5)
    }

    @Test("The card is as tall as before, and at its detent", arguments: upright)
    func height(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        let before = frame(it)
        fold(it, Self.uprightFold)
        #expect(frame(it).minY == before.minY)
        #expect(frame(it).height == before.height)
        #expect(it.place == 0)
    }

    @Test("A phone that is opened flat gives the card its place back", arguments: kinds)
    func flat(kind: CardKind) {
        let isUpright = Self.upright.contains(kind)
        let it = scene(kind, on: isUpright ? Self.book : Self.letter)
        let before = frame(it)
        fold(it, isUpright ? Self.uprightFold : Self.lyingFold)
        let beside = frame(it)
        fold(it)
        #expect(frame(it) == before)
        #expect(beside != before)
    }

    @Test("The fold of a display that lies flat is inactive, and moves nothing", arguments: kinds)
    func inactive(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        let before = frame(it)
        fold(it, UIView.ReservedRegion(.division, in: Self.uprightFold.frame, isActive: false))
        #expect(frame(it) == before)
    }

    @Test("A card that does not ask lies as if there were no fold", arguments: kinds)
    func unasked(kind: CardKind) {
        let it = scene(kind, on: Self.book, avoids: false)
        let before = frame(it)
        fold(it, Self.uprightFold)
        #expect(frame(it) == before)
    }

    @Test("A menu at a side of a phone on a table lies below the fold", arguments: sideways)
    func menu(kind: CardKind) {
        let it = scene(kind, on: Self.letter)
        fold(it, Self.lyingFold)
        #expect(frame(it).minY >= 495.5)
    }

    @Test("A map's panel stays on its side, as wide as it was", arguments: [CardKind.bottomPanel, .topPanel])
    func leading(kind: CardKind) {
        let setup = CardSetup { $0.changeTraits = { $0.reservedRegions = .avoided } }
        let it = CardStage(kind, setup, screen: Self.book)
        let before = frame(it)
        fold(it, Self.uprightFold)
        #expect(frame(it) == before)
    }

    @Test("A floating panel keeps its width, margins and alignment beside the fold")
    func floating() {
        let setup = CardSetup {
            $0.changeTraits = { $0.reservedRegions = .avoided }
            $0.changePanel = {
                ($0.alignment, $0.margins) = (.center, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            }
        }
        let it = CardStage(.bottomPanel, setup, screen: Self.book)
        fold(it, Self.uprightFold)
        #expect(frame(it).width == 375)
        #expect(abs(frame(it).midX - (503.5 + 943) / 2) < 0.01)
    }

    @Test("A card takes the trait, and loses it, while it shows", arguments: upright)
    func trait(kind: CardKind) {
        let it = scene(kind, on: Self.book, avoids: false)
        let before = frame(it)
        fold(it, Self.uprightFold)
        it.control?.reservedRegions = .avoided
        it.stage.settle()
        #expect(frame(it).minX >= 495.5)
        it.control?.reservedRegions = nil
        it.stage.settle()
        #expect(frame(it) == before)
    }

    @Test("A deck over a deck goes to the same side", arguments: [true, false])
    func decks(isFoldedBefore: Bool) {
        let it = scene(.deck, on: Self.book)
        if isFoldedBefore { fold(it, Self.uprightFold) }
        let second = UIViewController()
        it.content.presentDeck(second, animated: false) { $0.reservedRegions = .avoided }
        it.stage.settle()
        if !isFoldedBefore { fold(it, Self.uprightFold) }
        let place = second.view.convert(second.view.bounds, to: nil)
        #expect(place.minX >= 495.5)
        #expect(frame(it).minX >= 495.5)
    }

    @Test("A window that is resized keeps the card beside the fold", arguments: upright)
    func resized(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        fold(it, Self.uprightFold)
        it.stage.resize(to: CGSize(width: 700, height: 669))
        it.stage.settle()
        // More of the card lies before the fold now.
        #expect(frame(it).maxX <= 455.5)
    }

    // MARK: On the hinge

    @Test("A player on a table rests on the hinge, and at its own height on a flat display", arguments: kinds)
    func hinge(kind: CardKind) {
        let isUpright = Self.upright.contains(kind)
        let it = scene(kind, on: isUpright ? Self.letter : Self.book, isOpen: false) {
            $0.detents = [
                .height(60), .custom("hinge") { $0.divisionHeight ?? 200 },
            ]
            $0.selectedDetent = "hinge"
        }
        let flat = edge(it)
        fold(it, isUpright ? Self.lyingFold : Self.uprightFold)
        let far = kind.direction == .down || kind.direction == .right
        #expect(abs(edge(it) - (far ? 495.5 : 455.5)) < 0.01)
        #expect(it.control?.selectedDetent == "hinge")
        fold(it)
        #expect(edge(it) == flat)
    }

    @Test("No detent leaves the grabber in the fold", arguments: kinds, [CGFloat(460), 470, 485])
    func grabber(kind: CardKind, shown: CGFloat) {
        let isUpright = Self.upright.contains(kind)
        let setup = CardSetup {
            $0.detent = .height(shown)
            $0.handle = CardTraits.Grabber()
            $0.changeTraits = { $0.reservedRegions = .avoided }
        }
        let it = CardStage(kind, setup, screen: isUpright ? Self.letter : Self.book)
        fold(it, isUpright ? Self.lyingFold : Self.uprightFold)
        let far = kind.direction == .down || kind.direction == .right
        #expect(abs(edge(it) - (far ? 495.5 : 455.5)) < 0.01)
    }

    @Test("A taller card stays as tall as it is", arguments: upright)
    func taller(kind: CardKind) {
        let setup = CardSetup {
            $0.detent = .height(700)
            $0.handle = CardTraits.Grabber()
            $0.changeTraits = { $0.reservedRegions = .avoided }
        }
        let it = CardStage(kind, setup, screen: Self.letter)
        let before = frame(it)
        fold(it, Self.lyingFold)
        #expect(frame(it) == before)
    }

    // MARK: In hand

    @Test(
        "A card that a finger drags stays under it while someone folds the phone, and goes aside once let go",
        arguments: kinds)
    func inHand(kind: CardKind) {
        let isUpright = Self.upright.contains(kind)
        let it = scene(kind, on: isUpright ? Self.book : Self.letter)
        let start = CGPoint(x: frame(it).midX, y: frame(it).midY)
        let finger = it.stage.touch(at: start)
        finger.move(by: it.way(40), over: 0.2)
        let (before, place) = (frame(it), it.place)
        change(it, to: [isUpright ? Self.uprightFold : Self.lyingFold])
        it.stage.advance(by: 0.1)
        #expect(frame(it) == before)
        #expect(it.arbiter?.owner == .drag)
        finger.move(by: it.way(-20), over: 0.1)
        #expect(abs(it.place - place + 20) < 0.5)
        it.settle(lettingGo: finger)
        #expect(isUpright ? frame(it).minX >= 495.5 : frame(it).minY >= 495.5)
        #expect(it.isThere)
    }

    @Test("A card goes aside by its spring, on which a finger catches it where it shows", arguments: upright)
    func caught(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        let before = frame(it).minX
        fold(it)
        change(it, to: [Self.uprightFold])
        it.stage.advance(by: 0.08)
        let shown = frame(it)
        #expect(shown.minX > before)
        #expect(shown.minX < 495.5)
        let finger = it.stage.touch(at: CGPoint(x: shown.midX, y: shown.midY))
        finger.move(by: it.way(20), over: 0.02)
        let held = frame(it).minX
        #expect(held < 495)
        finger.move(by: it.way(5), over: 0.1)
        #expect(frame(it).minX == held)
        it.settle(lettingGo: finger)
        #expect(frame(it).minX >= 495.5)
    }

    // MARK: What is covered

    @Test("A camera that a call turns on at the card's edge is safe area of its content", arguments: upright)
    func camera(kind: CardKind) {
        let it = scene(kind, on: Self.letter)
        let place = frame(it)
        fold(
            it,
            UIView.ReservedRegion(.occlusion, in: CGRect(x: place.maxX - 30, y: place.midY - 20, width: 30, height: 40))
        )
        #expect(abs(it.content.view.safeAreaInsets.right - 30) < 0.01)
        #expect(frame(it) == place)
        fold(it)
        #expect(it.content.view.safeAreaInsets.right == 0)
    }

    @Test("What the safe area has already is not added again", arguments: upright)
    func safeAlready(kind: CardKind) {
        let it = scene(kind, on: Self.letter)
        it.stage.resize(to: Self.letter.size, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 84))
        it.stage.settle()
        let place = frame(it)
        fold(
            it,
            UIView.ReservedRegion(.occlusion, in: CGRect(x: place.maxX - 60, y: place.midY - 20, width: 60, height: 40))
        )
        #expect(it.content.view.safeAreaInsets.right == 84)
    }

    // MARK: Bad input

    @Test(
        "A region that is no place is left out, and the log says so once", arguments: kinds, [CGFloat.nan, .infinity])
    func noPlace(kind: CardKind, number: CGFloat) {
        let it = scene(kind, on: Self.book)
        let before = frame(it)
        let regions = [
            UIView.ReservedRegion(.division, in: CGRect(x: number, y: 0, width: 40, height: 669)),
            UIView.ReservedRegion(.occlusion, in: CGRect(x: 0, y: 0, width: number, height: 9), number: 1),
        ]
        change(it, to: regions)
        it.stage.settle()
        #expect(frame(it) == before)
        #expect(it.stage.warnings.count == 1)
    }

    @Test("A fold that leaves no room at either side moves nothing", arguments: upright)
    func noRoom(kind: CardKind) {
        let it = scene(kind, on: Self.book)
        let before = frame(it)
        fold(it, UIView.ReservedRegion(.division, in: CGRect(x: -10, y: -9000, width: 980, height: 10000)))
        #expect(frame(it) == before)
        #expect(it.isThere)
    }
}
