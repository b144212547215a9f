import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

extension Verdict {
    /// Returns a test, as Swift, that replays the flight: it expects the same decisions, and the same verdict on UIKit.
    ///
    /// The test contains the flight, and needs no other file. Add it to a target that depends on FlightReplay.
    ///
    /// - Parameters:
    ///   - flight: The flight of this verdict.
    ///   - name: What went wrong, in words: "The list leaps as the card opens".
    public func test(of flight: GestureArbiter.Flight, named name: String) -> String {
        let words = name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        let identifier = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.enumerated()
            .map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        let function = identifier.first?.isLetter ?? false ? identifier : "flight" + identifier
        let fits = fits.map { "\"\($0)\"" }
        let verdict =
            fits.isEmpty
            ? "    #expect(verdict.fits == [])  // nothing that the host can do explains it yet"
            : """
                #expect(
                    verdict.fits.map(\\.description) == [
                        \(fits.joined(separator: ", "))
                    ])
            """
        return """
            import FlightReplay
            import GestureArbiter
            import GestureArbiterFlights
            import Testing

            @Test("\(words)")
            @MainActor
            func \(function)() throws {
                let flight = try GestureArbiter.Flight(file)
                #expect(flight.firstDifference() == nil)
                let verdict = try Verdict(on: flight)
            \(verdict)
            }

            private let file = #\"\"\"
            \(flight.text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
                \"\"\"#

            """
    }
}
