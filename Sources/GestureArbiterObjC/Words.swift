import Cards
import GestureArbiter
import ObjectiveCShim
import UIKitShim

/// The words of Objective-C, each with what the libraries say for it. The first counts for a number that is none.
struct Words<Word: RawRepresentable, Value: Equatable> where Word.RawValue == Int {
    let pairs: [(word: Word, value: Value)]

    init(_ pairs: KeyValuePairs<Word, Value>) { self.pairs = pairs.map { ($0.key, $0.value) } }

    /// Objective-C can give any number for an enumeration, so a `switch` would not do.
    func value(of word: Word) -> Value {
        if let pair = pairs.first(where: { $0.word.rawValue == word.rawValue }) { return pair.value }
        warnOnce(
            "\(Word.self)", "\(word.rawValue) is no \(Word.self): \(pairs[0].value) counts. Give one of the constants.")
        return pairs[0].value
    }

    func word(of value: Value) -> Word { (pairs.first { $0.value == value } ?? pairs[0]).word }
}

extension GADirection {
    static var words: Words<Self, ArbitrationPolicy.Direction> {
        Words([
            .down: .down, .up: .up, .left: .left, .right: .right, .leading: .leading, .trailing: .trailing,
            .vertical: .vertical, .horizontal: .horizontal,
        ])
    }
}

extension GAEdge {
    static var words: Words<Self, GestureArbiter.Place.Edge> {
        Words([
            .bottom: .bottom, .top: .top, .left: .left, .right: .right, .leading: .leading, .trailing: .trailing,
        ])
    }
}

extension GATapOutside {
    static var words: Words<Self, CardTraits.TapOutside> {
        Words([.nothing: .nothing, .dismisses: .dismisses, .collapses: .collapses, .passes: .passes])
    }
}

extension GAContentSizing {
    static var words: Words<Self, CardTraits.ContentSizing> { Words([.slides: .slides, .resizes: .resizes]) }
}

extension GAKeyboard {
    static var words: Words<Self, CardTraits.Keyboard> { Words([.moves: .moves, .ignores: .ignores]) }
}
