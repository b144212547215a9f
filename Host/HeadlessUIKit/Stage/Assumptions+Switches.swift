extension Assumptions {
    /// One of the assumptions with its settings, for tests that must pass under every setting. See
    /// <doc:AssumptionsAndDisturbances>.
    public struct Switch: Sendable, CustomStringConvertible {
        /// The property's name.
        public let name: String
        /// The settings to try, the default first.
        public let settings: [Setting]

        /// One setting of a switch.
        public struct Setting: Sendable, CustomStringConvertible {
            /// The setting as it is written, such as `nextTurn`.
            public let description: String
            let set: @Sendable (inout Assumptions) -> Void
        }

        /// The name of the switch.
        public var description: String { name }

        init<Value: Sendable>(
            _ name: String, _ path: WritableKeyPath<Assumptions, Value> & Sendable, _ values: [Value]
        ) {
            self.name = name
            settings = values.map { value in
                Setting(description: "\(value)") { assumptions in assumptions[keyPath: path] = value }
            }
        }
    }

    /// Sets one switch.
    public mutating func set(_ setting: Switch.Setting) { setting.set(&self) }

    /// All switches. `disturbances` is not among them.
    public static let switches = switchesOfGestures + switchesOfPresentations

    /// The switches that can affect a gesture. Two settings stand for all values of a slop.
    public static let switchesOfGestures: [Switch] = [
        Switch("actionDelivery", \.actionDelivery, ActionDelivery.allCases),
        Switch("shouldBeginOrder", \.shouldBeginOrder, ShouldBeginOrder.allCases),
        Switch("waiterBegins", \.waiterBegins, WaiterBegins.allCases),
        Switch("failureQuestions", \.failureQuestions, FailureQuestions.allCases),
        Switch("prevented", \.prevented, Prevented.allCases),
        Switch("lateCandidates", \.lateCandidates, LateCandidates.allCases),
        Switch("nestedPriority", \.nestedPriority, NestedPriority.allCases),
        Switch("sameViewPriority", \.sameViewPriority, SameViewPriority.allCases),
        Switch("stateDuringReset", \.stateDuringReset, StateDuringReset.allCases),
        Switch("actionOnRemoval", \.actionOnRemoval, ActionOnRemoval.allCases),
        Switch("questionOrder", \.questionOrder, QuestionOrder.allCases),
        Switch("stateOutsideTouches", \.stateOutsideTouches, StateOutsideTouches.allCases),
        Switch("panSlop", \.panSlop, [10, 4]),
        Switch("panTranslationOmitsSlop", \.panTranslationOmitsSlop, [true, false]),
        Switch("panVelocityAfterPause", \.panVelocityAfterPause, VelocityAfterPause.allCases),
        Switch("panVelocity", \.panVelocity, VelocitySmoothing.allCases),
        Switch("panEnd", \.panEnd, PanEnd.allCases),
        Switch("touchesBeyondMaximum", \.touchesBeyondMaximum, TouchesBeyondMaximum.allCases),
        Switch("scrollSlop", \.scrollSlop, [10, 4]),
        Switch("catchingOmitsSlop", \.catchingOmitsSlop, [true, false]),
        Switch("panActionOrder", \.panActionOrder, ActionOrder.allCases),
        Switch("shortContentPan", \.shortContentPan, ShortContentPan.allCases),
        Switch("disabledScrolling", \.disabledScrolling, DisabledScrolling.allCases),
        Switch("scrollTransfer", \.scrollTransfer, ScrollTransfer.allCases),
        Switch("barOpening", \.barOpening, BarOpening.allCases),
        Switch("barHeights", \.barHeights, BarHeights.allCases),
        Switch("barMinimization", \.barMinimization, BarMinimization.allCases),
        Switch("offsetWhileTracking", \.offsetWhileTracking, Tracking.allCases),
    ]

    /// The switches that can affect a presentation.
    public static let switchesOfPresentations: [Switch] = [
        Switch("presentationStart", \.presentationStart, PresentationStart.allCases),
        Switch("dismissalStart", \.dismissalStart, DismissalStart.allCases),
        Switch("touchesInTransition", \.touchesInTransition, TouchesInTransition.allCases),
        Switch("appearanceBeforePresentationWillBegin", \.appearanceBeforePresentationWillBegin, [true, false]),
        Switch("scrubsAlongsideAnimations", \.scrubsAlongsideAnimations, [false, true]),
        Switch("safeAreaUnderTransform", \.safeAreaUnderTransform, SafeAreaUnderTransform.allCases),
        Switch("finalFrameOfDismissed", \.finalFrameOfDismissed, FinalFrame.allCases),
        Switch("contentBeyondEnd", \.contentBeyondEnd, ContentBeyondEnd.allCases),
        Switch("centerAsksForLayout", \.centerAsksForLayout, [false, true]),
        Switch("presentationLayoutReadsRegions", \.presentationLayoutReadsRegions, [true, false]),
    ]
}
