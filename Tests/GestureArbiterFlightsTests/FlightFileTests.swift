import FlightReplay
import Foundation
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

@Suite("Faulty files of flights are refused in words, with the part that can be replayed", .serialized)
@MainActor
struct FlightFileTests {
    private let flight: GestureArbiter.Flight
    private let text: String

    init() throws {
        Flights.start()
        defer { Flights.stop() }
        let scene = CardScene(startOffset: 30)
        let arbiter = scene.attachMoving(.continuous)
        scene.touch().swipe(by: .down(120), over: 0.3)
        scene.stage.settle()
        flight = try #require(arbiter.lastFlight)
        text = flight.text
    }

    private func error(_ text: String) throws -> GestureArbiter.Flight.LoadingError {
        try #require(throws: GestureArbiter.Flight.LoadingError.self) { try GestureArbiter.Flight(text) }
    }

    @Test("A file of a newer version")
    func newer() throws {
        let error = try error(text.replacing("\"flight\": 3", with: "\"flight\": 4"))
        #expect(error.problem == .isNewer(version: 4))
        #expect("\(error)".contains("Update GestureArbiter"))
    }

    @Test("A file of an older version is read, with the same decisions", arguments: [(1, 381), (2, 862)])
    func older(version: Int, entries: Int) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "version-\(version).flight")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("\"flight\": \(version)"))
        let flight = try GestureArbiter.Flight(text)
        #expect(flight.entries.count == entries)
        #expect(flight.firstDifference() == nil)
        #expect(try GestureArbiter.Flight(flight.text) == flight, "written anew, it is the same")
    }

    @Test("A file that claims an older version")
    func feigned() throws {
        let error = try error(text.replacing("\"flight\": 3", with: "\"flight\": 1"))
        #expect(error.rest?.firstDifference() == nil)
    }

    @Test(
        "A file that is not a flight",
        arguments: ["", "{}", "null", "[1, 2", "{\"flight\": \"one\"}", "\"\"\"", "{\"flight\": 0}"])
    func none(_ text: String) throws { #expect(try error(text).problem == .isNone) }

    @Test("A file cut off at any place")
    func cutOff() throws {
        for share in 1..<40 {
            let cut = String(text.utf8.prefix(text.utf8.count * share / 40)) ?? ""
            let error = try error(cut)
            guard let rest = error.rest else { continue }
            #expect(Array(flight.entries.prefix(rest.entries.count)) == rest.entries)
            let difference = rest.firstDifference()
            #expect(difference == nil || difference?.recorded == nil, "the decision of the last event may be cut off")
        }
        let half = try error(String(text.utf8.prefix(text.utf8.count * 3 / 4)) ?? "")
        #expect(half.rest?.entries.isEmpty == false)
        #expect("\(half)".contains("can be replayed"))
    }

    @Test("A file edited at any place")
    func edited() throws {
        let letters = Array(text)
        var wasChanged: Set<Bool> = []
        for index in stride(from: 90, to: letters.count - 4, by: 61) where letters[index].isLetter {
            var changed = letters
            changed[index] = changed[index] == "a" ? "b" : "a"
            guard
                let error = #expect(
                    throws: GestureArbiter.Flight.LoadingError.self,
                    performing: {
                        try GestureArbiter.Flight(String(changed))
                    })
            else { continue }
            if case .wasChanged = error.problem { wasChanged.insert(true) } else { wasChanged.insert(false) }
        }
        #expect(wasChanged == [true])
    }

    @Test("A file with a number that is not finite")
    func noNumber() throws {
        var flight = flight
        let middle = flight.entries.count / 2
        flight.entries[middle].time = .nan
        let error = try error(flight.text)
        #expect(error.problem == .hasNoNumber(after: middle))
        #expect(error.rest?.entries == Array(flight.entries.prefix(middle)))
    }

    @Test("A file with an invalid or endless place")
    func noPlace() throws {
        for odd in [Double.nan, .infinity] {
            var flight = flight
            let place = try #require(
                flight.entries.lastIndex { entry in if case .finger = entry.what { true } else { false } })
            var finger = try #require(flight.fingers.last)
            finger.location.y = CGFloat(odd)
            flight.entries[place].what = .finger(finger)
            if odd.isNaN {
                #expect(try error(flight.text).problem == .hasNoNumber(after: place))
            } else {
                let read = try GestureArbiter.Flight(flight.text)
                let refusal = #expect(throws: ReplayRefusal.self) { try Verdict(on: read) }
                #expect(refusal?.description.contains("A time or a place of the flight is none") ?? false)
            }
        }
    }

    @Test("A file of a hundred megabytes")
    func long() throws {
        let error = try error(String(repeating: "{\"flight\": 1}", count: 8_000_000))
        #expect(error.problem == .tooLong(104_000_000))
    }

    @Test("A file of arbitrary bytes never traps", arguments: 0..<40)
    func noise(_ seed: Int) {
        // With correct checksums, as somebody who edits a flight may correct those.
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        var flight = flight
        for _ in 0..<50 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            let index = Int(state >> 33) % flight.entries.count
            let odd: [Double] = [1e300, -1e300, .infinity, 0, -1, .leastNonzeroMagnitude]
            let number = odd[Int(state >> 20) % odd.count]
            flight.entries[index] = GestureArbiter.Flight.Entry(
                time: number, .event(.move(.init(time: number, along: number, observedOffset: number))))
        }
        let read = try? GestureArbiter.Flight(flight.text)
        #expect(read == flight)
        _ = read?.firstDifference()
    }
}
