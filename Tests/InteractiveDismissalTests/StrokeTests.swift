import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Recorded fingers, over both forms: what both show is the same, to the bit.
@MainActor
@Suite("Recorded and composed strokes")
struct StrokeTests {
    static let strokes = TouchScript.recorded + TouchScript.composed

    struct Course: Equatable {
        var places: [CGFloat] = []
        var offsets: [CGFloat] = []
        var isPresented = true
    }

    private func play(_ stroke: TouchScript, _ condition: Condition, startOffset: CGFloat) -> (Course, ModalScene) {
        let scene = ModalScene(condition.dismissal, startOffset: startOffset, assumptions: condition.assumptions)
        var course = Course()
        let note = {
            guard scene.isPresented else { return }
            course.places.append(scene.translation)
            course.offsets.append(scene.contentOffset)
        }
        scene.stage.play(stroke) { _ in note() }
        while !scene.stage.stillMoving.isEmpty, scene.stage.time < 60 {
            scene.stage.advanceFrame()
            note()
        }
        course.isPresented = scene.isPresented
        return (course, scene)
    }

    @Test("Ends at rest or away, dismissed at most once, and tidy", arguments: Condition.all)
    func ending(_ condition: Condition) {
        for stroke in Self.strokes {
            for startOffset: CGFloat in [0, 60] {
                let (_, scene) = play(stroke, condition, startOffset: startOffset)
                #expect(scene.modal.dismissals <= 1, "\(stroke.name)")
                #expect(scene.moments.count { $0 == .grabbed } <= 1, "\(stroke.name)")
                #expect(scene.moments.last.map { [.returned, .didDismiss].contains($0) } ?? true, "\(stroke.name)")
                #expect(scene.isTidy, "\(stroke.name)")
                #expect(scene.stage.warnings.isEmpty, "\(stroke.name)")
            }
        }
    }

    @Test("Both forms show the same", arguments: Condition.switches.map(\.name))
    func sameCourse(_ name: String) throws {
        let pair = Condition.all.filter { $0.name == name }
        for stroke in Self.strokes {
            let (one, _) = play(stroke, try #require(pair.first), startOffset: 60)
            let (other, _) = play(stroke, try #require(pair.last), startOffset: 60)
            #expect(one == other, "\(stroke.name)")
        }
    }

    @Test("Some strokes dismiss and some do not, some scroll and some drag")
    func reach() {
        let courses = Self.strokes.flatMap { stroke in
            [CGFloat(0), 60].map { play(stroke, Condition.all[0], startOffset: $0).0 }
        }
        #expect(courses.contains { $0.isPresented } && courses.contains { !$0.isPresented })
        #expect(courses.contains { ($0.offsets.max() ?? 0) > 60 })
        #expect(courses.contains { ($0.places.max() ?? 0) > 100 })
    }
}
