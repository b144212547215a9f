import DeckTransition
import Foundation
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// A phone with a deck by an item, on which any deed can be done.
@MainActor
private struct Ordeal {
    let notes = Notes()
    let phone: Phone
    private var finger: Finger?

    enum Deed: CaseIterable {
        case one, two, none
        case flingAway, pullAndReturn, button, code, wait
        case fingerDown, fingerLift
        case alert, dismissAlert
    }

    /// The deeds that an exploration tries; the others are used at random.
    static let few: [Deed] = [.one, .two, .none, .flingAway, .code, .wait]

    init(_ way: Way) {
        let notes = notes
        phone = Phone(way, ItemHome(notes: notes))
    }

    mutating func take(_ deed: Deed) {
        let top = phone.presented.last
        switch deed {
        case .one: notes.set("photo", 1)
        case .two: notes.set("photo", 2)
        case .none: notes.set("photo", 0)
        case .flingAway: if finger == nil { stroke(by: 450, and: 0) }
        case .pullAndReturn: if finger == nil { stroke(by: 150, and: -140) }
        case .button: press()
        case .code: if phone.card != nil, isStill { phone.home.dismiss(animated: true) }
        case .wait: phone.wait(0.15)
        case .fingerDown:
            guard finger == nil else { break }
            finger = phone.stage.touch(at: CGPoint(x: 200, y: 140))
            finger?.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
        case .fingerLift:
            finger?.lift()
            finger = nil
        case .alert:
            guard isStill, !(top is UIAlertController) else { break }
            (top ?? phone.home).present(
                UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true)
        case .dismissAlert: if isStill, top is UIAlertController { top?.dismiss(animated: true) }
        }
        phone.wait(1.0 / 60)
    }

    private var isStill: Bool {
        ([phone.home] + phone.presented).allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
    }

    private func stroke(by way: CGFloat, and back: CGFloat) {
        let finger = phone.stage.touch(at: CGPoint(x: 200, y: 140))
        finger.move(by: CGVector(dx: 0, dy: way), over: 0.15)
        if back != 0 { finger.move(by: CGVector(dx: 0, dy: back), over: 0.2) }
        finger.lift()
    }

    private func press() {
        let button = phone.views(UIControl.self).last { $0.subviews.contains { ($0 as? UILabel)?.text == "Close" } }
        button?.sendActions(for: .touchUpInside)
    }

    /// The errors that are found when everything has come to rest.
    mutating func verdict() -> [String] {
        finger?.lift()
        for _ in 0..<4 where phone.presented.last is UIAlertController || !isStill {
            phone.settle()
            if phone.presented.last is UIAlertController { phone.presented.last?.dismiss(animated: true) }
        }
        phone.settle()
        var wrong: [String] = []
        let cards = phone.cards.filter { !($0 is UIAlertController) }
        let shown = phone.card == nil ? 0 : notes.read["photo"] ?? 0
        if (phone.card != nil) != (notes.read["photo"] != 0) {
            wrong.append("presented: \(phone.presented), the binding says \(notes.read["photo"] ?? -1)")
        }
        if shown != 0, !phone.texts.contains("Row 0") { wrong.append("the card is empty") }
        let due = cards.count - (phone.card == nil ? 0 : 1)
        if notes.count("onDismiss") != due {
            wrong.append("onDismiss came \(notes.count("onDismiss")) times for \(due) cards")
        }
        if phone.card == nil, phone.stage.window.subviews.count != 1 { wrong.append("something is left in the window") }
        if !phone.stage.stillMoving.isEmpty { wrong.append("\(phone.stage.stillMoving)") }
        return wrong + phone.stage.warnings
    }
}

@MainActor
@Suite("A SwiftUI deck, in every order and at random")
struct ShellTests {
    /// The fourth act differs: runs with six parts of the doubts play all orders of four.
    @Test("Three acts in every order, and a fourth", arguments: Way.all.sampled())
    func everyOrder(_ way: Way) {
        var (wrong, number): ([String], Int) = ([], 0)
        func grow(_ deeds: [Ordeal.Deed]) {
            guard deeds.count == 3 else {
                for deed in Ordeal.few { grow(deeds + [deed]) }
                return
            }
            var ordeal = Ordeal(way)
            let deeds = deeds + [Ordeal.few.inTurn(number)]
            // Not a multiple of the number of acts, so that each act is the fourth after each of the third.
            number += 1 + (deeds[2] == .wait ? 1 : 0)
            for deed in deeds { ordeal.take(deed) }
            let found = ordeal.verdict()
            if !found.isEmpty { wrong.append("\(deeds): \(found)") }
        }
        grow([])
        #expect(wrong.prefix(5) == [])
    }

    /// `CARD_SEED` and `CARD_COUNT` change the seed and the number.
    @Test("Many random acts")
    func byChance() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["CARD_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["CARD_COUNT"].flatMap(Int.init) ?? 150
        print("CARD_SEED=\(seed) CARD_COUNT=\(count)")
        var random = SplitMix(state: seed)
        for number in 0..<count {
            let way = Way.all[Int(random.next() % UInt64(Way.all.count))]
            var ordeal = Ordeal(way)
            var deeds: [Ordeal.Deed] = []
            for _ in 0..<(5 + Int(random.next() % 12)) {
                let deed = Ordeal.Deed.allCases[Int(random.next() % UInt64(Ordeal.Deed.allCases.count))]
                deeds.append(deed)
                ordeal.take(deed)
            }
            let found = ordeal.verdict()
            #expect(found == [], "sequence \(number) of seed \(seed), \(way): \(deeds)")
        }
    }
}

/// Random numbers that are the same for a seed, on any machine.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
