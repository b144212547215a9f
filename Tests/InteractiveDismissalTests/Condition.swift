import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// One form of dismissal under one way in which UIKit might behave.
struct Condition: Sendable, CustomTestStringConvertible {
    var begins: CardConfiguration.Begins
    var doubt: Doubt

    var testDescription: String { "\(begins), \(doubt)" }
    var assumptions: Assumptions { doubt.assumptions }
    var configuration: CardConfiguration { CardConfiguration.cover { $0.begins = begins } }

    /// One form under every switch alone, without `dismissalStart = .never`; the other, which differs in when UIKit's
    /// dismissal begins, under the switches of presentations.
    static let all =
        Doubt.eachAloneForPresentations.map { Condition(begins: .onCommit, doubt: $0) }
        + Doubt.ofPresentationsAlone.map { Condition(begins: .onBegin, doubt: $0) }

    /// Both forms under the defaults, and under rows in which every two settings of every two switches meet.
    static let combined = both(under: Doubt.combinedForPresentations)

    /// The conditions in which a card in a transition can be touched.
    static let touchable = all.filter { $0.assumptions.touchesInTransition != .none }

    private static func both(under doubts: [Doubt]) -> [Condition] {
        CardConfiguration.Begins.allCases.flatMap { begins in doubts.map { Condition(begins: begins, doubt: $0) } }
    }
}
