import FlightReplay
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

@Suite("Scenes that cannot be rebuilt are refused in words, and the decisions are replayed", .serialized)
@MainActor
struct FlightRefusalTests {
    private func flight() throws -> GestureArbiter.Flight {
        try #require(FlightTrial.all.first { $0.name == "list in a list" }).flight(under: Assumptions())
    }

    private func refusal(_ change: (inout GestureArbiter.Flight) -> Void) throws -> String {
        var flight = try flight()
        change(&flight)
        let read = try GestureArbiter.Flight(flight.text)
        #expect(read.firstDifference() == nil)
        return try #require(throws: ReplayRefusal.self) { try Verdict(on: read) }.description
    }

    @Test("A view in no view, or in itself")
    func parents() throws {
        for parent in [-1, 1, 2, 99, .max] {
            #expect(try refusal { $0.scene.views[1].parent = parent }.contains("view 1 lies in none before it"))
        }
    }

    @Test("An invalid size, place or screen")
    func sizes() throws {
        for odd in [CGFloat.infinity, -1, 1e300] {
            #expect(try refusal { $0.scene.size.width = odd }.contains("its window has no size"))
            #expect(try refusal { $0.scene.views[0].size.height = odd }.contains("view 0 has"))
            #expect(try refusal { $0.scene.views[1].scroll?.contentSize.height = odd }.contains("view 1 has"))
        }
        #expect(try refusal { $0.scene.views[0].right = .zero }.contains("view 0 has"))
        #expect(try refusal { $0.scene.views[1].scroll?.rate = 1 }.contains("view 1 has"))
        for odd in [0, -1, .max] {
            #expect(try refusal { $0.device.framesPerSecond = odd }.contains("frames a second"))
        }
        #expect(try refusal { $0.device.scale = 0 }.contains("pixels a point"))
        #expect(try refusal { $0.scene.container = 99 }.contains("container"))
        #expect(try refusal { $0.scene.chain = [99] }.contains("depth 0"))
        #expect(try refusal { $0.scene.views = [] }.contains("0 views"))
        let others = Array(repeating: GestureArbiter.Flight.Recognizer(), count: 501)
        #expect(try refusal { $0.scene.recognizers = others }.contains("501 recognizers"))
    }

    @Test("An invalid time, and a flight without a touch-down")
    func times() throws {
        #expect(try refusal { $0.entries[5].time = 1e12 }.contains("longer than ten minutes"))
        #expect(
            try refusal { flight in
                flight.entries.removeAll { entry in if case .finger = entry.what { true } else { false } }
            }.contains("no finger comes down"))
    }

    @Test("Any other change of the flight does not trap", arguments: 0..<20)
    func odd(_ seed: Int) throws {
        var flight = try flight()
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let odd: [CGFloat] = [0, -0.0, -1, 1, 1e6, -1e6, 1e300, -.infinity, .leastNonzeroMagnitude]
        for _ in 0..<6 {
            let number = odd[next(odd.count)]
            let index = next(flight.entries.count)
            switch next(9) {
            case 0: flight.scene.views[next(flight.scene.views.count)].center.y = number
            case 1: flight.scene.views[next(flight.scene.views.count)].scroll?.contentSize.height = number
            case 2: flight.scene.views[next(flight.scene.views.count)].scroll?.offset.y = number
            case 3: flight.scene.views[next(flight.scene.views.count)].scroll?.inset[next(4)] = Double(number)
            case 4: flight.entries[index].time = Double(number)
            case 5:
                var finger = GestureArbiter.Flight.Finger()
                (finger.number, finger.phase) = (next(3), [.began, .moved, .ended, .cancelled][next(4)])
                (finger.location.y, finger.timestamp) = (number, Double(odd[next(odd.count)]))
                flight.entries.insert(.init(time: 0, .finger(finger)), at: index)
            case 6:
                flight.entries.insert(.init(time: 0, .scroll(depth: next(4) - 1, .init())), at: index)
                flight.entries.insert(.init(time: 0, .target(depth: next(4) - 1, CGPoint(x: 0, y: number))), at: index)
                var other = GestureArbiter.Flight.Recognizer()
                (other.view, other.stops, other.wasFollowing) = (next(9) - 2, [next(9) - 3, .max], next(2) == 0)
                flight.scene.recognizers.append(other)
                let states = GestureArbiter.Flight.State.allCases
                flight.entries.insert(.init(time: 0, .recognizer(next(5) - 1, states[next(6)])), at: index)
            case 7: flight.entries.insert(.init(time: 0, .event(.shifted(number))), at: index)
            default: flight.entries.remove(at: index)
            }
        }
        let read = try GestureArbiter.Flight(flight.text)
        _ = read.firstDifference()
        _ = try? Verdict(on: read, among: [.standard])
    }
}
