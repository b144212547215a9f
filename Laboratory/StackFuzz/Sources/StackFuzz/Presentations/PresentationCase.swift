import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Controllers that are presented over one another, dragged, dismissed and presented again: it plays the same whenever
/// it is played.
struct PresentationCase {
    /// How one controller is presented over the one before.
    enum Form: String, CaseIterable { case deck, classicDeck, liveDeck, contentDeck, gatedDeck, modal, modalOnBegin }

    /// What is declared of every card before it stands, so that no finger takes one that is at rest.
    enum Declared: String, CaseIterable { case flag, flagInSetUp, vetoInSetUp }

    /// How a card that is no deck looks on its way.
    enum Look: String, CaseIterable { case slide, shrink, zoom, grow, own }

    /// From the lowest to the topmost.
    var forms: [Form] = [.deck]
    /// How many of them are there, at rest, before the first finger.
    var presentedAtStart = 1
    /// Points.
    var contentLength: CGFloat = 2640
    var startOffset: CGFloat = 0
    var framesPerSecond = 120
    var declared: Declared?
    /// Whether a finger that pulls up on a presenter brings the next one in.
    var drawsIn = false
    var look = Look.slide
    /// Whether a card that is no deck, and has no detents, leaves up as well as down.
    var leavesBothWays = false
    /// Nil: every card rests at one place, and lists adjust to nothing.
    var detents: DrawnDetents?
    var assumptions = Assumptions()
    var script = TouchScript(name: "", fingers: [])
    /// In order of time.
    var deeds: [PresentationDeed] = []
}

/// Something that the app or the system does to what is presented.
struct PresentationDeed {
    enum Kind {
        /// The topmost controller presents the next one.
        case present(animated: Bool)
        /// The topmost controller dismisses itself.
        case dismissTop(animated: Bool)
        /// The lowest one dismisses all.
        case dismissAll(animated: Bool)
        /// A close button of the card.
        case attempt
        case modal(Bool)
        /// The device is turned.
        case rotate
        /// Points; 0 takes it away.
        case keyboard(CGFloat)
        /// The topmost card's text is edited, in its list or beside it.
        case edit(isInList: Bool)
        /// Nothing on the screen is edited any more.
        case endEditing
        /// The topmost list's content becomes this long.
        case content(CGFloat)
        /// The topmost card goes to a detent.
        case select(DrawnDetents.Name, animated: Bool)
        case selectNext
        case invalidate
        /// It has others.
        case detents([DrawnDetents.Kind])
        case undimmed(DrawnDetents.Name?)
        /// The topmost controller wishes to be this high.
        case preferred(CGFloat)
        case textSize(isLarge: Bool)
        /// The custom detents of all cards are inactive from now on, or active.
        case mood(isInactive: Bool)
    }

    /// Seconds since the beginning.
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
    /// The first finger flicks a deck as DeckTransition's, down and not far.
    private mutating func flickClassicDeck(_ chance: inout Chance) {
        let (step, count) = (CGFloat(chance.count(4...20)), chance.count(6...10))
        let samples = (0...count).map { index in
            TouchScript.Sample(time: Double(index) / 100, x: 195, y: 400 + step * CGFloat(index))
        }
        begin(by: samples)
    }

    /// The first finger holds a deck that resists, between its two detents or below them, as its detents change.
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

    /// The first finger opens a deck whose list the app has made shorter, and left beyond its end.
    private mutating func strandContent() {
        detents = DrawnDetents(kinds: [.large, .height(300)], selected: .height(300), opening: .always)
        let samples = (0...10).map { index in
            TouchScript.Sample(time: 1 + Double(index) / 50, x: 195, y: 700 - 20 * CGFloat(index))
        }
        begin(by: samples)
        (forms, startOffset) = ([.deck], 200)
        deeds.insert(PresentationDeed(time: 0.1, kind: .content(300)), at: 0)
    }

    /// A classic deck is there alone, and a finger moves it before everything else.
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
    /// Fingers go up as often as down, and cards look as they may.
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
