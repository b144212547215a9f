import GestureArbiter
import HeadlessUIKit

/// Something that the app does while fingers are down, or between them.
struct Deed {
    enum Kind {
        /// The innermost list has content of this length, in points.
        case content(CGFloat)
        /// It has insets of this many points at its beginning and its end.
        case insets(CGFloat, CGFloat)
        /// It is moved to this offset.
        case scroll(CGFloat)
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
    }

    /// Seconds since the beginning.
    var time: TimeInterval
    var kind: Kind

    var milliseconds: Int { Int((time * 1000).rounded()) }
}

extension Deed {
    static func random(over duration: TimeInterval, in setting: Setting, _ chance: inout Chance) -> [Deed] {
        guard chance.percent(45) else { return [] }
        return (0..<chance.count(1...3)).map { _ in
            Deed(time: Double(chance.count(0...Int(duration * 1000))) / 1000, kind: .random(in: setting, &chance))
        }.sorted { $0.time < $1.time }
    }
}

extension Deed.Kind {
    static func random(in setting: Setting, _ chance: inout Chance) -> Deed.Kind {
        switch chance.count(0...19) {
        case 0, 1: .content(chance.of([0, 100, 780, 800, 1500, 3000]))
        case 2: .insets(chance.of([0, 10, 60]), chance.of([0, 34, 200]))
        case 3, 4: .scroll(chance.of([0, 0.5, 40, 400]))
        case 5: .cardLength(chance.of([0, 300, 700]))
        case 6, 7: .policy(Setting.randomPolicy(setting.policy.direction, &chance))
        case 8: .flag(true)
        case 9: .cancel
        case 10: .disable
        case 11: .enable
        case 12, 13: .detach
        case 14: .attach
        case 15: .dropRecognizer
        case 16: .removeList
        case 17: .forgetList
        case 18: .removeCard
        default: chance.percent(50) ? .insertCard : .layout
        }
    }

    /// Whether content may lie beyond its ends after it, by the app's doing.
    var movesContent: Bool {
        switch self {
        case .content, .insets, .scroll, .cardLength, .removeList, .forgetList, .removeCard, .insertCard: true
        case .policy, .flag, .cancel, .disable, .enable, .detach, .attach, .dropRecognizer, .layout: false
        }
    }

    var text: String {
        if case .policy(let policy) = self { "policy: \(policy.summary)" } else { "\(self)" }
    }
}
