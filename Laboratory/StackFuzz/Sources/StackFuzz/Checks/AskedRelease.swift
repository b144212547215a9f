import Foundation
@_spi(Engine) import GestureArbiter

/// What those who have a say were asked about the release of one touch, and what they said.
struct AskedRelease {
    /// How often each was asked.
    private(set) var counts = (client: 0, builder: 0)
    /// Where it was said to go.
    private(set) var targets: [ReleaseRule.Target?] = []
    private(set) var isRefused = false
    /// Where it is to go instead.
    private(set) var redirection: ReleaseRule.Target?

    var isAsked: Bool { !targets.isEmpty }

    mutating func noteBuilder(_ target: ReleaseRule.Target?, isRefused: Bool) {
        counts.builder += 1
        targets.append(target)
        self.isRefused = isRefused && !Self.rests(target)
    }

    /// A no to leaving is not a no to resting.
    static func rests(_ target: ReleaseRule.Target?) -> Bool { if case .stop = target { true } else { false } }

    mutating func noteClient(_ target: ReleaseRule.Target?, _ verdict: Arbitration.Verdict) {
        counts.client += 1
        targets.append(target)
        switch verdict {
        case .allow: break
        case .deny: isRefused = !Self.rests(target)
        case .redirect(let target): redirection = target
        }
    }
}
