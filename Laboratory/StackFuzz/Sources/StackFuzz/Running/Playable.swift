import HeadlessUIKit

/// A sequence of whatever kind: played by chance, shown, and made smaller where it fails.
@MainActor protocol Playable: CustomStringConvertible {
    static func random(_ chance: inout Chance) -> Self
    /// Plays it; what must not happen and did.
    func violation(_ reached: inout Reached) -> Violation?
    /// What is seen and decided after each of its events.
    var story: [String] { get }
    /// The same with less in it, the boldest cuts first.
    var smaller: AnySequence<Self> { get }
    /// What is special about it, for those who want to see one of each.
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

extension PresentationCase: Playable {
    func violation(_ reached: inout Reached) -> Violation? { PresentationPlayer.play(self, &reached) }
    var story: [String] { PresentationPlayer.story(of: self) }
    var smaller: AnySequence<PresentationCase> { AnySequence(cuts) }
    var kind: String { forms.map(\.rawValue).joined() + assumptions.differences.joined() }
}
