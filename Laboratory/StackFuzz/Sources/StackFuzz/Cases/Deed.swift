import GestureArbiter
import HeadlessUIKit

/// Something that the app does while fingers are down, or between them.
struct Deed {
    enum Kind {
        /// Gives the innermost list content of this length, in points. In the next cases, "the list" is the innermost
        /// one.
        case content(CGFloat)
        /// Gives the list insets of this many points at its beginning and its end.
        case insets(CGFloat, CGFloat)
        /// Scrolls the list to this many points from the edge that the drag comes from, or from the far end; negative
        /// beyond it.
        case scroll(CGFloat, fromFarEnd: Bool)
        /// Scrolls in the same way, by the list's own animation.
        case glide(CGFloat, fromFarEnd: Bool)
        /// Scrolls in the same way, in an animation of the app.
        case animate(CGFloat, fromFarEnd: Bool)
        /// Scrolls the list around the innermost one in the same way.
        case scrollOuter(CGFloat, fromFarEnd: Bool)
        /// Moves the content this many points beyond its own beginning, across the direction.
        case stretchAcross(CGFloat)
        /// Taps the status bar.
        case statusBar
        /// Turns or scales the list.
        case turn(Tilt)
        /// Replaces the list by another.
        case swapList
        /// Makes the card, and the outermost list, this many points high.
        case cardLength(CGFloat)
        case policy(ArbitrationPolicy)
        case flag(Bool)
        case cancel
        case disable
        case enable
        case detach
        case attach
        /// Removes the arbiter's recognizer from its view, which ends the arbiter.
        case dropRecognizer
        case removeList
        /// Removes the innermost list from its superview, and releases it.
        case forgetList
        case removeCard
        case insertCard
        case layout
        /// Gives the card, or its superview, this alpha. Below 0.01, UIKit gives no touch to the view.
        case fade(CGFloat, isParent: Bool)
        /// Selects the stop nearest to this place.
        case select(CGFloat, animated: Bool)
        /// Gives the card these stops.
        case stops([CGFloat])
        /// Makes the card count as this many points less open than before, perhaps with other stops.
        case shift(CGFloat, stops: [CGFloat]?)
    }

    /// The time since the beginning, in seconds.
    var time: TimeInterval
    var kind: Kind

    var milliseconds: Int { Int((time * 1000).rounded()) }
}

extension Deed {
    static func random(over duration: TimeInterval, in setting: Setting, _ chance: inout Chance) -> [Deed] {
        guard chance.percent(45) else { return [] }
        var deeds = (0..<chance.count(1...3)).map { _ in
            Deed(time: Double(chance.count(0...Int(duration * 1000))) / 1000, kind: .random(in: setting, &chance))
        }
        // Sometimes insert a removed card again, up to 0.3 s later.
        for deed in deeds where deed.kind.takesCardOut && chance.percent(60) {
            deeds.append(Deed(time: deed.time + Double(chance.count(0...300)) / 1000, kind: .insertCard))
        }
        return deeds.sorted { $0.time < $1.time }
    }
}

extension Deed.Kind {
    static func random(in setting: Setting, _ chance: inout Chance) -> Deed.Kind {
        switch chance.count(0...25) {
        case 0, 1: .content(chance.of([0, 100, 780, 800, 1500, 3000]))
        case 2: .insets(chance.of([0, 10, 60]), chance.of([0, 34, 200]))
        case 3, 4: .scroll(chance.of([0, 0.4, 40, 400, -50, -120]), fromFarEnd: chance.percent(30))
        case 5, 6: .glide(chance.of([0, 40, 400, 800]), fromFarEnd: chance.percent(50))
        case 7: .animate(chance.of([0, 40, 400]), fromFarEnd: chance.percent(30))
        case 8: .turn(chance.of(Tilt.allCases))
        case 9: .swapList
        case 10: .cardLength(chance.of([0, 300, 700]))
        case 11, 12: .policy(Setting.randomPolicy(setting.policy.direction, &chance))
        case 13: .flag(true)
        case 14: .cancel
        case 15: .disable
        case 16: .enable
        case 17, 18: .detach
        case 19: .attach
        case 20: .dropRecognizer
        case 21: .removeList
        case 22: .forgetList
        case 23, 24: .removeCard
        default: chance.percent(50) ? .insertCard : .layout
        }
    }

    /// Whether the deed takes away the arbiter's recognizer or its view.
    var takesArbiterAway: Bool {
        switch self {
        case .dropRecognizer, .swapList, .removeList, .forgetList, .removeCard: true
        default: false
        }
    }

    /// Whether the deed may leave content beyond its ends.
    var movesContent: Bool {
        switch self {
        case .content, .insets, .scroll, .glide, .animate, .scrollOuter, .stretchAcross, .statusBar, .turn, .swapList,
            .cardLength, .removeList, .forgetList, .removeCard, .insertCard:
            true
        case .policy, .flag, .cancel, .disable, .enable, .detach, .attach, .dropRecognizer, .layout, .fade, .select,
            .stops, .shift:
            false
        }
    }

    /// Whether the deed looks the same on turned lists. A change of length does not, since it starts from a list's own
    /// beginning.
    var isForAnyTilt: Bool {
        switch self {
        // A view that is not on the screen shows no turn.
        case .turn, .swapList, .cardLength, .content, .insets, .removeList, .forgetList, .removeCard, .stretchAcross,
            .statusBar:
            false
        case .policy(let policy): !policy.condition.asksOffset
        case .scroll, .glide, .animate, .scrollOuter, .insertCard, .flag, .cancel, .disable, .enable, .detach, .attach,
            .dropRecognizer, .layout, .fade, .select, .stops, .shift:
            true
        }
    }

    /// Whether the deed only scrolls. Held content must then stay where it is.
    var scrolls: Bool {
        switch self {
        case .scroll, .glide, .animate, .scrollOuter, .statusBar: true
        case .content, .insets, .stretchAcross, .turn, .swapList, .cardLength, .policy, .flag, .cancel, .disable,
            .enable, .detach, .attach, .dropRecognizer, .removeList, .forgetList, .removeCard, .insertCard, .layout,
            .fade, .select, .stops, .shift:
            false
        }
    }

    /// Whether the deed sends the card to a stop.
    var selects: Bool { if case .select = self { true } else { false } }

    /// Whether the deed selects or changes the places where the card rests.
    var isOfPlaces: Bool {
        switch self {
        case .select, .stops, .shift: true
        case .content, .insets, .scroll, .glide, .animate, .scrollOuter, .stretchAcross, .statusBar, .turn, .swapList,
            .cardLength, .policy, .flag, .cancel, .disable, .enable, .detach, .attach, .dropRecognizer, .removeList,
            .forgetList, .removeCard, .insertCard, .layout, .fade:
            false
        }
    }

    fileprivate var takesCardOut: Bool { if case .removeCard = self { true } else { false } }

    var text: String {
        if case .policy(let policy) = self { "policy: \(policy.summary)" } else { "\(self)" }
    }
}

extension Case {
    /// Sometimes lets the card, or its superview, fade and come back; sometimes has it from right to left. Drawn last, so
    /// that the rest of the case is the same as without.
    mutating func drawSurroundings(_ chance: inout Chance) {
        setting.isRightToLeft = chance.percent(10)
        guard chance.percent(8) else { return }
        let (isParent, start) = (chance.percent(50), Double(chance.number(0...1)) * script.duration)
        for (time, alpha) in [(start, chance.of([0, 0.005, 0.5])), (start + Double(chance.number(0...0.3)), 1)] {
            deeds.append(Deed(time: (time * 1000).rounded() / 1000, kind: .fade(alpha, isParent: isParent)))
        }
        deeds.sort { $0.time < $1.time }
    }
}
