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
        var scene = try MarkedScene("card")
        let list = DecisionList(hint: "Drag it.")
        #expect(texts(list) == ("no finger", "Drag it."))
        scene.touch(at: CGPoint(x: 195, y: 360))
        list.follow(scene.demo.floor)
        #expect(texts(list).owner == "undecided")
        try scene.move(along: 60, frames: 10)
        list.follow(scene.demo.floor)
        #expect(texts(list).owner == "the card has the finger")
        #expect(texts(list).decisions.contains("undecided → drag"))
        try scene.move(along: -120, frames: 20)
        list.follow(scene.demo.floor)
        #expect(texts(list).owner == "the list has the finger")
        let lines = texts(list).decisions.components(separatedBy: "\n\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("drag → scroll") == true)
    }

    @Test("After the lift it shows the card's outcome, and its decisions stay when the card has left")
    func decisionsStayWhenTheCardHasLeft() throws {
        var scene = try MarkedScene("deck")
        let list = DecisionList(hint: "")
        scene.touch(at: CGPoint(x: 195, y: 360))
        try scene.move(along: 500, frames: 40)
        scene.rest()
        list.follow(scene.demo.floor)
        scene.track?.finger.lift()
        list.follow(scene.demo.floor)
        scene.screen.settle()
        list.follow(scene.demo.floor)
        try #require(scene.demo.isDismissed)
        let lines = texts(list).decisions.components(separatedBy: "\n\n")
        #expect(lines.first == "let go, away: 490 pt of 789, 395 needed")
        #expect(lines.count == 3)
    }

    @Test("Decisions of many touches are kept up to a limit")
    func decisionsAreKeptUpToALimit() throws {
        var scene = try MarkedScene("card")
        var log = DecisionLog()
        for _ in 0..<120 {
            scene.touch(at: CGPoint(x: 195, y: 360))
            try scene.move(along: 20, frames: 2)
            _ = log.take(from: scene.demo.floor)
            scene.lift()
            _ = log.take(from: scene.demo.floor)
        }
        #expect(log.lines.count == DecisionLog.limit)
        let isNew = log.take(from: scene.demo.floor)
        #expect(!isNew)
    }
}
