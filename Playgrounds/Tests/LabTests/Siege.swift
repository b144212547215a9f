import Foundation
import NIOConcurrencyHelpers
import Testing

/// A running decklab with a page on which somebody drags, while a test attacks it.
final class Siege {
    let port: Int
    private let lab: Decklab
    private let neighbour: Neighbour
    private let calm: Double

    init() throws {
        lab = try Decklab("--port", "0")
        let greeting = lab.line()
        port = try #require(Int(greeting.split(separator: ":").last?.prefix { $0.isNumber } ?? ""))
        neighbour = Neighbour(port: port)
        let patience = Date(timeIntervalSinceNow: 30)
        while neighbour.trips.count < 20, !neighbour.isCutOff, Date() < patience { Thread.sleep(forTimeInterval: 0.02) }
        calm = neighbour.takeTrips().high
        if calm == 0 || neighbour.isCutOff {
            lab.interrupt()
            throw NotServed(end: "\(lab.end())")
        }
    }

    /// Thrown if the neighbour could not begin, with decklab's output until its end.
    struct NotServed: Error {
        var end: String
    }

    /// Waits a while, so that the neighbour is observed meanwhile.
    func wait(_ seconds: Double = 0.5) { Thread.sleep(forTimeInterval: seconds) }

    /// Expects that the neighbour noticed nothing, and that the server ends when it is asked to.
    func lift(sourceLocation: SourceLocation = #_sourceLocation) {
        // After a short attack the neighbour may have seen only a few frames.
        let patience = Date(timeIntervalSinceNow: 5)
        while neighbour.trips.count < 12, Date() < patience { wait(0.02) }
        let trips = neighbour.takeTrips()
        #expect(!neighbour.isCutOff, "the neighbour's connection ended", sourceLocation: sourceLocation)
        #expect(trips.count > 5, "the neighbour was not served", sourceLocation: sourceLocation)
        #expect(
            trips.high < max(0.25, 20 * calm),
            "95 % of the frames came within \(trips.high) s, before within \(calm) s",
            sourceLocation: sourceLocation)
        let asked = Date()
        lab.interrupt()
        let end = lab.end()
        #expect(Date().timeIntervalSince(asked) < 3, "the server does not stop", sourceLocation: sourceLocation)
        #expect(end.status == 0, "\(end)", sourceLocation: sourceLocation)
        #expect(end.errors.isEmpty, "\(end)", sourceLocation: sourceLocation)
        neighbour.stop()
    }
}

/// A page on which a finger goes up and down, 60 times a second, on a thread of its own.
private final class Neighbour: Sendable {
    struct Trips {
        /// In seconds, each from an event to the frame that shows it.
        var times: [Double] = []
        var count: Int { times.count }
        /// The time that 95 of 100 did not exceed.
        var high: Double {
            let sorted = times.sorted()
            return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
        }
    }

    private struct State {
        var trips = Trips()
        var isCutOff = false
        var isStopped = false
    }

    private let state = NIOLockedValueBox(State())

    init(port: Int) {
        Thread.detachNewThread { [state] in
            do {
                try Self.drag(port, state)
            } catch {
                state.withLockedValue { $0.isCutOff = true }
            }
        }
    }

    var trips: Trips { state.withLockedValue { $0.trips } }
    var isCutOff: Bool { state.withLockedValue { $0.isCutOff } }

    func takeTrips() -> Trips {
        state.withLockedValue { state in
            defer { state.trips = Trips() }
            return state.trips
        }
    }

    func stop() { state.withLockedValue { $0.isStopped = true } }

    private static func drag(_ port: Int, _ state: NIOLockedValueBox<State>) throws {
        let socket = try WebSocketWire(port: port)
        socket.send(WebSocketWire.hello)
        socket.send(try WebSocketWire.start())
        // The first frame answers the start.
        while try !#require(socket.receive()).text.contains(#""n":1,"#) {}
        let began = Date()
        var number = 0
        while !state.withLockedValue({ $0.isStopped }) {
            let time = Date().timeIntervalSince(began)
            let phase = number == 0 ? "began" : "moved"
            socket.send(WebSocketWire.touch(phase, y: 400 + 100 * sin(time * 3), at: time, seen: number))
            number += 1
            while true {
                guard let frame = socket.receive(), frame.opcode != WebSocketWire.close else {
                    return state.withLockedValue { $0.isCutOff = !$0.isStopped }
                }
                if frame.text.contains(#""n":\#(number + 1),"#) { break }
            }
            let trip = Date().timeIntervalSince(began) - time
            state.withLockedValue { $0.trips.times.append(trip) }
            Thread.sleep(forTimeInterval: max(0, 1.0 / 60 - trip))
        }
    }
}
