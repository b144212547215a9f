import Foundation
@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit
import Testing

/// A build with -disable-reflection-metadata has no names of fields and cases to read.
private let hasNames = !Mirror(reflecting: GestureArbiter.Flight()).children.isEmpty

@Suite("The format is documented, field by field", .enabled(if: hasNames))
struct FormatTests {
    private static let page: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = "Sources/GestureArbiterFlights/GestureArbiterFlights.docc/FlightFormat.md"
        return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }()

    private static func fields(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    nonisolated static let values: [String] =
        fields(of: GestureArbiter.Flight()) + fields(of: GestureArbiter.Flight.Device())
        + fields(of: GestureArbiter.Flight.Scene()) + fields(of: GestureArbiter.Flight.View())
        + fields(of: GestureArbiter.Flight.Scroll()) + fields(of: GestureArbiter.Flight.Recognizer())
        + fields(of: GestureArbiter.Flight.Reading()) + fields(of: GestureArbiter.Flight.Entry(time: 0, .takenBack))
        + fields(of: GestureArbiter.Flight.Finger()) + fields(of: GestureArbiter.Flight.Frame())
        + fields(of: GestureArbiter.Flight.Action())

    @Test("The article lists each field of each value", arguments: Set(values).sorted())
    func field(_ name: String) { #expect(Self.page.contains("`\(name)`")) }

    @Test("The article lists each observation with its role")
    func roles() throws {
        let all: [GestureArbiter.Flight.Observation] = [
            .finger(.init()), .frame(.init()), .scroll(depth: 0, .init()), .recognizer(0, .possible), .event(.settled),
            .answer("", holds: true), .takenBack, .action(.init()), .write(depth: 0, found: 0, written: 0),
            .drag(.began), .shown(card: 0, offsets: []), .target(depth: 0, .zero),
        ]
        for what in all {
            let name = "\(what)".prefix { $0.isLetter }
            #expect(Self.page.contains("| `\(name)` | \(what.role.rawValue) |"), "\(name)")
        }
        #expect(Self.page.contains("| `decision` | output |"))
    }
}
