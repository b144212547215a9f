import GestureArbiter
import HeadlessUIKit

/// Something that the app does while fingers are down, or between them.
struct Deed {
    enum Kind {
        /// The innermost list has content of this length, in points.
        case content(CGFloat)
        /// It has insets of this many points at its beginning and its end.
        case insets(CGFloat, CGFloat)
        /// It is moved to this many points from the edge that the drag comes from, or from the far end; negative
        /// beyond it.
        case scroll(CGFloat, fromFarEnd: Bool)
        /// The same by an animation of the list's own.
        case glide(CGFloat, fromFarEnd: Bool)
        /// The same by an animation of the app's.
        case animate(CGFloat, fromFarEnd: Bool)
        /// The list around it is moved so.
        case scrollOuter(CGFloat, fromFarEnd: Bool)
        /// It is moved this many points beyond its own beginning across the direction.
        case stretchAcross(CGFloat)
        /// The status bar is tapped.
        case statusBar
        /// It lies on the screen this way from now.
        case turn(Tilt)
        /// Another list takes its place.
        case swapList
        /// The card is as long as this.
        case cardLength(CGFloat)
        case policy(ArbitrationPolicy)
        case flag(Bool)
        case cancel
        case disable
        case enable
        case detach
        case attach
        /// The app takes the arbiter's recognizer off its view, and with it the arbiter.
        case dropRecognizer
        case removeList
        /// Taken out and kept by nobody.
        case forgetList
        case removeCard
        case insertCard
        case layout
        /// What moves is to go to a stop, or near to one.
        case select(CGFloat, animated: Bool)
        /// It rests at these places from now on.
        case stops([CGFloat])
        /// It is fully open so many points less open than before; and rests at these places.
        case shift(CGFloat, stops: [CGFloat]?)
    }

    /// Seconds since the beginning.
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
        // What is taken out in mid-touch comes back in it, now and then.
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

    /// Whether the arbiter's recognizer, or its view, is taken away.
    var takesArbiterAway: Bool {
        switch self {
        case .dropRecognizer, .swapList, .removeList, .forgetList, .removeCard: true
        default: false
        }
    }

    /// Whether content may lie beyond its ends after it, by the app's doing.
    var movesContent: Bool {
        switch self {
        case .content, .insets, .scroll, .glide, .animate, .scrollOuter, .stretchAcross, .statusBar, .turn, .swapList,
            .cardLength, .removeList, .forgetList, .removeCard, .insertCard:
            true
        case .policy, .flag, .cancel, .disable, .enable, .detach, .attach, .dropRecognizer, .layout, .select, .stops,
            .shift:
            false
        }
    }

    /// Whether it looks the same where the lists are turned: lengths change from a list's own beginning.
    var isForAnyTilt: Bool {
        switch self {
        // What is on no screen shows no turn.
        case .turn, .swapList, .cardLength, .content, .insets, .removeList, .forgetList, .removeCard, .stretchAcross,
            .statusBar:
            false
        case .policy(let policy): !policy.condition.asksOffset
        case .scroll, .glide, .animate, .scrollOuter, .insertCard, .flag, .cancel, .disable, .enable, .detach, .attach,
            .dropRecognizer, .layout, .select, .stops, .shift:
            true
        }
    }

    /// Whether it moves content and nothing else: held content is to stay where it is.
    var scrolls: Bool {
        switch self {
        case .scroll, .glide, .animate, .scrollOuter, .statusBar: true
        case .content, .insets, .stretchAcross, .turn, .swapList, .cardLength, .policy, .flag, .cancel, .disable,
            .enable, .detach, .attach, .dropRecognizer, .removeList, .forgetList, .removeCard, .insertCard, .layout,
            .select, .stops, .shift:
            false
        }
    }

    /// Whether it sends the card somewhere.
    var selects: Bool { if case .select = self { true } else { false } }

    /// Whether it is about where the card rests.
    var isOfPlaces: Bool {
        switch self {
        case .select, .stops, .shift: true
        case .content, .insets, .scroll, .glide, .animate, .scrollOuter, .stretchAcross, .statusBar, .turn, .swapList,
            .cardLength, .policy, .flag, .cancel, .disable, .enable, .detach, .attach, .dropRecognizer, .removeList,
            .forgetList, .removeCard, .insertCard, .layout:
            false
        }
    }

    fileprivate var takesCardOut: Bool { if case .removeCard = self { true } else { false } }

    var text: String {
        if case .policy(let policy) = self { "policy: \(policy.summary)" } else { "\(self)" }
    }
}
