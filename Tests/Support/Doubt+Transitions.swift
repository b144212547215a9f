import HeadlessUIKit

extension Doubt {
    /// Every switch of transitions alone set to each of its other settings: rows T3a, T17b, T17c, T24.
    public static let transitions: [Doubt] = ofPresentationsAlone.dropFirst() + [never]

    /// What an app's own presentation may meet: every gesture's switch and every transition's, each alone.
    public static let eachAloneOfAll = eachAlone + transitions

    /// UIKit refuses to dismiss.
    private static var never: Doubt {
        var assumptions = Assumptions()
        assumptions.dismissalStart = .never
        return Doubt("dismissalStart=never", assumptions)
    }
}
