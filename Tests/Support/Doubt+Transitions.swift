import HeadlessUIKit

extension Doubt {
    /// Every switch of transitions alone set to each of its other settings: rows T3a, T17b, T17c, T24.
    public static let transitions: [Doubt] =
        Assumptions.DismissalStart.allCases.dropFirst().map { start in
            Doubt("dismissalStart=\(start)") { $0.dismissalStart = start }
        }
        + Assumptions.TouchesInTransition.allCases.dropFirst().map { touches in
            Doubt("touchesInTransition=\(touches)") { $0.touchesInTransition = touches }
        } + [
            Doubt("scrubsAlongsideAnimations=true") { $0.scrubsAlongsideAnimations = true },
            Doubt("appearanceBeforePresentationWillBegin=false") { $0.appearanceBeforePresentationWillBegin = false },
        ]

    /// What an app's own presentation may meet: every gesture's switch and every transition's, each alone.
    public static let eachAloneOfAll = eachAlone + transitions

    private init(_ description: String, _ change: (inout Assumptions) -> Void) {
        var assumptions = Assumptions()
        change(&assumptions)
        self.init(description, assumptions)
    }
}
