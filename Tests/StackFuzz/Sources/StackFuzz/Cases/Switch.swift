import HeadlessUIKit

/// One of the host's switches for what UIKit might do.
struct Switch: Sendable {
    /// Sets it to one of its other settings.
    let flip: @Sendable (inout Assumptions, inout Chance) -> Void
    /// Sets it to what is assumed.
    let reset: @Sendable (inout Assumptions) -> Void

    private init<Setting: Sendable>(_ path: WritableKeyPath<Assumptions, Setting> & Sendable, _ settings: [Setting]) {
        flip = { assumptions, chance in assumptions[keyPath: path] = chance.of(settings) }
        reset = { $0[keyPath: path] = Assumptions()[keyPath: path] }
    }

    private init<Setting: CaseIterable & Sendable>(_ path: WritableKeyPath<Assumptions, Setting> & Sendable) {
        self.init(path, Array(Setting.allCases))
    }

    static let all: [Switch] = [
        Switch(\.actionDelivery), Switch(\.shouldBeginOrder), Switch(\.waiterBegins), Switch(\.failureQuestions),
        Switch(\.prevented), Switch(\.lateCandidates), Switch(\.nestedPriority), Switch(\.sameViewPriority),
        Switch(\.stateDuringReset), Switch(\.actionOnRemoval), Switch(\.questionOrder), Switch(\.panSlop, [4, 16]),
        Switch(\.panTranslationOmitsSlop, [false]), Switch(\.panVelocityAfterPause), Switch(\.panVelocity),
        Switch(\.touchesBeyondMaximum), Switch(\.scrollSlop, [4]), Switch(\.catchingOmitsSlop, [false]),
        Switch(\.panActionOrder), Switch(\.shortContentPan), Switch(\.disabledScrolling), Switch(\.scrollTransfer),
        Switch(\.offsetWhileTracking), Switch(\.disturbances, [[]]),
    ]

    /// What is not as assumed, as `switch=setting`.
    static func differences(of assumptions: Assumptions) -> [String] {
        zip(Mirror(reflecting: assumptions).children, Mirror(reflecting: Assumptions()).children)
            .filter { "\($0.0.value)" != "\($0.1.value)" }
            .map { "\($0.0.label ?? "")=\($0.0.value)" }
    }
}
