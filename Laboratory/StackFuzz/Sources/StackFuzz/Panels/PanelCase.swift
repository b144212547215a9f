import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// A random panel over a map, with the touches, keyboards, rotations and calls of the app that it goes through.
struct PanelCase {
    var configuration = Panel.Configuration()
    /// Whether `Panel.bar` is set, to a view at the parent's bottom edge.
    var hasBar = false
    /// Whether a second panel, below this one in the view hierarchy, has the same bar.
    var sharesBar = false
    /// How much safe area the panel gives its parent by `makeRoom(in:upTo:)`; nil if none.
    var room: Room?
    enum Room: CaseIterable { case upToMedium, all }
    /// Whether a closure follows the panel between medium and large, by `alongside(from:to:)`.
    var isFollowed = false
    /// The height of the list's content, in points.
    var contentLength: CGFloat = 2640
    /// Whether the list is flipped vertically, as in a chat, and starts at its far end.
    var isUpsideDown = false
    /// Whether the parent's view runs from right to left.
    var isRightToLeft = false
    /// Whether the screen is a tablet's, where the panel is narrower than its parent.
    var isOnTablet = false
    var comesAnimated = false
    var goesAnimated = false
    var reducesMotion = false
    var assumptions = Assumptions()
    var deeds: [PanelDeed] = []
}

/// An action of a finger, the app or the system.
enum PanelDeed {
    /// Moves the finger by at most 5 pt per frame, and first puts one down if none is on the screen.
    case drag(from: CGPoint, by: CGVector, holds: Bool, lifts: Bool)
    case lift
    case select(Detent.Identifier, animated: Bool)
    case hide(animated: Bool)
    case show(animated: Bool)
    /// Sets the content's preferred height, in points.
    case wish(CGFloat)
    case turn(seconds: TimeInterval)
    /// Makes the panel's text field first responder, or resigns it.
    case edit
    /// Shows a keyboard of this height, in points; 0 hides the keyboard.
    case keyboard(CGFloat)
    /// Waits until everything rests, then shows a keyboard that no text field asked for.
    case raise
    /// Moves the content controller from the panel to the other screen, or to a panel there.
    case takeContent(intoPanel: Bool)
    /// Replaces the panel's detents by the first 0 to 3 of three others.
    case detents(Int)
    /// Selects the large detent of the other panel on the bar, or its lower detent.
    case other(isOpen: Bool, animated: Bool)
    /// Swaps the window's root view controller between the panel's parent and the other screen.
    case leaveScreen
    case wait(seconds: TimeInterval)
}

extension PanelCase {
    static func random(_ chance: inout Chance) -> PanelCase {
        var played = PanelCase()
        let all: [Detent] = [
            .height(88), .height(200), .medium, .fraction(0.8), .large, .content,
            .custom("odd") { $0.contentHeight > 300 ? nil : $0.maximumHeight / 3 },
        ]
        let edge = chance.of([GestureArbiter.Place.Edge.bottom, .bottom, .bottom, .top, .left, .leading, .trailing])
        let detents = all.shuffled(using: &chance).prefix(chance.count(0...4))
        var configuration = Panel.Configuration(at: edge, detents: Array(detents))
        configuration.contentSizing = chance.of([.slides, .resizes])
        configuration.interactiveDismissDisabled = !chance.percent(25)
        configuration.policy.handoff = chance.of([[], .toDrag, .toScroll, .continuous])
        configuration.policy.opening = chance.of([.atEdge, .always, .never])
        configuration.policy.beyondRest = chance.of([.resists, .stops])
        configuration.policy.momentum = chance.of([.stays, .bounces, .carries])
        configuration.release = chance.of([.projection(), .velocityAndProgress()])
        if chance.percent(33) { configuration.margins = UIEdgeInsets(top: 10, left: 8, bottom: 8, right: 8) }
        if chance.percent(33) {
            configuration.largestUndimmedDetent = .medium
            configuration.dimming = 0.3
        }
        if chance.percent(33) { configuration.edgeSwipe = 20 }
        played.configuration = configuration
        played.hasBar = chance.percent(33)
        played.sharesBar = played.hasBar && chance.percent(50)
        if chance.percent(33) { played.room = chance.of(Room.allCases) }
        played.isFollowed = chance.percent(25)
        played.contentLength = chance.of([0, 300, 2640])
        played.isUpsideDown = chance.percent(25)
        played.isRightToLeft = chance.percent(25)
        (played.comesAnimated, played.goesAnimated) = (chance.percent(50), chance.percent(50))
        played.reducesMotion = chance.percent(15)
        played.assumptions = .random(Assumptions.switchesOfGestures, &chance)
        // No disturbances: insets that change in every event would move the panel itself.
        played.assumptions.disturbances = []
        for _ in 0..<chance.count(1...7) {
            played.deeds.append(.random(vertical: edge == .top || edge == .bottom, &chance))
            played.deeds.append(.wait(seconds: Double(chance.count(0...40)) / 100))
        }
        if chance.percent(25) { played.bringAbout(&chance) }
        if chance.percent(15) { played.isOnTablet = true }
        if chance.percent(10) { played.stand(&chance) }
        if edge == .top, chance.percent(50) { played.pullTop(&chance) }
        return played
    }
}

extension PanelCase {
    /// Appends a sequence of actions that chance alone seldom produces.
    private mutating func bringAbout(_ chance: inout Chance) {
        let holds = chance.percent(50)
        switch chance.count(0...2) {
        // A finger catches the panel while it hides and still shows.
        case 0:
            let wait = Double(chance.count(0...8)) / 100
            deeds += [
                .hide(animated: true), .wait(seconds: wait), drag(by: chance.of([-60, 60]), holds: holds, lifts: true),
            ]
        // The keyboard disappears, or appears, while a finger drags the panel outward.
        case 1:
            let wait = Double(chance.of([0, 60])) / 100
            deeds += [
                .edit, .wait(seconds: 0.6), drag(by: chance.number(20...160).rounded(), holds: true, lifts: false),
            ]
            deeds += [.edit, .wait(seconds: wait), .lift]
        // The hidden panel is shown while its parent is not in the window.
        default:
            deeds += [.hide(animated: false), .leaveScreen, .show(animated: holds), .leaveScreen]
        }
    }

    /// Gives the panel a detent of fixed height, and raises a keyboard first: as much of the panel must show above the
    /// keyboard as without one.
    private mutating func stand(_ chance: inout Chance) {
        configuration.detents = [.height(chance.of([88, 200])), .large]
        configuration.margins = .zero
        deeds = [.select(configuration.detents[0].identifier, animated: false), .raise] + deeds
    }

    /// Inserts drags of a top panel's list, through several detents.
    private mutating func pullTop(_ chance: inout Chance) {
        (configuration.detents, contentLength, isUpsideDown) = ([.height(88), .height(200), .large], 2640, false)
        (configuration.edgeSwipe, configuration.dimming) = (0, 0)
        for _ in 0..<2 {
            let way = chance.of([-80, 60, 140, 400]) as CGFloat
            deeds.insert(
                .drag(from: CGPoint(x: 195, y: 80), by: CGVector(dx: 0, dy: way), holds: true, lifts: true), at: 0)
        }
    }

    /// The side of the screen where the panel lies.
    var side: GestureArbiter.Place.Edge {
        switch configuration.edge {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .top, .bottom, .left, .right: configuration.edge
        }
    }

    /// Returns a drag by `way` points outward, from a point where the panel shows at most of its detents.
    private func drag(by way: CGFloat, holds: Bool, lifts: Bool) -> PanelDeed {
        let (place, out): (CGPoint, CGVector) =
            switch side {
            case .top: (CGPoint(x: 195, y: 20), CGVector(dx: 0, dy: -way))
            case .left: (CGPoint(x: 12, y: 400), CGVector(dx: -way, dy: 0))
            case .right: (CGPoint(x: 378, y: 400), CGVector(dx: way, dy: 0))
            default: (CGPoint(x: 195, y: way < 0 ? 760 : 480), CGVector(dx: 0, dy: way))
            }
        return .drag(from: place, by: out, holds: holds, lifts: lifts)
    }
}

extension PanelDeed {
    static func random(vertical isVertical: Bool, _ chance: inout Chance) -> PanelDeed {
        switch chance.count(0...16) {
        case 0...4:
            let (along, across) = (chance.number(-400...400).rounded(), chance.number(-20...20).rounded())
            return .drag(
                from: CGPoint(x: chance.number(4...386).rounded(), y: chance.number(4...840).rounded()),
                by: isVertical ? CGVector(dx: across, dy: along) : CGVector(dx: along, dy: across),
                holds: chance.percent(50), lifts: chance.percent(66))
        case 5: return .lift
        case 6: return .select(chance.of([.medium, .large, .height(88), "odd"]), animated: chance.percent(66))
        case 7: return .hide(animated: chance.percent(66))
        case 8: return .show(animated: chance.percent(66))
        case 9: return .wish(chance.of([0, 120, 420]))
        case 10: return .turn(seconds: chance.of([0, 0.3]))
        case 11: return .edit
        case 12: return .other(isOpen: chance.percent(50), animated: chance.percent(66))
        case 13: return .leaveScreen
        case 14: return .keyboard(chance.of([0, 0, 336, 250]))
        case 15: return chance.percent(25) ? .takeContent(intoPanel: chance.percent(50)) : .edit
        default: return .detents(chance.count(0...3))
        }
    }
}

extension PanelCase: Playable {
    func violation(_ reached: inout Reached) -> Violation? { PanelPlayer.play(self, &reached) }
    var story: [String] { [] }
    var kind: String { "\(configuration.edge)" + assumptions.differences.joined() }

    var smaller: AnySequence<PanelCase> {
        AnySequence(
            [{ withoutDeeds }, { simpler }, { assumptions.simpler.map { changed(\.assumptions, to: $0) } }].lazy
                .flatMap { $0() })
    }

    private var withoutDeeds: [PanelCase] {
        deeds.indices.map { index in
            var copy = self
            copy.deeds.remove(at: index)
            return copy
        }
    }

    private var simpler: [PanelCase] {
        var all: [PanelCase] = []
        if isOnTablet { all.append(changed(\.isOnTablet, to: false)) }
        if hasBar { all.append(changed(\.hasBar, to: false)) }
        if sharesBar { all.append(changed(\.sharesBar, to: false)) }
        if room != nil { all.append(changed(\.room, to: nil)) }
        if isFollowed { all.append(changed(\.isFollowed, to: false)) }
        if isRightToLeft { all.append(changed(\.isRightToLeft, to: false)) }
        if reducesMotion { all.append(changed(\.reducesMotion, to: false)) }
        if isUpsideDown { all.append(changed(\.isUpsideDown, to: false)) }
        if configuration.dimming > 0 { all.append(changed(\.configuration.dimming, to: 0)) }
        if configuration.edgeSwipe > 0 { all.append(changed(\.configuration.edgeSwipe, to: 0)) }
        if configuration.margins != .zero { all.append(changed(\.configuration.margins, to: .zero)) }
        all += configuration.detents.indices.map { index in
            var copy = self
            copy.configuration.detents.remove(at: index)
            return copy
        }
        return all
    }

    private func changed<Value>(_ part: WritableKeyPath<PanelCase, Value>, to value: Value) -> PanelCase {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }

    var description: String {
        let kind = [
            "\(configuration.edge)", "\(configuration.detents.map(\.identifier))", "\(configuration.contentSizing)",
            "opening \(configuration.policy.opening)", "beyond rest \(configuration.policy.beyondRest)",
            "hand-off \(configuration.policy.handoff.rawValue)",
            configuration.interactiveDismissDisabled ? "stays" : "leaves",
            configuration.margins == .zero ? "" : "floats", configuration.dimming == 0 ? "" : "darkens",
            configuration.edgeSwipe > 0 ? "strip" : "", hasBar ? "bar" : "", sharesBar ? "of two" : "",
            room.map { "room \($0)" } ?? "", isRightToLeft ? "right to left" : "", isOnTablet ? "tablet" : "",
            reducesMotion ? "reduced motion" : "",
            "\(contentLength) pt of content" + (isUpsideDown ? " upside down" : ""),
            assumptions.differences.joined(separator: " "),
        ]
        return (["panel: " + kind.filter { !$0.isEmpty }.joined(separator: ", ")] + deeds.map { "  \($0)" })
            .joined(separator: "\n")
    }
}
