/// A pan that is not ours, somewhere around the finger.
struct Onlooker: Equatable {
    enum Place: String, CaseIterable { case window, frame, card, list, row }

    enum Manner: String, CaseIterable {
        /// Goes together with everybody and does nothing: session replay, activity trackers.
        case looksOn
        /// Goes together with everybody, on the list that has a pan of its own: a web view's second pan.
        case locksAxis
        /// Goes together with nobody: whoever is first keeps the touch.
        case claims
    }

    var place: Place
    var manner: Manner
    /// Added before the arbiter and the list's delegate, not after.
    var isEarly: Bool

    static func random(_ chance: inout Chance) -> Onlooker {
        let manner = chance.of([Manner.looksOn, .looksOn, .looksOn, .locksAxis, .claims])
        let place = manner == .locksAxis ? .list : chance.of(Place.allCases)
        return Onlooker(place: place, manner: manner, isEarly: chance.percent(50))
    }
}

extension Onlooker: CustomStringConvertible {
    var description: String { "\(manner) on \(place)\(isEarly ? " early" : "")" }
}
