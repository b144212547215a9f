/// A pan that is not ours, somewhere around the finger; or a control that tracks a tap.
struct Onlooker: Equatable {
    enum Place: String, CaseIterable { case window, frame, card, list, row }

    enum Manner: String, CaseIterable {
        /// Goes together with everybody and does nothing: session replay, activity trackers.
        case looksOn
        /// Goes together with everybody, on the list that has a pan of its own: a web view's second pan.
        case locksAxis
        /// Goes together with nobody: whoever is first keeps the touch.
        case claims
        /// The same, and no pan: it begins once the finger has moved, as what lifts a row for a drag or a menu does.
        case lifts
        /// A control under the finger, where no list scrolls. It wants a tap, and nothing of a drag.
        case tracksTap

        /// Whether it has the touch alone.
        var claims: Bool {
            switch self {
            case .claims, .lifts: true
            case .looksOn, .locksAxis, .tracksTap: false
            }
        }
    }

    var place: Place
    var manner: Manner
    /// Added before the arbiter and the list's delegate, not after.
    var isEarly: Bool

    static func random(on tree: Setting.Tree, _ chance: inout Chance) -> Onlooker {
        // Scroll views leave what a control tracks to it, and so would show the difference.
        if tree == .noList, chance.percent(50) { return Onlooker(place: .card, manner: .tracksTap, isEarly: true) }
        let manner = chance.of([Manner.looksOn, .looksOn, .looksOn, .locksAxis, .claims])
        let place = manner == .locksAxis ? .list : chance.of(Place.allCases)
        return Onlooker(place: place, manner: manner, isEarly: chance.percent(50))
    }
}

extension Onlooker: CustomStringConvertible {
    var description: String { "\(manner) on \(place)\(isEarly ? " early" : "")" }
}
