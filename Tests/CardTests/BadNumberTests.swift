import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// Every number of a configuration, set to every number that makes no sense.
@MainActor
@Suite("Bad numbers in every kind of card")
struct BadNumberTests {
    nonisolated static let bad: [CGFloat] = [-1, -.infinity, .infinity, .nan, 1e308, .leastNonzeroMagnitude]
    /// A number of a configuration, by the name that the log gives it.
    private struct Number<Root> {
        let name: String
        let set: (inout Root, CGFloat) -> Void
        /// Nil if no property gives the number back.
        var value: (Root) -> CGFloat? = { _ in nil }

        init(_ name: String, set: @escaping (inout Root, CGFloat) -> Void) { (self.name, self.set) = (name, set) }

        init(_ name: String, _ path: WritableKeyPath<Root, CGFloat>) {
            (self.name, set, value) = (name, { $0[keyPath: path] = $1 }, { $0[keyPath: path] })
        }

        init(_ name: String, _ path: WritableKeyPath<Root, CGFloat?>) {
            (self.name, set, value) = (name, { $0[keyPath: path] = $1 }, { $0[keyPath: path] })
        }

        init(_ name: String, _ path: WritableKeyPath<Root, Double>) {
            self.name = name
            (set, value) = ({ $0[keyPath: path] = Double($1) }, { CGFloat($0[keyPath: path]) })
        }

        init(_ name: String, _ path: WritableKeyPath<Root, Double?>) {
            self.name = name
            (set, value) = ({ $0[keyPath: path] = Double($1) }, { $0[keyPath: path].map { CGFloat($0) } })
        }
    }

    private static let ofTraits: [Number<CardTraits>] = [
        Number("CardTraits.maximumWidth", \.maximumWidth), Number("CardTraits.cornerRadius", \.cornerRadius),
        Number("CardTraits.dimming", \.dimming), Number("CardTraits.dampingRatio", \.dampingRatio),
        Number("CardTraits.response", \.response), Number("CardTraits.presentingResponse", \.presentingResponse),
        Number("CardTraits.dismissingResponse", \.dismissingResponse),
        Number("CardTraits.policy.slop", \.policy.slop), Number("CardTraits.policy.cone", \.policy.cone),
        Number("Grabber.width", \.grabber.width), Number("Grabber.height", \.grabber.height),
        Number("Grabber.topMargin", \.grabber.topMargin), Number("Grabber.touchHeight", \.grabber.touchHeight),
        Number("Shadow.opacity", \.shadow!.opacity), Number("Shadow.radius", \.shadow!.radius),
        Number("Shadow.offset", \.shadow!.offset),
        Number("CardTraits.release") {
            $0.release = .velocityAndProgress(threshold: $1, progress: $1, leastDistance: $1)
        },
    ]
    private static let ofDeck: [Number<DeckConfiguration>] = [
        Number("DeckConfiguration.cardInset", \.cardInset),
        Number("DeckConfiguration.minimumTopInset", \.minimumTopInset),
        Number("DeckConfiguration.topInset", \.topInset),
        Number("DeckConfiguration.presenterScale", \.presenterScale),
        Number("DeckConfiguration.resistance") {
            $0.resistance = .classic(Motion.ClassicResistance(threshold: $1), dismissesAt: $1)
        },
    ]
    private static let ofPanel: [Number<Panel.Configuration>] = [
        Number("Panel.Configuration.margins.top", \.margins.top),
        Number("Panel.Configuration.margins.left", \.margins.left),
        Number("Panel.Configuration.margins.bottom", \.margins.bottom),
        Number("Panel.Configuration.margins.right", \.margins.right),
        Number("Panel.Configuration.edgeSwipe", \.edgeSwipe), Number("Panel.Configuration.stretch", \.stretch),
    ]

    /// What the log should say: the numbers that were replaced.
    @MainActor private final class Replaced { var names: [String] = [] }

    private func stage(_ kind: CardKind, _ number: CGFloat, _ replaced: Replaced) -> CardStage {
        func set<Root>(_ numbers: [Number<Root>], _ root: inout Root) {
            for one in numbers {
                one.set(&root, number)
                if let taken = one.value(root), taken != number { replaced.names.append(one.name) }
                if let taken = one.value(root), one.name != "CardTraits.maximumWidth" {
                    #expect(taken.isFinite, "\(one.name)")
                }
                if Root.self == Panel.Configuration.self, let length = one.value(root) {
                    #expect(length == (number > 0 && number.isFinite ? min(number, 100_000) : 0), "\(one.name)")
                }
            }
        }
        return CardStage(
            kind,
            CardSetup {
                ($0.handle, $0.shadow) = (CardTraits.Grabber(), CardTraits.Shadow())
                $0.changeTraits = {
                    $0.coveredLook = CardTraits.CoveredLook(scale: number, offset: number, dimming: number)
                    set(Self.ofTraits, &$0)
                }
                $0.changeDeck = { set(Self.ofDeck, &$0) }
                $0.changePanel = { set(Self.ofPanel, &$0) }
            })
    }

    @Test("Each bad number is said once, with its property and its value", arguments: CardKind.controlled, bad)
    func said(kind: CardKind, number: CGFloat) {
        let replaced = Replaced()
        let it = stage(kind, number, replaced)
        for name in replaced.names {
            let lines = it.stage.warnings.filter { $0.hasPrefix("\(name):") }
            #expect(lines.count == 1, "\(name)")
            #expect(lines.first?.contains("\(number) was replaced by") == true, "\(name)")
        }
        let isSayable = !(0...1).contains(number)
        #expect(it.stage.warnings.contains { $0.hasPrefix("CardTraits.release") } == isSayable)
    }

    /// Each kind with each number, but only one kind with each number that makes its springs take a minute, and with that
    /// which is replaced as -1 is.
    nonisolated static let shown = CardKind.controlled.flatMap { kind in
        bad.filter {
            $0.magnitude <= 1 || $0.isNaN || kind == ($0 < 0 ? .cover : $0 == .infinity ? .deck : .bottomPanel)
        }
        .map { (kind, $0) }
    }

    @Test("With bad numbers a card appears, is dragged and leaves, and never shows elsewhere", arguments: shown)
    func shown(kind: CardKind, number: CGFloat) throws {
        let it = stage(kind, number, Replaced())
        func expectInSight(_ moment: String) {
            guard let card = it.card else {
                Issue.record("no card \(moment)")
                return
            }
            let frame = card.convert(card.bounds, to: nil)
            let isNumber = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) < 1e4 }
            #expect(isNumber, "\(moment): \(frame)")
            if frame.width >= 1 { #expect(frame.intersects(it.stage.window.bounds), "\(moment): \(frame)") }
            #expect((0...1).contains(card.alpha), "\(moment)")
        }
        expectInSight("at first")
        for isOpen in [false, true] {
            it.select(isOpen: isOpen)
            #expect(it.stage.settle(within: 60))
            expectInSight(isOpen ? "open" : "less open")
        }
        let finger = it.touch()
        finger.move(by: it.way(-60), over: 0.2)
        expectInSight("pulled beyond")
        finger.move(by: it.way(110), over: 0.2)
        expectInSight("in hand")
        finger.cancel()
        #expect(it.stage.settle(within: 60))
        expectInSight("after a drag")
        it.takeAway()
        #expect(it.stage.settle(within: 60))
        #expect(!it.isThere)
    }
}
