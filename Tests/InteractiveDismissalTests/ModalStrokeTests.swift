@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Recorded fingers, over both forms, from every state of a card: the same list of facts holds for both, and both show
/// exactly the same.
@MainActor
@Suite("Recorded and composed strokes")
struct ModalStrokeTests {
    static let strokes = TouchScript.recorded + TouchScript.composed

    /// The state of the card and its list when the finger comes.
    enum Start: String, CaseIterable { case atRest, scrolled, comingIn, springingBack, leaving }

    struct Course: Equatable {
        var places: [CGFloat] = []
        var offsets: [CGFloat] = []
        var isPresented = true
    }

    private func start(_ start: Start, _ condition: Condition) -> ModalScene {
        let scene = ModalScene(
            condition.configuration, startOffset: start == .scrolled ? 60 : 0, assumptions: condition.assumptions,
            isPresented: start != .comingIn)
        switch start {
        case .atRest, .scrolled: break
        case .comingIn: scene.present()
        case .springingBack: scene.carry(by: 310).lift()
        case .leaving: scene.modal.dismiss(animated: true)
        }
        if start == .comingIn { scene.stage.advance(by: 0.1) } else { scene.stage.advance(by: 0.05) }
        return scene
    }

    private func play(_ stroke: TouchScript, _ condition: Condition, _ state: Start) -> (Course, ModalScene) {
        let scene = start(state, condition)
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

    @Test(
        "For each stroke the list of facts holds, and the card and its bare policy show the same",
        arguments: Doubt.combinedForPresentations.sampled(),
        [Start.atRest, .scrolled])
    func lying(_ doubt: Doubt, _ start: Start) { compare(doubt, start) }

    @Test(
        "The same holds if the stroke finds the card moving", arguments: Doubt.ofPresentationsAlone.sampled(),
        [Start.comingIn, .springingBack, .leaving])
    func moving(_ doubt: Doubt, _ start: Start) { compare(doubt, start) }

    private func compare(_ doubt: Doubt, _ start: Start) {
        for stroke in Self.strokes.share(of: doubt) {
            let (one, onCommit) = play(stroke, Condition(begins: .onCommit, doubt: doubt), start)
            let (other, onBegin) = play(stroke, Condition(begins: .onBegin, doubt: doubt), start)
            checkList(one, onCommit, start, stroke)
            checkList(other, onBegin, start, stroke)
            // In the article's form a card that springs back is in a transition; if no touches are allowed in
            // transitions, it cannot be touched.
            let isOutOfReach = start == .springingBack && doubt.assumptions.touchesInTransition == .none
            #expect(one == other || isOutOfReach, "\(stroke.name)")
            for scene in [onCommit, onBegin] where scene.isPresented { leave(scene, stroke) }
        }
    }

    private func checkList(_ course: Course, _ scene: ModalScene, _ start: Start, _ stroke: TouchScript) {
        let hint = Comment(
            rawValue: "\(scene.configuration.begins) \(stroke.name) \(scene.events) \(scene.modal.calls)")
        #expect(scene.isTidy, hint)
        #expect(scene.stage.warnings.isEmpty, hint)
        #expect(isInOrder(scene.events), hint)
        #expect(hasOrderlyAppearance(scene.modal.calls, isPresented: course.isPresented), hint)
        #expect(scene.modal.dismissals <= 1 || start == .springingBack && scene.modal.dismissals == 2, hint)
        #expect(course.places.allSatisfy { $0.isFinite && $0 <= 844 }, hint)
        #expect(scene.progress.allSatisfy { $0.isFinite && $0 <= 1 }, hint)
        #expect(scene.progress.last.map { $0 == (course.isPresented ? 0 : 1) } ?? true, hint)
    }

    /// Checks that nothing is stuck: the next fling dismisses.
    private func leave(_ scene: ModalScene, _ stroke: TouchScript) {
        scene.modal.list.contentOffset.y = 0
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented, "\(stroke.name)")
        #expect(scene.isTidy, "\(stroke.name)")
    }

    /// True for: grabbed, perhaps armed, and then returned; or will dismiss and did, unless it was grabbed again.
    private func isInOrder(_ events: [CardEvent]) -> Bool {
        var last: CardEvent?
        for event in events {
            let isAllowed =
                switch event {
                case .grabbed: last != .dismissed
                case .armed, .attempted, .covered: last != nil && last != .returned && last != .dismissed
                case .willDismiss: last != .dismissed && last != .willDismiss(byUser: true)
                case .dismissed: last == .willDismiss(byUser: true) || last == .grabbed
                case .returned: last != nil && last != .returned && last != .dismissed
                case .moved, .selected: false
                }
            guard isAllowed else { return false }
            last = event
        }
        return last.map { [.returned, .dismissed].contains($0) } ?? true
    }

    /// True if each "will" comes before its "did", and the last one agrees with the card's state.
    private func hasOrderlyAppearance(_ calls: [String], isPresented: Bool) -> Bool {
        for (one, next) in zip(calls, calls.dropFirst()) {
            let allowed =
                switch one {
                case "willAppear": ["didAppear"]
                case "didAppear": ["willDisappear"]
                case "willDisappear": ["didDisappear", "willAppear"]
                default: ["willAppear"]
                }
            guard allowed.contains(next) else { return false }
        }
        return calls.last == (isPresented ? "didAppear" : "didDisappear")
    }

    @Test(
        "Some strokes dismiss and some do not, some scroll and some drag, some catch the card",
        arguments: Start.allCases)
    func reach(_ start: Start) {
        let played = Self.strokes.map { play($0, Condition.all[0], start) }
        let courses = played.map(\.0)
        #expect(courses.contains { $0.isPresented })
        #expect(start == .scrolled || courses.contains { !$0.isPresented })
        switch start {
        case .scrolled: #expect(courses.contains { ($0.offsets.max() ?? 0) > 60 })
        case .atRest: #expect(courses.contains { ($0.places.max() ?? 0) > 100 })
        case .comingIn, .springingBack, .leaving:
            let reasons = played.flatMap { $0.1.reasons }
            #expect(reasons.contains { if case .caught = $0 { true } else { false } })
        }
    }
}
