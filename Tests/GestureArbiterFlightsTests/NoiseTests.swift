import FlightReplay
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing

/// The noise of a real phone: it rounds, is late, drops frames, and has several clocks.
struct PhoneNoise: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var disturb: @Sendable (inout GestureArbiter.Flight, inout Chance) -> Void

    /// Random numbers that are the same in every run.
    struct Chance {
        var state: UInt64

        /// From −1 to 1.
        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 52) - 1
        }
    }

    static let all: [PhoneNoise] = [
        PhoneNoise(testDescription: "fingers rounded to pixels") { flight, _ in
            flight.changeFingers { $0.location = $0.location.rounded(to: 1 / 3) }
        },
        PhoneNoise(testDescription: "fingers rounded to points") { flight, _ in
            flight.changeFingers { $0.location = $0.location.rounded(to: 1) }
        },
        PhoneNoise(testDescription: "times that scatter by a millisecond") { flight, chance in
            flight.changeFingers { $0.timestamp += chance.next() * 0.001 }
            for index in flight.entries.indices { flight.entries[index].time += chance.next() * 0.001 }
        },
        PhoneNoise(testDescription: "a clock that is 7 ms off, and delivery 4 ms late") { flight, _ in
            flight.changeFingers { $0.timestamp -= 0.004 }
            for index in flight.entries.indices {
                flight.entries[index].time += 0.007
                guard case .frame(var frame) = flight.entries[index].what else { continue }
                frame.timestamp += 0.003
                frame.target += 0.003
                flight.entries[index].what = .frame(frame)
            }
        },
        PhoneNoise(testDescription: "every fifth frame missed") { flight, _ in
            var frame = 0
            flight.entries = flight.entries.filter { entry in
                switch entry.what {
                case .frame:
                    frame += 1
                    return !frame.isMultiple(of: 5)
                case .shown: return !frame.isMultiple(of: 5)
                default: return true
                }
            }
        },
        PhoneNoise(testDescription: "offsets rounded to pixels, velocities to points") { flight, _ in
            for index in flight.entries.indices {
                switch flight.entries[index].what {
                case .action(var action):
                    action.offset = action.offset.rounded(to: 1 / 3)
                    action.translation = action.translation.rounded(to: 1 / 3)
                    action.velocity = action.velocity.rounded(to: 1)
                    flight.entries[index].what = .action(action)
                case .shown(let card, let offsets):
                    flight.entries[index].what = .shown(
                        card: (card * 3).rounded() / 3, offsets: offsets.map { ($0 * 3).rounded() / 3 })
                default: break
                }
            }
        },
        PhoneNoise(testDescription: "all of it") { flight, chance in
            for noise in all.dropLast() where !noise.testDescription.contains("to points") {
                noise.disturb(&flight, &chance)
            }
        },
    ]
}

extension GestureArbiter.Flight {
    fileprivate mutating func changeFingers(_ change: (inout Finger) -> Void) {
        for index in entries.indices {
            guard case .finger(var finger) = entries[index].what else { continue }
            change(&finger)
            entries[index].what = .finger(finger)
        }
    }
}

extension CGPoint {
    fileprivate func rounded(to grid: CGFloat) -> CGPoint {
        CGPoint(x: (x / grid).rounded() * grid, y: (y / grid).rounded() * grid)
    }
}

@Suite("A noisy phone", .serialized)
@MainActor
struct NoiseTests {
    /// All noises at once, and single ones, in a third of the trials each.
    nonisolated static let noisy = PhoneNoise.all.reversed().sampled().flatMap { noise in
        FlightTrial.all.third(for: noise.testDescription).map { (noise, $0) }
    }

    @Test("Noise never excludes the true behaviour", arguments: noisy)
    func truth(_ noise: PhoneNoise, _ trial: FlightTrial) throws {
        // Each setting in the first trial that shows it.
        let told = Candidate.singles.map(\.description).filter { setting in
            MatrixTests.committed.first { $0.setting == setting }?.trial == trial.name
        }
        for candidate in [.standard] + Candidate.singles.filter({ told.contains($0.description) }) {
            var flight = try trial.flight(under: MatrixTests.assumptions(candidate))
            var chance = PhoneNoise.Chance(state: 7)
            noise.disturb(&flight, &chance)
            let verdict = try Verdict(on: GestureArbiter.Flight(flight.text), among: [candidate])
            #expect(verdict.fits == [candidate], "\(verdict)")
        }
    }
}
