import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What a deck promises of every gesture, over every recorded and composed stroke, under every switch.
@MainActor
@Suite("Recorded and composed strokes over a deck")
struct DeckStrokeTests {
    /// Each stroke is played once under a switch, and used by several tests.
    private static var played: [String: [Course]] = [:]

    private func courses(under doubt: Doubt) -> [(StrokePlay, Course)] {
        let plays = StrokePlay.all.share(of: doubt)
        let courses = Self.played[doubt.description] ?? plays.map { $0.play(doubt).course }
        Self.played[doubt.description] = courses
        return Array(zip(plays, courses))
    }

    @Test(
        "Card and content never both move, except in the event of a hand-over",
        arguments: Doubt.eachAloneOfAll.sampled())
    func oneOwner(_ doubt: Doubt) {
        for (play, course) in courses(under: doubt) {
            for index in course.steps.indices.dropFirst(2) {
                let (now, last, before) = (course.steps[index], course.steps[index - 1], course.steps[index - 2])
                let (card, content) = (abs(now.card - last.card), abs(now.content - last.content))
                guard card > 0.01, content > 0.01 else { continue }
                // If actions come a turn late, decision and movement are those of the event before.
                #expect(now.decisions > before.decisions, "\(play.name), event \(index)")
                let finger = max(abs(now.finger - last.finger), abs(last.finger - before.finger))
                #expect(card + content <= finger + 0.67 + doubt.listLead, "\(play.name), event \(index)")
            }
        }
    }

    @Test(
        "A gesture that does not dismiss keeps every property of the client; one that does restores the presenter's",
        arguments: Doubt.eachAloneOfAll.sampled())
    func properties(_ doubt: Doubt) {
        for (play, course) in courses(under: doubt) {
            #expect(course.changes == [], "\(play.name), presented: \(course.isPresented)")
        }
    }

    @Test("Afterwards everything is at rest, in its place or gone", arguments: Doubt.eachAloneOfAll.sampled())
    func tidy(_ doubt: Doubt) {
        for (play, course) in courses(under: doubt) {
            #expect(course.remains == [], "\(play.name)")
        }
    }

    @Test(
        "A layout pass in every event and every frame moves nothing",
        arguments: Doubt.combinedForPresentations.sampled())
    func layout(_ doubt: Doubt) {
        for (play, course) in courses(under: doubt) {
            let laidOut = play.play(doubt) { scene in
                for view in [scene.deck?.containerView, scene.deck?.card, scene.modal.view] { view?.setNeedsLayout() }
                scene.stage.window.layoutIfNeeded()
            }
            #expect(laidOut.course == course, "\(play.name)")
        }
    }

    @Test(
        "Nothing of a dismissed deck is retained, after any stroke",
        arguments: Doubt.combinedForPresentations.sampled())
    func noLeak(_ doubt: Doubt) {
        // If UIKit never begins a dismissal, no card can leave.
        for play in StrokePlay.all.share(of: doubt) where doubt.assumptions.dismissalStart != .never {
            weak var deck: DeckPresentationController?
            weak var modal: UIViewController?
            weak var arbiter: AnyObject?
            do {
                let scene = play.play(doubt).scene
                (deck, modal, arbiter) = (scene.deck, scene.modal, scene.deck?.arbiter)
                scene.home.dismiss(animated: true)
                scene.stage.settle()
                scene.stage.advance(by: 0.1)
                #expect(deck == nil, "\(play.name)")
                #expect(arbiter == nil, "\(play.name)")
            }
            #expect(modal == nil, "\(play.name)")
        }
    }

    @Test("Some strokes dismiss and some do not; some scroll, drag, drag back and scroll again")
    func reach() {
        let courses = courses(under: .none).map(\.1)
        #expect(courses.contains { $0.isPresented })
        #expect(courses.contains { !$0.isPresented })
        #expect(courses.contains { $0.isRoundTrip })
    }

    @Test("A property that is not restored is noticed")
    func noticed() {
        let scene = DeckScene()
        let before = ClientProperties(of: scene.home, scene.modal)
        scene.modal.list.bounces = false
        scene.home.view.transform = CGAffineTransform(translationX: 0, y: 1)
        let differences = ClientProperties(of: scene.home, scene.modal).differences(from: before)
        #expect(differences.count == 2)
        #expect(differences.contains { $0.contains("bounces") })
        #expect(differences.contains { $0.contains("transform") })
    }

    @Test("The strokes run under every switch of the host")
    func everySwitch() {
        func settings(_ assumptions: Assumptions) -> [String: String] {
            let children = Mirror(reflecting: assumptions).children
            return Dictionary(uniqueKeysWithValues: children.map { ($0.label ?? "", "\($0.value)") })
        }
        let standard = settings(Assumptions())
        let turned = Doubt.eachAloneOfAll.flatMap { doubt in
            settings(doubt.assumptions).filter { $0.value != standard[$0.key] }.keys
        }
        #expect(Set(standard.keys).subtracting(turned) == [])
    }
}

extension Course {
    /// True if under one finger the content moved, then the card, then the card back, then the content.
    fileprivate var isRoundTrip: Bool {
        let movers = zip(steps, steps.dropFirst()).compactMap { last, now -> String? in
            if now.card > last.card + 0.5 { return "out" }
            if now.card < last.card - 0.5 { return "back" }
            return abs(now.content - last.content) > 0.5 ? "scroll" : nil
        }
        let turns = zip(movers, movers.dropFirst()).filter { $0 != $1 }.map(\.1)
        return ["out", "back", "scroll"].allSatisfy(turns.contains) && movers.first == "scroll"
    }
}
