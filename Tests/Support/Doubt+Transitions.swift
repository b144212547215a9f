import HeadlessUIKit

extension Doubt {
    /// Every switch of transitions set to each of its other settings, one at a time: rows T3a, T17b, T17c, T24.
    public static let transitions: [Doubt] = ofPresentationsAlone.dropFirst() + [never]

    /// The doubts that matter to an app's own presentation: every switch of gestures and every switch of transitions,
    /// one at a time.
    public static let eachAloneOfAll = eachAlone + transitions

    /// UIKit refuses to dismiss.
    private static var never: Doubt {
        var assumptions = Assumptions()
        assumptions.dismissalStart = .never
        return Doubt("dismissalStart=never", assumptions)
    }
}
