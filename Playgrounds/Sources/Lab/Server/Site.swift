import Foundation
import NIOCore

/// What all connections share: the files and the visitors.
final class Site: Sendable {
    let limits: Limits
    let visitors: Visitors
    let files = PageFiles()

    init(limits: Limits) {
        self.limits = limits
        visitors = Visitors(limits: limits)
    }
}

extension NIODeadline {
    /// Seconds of a clock that does not go back.
    var seconds: TimeInterval { TimeInterval(uptimeNanoseconds) / 1e9 }
}
