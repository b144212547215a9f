import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Recorded and composed strokes over a deck")
struct DeckStrokeTests {
    static let strokes = TouchScript.recorded + TouchScript.composed

    /// What was seen after each event of a stroke, and at its end.
    struct Course: Equatable {
        var cards: [CGFloat] = []
        var contents: [CGFloat] = []
        var fingers: [CGFloat] = []
        var isPresented = true
    }

    func play(
        _ stroke: TouchScript, _ assumptions: Assumptions, startOffset: CGFloat, layingOut: Bool = false
    ) -> (course: Course, scene: DeckScene) {
        let scene = DeckScene(assumptions: assumptions)
        scene.modal.list.contentOffset.y = startOffset
        var course = Course()
        scene.stage.play(stroke.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))) { event in
            if layingOut {
                scene.deck?.containerView?.setNeedsLayout()
                scene.modal.view.setNeedsLayout()
                scene.deck?.card.setNeedsLayout()
                scene.stage.advance(by: 0)
            }
            guard scene.isPresented else { return }
            course.cards.append(scene.cardTranslation)
            course.contents.append(scene.modal.list.contentOffset.y)
            course.fingers.append(event.location.y)
        }
        #expect(scene.stage.settle(), "\(stroke.name): \(scene.stage.stillMoving)")
        course.isPresented = scene.isPresented
        return (course, scene)
    }

    @Test("Card and content never both move beyond the finger, under every switch", arguments: Switch.all)
    func oneOwner(_ behaviour: Switch) {
        for stroke in Self.strokes {
            for startOffset: CGFloat in [0, 60] {
                let (course, _) = play(stroke, behaviour.assumptions, startOffset: startOffset)
                for index in course.cards.indices.dropFirst(2) {
                    let card = abs(course.cards[index] - course.cards[index - 1])
                    let content = abs(course.contents[index] - course.contents[index - 1])
                    guard card > 0.01, content > 0.01 else { continue }
                    // Where actions come a turn late, the movement is the one before.
                    let finger = max(
                        abs(course.fingers[index] - course.fingers[index - 1]),
                        abs(course.fingers[index - 1] - course.fingers[index - 2]))
                    // What the list was pulled beyond its top goes over into the card: on the screen nothing moves by it.
                    let stretch = max(0, -course.contents[index - 1])
                    #expect(
                        card + content <= finger + 2 * stretch + 0.67,
                        "\(stroke.name) from \(startOffset), event \(index)")
                }
            }
        }
    }

    @Test("Afterwards everything is at rest or gone, and what the client set is as it was", arguments: Switch.all)
    func tidy(_ behaviour: Switch) {
        for stroke in Self.strokes {
            let (course, scene) = play(stroke, behaviour.assumptions, startOffset: 60)
            let (list, view) = (scene.modal.list, scene.modal.view!)
            #expect(list.bounces && list.isScrollEnabled && list.contentInset == .zero, "\(stroke.name)")
            #expect(view.transform == .identity && view.isUserInteractionEnabled, "\(stroke.name)")
            #expect(scene.home.view.transform == .identity, "\(stroke.name)")
            #expect(scene.modal.additionalSafeAreaInsets == .zero, "\(stroke.name)")
            if course.isPresented {
                #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789), "\(stroke.name)")
                #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47) < 1e-9, "\(stroke.name)")
            } else {
                #expect(scene.stage.window.subviews.count == 1, "\(stroke.name)")
            }
        }
    }

    @Test("A layout pass after every event moves nothing")
    func layout() {
        for stroke in Self.strokes {
            for startOffset: CGFloat in [0, 60] {
                let plain = play(stroke, Assumptions(), startOffset: startOffset).course
                let laidOut = play(stroke, Assumptions(), startOffset: startOffset, layingOut: true).course
                #expect(plain == laidOut, "\(stroke.name) from \(startOffset)")
            }
        }
    }

    @Test("Nothing is kept of a deck that has gone, whatever the stroke was")
    func noLeak() {
        for stroke in Self.strokes {
            weak var deck: DeckPresentationController?
            weak var modal: UIViewController?
            do {
                let scene = play(stroke, Assumptions(), startOffset: 60).scene
                (deck, modal) = (scene.deck, scene.modal)
                scene.home.dismiss(animated: true)
                scene.stage.settle()
                scene.stage.advance(by: 0.1)
                #expect(deck == nil, "\(stroke.name)")
            }
            #expect(modal == nil, "\(stroke.name)")
        }
    }

    @Test("Some strokes dismiss and some do not, some scroll and some drag")
    func reach() {
        let courses = Self.strokes.flatMap { stroke in
            [CGFloat(0), 60].map { play(stroke, Assumptions(), startOffset: $0).course }
        }
        #expect(courses.contains { $0.isPresented } && courses.contains { !$0.isPresented })
        #expect(courses.contains { ($0.contents.max() ?? 0) > 60 })
        #expect(courses.contains { ($0.cards.max() ?? 0) > 100 })
    }
}
