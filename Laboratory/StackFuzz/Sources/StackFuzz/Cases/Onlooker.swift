/// A recognizer around the finger that is not the arbiter's, or a control that tracks a tap.
struct Onlooker: Equatable {
    enum Place: String, CaseIterable { case window, frame, card, list, row }

    enum Manner: String, CaseIterable {
        /// Recognizes simultaneously with every recognizer and does nothing, such as the pan of a session replay or an
        /// activity tracker.
        case looksOn
        /// Recognizes simultaneously with every recognizer, on a list that has its own pan, such as a web view's second
        /// pan.
        case locksAxis
        /// Recognizes simultaneously with no recognizer: the first one to begin keeps the touch.
        case claims
        /// Recognizes simultaneously with no recognizer, and is no pan. Begins once the finger has moved, such as the
        /// recognizer that lifts a row for a drag or a menu.
        case lifts
        /// A control under the finger, where no list scrolls. Wants a tap, and nothing of a drag.
        case tracksTap

        /// Whether the onlooker takes the touch for itself alone.
        var claims: Bool {
            switch self {
            case .claims, .lifts: true
            case .looksOn, .locksAxis, .tracksTap: false
            }
        }
    }

    var place: Place
    var manner: Manner
    /// Whether the onlooker is added before the arbiter, unless the arbiter comes before the list.
    var isEarly: Bool

    static func random(on tree: Setting.Tree, _ chance: inout Chance) -> Onlooker {
        // Only without a list: a scroll view leaves a tracked touch to the control, so removing the control would show.
        if tree == .noList, chance.percent(50) { return Onlooker(place: .card, manner: .tracksTap, isEarly: true) }
        let manner = chance.of([Manner.looksOn, .looksOn, .looksOn, .locksAxis, .claims])
        let place = manner == .locksAxis ? .list : chance.of(Place.allCases)
        return Onlooker(place: place, manner: manner, isEarly: chance.percent(50))
    }
}

extension Onlooker: CustomStringConvertible {
    var description: String { "\(manner) on \(place)\(isEarly ? " early" : "")" }
}
