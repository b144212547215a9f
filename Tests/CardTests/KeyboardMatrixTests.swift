import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What a keyboard does, while a card rests, is in hand, or settles, whatever its content is. The edited field lies above
/// the keyboard, nothing jumps under a finger, and the content has its own safe area at the end.
@MainActor
@Suite("Every kind of card, and everything that a keyboard does")
struct KeyboardMatrixTests {
    /// The kinds that answer to keyboards: all but views that only move.
    nonisolated static let kinds = CardKind.controlled

    /// What a keyboard of 336 points does.
    enum Change: CaseIterable, Sendable {
        case comes, grows, goes
        /// Undocked, as a small keyboard, or in two halves.
        case floats, splits
        /// A hardware keyboard leaves a bar at the screen's bottom.
        case shrinksToBar
        /// A finger that scrolls pulls it away.
        case isPulledAway

        /// The keyboard's height after the change.
        var height: CGFloat {
            switch self {
            case .comes: 336
            case .grows: 420
            case .shrinksToBar: 69
            case .goes, .floats, .splits, .isPulledAway: 0
            }
        }
    }

    enum Moment: CaseIterable, Sendable { case atRest, inHand, settling }

    /// How the field lies in the content: in a list, or 600 points below the safe area's top or the view's.
    enum Content: CaseIterable, Sendable { case scrolls, inSafeArea, fromEdge }

    /// A card that fills its container or shows 120 points, with a field near its end.
    @MainActor
    private final class Form {
        let it: CardStage
        let field = UITextField()
        let isInList: Bool

        init(_ kind: CardKind, _ content: Content) {
            let isVertical = kind.direction == .down || kind.direction == .up
            let isInList = content == .scrolls && isVertical
            self.isInList = isInList
            it = CardStage(kind, CardSetup { $0.list = isInList ? .atEdge : .none })
            it.control?.detents = [.height(120), .large]
            it.control?.select(.large, animated: false)
            it.stage.settle()
            let (view, list) = (it.content.view!, it.content.list)
            guard !isInList else {
                list.keyboardDismissMode = .interactive
                field.frame = CGRect(
                    x: 20, y: list.contentOffset.y + list.bounds.height - 120, width: 200, height: 40)
                list.addSubview(field)
                return
            }
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            let top = content == .fromEdge ? view.topAnchor : view.safeAreaLayoutGuide.topAnchor
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: top, constant: isVertical && kind.direction == .up ? 500 : 600),
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
            ])
            it.stage.settle()
        }

        func seen(_ view: UIView) -> CGRect {
            view.accessibilityIdentifier = "seen"
            defer { view.accessibilityIdentifier = nil }
            return it.stage.snapshot().frame(of: "seen") ?? .null
        }

        /// Puts a finger on the card, beside the field, above the keyboard.
        func touch() -> Finger {
            let shown = seen(it.content.view).intersection(CGRect(x: 0, y: 47, width: 390, height: 440))
            let x = max(min(shown.maxX - 40, 300), shown.minX + 4)
            return it.stage.touch(at: CGPoint(x: x, y: shown.minY + min(80, shown.height / 2)))
        }

        func make(_ change: Change) {
            let stage = it.stage
            switch change {
            case .comes: field.becomeFirstResponder()
            case .grows, .shrinksToBar: stage.showKeyboard(height: change.height)
            case .goes, .isPulledAway: field.resignFirstResponder()
            case .floats: stage.floatKeyboard(in: CGRect(x: 40, y: 300, width: 320, height: 240))
            case .splits: stage.floatKeyboard(in: CGRect(x: 0, y: 400, width: 390, height: 220))
            }
        }
    }

    @Test(
        "The edited field is above the keyboard, nothing jumps in hand, and the safe area is the content's own at the end",
        arguments: kinds, Change.allCases)
    func changes(kind: CardKind, change: Change) throws {
        let plays = Content.allCases.flatMap { content in
            Moment.allCases.flatMap { moment in
                (content == .scrolls ? [false] : [false, true]).map { (content, moment, isMotionReduced: $0) }
            }
        }
        // One or two plays of 15 for each kind and change, which differ with the part of the doubts.
        let some = plays.third(for: "\(kind) \(change)").third(for: "\(change) \(kind)")
        for (content, moment, isMotionReduced) in some {
            try play(change, at: moment, of: Form(kind, content), isMotionReduced: isMotionReduced)
        }
    }

    private func play(_ change: Change, at moment: Moment, of form: Form, isMotionReduced: Bool) throws {
        let (it, stage) = (form.it, form.it.stage)
        let control = try #require(it.control)
        stage.isReduceMotionEnabled = isMotionReduced
        let what = "\(moment), \(form.isInList ? "list" : "form")\(isMotionReduced ? ", reduced" : "")"
        let before = (frame: form.seen(it.content.view), insets: it.shownController?.additionalSafeAreaInsets)
        if change != .comes {
            form.field.becomeFirstResponder()
            stage.settle()
            #expect(form.seen(form.field).maxY <= 508.5, "over the first keyboard, \(what)")
        }
        switch moment {
        case .atRest: form.make(change)
        case .settling:
            control.select(.height(120))
            stage.advance(by: 0.06)
            form.make(change)
        case .inHand:
            let finger = form.touch()
            let way = it.way(30)
            finger.move(by: way, over: 0.2)
            finger.hold(for: 0.1)
            let held = (form.seen(it.content.view).origin, form.seen(form.field).origin)
            let isHeld = it.arbiter?.owner == .drag
            form.make(change)
            stage.advance(by: 0.4)
            if isHeld {
                #expect(near(form.seen(it.content.view).origin, held.0), "the card in hand, \(what)")
                if form.isInList { #expect(near(form.seen(form.field).origin, held.1), "rows in hand, \(what)") }
            }
            finger.lift()
        }
        stage.settle()
        // A panel from the top resizes as it settles, and keeps a list's end in sight, not its field.
        let keepsEnd = it.kind == .topPanel && form.isInList && moment == .inHand
        if form.field.isFirstResponder, change.height > 0, !keepsEnd {
            #expect(form.seen(form.field).maxY <= 844 - change.height + 0.5, "at the end, \(what)")
        }
        form.field.resignFirstResponder()
        stage.settle()
        guard it.isThere else { return }
        control.select(.large)
        stage.settle()
        #expect(near(form.seen(it.content.view).origin, before.frame.origin), "back, \(what)")
        #expect(it.shownController?.additionalSafeAreaInsets == before.insets, "own safe area, \(what)")
    }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 0.75 && abs(one.y - other.y) < 0.75
    }

    @Test("A list whose finger pulls the keyboard away keeps its rows, and the card comes down", arguments: kinds)
    func pulledAway(kind: CardKind) throws {
        let form = Form(kind, .scrolls)
        guard form.isInList, kind.direction == .down else { return }
        let (it, stage) = (form.it, form.it.stage)
        let before = (frame: form.seen(it.content.view), insets: it.shownController?.additionalSafeAreaInsets)
        form.field.becomeFirstResponder()
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 300, y: 460))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        stage.settle()
        form.field.resignFirstResponder()
        stage.settle()
        guard it.isThere else { return }
        try #require(it.control).select(.large)
        stage.settle()
        #expect(near(form.seen(it.content.view).origin, before.frame.origin))
        #expect(it.shownController?.additionalSafeAreaInsets == before.insets)
    }

    // MARK: - A finger and a card that gives way

    @Test("A finger that drags a card as a keyboard moves it holds it where it shows", arguments: kinds)
    func caughtAsItGivesWay(kind: CardKind) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let it = CardStage(kind)
        let before = it.shownTop
        let finger = it.stage.touch(at: CGPoint(x: 195, y: it.shownTop + 60))
        finger.move(by: CGVector(dx: 0, dy: 8))
        it.stage.showKeyboard(height: 336)
        it.stage.advance(by: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 8))
        let held = it.shownTop
        it.stage.advance(by: 0.4)
        #expect(abs(it.shownTop - held) < 0.75)
        finger.lift()
        it.stage.settle()
        #expect(it.shownTop < before - 300)
    }

    @Test(
        "A finger that takes a card as its keyboard goes pulls it no farther than beyond its most open place",
        arguments: kinds)
    func pulledUpAsItComesDown(kind: CardKind) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let it = CardStage(kind, CardSetup { ($0.isOpen, $0.opening) = (true, .always) })
        let top = it.shownTop
        it.stage.showKeyboard(height: 336)
        it.stage.settle()
        it.stage.hideKeyboard()
        let finger = it.stage.touch(at: CGPoint(x: 195, y: it.shownTop + 60))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.03)
        #expect(it.shownTop < top - 20)
        // The finger has the card above its most open place, as if it had pulled it there.
        #expect(it.place.isNear(it.shownTop - top))
        finger.move(by: CGVector(dx: 0, dy: top - it.shownTop + 30), over: 0.2)
        #expect(it.place.isNear(30))
        #expect(it.shownTop.isNear(top + 30))
        it.settle(lettingGo: finger)
        #expect(it.shownTop.isNear(top))
    }

    @Test("The edge of a card that a keyboard makes lower, or higher, comes there without a jump", arguments: kinds)
    func edgeOfLowerCard(kind: CardKind) throws {
        let it = CardStage(kind, CardSetup { $0.detent = .fraction(0.7) })
        it.stage.resize(to: CGSize(width: 844, height: 390), over: 0)
        it.stage.settle()
        let card = try #require(it.card)
        var edge: CGFloat {
            let frame = card.convert(card.bounds, to: nil)
            return kind.direction == .up ? frame.maxY : frame.minY
        }
        let start = edge
        var (last, farthest) = (edge, CGFloat(0))
        func watch() {
            for _ in 0..<40 {
                it.stage.advance(by: 1.0 / 60)
                farthest = max(farthest, abs(edge - last))
                last = edge
            }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
        it.content.view.addSubview(field)
        field.becomeFirstResponder()
        watch()
        field.resignFirstResponder()
        watch()
        #expect(farthest < 70)
        #expect(edge.isNear(start))
    }

    @Test(
        "A drawer that its strip brings in while its keyboard waits goes on from where the finger lets it go",
        arguments: [CardKind.topPanel, .bottomPanel])
    func waitsForDrawer(kind: CardKind) throws {
        let setup = CardSetup {
            $0.detent = .fraction(0.7)
            $0.changePanel = { $0.edgeSwipe = 20 }
        }
        let it = CardStage(kind, setup)
        it.stage.resize(to: CGSize(width: 844, height: 390), over: 0)
        let field = UITextField(frame: CGRect(x: 330, y: 200, width: 40, height: 40))
        it.content.view.addSubview(field)
        it.stage.settle()
        let panel = try #require(it.panel)
        panel.hide()
        it.stage.advance(by: 0.02)
        field.becomeFirstResponder()
        it.stage.advance(by: 0.8)
        var edge: CGFloat {
            let frame = panel.card.convert(panel.card.bounds, to: nil)
            return kind.direction == .up ? frame.maxY : frame.minY
        }
        let finger = it.stage.touch(at: CGPoint(x: 187, y: kind == .topPanel ? 5 : 385))
        for _ in 0..<13 { finger.move(by: it.way(-21), over: 1.0 / 120) }
        let held = edge
        finger.lift()
        it.stage.advance(by: 1.0 / 120)
        #expect(abs(edge - held) < 35)
        it.stage.settle()
        #expect(panel.isShown)
    }

    @Test("A card that gives way never jumps, whatever the keyboard does meanwhile", arguments: kinds)
    func givesWaySmoothly(kind: CardKind) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let it = CardStage(kind)
        let start = it.shownTop
        var (last, farthest) = (start, CGFloat(0))
        func watch(for seconds: TimeInterval) {
            for _ in 0..<Int(seconds * 60) {
                it.stage.advance(by: 1.0 / 60)
                farthest = max(farthest, abs(it.shownTop - last))
                last = it.shownTop
            }
        }
        it.stage.showKeyboard(height: 336)
        watch(for: 0.1)
        it.stage.hideKeyboard()
        watch(for: 0.05)
        it.stage.showKeyboard(height: 260)
        watch(for: 0.1)
        it.stage.hideKeyboard()
        watch(for: 0.6)
        // A keyboard of 336 points that comes in a quarter of a second moves by at most 80 points a frame.
        #expect(farthest < 80)
        #expect(abs(it.shownTop - start) < 0.5)
    }

    @Test("A card that is dismissed as it gives way leaves at once", arguments: kinds)
    func dismissedAsItGivesWay(kind: CardKind) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let it = CardStage(kind)
        it.stage.showKeyboard(height: 336)
        it.stage.advance(by: 0.07)
        let shown = it.shownTop
        it.leaveByCode()
        for _ in 0..<40 {
            it.stage.advance(by: 1.0 / 60)
            #expect(it.shownTop > shown - 150)
        }
        it.stage.settle()
        #expect(!it.isThere)
    }

    @Test("A finger that takes back a dismissed form lets it go where it shows", arguments: kinds, [-120.0, 40])
    func takenBack(kind: CardKind, way: CGFloat) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let form = Form(kind, .inSafeArea)
        let it = form.it
        it.control?.detents = [.medium, .large]
        it.control?.select(.medium, animated: false)
        it.stage.settle()
        form.field.becomeFirstResponder()
        it.stage.settle()
        it.leaveByCode()
        // UIKit may begin the dismissal some turns later.
        it.stage.advance(by: 0.02)
        let finger = form.touch()
        finger.move(by: CGVector(dx: 0, dy: way), over: 0.3)
        finger.hold(for: 0.2)
        // Under `touchesInTransition=none` no finger takes the card back.
        guard it.arbiter?.owner == .drag else { return finger.lift() }
        let held = form.seen(it.content.view).minY
        finger.lift()
        #expect(abs(form.seen(it.content.view).minY - held) < 1)
        // The lift lets the keyboard go, and the field brings it back.
        for _ in 0..<3 { it.stage.advanceFrame() }
        #expect(abs(form.seen(it.content.view).minY - held) < 180)
        it.stage.settle()
    }

    @Test("A tap where a card shows as the keyboard goes never dismisses it, and presses", arguments: kinds)
    func tappedAsKeyboardGoes(kind: CardKind) {
        guard CardKeyboardTests.raised.contains(kind) else { return }
        let it = CardStage(kind, CardSetup { $0.isLiveBeside = false })
        it.control?.tapOutside = .dismisses
        it.stage.showKeyboard(height: 336)
        it.stage.settle()
        it.stage.hideKeyboard()
        it.stage.advance(by: 0.05)
        let finger = it.stage.touch(at: CGPoint(x: 300, y: it.shownTop + 60))
        finger.lift()
        it.stage.settle()
        #expect(it.isThere)
        #expect(it.content.taps == 1)
    }
}

extension CardStage {
    /// The top of the content where it shows on the screen, in points; infinite if it does not.
    fileprivate var shownTop: CGFloat {
        content.view.accessibilityIdentifier = "content"
        return stage.snapshot().frame(of: "content")?.minY ?? .infinity
    }
}
