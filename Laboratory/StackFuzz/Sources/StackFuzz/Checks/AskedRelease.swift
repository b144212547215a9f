import Foundation
@_spi(Engine) import GestureArbiter

/// What the client and the builder were asked about the release of one touch, and what they answered.
struct AskedRelease {
    /// How often each of them was asked.
    private(set) var counts = (client: 0, builder: 0)
    /// The targets about which they were asked, in order.
    private(set) var targets: [ReleaseRule.Target?] = []
    private(set) var isRefused = false
    /// The target to which the client redirected the card; nil if it did not.
    private(set) var redirection: ReleaseRule.Target?

    var isAsked: Bool { !targets.isEmpty }

    mutating func noteBuilder(_ target: ReleaseRule.Target?, isRefused: Bool) {
        counts.builder += 1
        targets.append(target)
        self.isRefused = isRefused && !Self.rests(target)
    }

    /// Returns whether the target is a stop. A refusal keeps the card from leaving, and not from resting.
    static func rests(_ target: ReleaseRule.Target?) -> Bool { if case .stop = target { true } else { false } }

    mutating func noteClient(_ target: ReleaseRule.Target?, _ verdict: Arbitration.Verdict) {
        counts.client += 1
        targets.append(target)
        switch verdict {
        case .allow: break
        case .deny: isRefused = !Self.rests(target)
        case .redirect(let target): redirection = target
        // No client here answers so.
        case .goBack: break
        }
    }
}
