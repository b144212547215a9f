import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct DecisionListTests {
    private func texts(_ list: DecisionList) -> (owner: String, decisions: String) {
        let owner = list.subviews.compactMap { $0 as? UILabel }.first?.text ?? ""
        return (owner, list.subviews.compactMap { $0 as? UITextView }.first?.text ?? "")
    }

    @Test("A list beside a card shows who owns the touch, and the decisions, latest first")
    func listSaysWhoHasTheFinger() throws {
        let screen = DemoScreen(CardDemo.self)
        let list = DecisionList(hint: "Drag it.")
        #expect(texts(list) == ("no finger", "Drag it."))
        let finger = screen.stage.touch(at: CardDemo.strokeStart)
        list.follow(screen.scene.demo.floor)
        #expect(texts(list).owner == "undecided")
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        list.follow(screen.scene.demo.floor)
        #expect(texts(list).owner == "the card has the finger")
        #expect(texts(list).decisions.contains("undecided → drag"))
        finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
        list.follow(screen.scene.demo.floor)
        #expect(texts(list).owner == "the list has the finger")
        let lines = texts(list).decisions.components(separatedBy: "\n\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("drag → scroll") == true)
        finger.lift()
    }

    @Test("After the lift it shows the card's outcome, and its decisions stay when the card has left")
    func decisionsStayWhenTheCardHasLeft() throws {
        let screen = DemoScreen(DeckDemo.self)
        let list = DecisionList(hint: "")
        let finger = screen.carry(from: DeckDemo.strokeStart, by: CGVector(dx: 0, dy: 480))
        list.follow(screen.scene.demo.floor)
        finger.lift()
        list.follow(screen.scene.demo.floor)
        screen.settle()
        list.follow(screen.scene.demo.floor)
        try #require(screen.scene.demo.isDismissed)
        let lines = texts(list).decisions.components(separatedBy: "\n\n")
        #expect(lines.first == "let go, away: 470 pt of 789, 395 needed")
        #expect(lines.count == 3)
    }

    @Test("Decisions of many touches are kept up to a limit")
    func decisionsAreKeptUpToALimit() throws {
        let screen = DemoScreen(CardDemo.self)
        var log = DecisionLog()
        for _ in 0..<120 {
            let finger = screen.stage.touch(at: CardDemo.strokeStart)
            finger.move(by: CGVector(dx: 0, dy: 20), over: 1 / 60)
            _ = log.take(from: screen.scene.demo.floor)
            finger.lift()
            screen.settle()
            _ = log.take(from: screen.scene.demo.floor)
        }
        #expect(log.lines.count == DecisionLog.limit)
        let isNew = log.take(from: screen.scene.demo.floor)
        #expect(!isNew)
    }
}
