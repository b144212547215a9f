@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// What an arbiter reports of the touch that it follows, against what was to be seen.
@MainActor struct TouchTruth {
    private let location: CGPoint
    private let regions: Set<ArbitrationPolicy.Region>
    /// Who had the touch before the finger was lifted. Where the arbiter is done with it earlier, that is not told.
    private var owner = Arbitration.Owner.nobody

    /// - Parameter regions: Those at the location, by the views themselves.
    init(at location: CGPoint, in regions: Set<ArbitrationPolicy.Region>) {
        (self.location, self.regions) = (location, regions)
    }

    /// The finger has come down.
    func checkTouchDown(_ report: Arbitration.TouchReport?, _ reached: inout Reached) throws(Violation) {
        guard let report else { throw Violation(rule: "where the touch came down", text: "nothing is reported") }
        guard report.location == location else {
            throw Violation(rule: "where the touch came down", text: "at \(location), reported \(report.location)")
        }
        // The client's own is bound to a view that has it, and told apart elsewhere.
        let told = report.regions.subtracting([.handle])
        guard told == regions else {
            throw Violation(
                rule: "where the touch came down", text: "in \(regions), reported \(told)")
        }
        if !regions.isEmpty { reached.count("told where the touch came down") }
    }

    mutating func move(_ now: Arbitration.Owner) { owner = now }

    /// The finger has lifted, and did so alone.
    func checkLift(_ report: Arbitration.TouchReport?, _ reached: inout Reached) throws(Violation) {
        guard let report, owner != .nobody, owner != .undecided else { return }
        reached.count("told who had the touch")
        guard let told = report.decision?.to, told != owner else { return }
        throw Violation(rule: "who had the touch", text: "\(owner)'s, and reported is \(told)")
    }
}
