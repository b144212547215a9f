import HeadlessUIKit

/// A sequence of any kind: drawn at random, played, printed, and made smaller after a failure.
@MainActor protocol Playable: CustomStringConvertible {
    static func random(_ chance: inout Chance) -> Self
    /// Plays the sequence. Returns the rule that the sequence broke, or nil.
    func violation(_ reached: inout Reached) -> Violation?
    /// Lines that tell what shows and what is decided after each event.
    var story: [String] { get }
    /// Copies of the sequence with less in them, the boldest cuts first.
    var smaller: AnySequence<Self> { get }
    /// What is special about the sequence. With `--kinds`, one failure of each kind is shown.
    var kind: String { get }
}

extension Case: Playable {
    func violation(_ reached: inout Reached) -> Violation? { Player.play(self, &reached) }
    var story: [String] {
        Player.story(of: self)
            + Twin.all(of: self).flatMap { ["", "as in \"\($0.rule)\":"] + Player.story(of: $0.played) }
    }
    var smaller: AnySequence<Case> { AnySequence(cuts) }
}
