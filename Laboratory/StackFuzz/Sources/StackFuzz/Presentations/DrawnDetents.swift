import Foundation
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// Random detents for all cards of a case, including invalid ones.
struct DrawnDetents {
    typealias Name = Detent.Identifier

    enum Kind {
        case medium, large, content
        case height(CGFloat)
        case fraction(CGFloat)
        /// A share of the maximum height; inactive while `Mood.isInactive` is true.
        case custom(CGFloat)
        /// A height in points, and 1.5 times that with larger text; may be NaN.
        case text(CGFloat)

        var name: Name {
            switch self {
            case .medium: .medium
            case .large: .large
            case .content: .content
            case .height(let points): .height(points)
            case .fraction(let share): .fraction(share)
            case .custom(let share): Name(rawValue: "custom \(share)")
            case .text(let points): Name(rawValue: "text \(points)")
            }
        }
    }

    /// The state on which custom detents depend.
    @MainActor final class Mood { var isInactive = false }

    /// The values from which the detents' heights follow.
    struct Room {
        var maximum: CGFloat
        var isCompact: Bool
        var preferred: CGFloat
        var isInactive: Bool
        var isTextLarge: Bool
    }

    var kinds: [Kind] = [.medium, .large]
    var selected: Name?
    var undimmed: Name?
    var content = CardTraits.ContentSizing.slides
    var opening = ArbitrationPolicy.Opening.atEdge
    var isProjected = false
    /// Whether lists adjust their content insets to the safe area.
    var adjusts = true
    /// The detents to which the client redirects a release, by the detent that the release rule proposes.
    var instead: [Name: Name] = [:]
}

extension DrawnDetents {
    @MainActor static func detents(of kinds: [Kind], _ mood: Mood) -> [Detent] {
        kinds.map { kind in
            switch kind {
            case .medium: .medium
            case .large: .large
            case .content: .content
            case .height(let points): .height(points)
            case .fraction(let share): .fraction(share)
            case .custom(let share):
                .custom(kind.name) { [mood] in mood.isInactive ? nil : $0.maximumHeight * share }
            case .text(let points):
                .custom(kind.name) { points * ($0.traitCollection.preferredContentSizeCategory == .large ? 1 : 1.5) }
            }
        }
    }

    /// Computes the height of a card at each active detent, without the safe area, independently of the library; nil if
    /// unknown.
    static func heights(of kinds: [Kind], in room: Room) -> [Name: CGFloat]? {
        var (heights, named): ([Name: CGFloat], Set<Name>) = ([:], [])
        for kind in kinds {
            var height: CGFloat?
            switch kind {
            case .large: height = room.maximum
            case .medium: height = room.isCompact ? nil : room.maximum * 0.5
            case .content:
                if room.preferred <= 0 { return nil }
                height = room.preferred
            case .height(let points):
                if !(points >= 0) { continue }
                height = points
            case .fraction(let share):
                if !(share >= 0) { continue }
                height = share * room.maximum
            case .custom(let share): height = room.isInactive ? nil : share * room.maximum
            case .text(let points): height = points * (room.isTextLarge ? 1.5 : 1)
            }
            // The first detent of a name counts, active or not.
            guard named.insert(kind.name).inserted, let height, height >= 0 else { continue }
            heights[kind.name] = min(height, room.maximum)
        }
        // A card without any valid detent counts as a card without detents.
        guard !named.isEmpty else { return nil }
        return heights.isEmpty ? [.large: room.maximum] : heights
    }
}

extension DrawnDetents {
    static func random(_ chance: inout Chance) -> DrawnDetents {
        var drawn = DrawnDetents()
        drawn.kinds = kinds(&chance)
        if chance.percent(50) { drawn.selected = name(&chance, of: drawn.kinds) }
        if chance.percent(40) { drawn.undimmed = name(&chance, of: drawn.kinds) }
        drawn.content = chance.percent(65) ? .slides : .resizes
        drawn.opening = chance.of([.atEdge, .atEdge, .always, .never])
        drawn.isProjected = chance.percent(30)
        drawn.adjusts = chance.percent(65)
        if chance.percent(15) { drawn.instead[name(&chance, of: drawn.kinds)] = name(&chance, of: drawn.kinds) }
        return drawn
    }

    static func kinds(_ chance: inout Chance) -> [Kind] {
        if chance.percent(20) { return [.medium, .large] }
        return (0..<chance.of([1, 2, 2, 3, 3, 4])).map { _ in
            switch chance.count(0...9) {
            case 0, 1: .medium
            case 2, 3: .large
            case 4: .content
            case 5: .height(chance.of([0, 1, 88, 300, 301, 5000, -3, .nan]))
            case 6: .fraction(chance.of([0, 0.2, 0.25, 0.5, 0.9, 2, -1, .nan]))
            case 7, 8: .custom(chance.of([0.1, 0.5, 0.7, 0.999]))
            default: .text(chance.of([120, 400, .nan]))
            }
        }
    }

    static func name(_ chance: inout Chance, of kinds: [Kind]) -> Name {
        chance.percent(8) ? chance.of(["nobody", .large, .medium]) : chance.of(kinds).name
    }
}

extension DrawnDetents: CustomStringConvertible {
    var description: String {
        var words = ["detents: \(kinds)", "\(content)", "opening \(opening)"]
        if let selected { words.append("at \(selected)") }
        if let undimmed { words.append("undimmed \(undimmed)") }
        if isProjected { words.append("by projection") }
        if !adjusts { words.append("lists adjust to nothing") }
        for (proposed, answer) in instead { words.append("\(answer) instead of \(proposed)") }
        return words.joined(separator: ", ")
    }
}

extension PresentationCase {
    /// Gives the cards detents, moves the fingers to where such cards show, and adds actions that change detents.
    mutating func drawDetents(_ chance: inout Chance) {
        let drawn = DrawnDetents.random(&chance)
        detents = drawn
        for finger in script.fingers.indices {
            let lower: CGFloat = chance.of([0, 150, 350, 430])
            for index in script.fingers[finger].samples.indices { script.fingers[finger].samples[index].y += lower }
        }
        let length = Int(script.duration * 1000)
        for _ in 0..<chance.count(0...4) {
            let time = Double(chance.count(0...length)) / 1000
            deeds.append(PresentationDeed(time: time, kind: .random(&chance, of: drawn)))
        }
        deeds.sort { $0.time < $1.time }
    }
}

extension PresentationDeed.Kind {
    fileprivate static func random(_ chance: inout Chance, of drawn: DrawnDetents) -> Self {
        switch chance.count(0...13) {
        case 0...3: .select(DrawnDetents.name(&chance, of: drawn.kinds), animated: chance.percent(75))
        case 4: .selectNext
        case 5: .invalidate
        case 6: .detents(DrawnDetents.kinds(&chance))
        case 7, 8: .preferred(chance.of([100, 420, 480, 700, 2000]))
        case 9: .textSize(isLarge: chance.percent(60))
        case 10, 11: .mood(isInactive: chance.percent(60))
        case 12: .undimmed(chance.percent(70) ? DrawnDetents.name(&chance, of: drawn.kinds) : nil)
        default: .modal(true)
        }
    }
}
