import Film
import HeadlessUIKit
import Scenes
import Testing

@MainActor struct ShowingTests {
    private func runs(in scene: any Demo.Type) -> [Run] {
        Showing(demo: scene).runs(of: Array(TouchScript.recorded.prefix(2)))
    }

    @Test("Each stroke is played from each offset under each policy")
    func eachStrokeIsPlayedFromEachOffsetUnderEachPolicy() {
        let runs = runs(in: CardDemo.self)
        #expect(runs.count == 2 * 3 * 4)
        #expect(Set(runs.map(\.policy)) == Set(PolicyName.allCases.map(\.rawValue)))
        #expect(Set(runs.map(\.startOffset)) == [0, 40, 120])
        for run in runs {
            #expect(run.moments.first?.contentOffset == run.startOffset)
            #expect(run.moments.first?.time == 0)
            #expect(!run.decisions.isEmpty)
            #expect(run.moments.map(\.time) == run.moments.map(\.time).sorted())
        }
    }

    @Test("Two showings give equal runs and equal bytes")
    func twoShowingsGiveEqualRunsAndEqualBytes() {
        let (first, second) = (runs(in: DeckDemo.self), runs(in: DeckDemo.self))
        #expect(first == second)
        #expect(FilmStrip(runs: first).svg == FilmStrip(runs: second).svg)
    }

    @Test("A film says what happened to a released card, and why", arguments: ["card", "deck"])
    func filmSaysWhatHappenedToAReleasedCardAndWhy(name: String) throws {
        let scene = try #require(DemoCatalog.demo(named: name))
        let flick = try TouchScript(
            name: "flick", timeline: "touch A at (0, 0)\nA moves by (0, 12) over 35 ms\nA lifts")
        let run = Run(flick, startOffset: 0, policy: .continuous, in: scene)
        #expect(!run.isDismissed)
        #expect(run.decisions.last?.reason.contains("; let go, back: 2 pt of ") == true)
    }

    @Test("Every scene can be filmed in nine shots: a stroke dismisses a card that may leave, and the last is at rest")
    func everySceneCanBeFilmedAStrokeOutDismissesNineShotsShowItTheLastIsAtRest() throws {
        for scene in DemoCatalog.demos {
            let fling = try TouchScript(
                name: "fling", timeline: "touch A at (0, 0)\nA moves by (0, 190) over 100 ms\nA lifts")
            let run = Run(fling, startOffset: 0, policy: .continuous, in: scene)
            #expect(run.isDismissed == mayLeave(scene), "\(scene.name)")
            // A drawer goes sideways; a panel in a deck passes the finger on.
            let cards = [DrawerDemo.name: 0, NestDemo.name: 2][scene.name] ?? 1
            #expect(run.owners == Array(repeating: "drag", count: cards), "\(scene.name)")
            #expect(run.shots.count == 9)
            #expect(run.shots.last?.moment == run.settled)
            #expect(Set(run.shots.map(\.picture)).count > 5, "\(scene.name)")
        }
    }

    private func mayLeave(_ scene: any Demo.Type) -> Bool {
        ![
            PlacesDemo.name, SheetDemo.name, MapDemo.name, PlayerDemo.name, DrawerDemo.name, MessagesDemo.name,
            DockDemo.name, RefusalDemo.name,
        ].contains(scene.name)
    }
}

/// The composed strokes in the scenes for which they are made.
@MainActor struct SmoothStrokeTests {
    private func run(_ script: TouchScript, in scene: any Demo.Type) -> Run {
        Run(script, startOffset: 0, policy: .continuous, in: scene)
    }

    @Test("The card leaves, is caught on its way, and comes back to rest")
    func cardLeavesIsCaughtOnItsWayAndComesBackToRest() throws {
        let run = run(.caught, in: FloatingDemo.self)
        try #require(run.touches.count == 2)
        let caught = try #require(run.moments.last { $0.time < run.touches[1].lowerBound })
        #expect(caught.finger == nil)
        #expect(caught.cardTranslation > run.moments[0].cardTranslation + 300)
        #expect(run.owners == ["drag", "drag"])
        #expect(!run.isDismissed)
        #expect(run.settled.cardTranslation == 0)
    }

    @Test("A touch that first moves sideways belongs to the shelf, one that first moves down to the card, to its end")
    func across() throws {
        let run = run(.across, in: CarouselDemo.self)
        let touches = try #require(run.touches.count == 2 ? run.touches : nil)
        let first = run.moments.filter { touches[0].contains($0.time) }
        let second = run.moments.filter { touches[1].contains($0.time) }
        #expect(first.allSatisfy { $0.cardTranslation == 0 && $0.contentOffset == 0 })
        #expect((second.last?.cardTranslation ?? 0) > 60)
        #expect(run.owners == ["scroll", "drag"])
        #expect(run.settled.cardTranslation == 0)
    }
}
