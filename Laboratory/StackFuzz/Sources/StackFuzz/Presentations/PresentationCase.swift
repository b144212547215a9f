import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Controllers that are presented over one another, dragged, dismissed and presented again. A case plays the same every
/// time.
struct PresentationCase {
    /// How a controller is presented over the one below.
    enum Form: String, CaseIterable { case deck, classicDeck, liveDeck, contentDeck, gatedDeck, modal, modalOnBegin }

    /// A declaration made for every card before its presentation, so that no finger takes the card at rest.
    enum Declared: String, CaseIterable { case flag, flagInSetUp, vetoInSetUp }

    /// The look, during a movement, of a card that is not a deck.
    enum Look: String, CaseIterable { case slide, shrink, zoom, grow, own }

    /// The forms of the presentations, from the lowest to the topmost.
    var forms: [Form] = [.deck]
    /// The number of controllers that are presented before the first touch.
    var presentedAtStart = 1
    /// The height of the lists' content, in points.
    var contentLength: CGFloat = 2640
    var startOffset: CGFloat = 0
    var framesPerSecond = 120
    var declared: Declared?
    /// Whether a drag up on a presenter brings in the next controller.
    var drawsIn = false
    var look = Look.slide
    /// Whether a card that is not a deck, and has no detents, can be dismissed up as well as down.
    var leavesBothWays = false
    /// The cards' detents; nil if every card rests at one place and lists ignore the safe area.
    var detents: DrawnDetents?
    var assumptions = Assumptions()
    var script = TouchScript(name: "", fingers: [])
    /// The actions of the app and the system, in order of time.
    var deeds: [PresentationDeed] = []
}

/// An action of the app or the system, at one time.
struct PresentationDeed {
    enum Kind {
        /// The topmost controller presents the next one.
        case present(animated: Bool)
        /// The topmost controller dismisses itself.
        case dismissTop(animated: Bool)
        /// The home screen dismisses all controllers.
        case dismissAll(animated: Bool)
        /// The topmost card attempts its dismissal, as by a close button.
        case attempt
        case modal(Bool)
        /// The device rotates.
        case rotate
        /// A keyboard of this height appears, in points; 0 hides the keyboard.
        case keyboard(CGFloat)
        /// A text of the topmost card becomes first responder: the one in its list, or the one beside.
        case edit(isInList: Bool)
        /// The window ends editing.
        case endEditing
        /// The topmost list's content gets this height, in points.
        case content(CGFloat)
        /// The topmost card selects a detent.
        case select(DrawnDetents.Name, animated: Bool)
        case selectNext
        case invalidate
        /// The topmost card gets other detents.
        case detents([DrawnDetents.Kind])
        case undimmed(DrawnDetents.Name?)
        /// The topmost controller's preferred content height changes, in points.
        case preferred(CGFloat)
        case textSize(isLarge: Bool)
        /// The custom detents of all cards become inactive, or active again.
        case mood(isInactive: Bool)
    }

    /// The time since the beginning, in seconds.
    var time: TimeInterval
    var kind: Kind
}

extension PresentationCase {
    static func random(_ chance: inout Chance) -> PresentationCase {
        var played = PresentationCase()
        played.forms = (0..<chance.of([1, 1, 2, 2, 3])).map { _ in chance.of([.deck] + Form.allCases) }
        played.presentedAtStart = chance.percent(70) ? chance.count(1...played.forms.count) : 0
        played.contentLength = chance.of([2640, 2640, 400])
        if played.contentLength > 1000 { played.startOffset = chance.of([0, 0, 40, 200]) }
        played.framesPerSecond = chance.of([60, 120])
        played.assumptions = .random(Assumptions.switches, &chance)
        played.script = .random(for: .down, &chance)
        played.deeds = (0..<chance.count(0...5)).map { _ in
            PresentationDeed(
                time: Double(chance.count(0...Int(played.script.duration * 1000))) / 1000, kind: .random(&chance))
        }
        .sorted { $0.time < $1.time }
        if chance.percent(15) { played.declared = chance.of(Declared.allCases) }
        if chance.percent(5) {
            played.flickClassicDeck(&chance)
        } else if chance.percent(50) {
            played.drawDetents(&chance)
        }
        if played.declared == nil, chance.percent(35) { played.drawWaysIn(&chance) }
        if played.detents != nil, chance.percent(3) { played.changePlacesInHand(&chance) }
        if played.detents != nil, chance.percent(3) { played.strandContent() }
        return played
    }
}

extension PresentationCase {
    /// Lets the first finger flick a classic deck down, but not far.
    private mutating func flickClassicDeck(_ chance: inout Chance) {
        let (step, count) = (CGFloat(chance.count(4...20)), chance.count(6...10))
        let samples = (0...count).map { index in
            TouchScript.Sample(time: Double(index) / 100, x: 195, y: 400 + step * CGFloat(index))
        }
        begin(by: samples)
    }

    /// Changes the detents of a classic deck, which resists, while the first finger holds it between its two detents or
    /// below them.
    private mutating func changePlacesInHand(_ chance: inout Chance) {
        detents = DrawnDetents(kinds: [.large, .height(300)], selected: .height(300))
        let way = chance.of([-200, -60, 40]) as CGFloat
        var samples = (0...10).map { index in
            TouchScript.Sample(time: Double(index) / 50, x: 195, y: 600 + way * CGFloat(index) / 10)
        }
        samples.append(TouchScript.Sample(time: 0.4, x: 195, y: 599 + way))
        begin(by: samples)
        deeds.insert(PresentationDeed(time: 0.3, kind: .detents(chance.of([[.large], [.large, .medium]]))), at: 0)
    }

    /// Lets the first finger open a deck after the app has shortened the list's content and so left it over-scrolled.
    private mutating func strandContent() {
        detents = DrawnDetents(kinds: [.large, .height(300)], selected: .height(300), opening: .always)
        let samples = (0...10).map { index in
            TouchScript.Sample(time: 1 + Double(index) / 50, x: 195, y: 700 - 20 * CGFloat(index))
        }
        begin(by: samples)
        (forms, startOffset) = ([.deck], 200)
        deeds.insert(PresentationDeed(time: 0.1, kind: .content(300)), at: 0)
    }

    /// Presents a classic deck alone, and plays a finger's samples on it before everything else.
    private mutating func begin(by samples: [TouchScript.Sample]) {
        (forms, presentedAtStart, startOffset, declared) = ([.classicDeck], 1, 0, nil)
        let end = (samples.last?.time ?? 0).rounded(.up)
        for finger in script.fingers.indices {
            for index in script.fingers[finger].samples.indices { script.fingers[finger].samples[index].time += end }
        }
        script.fingers.insert(TouchScript.Track(samples: samples), at: 0)
        deeds = deeds.filter { $0.time > end }
    }
}

extension PresentationCase {
    /// Lets drags bring cards in, turns half of the touch scripts upward, and picks the cards' look.
    private mutating func drawWaysIn(_ chance: inout Chance) {
        drawsIn = chance.percent(80)
        if chance.percent(50) { script = .random(for: .up, &chance) }
        if chance.percent(60) { forms = forms.map { _ in chance.of([.modal, .modalOnBegin, .deck]) } }
        if chance.percent(60) { presentedAtStart = min(presentedAtStart, chance.of([0, 0, 1])) }
        look = chance.of([.slide] + Look.allCases)
        leavesBothWays = detents == nil && chance.percent(40)
    }
}

extension PresentationDeed.Kind {
    fileprivate static func random(_ chance: inout Chance) -> Self {
        switch chance.count(0...17) {
        case 0...4: .present(animated: chance.percent(80))
        case 5, 6: .dismissTop(animated: chance.percent(80))
        case 7: .dismissAll(animated: chance.percent(70))
        case 8: .attempt
        case 9: .modal(true)
        case 10: .modal(false)
        case 11: .rotate
        case 12: .keyboard(336)
        case 13: .keyboard(0)
        case 14: .edit(isInList: true)
        case 15: .edit(isInList: false)
        case 16: .endEditing
        default: .content(chance.of([0, 300, 1200]))
        }
    }
}

extension PresentationCase: CustomStringConvertible {
    var description: String {
        var lines = [
            "presented: \(forms.map(\.rawValue).joined(separator: ", ")), \(presentedAtStart) of them at the start, "
                + "content \(contentLength) from \(startOffset), \(framesPerSecond) Hz"
        ]
        if let declared { lines.append("declared: \(declared)") }
        if drawsIn { lines.append("a finger brings cards in") }
        if look != .slide { lines.append("look: \(look)") }
        if leavesBothWays { lines.append("leaves both ways") }
        if let detents { lines.append("\(detents)") }
        if !assumptions.differences.isEmpty {
            lines.append("uikit: " + assumptions.differences.joined(separator: " "))
        }
        let deeds = deeds.map { "at \(Int(($0.time * 1000).rounded())) ms  \($0.kind)" }
        return (lines + [script.timeline] + deeds).joined(separator: "\n")
    }
}

extension PresentationCase.Declared {
    @MainActor var declarations: GestureArbiter.Declarations {
        var declarations = GestureArbiter.Declarations()
        switch self {
        case .flag: declarations.flags = [.editing]
        case .flagInSetUp: declarations.setUp = { $0.flags = [.editing] }
        case .vetoInSetUp: declarations.setUp = { $0.onAttempt = { _ in .deny(reason: "unsaved changes") } }
        }
        return declarations
    }

    func policy(from policy: ArbitrationPolicy) -> ArbitrationPolicy {
        switch self {
        case .flag, .flagInSetUp: policy.unless(.editing)
        case .vetoInSetUp: policy
        }
    }
}
