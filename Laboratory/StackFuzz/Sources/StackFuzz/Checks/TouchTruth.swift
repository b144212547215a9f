@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// Checks what an arbiter reports of the touch that it follows.
@MainActor struct TouchTruth {
    private let location: CGPoint
    private let regions: Set<ArbitrationPolicy.Region>
    /// The owner of the touch before the lift; nobody if the arbiter was done with the touch earlier, which the report
    /// does not tell.
    private var owner = Arbitration.Owner.nobody

    /// - Parameter regions: The regions at the location, by the views themselves.
    init(at location: CGPoint, in regions: Set<ArbitrationPolicy.Region>) {
        (self.location, self.regions) = (location, regions)
    }

    /// The report has the place and the regions in which the finger came down.
    func checkTouchDown(_ report: Arbitration.TouchReport?, _ reached: inout Reached) throws(Violation) {
        guard let report else { throw Violation(rule: "where the touch came down", text: "nothing is reported") }
        guard report.location == location else {
            throw Violation(rule: "where the touch came down", text: "at \(location), reported \(report.location)")
        }
        // The handle is bound to a row, and checked elsewhere.
        let told = report.regions.subtracting([.handle])
        guard told == regions else {
            throw Violation(
                rule: "where the touch came down", text: "in \(regions), reported \(told)")
        }
        if !regions.isEmpty { reached.count("told where the touch came down") }
    }

    mutating func move(_ now: Arbitration.Owner) { owner = now }

    /// After a lift with no other finger down, the report names the owner of the touch.
    func checkLift(_ report: Arbitration.TouchReport?, _ reached: inout Reached) throws(Violation) {
        guard let report, owner != .nobody, owner != .undecided else { return }
        reached.count("told who had the touch")
        guard let told = report.decision?.to, told != owner else { return }
        throw Violation(rule: "who had the touch", text: "\(owner)'s, and reported is \(told)")
    }
}
