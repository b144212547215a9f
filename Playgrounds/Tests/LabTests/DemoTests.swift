import HeadlessUIKit
import Scenes
import Testing

/// What holds for every demo.
@MainActor
struct DemoTests {
    // Human Interface Guidelines, Buttons: 44 × 44 pt at least.
    @Test(
        "All buttons of a whole screen are large enough, closed and open",
        arguments: ["map", "player", "drawer", "messages", "song", "gallery"], [false, true])
    func buttons(name: String, isOpen: Bool) throws {
        let screen = DemoScreen(try #require(DemoCatalog.demo(named: name)), ["open": .flag(isOpen)])
        screen.settle()
        #expect(screen.smallButtons == [])
    }

    @Test("A pull down and back leaves no warning in the log")
    func warnings() throws {
        for demo in DemoCatalog.demos {
            let screen = DemoScreen(demo)
            let finger = screen.carry(from: demo.strokeStart, by: CGVector(dx: 0, dy: 200))
            finger.move(by: CGVector(dx: 0, dy: -200), over: 0.5)
            finger.lift()
            screen.settle()
            #expect(screen.stage.warnings.isEmpty, "\(demo.name): \(screen.stage.warnings)")
        }
    }
}
