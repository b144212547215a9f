import HeadlessUIKit
import Testing

/// One of UIKit's undocumented behaviours turned the other way than the stage assumes; or none.
struct Switch: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let assumptions: Assumptions

    init(_ name: String, _ turn: (inout Assumptions) -> Void = { _ in }) {
        testDescription = name
        var assumptions = Assumptions()
        turn(&assumptions)
        self.assumptions = assumptions
    }

    static let all: [Switch] = [
        Switch("as assumed"),
        Switch("G6 actions in the next turn") { $0.actionDelivery = .nextTurn },
        Switch("G15 delegate first") { $0.shouldBeginOrder = .delegateFirst },
        Switch("G18 with the next touch") { $0.waiterBegins = .withNextTouch },
        Switch("G19 at touch-down") { $0.failureQuestions = .atTouchDown },
        Switch("G26 also begun ones") { $0.prevented = .alsoBegan },
        Switch("G26a late candidates") { $0.lateCandidates = .allowed },
        Switch("G28 outermost first") { $0.nestedPriority = .outermost },
        Switch("G29 added earlier") { $0.sameViewPriority = .addedEarlier },
        Switch("G31 terminal in reset") { $0.stateDuringReset = .terminal },
        Switch("G34 action lost on removal") { $0.actionOnRemoval = .lost },
        Switch("G44 should begin first") { $0.questionOrder = .shouldBeginFirst },
        Switch("P7 a slop of 14 pt") { $0.panSlop = 14 },
        Switch("P8 translation with slop") { $0.panTranslationOmitsSlop = false },
        Switch("P10 velocity falls") { $0.panVelocityAfterPause = .falls },
        Switch("P12 three samples") { $0.panVelocity = .weightedThree },
        Switch("P13 more touches end") { $0.touchesBeyondMaximum = .end },
        Switch("P14 a list's slop of 4 pt") { $0.scrollSlop = 4 },
        Switch("P14 catching with slop") { $0.catchingOmitsSlop = false },
        Switch("S14 outermost first") { $0.panActionOrder = .outermostFirst },
        Switch("S17a bars open at once") { $0.barOpening = .allAtOnce },
        Switch("S18 short content begins") { $0.shortContentPan = .beginsInPlace },
        Switch("S29 disabled ends") { $0.disabledScrolling = .endsWithPan },
        Switch("S31 passed on in mid-gesture") { $0.scrollTransfer = .inMidGesture },
        Switch("S34 absolute offsets") { $0.offsetWhileTracking = .absolute },
        Switch("T3a a turn late") { $0.dismissalStart = .afterOneTurn },
        Switch("T3a three turns late") { $0.dismissalStart = .afterThreeTurns },
        Switch("T3a never") { $0.dismissalStart = .never },
        Switch("T17b only interactive") { $0.touchesInTransition = .interactiveOnly },
        Switch("T17b no touches") { $0.touchesInTransition = .none },
        Switch("T17c scrubbed") { $0.scrubsAlongsideAnimations = true },
        Switch("T24 begin first") { $0.appearanceBeforePresentationWillBegin = false },
    ]
}
