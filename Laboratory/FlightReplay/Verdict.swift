import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// What a flight says about UIKit: every behaviour that can have produced the flight.
///
///     print(try Verdict(on: flight))
///
/// It prints the behaviours that explain the flight, and for all others the entry that excludes them: "as assumed:
/// excluded at entry 17: the pan of scroll view 0 had come (0.0, 11.5), and would have come (0.0, 1.5)".
public struct Verdict: Sendable {
    /// The result for one candidate.
    public struct Finding: Sendable, CustomStringConvertible {
        /// The candidate.
        public var candidate: Candidate
        /// The contradiction that excludes the candidate; nil if there is none.
        public var contradiction: FlightContradiction?

        public var description: String {
            guard let contradiction else { return candidate.description }
            return "\(candidate): excluded at entry \(contradiction.entry): \(contradiction)"
        }
    }

    /// The default and each single setting; if none of them fits, every pair of settings.
    public var findings: [Finding]
    /// The settings that trials have measured, and that are therefore not in question.
    public var readings: [Candidate.Setting]
    /// The assumptions on which the candidates are based: the defaults with the measured settings.
    public var base: Assumptions

    /// The candidates that can have produced the flight.
    public var fits: [Candidate] { findings.filter { $0.contradiction == nil }.map(\.candidate) }

    /// Replays the flight under each candidate, and compares the results with the recording.
    ///
    /// - Parameters:
    ///   - flight: A flight from a file, or `lastFlight`.
    ///   - candidates: The candidates; nil for the default, every single setting and, if none of these fits, every
    ///     pair.
    /// - Throws: The reason, in words, why the host cannot build the scene.
    @MainActor
    public init(on flight: GestureArbiter.Flight, among candidates: [Candidate]? = nil) throws(ReplayRefusal) {
        (base, readings) = try flight.assumptionsRead()
        let readNames = Set(readings.map(\.name))
        guard !flight.entries.isEmpty else {
            findings = [Finding(candidate: .standard)]
            return
        }
        let court = try Court(on: flight, base: base)
        let singles = (candidates ?? [.standard] + Candidate.singles).filter { candidate in
            readNames.isDisjoint(with: candidate.settings.map(\.name))
        }
        findings = []
        for candidate in singles { findings.append(try court.finding(of: candidate)) }
        guard candidates == nil, fits.isEmpty else { return }
        // Tries pairs if no single setting explains the flight.
        for pair in Candidate.pairs where readNames.isDisjoint(with: pair.settings.map(\.name)) {
            findings.append(try court.finding(of: pair))
        }
    }

    /// Whether a fitting candidate has `setting` for the switch `name`.
    public func allows(_ name: String, _ setting: String) -> Bool {
        if let read = readings.first(where: { $0.name == name }) { return read.setting == setting }
        let isDefault = Assumptions.switches.first { $0.name == name }?.settings.first?.description == setting
        return fits.contains { candidate in
            let own = candidate.settings.first { $0.name == name }
            return own.map { $0.setting == setting } ?? isDefault
        }
    }

    /// The assumptions that the flight proves; nil if it cannot tell, or nothing explains it.
    public var assumptions: Assumptions? {
        guard fits.count == 1 else { return fits.contains(.standard) ? base : nil }
        return fits[0].assumptions(on: base)
    }
}

extension Verdict: CustomStringConvertible {
    public var description: String {
        var lines = readings.map { "\($0): read by its own trial" }
        if fits.isEmpty {
            lines.append("Nothing that the host can do explains this flight.")
        } else if fits == [.standard] {
            lines.append("It is as assumed.")
        } else {
            let some = fits.count > 1 ? "This flight cannot tell between" : "It is explained by"
            lines.append("\(some): \(fits.map(\.description).joined(separator: "; ")).")
        }
        lines += findings.filter { $0.contradiction != nil && $0.candidate.settings.count < 2 }.map(\.description)
        return lines.joined(separator: "\n")
    }
}

extension GestureArbiter.Flight {
    /// The defaults with the settings that trials have measured.
    fileprivate func assumptionsRead() throws(ReplayRefusal) -> (Assumptions, [Candidate.Setting]) {
        // A reading without a setting was only observed, and excludes nothing.
        let readings = readings.filter { !$0.setting.isEmpty }
        let settings = readings.map { "\"\($0.name)\": \($0.setting)" }.joined(separator: ", ")
        do throws(Assumptions.LoadingError) {
            let json = "{\"version\": 1, \"assumptions\": {\(settings)}}"
            let read = try Assumptions(Data(json.utf8), file: "the flight's readings")
            return (read, readings.map { .init(name: $0.name, setting: $0.setting.filter { $0 != "\"" }) })
        } catch {
            throw ReplayRefusal("\(error)")
        }
    }
}

/// The recorded flight, and the tolerance of comparisons with it.
@MainActor
private struct Court {
    let flight: GestureArbiter.Flight
    let base: Assumptions
    let observed: Course
    var tolerance: Tolerance
    /// The flight with the finger moved by less than its samples can tell.
    let shaken: [GestureArbiter.Flight]

    init(on flight: GestureArbiter.Flight, base: Assumptions) throws(ReplayRefusal) {
        (self.flight, self.base, observed) = (flight, base, Course(of: flight))
        tolerance = Tolerance(of: flight)
        shaken = flight.isExact ? [] : (1...3).map { flight.shaken(seed: $0) }
        try flight.validateScene()
        guard !shaken.isEmpty else { return }
        let plain = Course(of: try Simulation(of: flight, under: base).fly())
        var noise = Noise()
        for flight in shaken {
            noise.grow(to: Noise(between: plain, and: Course(of: try Simulation(of: flight, under: base).fly())))
        }
        tolerance.grow(by: noise)
    }

    /// Whether an app or another recognizer acted: an act is recorded some time after it happened.
    private var hasActs: Bool {
        let recognizers = flight.scene.recognizers
        return flight.entries.contains { entry in
            switch entry.what {
            case .scroll: true
            case .recognizer(let place, let state):
                recognizers.indices.contains(place) && recognizers[place].isPlayed && !recognizers[place].stops.isEmpty
                    && state != .possible
            default: false
            }
        }
    }

    func finding(of candidate: Candidate) throws(ReplayRefusal) -> Verdict.Finding {
        // Tries every place of the finger that its samples allow: the candidate is excluded if it explains the flight
        // with none of them.
        var found: FlightContradiction?
        for flight in [flight] + shaken {
            for actsEarly in hasActs ? [false, true] : [false] {
                let simulation = try Simulation(of: flight, under: candidate.assumptions(on: base))
                let predicted = Course(of: simulation.fly(actsEarly: actsEarly))
                let comparison = Comparison(observed: observed, predicted: predicted, tolerance: tolerance)
                guard let contradiction = comparison.first else { return Verdict.Finding(candidate: candidate) }
                found = found.map { $0.entry < contradiction.entry ? contradiction : $0 } ?? contradiction
            }
        }
        return Verdict.Finding(candidate: candidate, contradiction: found)
    }
}

extension GestureArbiter.Flight {
    /// The flight with the finger moved by its samples' uncertainty: half a step of their grid, and the scatter of
    /// their times.
    fileprivate func shaken(seed: Int) -> GestureArbiter.Flight {
        let (grid, scatter) = (grid, scatter)
        var flight = self
        var state = UInt64(seed)
        func chance() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53) - 0.5
        }
        for index in flight.entries.indices {
            guard case .finger(var finger) = flight.entries[index].what else { continue }
            finger.location.x += CGFloat(chance() * grid)
            finger.location.y += CGFloat(chance() * grid)
            finger.timestamp += chance() * 2 * scatter
            flight.entries[index].what = .finger(finger)
        }
        return flight
    }

    /// Whether its samples are exact.
    fileprivate var isExact: Bool { grid == 0 && scatter == 0 }

    /// The spacing, in points, of the places that the samples can have; 0 if they can be anywhere.
    var grid: Double {
        let places = fingers.flatMap { [Double($0.location.x), Double($0.location.y)] }
        return [1, 2, 3].first { parts in
            places.allSatisfy { abs($0 * parts - ($0 * parts).rounded()) < 1e-6 }
        }.map { 1 / $0 } ?? 0
    }

    /// The median deviation of the time between two samples from the usual one.
    var scatter: Double {
        guard gaps.count > 3 else { return 0 }
        let usual = usualGap
        let off = gaps.map { abs($0 - usual) }.sorted()[gaps.count / 2]
        return off < 1e-5 ? 0 : min(off, usual / 2)
    }

    /// The usual time between two samples, in seconds.
    var usualGap: Double { gaps.isEmpty ? 1 / 120 : gaps.sorted()[gaps.count / 2] }

    private var gaps: [Double] {
        let times = fingers.filter { $0.number == 0 }.map(\.timestamp)
        return zip(times.dropFirst(), times).map { $0 - $1 }
    }
}
