import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFlights
import HeadlessUIKit
import Support
import Testing
import UIKitShim

@Suite("The inspector", .serialized)
@MainActor
struct InspectorTests {
    private let scene = CardScene(startOffset: 30)

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    private func text(of inspector: UIView) -> String {
        labels(in: inspector).compactMap(\.text).joined(separator: "\n")
    }

    @Test("The inspector shows who owns the touch and why, live, away from the finger")
    func shows() throws {
        let arbiter = scene.attachMoving(.continuous)
        let inspector = FlightInspector.show(in: scene.stage.window)
        defer { inspector.hide() }
        #expect(text(of: inspector).contains("no touch yet"))
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        #expect(text(of: inspector).contains("the list has it"))
        #expect(inspector.frame.midY > 422, "the finger is above")
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
        scene.stage.advanceFrame()
        #expect(text(of: inspector).contains("the card has it"))
        let decision = try #require(arbiter.decisions.last)
        #expect(text(of: inspector).contains("\(decision)"))
        finger.lift()
        scene.stage.settle()
        #expect(text(of: inspector).contains("no finger"))
        #expect(scene.stage.stillMoving == [])
        #expect("\(scene.stage.snapshot())".contains("Share"))
    }

    @Test("The inspector takes only its own touches: one tap shares the last flight, another removes the inspector")
    func touches() throws {
        let arbiter = scene.attachMoving(.continuous)
        var shared: [String] = []
        let inspector = FlightInspector.show(in: scene.stage.window) { shared.append($0) }
        // A finger on its panel is not the card's.
        let over = scene.stage.touch(at: CGPoint(x: inspector.frame.midX, y: inspector.frame.midY))
        over.swipe(by: .down(200), over: 0.2)
        #expect(arbiter.lastTouch == nil)
        scene.touch().swipe(by: .down(100), over: 0.2)
        scene.stage.settle()
        func tap(_ title: String) throws {
            let button = try #require(labels(in: inspector).first { $0.text == title })
            #expect(button.accessibilityTraits.contains(.button))
            let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            scene.stage.touch(at: place).lift()
            scene.stage.settle()
        }
        try tap("Share")
        #expect(try shared.map { try GestureArbiter.Flight($0) } == [try #require(arbiter.lastFlight)])
        try tap("Hide")
        #expect(inspector.superview == nil)
        #expect(FlightInspector.shown(in: scene.stage.window) == nil)
        #expect(!Flights.isOn)
    }

    @Test("Each window has an inspector that follows its own fingers; the recording ends with the last one")
    func windows() throws {
        let other = CardScene(startOffset: 30)
        let arbiters = [scene.attachMoving(.continuous), other.attachMoving(.continuous)]
        let (one, second) = (
            FlightInspector.show(in: scene.stage.window), FlightInspector.show(in: other.stage.window)
        )
        let finger = other.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
        #expect(text(of: one).contains("no touch yet"))
        #expect(text(of: second).contains("the list has it"))
        finger.lift()
        other.stage.settle()
        one.hide()
        #expect(Flights.isOn)
        #expect(FlightInspector.shown(in: other.stage.window) === second)
        second.hide()
        #expect(!Flights.isOn)
        #expect(arbiters[1].lastFlight != nil)
    }

    @Test("The log lists touches and decisions")
    func log() throws {
        Flights.start()
        defer { Flights.stop() }
        let arbiter = scene.attachMoving(.continuous)
        scene.touch().swipe(by: .down(100), over: 0.2)
        scene.stage.settle()
        let lines = TouchLog.lines.suffix(arbiter.decisions.count + 2)
        #expect(lines.first == "touches: begins")
        #expect(lines.last == "touches: ends")
        #expect(lines.dropFirst().dropLast() == arbiter.decisions.map { "decisions: \($0)" }[...])
    }
}
