import Film
import HeadlessUIKit
import Scenes
import Testing

@MainActor struct ShowingTests {
    private func strokes(in scene: any Scene.Type) -> [TouchScript] {
        TouchScript.recorded.prefix(2).map { $0.moved(soThatFirstSampleIsAt: scene.strokeStart) }
    }

    private func runs(in scene: any Scene.Type) -> [Run] { Showing(scene: scene).runs(of: strokes(in: scene)) }

    @Test func `Each stroke is played from each offset under each policy`() {
        let runs = runs(in: CardScene.self)
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

    @Test func `Two showings give equal runs and equal bytes`() throws {
        let (first, second) = (runs(in: DeckScene.self), runs(in: DeckScene.self))
        #expect(first == second)
        #expect(try RunReport(runs: first).data == RunReport(runs: second).data)
        #expect(FilmStrip(runs: first).svg == FilmStrip(runs: second).svg)
    }

    @Test func `Every scene can be filmed: a stroke out dismisses, nine shots show it, the last is at rest`() throws {
        for scene in SceneCatalog.scenes {
            let fling = try TouchScript(
                name: "fling", timeline: "touch A at (0, 0)\nA moves by (0, 160) over 100 ms\nA lifts")
            let run = Run(
                fling.moved(soThatFirstSampleIsAt: scene.strokeStart), startOffset: 0, policy: .continuous, in: scene)
            #expect(run.isDismissed, "\(scene.name)")
            #expect(run.owners == ["drag"], "\(scene.name)")
            #expect(run.shots.count == 9)
            #expect(run.shots.last?.moment == run.settled)
            #expect(Set(run.shots.map(\.picture)).count > 5, "\(scene.name)")
        }
    }
}
