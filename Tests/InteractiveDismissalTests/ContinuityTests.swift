@_spi(Cards) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What the screen shows, frame by frame: position and velocity are continuous, whoever moves the card.
///
/// The springs are slow here (a response of 1 s), so that they change the velocity little in a frame, and a frame that
/// is lost or shown twice stands out.
@MainActor
@Suite("A card's motion is continuous")
struct ContinuityTests {
    enum Phase: String, CaseIterable { case onTheWayIn, onTheWayBack, onTheWayOut }

    /// The card's place in each frame, and the velocity of the finger that has it.
    @MainActor
    struct Course {
        let scene: ModalScene
        let framesPerSecond: CGFloat
        private(set) var places: [CGFloat] = []

        init(_ condition: Condition, framesPerSecond: Int, isPresented: Bool) {
            var screen = Screen.phone
            screen.framesPerSecond = framesPerSecond
            var configuration = condition.configuration
            configuration.response = 1
            scene = ModalScene(
                configuration, assumptions: condition.assumptions, screen: screen, isPresented: isPresented)
            self.framesPerSecond = CGFloat(framesPerSecond)
        }

        var velocity: CGFloat {
            guard places.count > 1 else { return 0 }
            return (places[places.count - 1] - places[places.count - 2]) * framesPerSecond
        }

        /// Runs frames without a finger.
        mutating func run(for seconds: TimeInterval) {
            for _ in 0..<Int(seconds * Double(framesPerSecond)) {
                scene.stage.advanceFrame()
                note()
            }
        }

        /// Changes the finger's velocity evenly from one value to another.
        mutating func move(_ finger: Finger, from: CGFloat, to: CGFloat, over seconds: TimeInterval) {
            let frames = Int(seconds * Double(framesPerSecond))
            for frame in 1...frames {
                let velocity = from + (to - from) * CGFloat(frame) / CGFloat(frames)
                scene.stage.advanceFrame()
                finger.move(by: .down(velocity / framesPerSecond))
                note()
            }
        }

        mutating func settle() {
            while !scene.stage.stillMoving.isEmpty, scene.stage.time < 60 {
                scene.stage.advanceFrame()
                note()
            }
        }

        private mutating func note() {
            scene.stage.advance(by: 0)
            if scene.isPresented { places.append(scene.translation) }
        }

        /// The largest change of velocity from one frame to the next, in points per second; and the largest step.
        var largestKink: CGFloat {
            let steps = zip(places.dropFirst(), places).map { ($0 - $1) * framesPerSecond }
            return zip(steps.dropFirst(), steps).map { abs($0 - $1) }.max() ?? 0
        }

        mutating func forget() { places.removeAll() }
    }

    /// Presents, or drags and lets go, so that the card is in fast motion.
    private func start(_ phase: Phase, _ condition: Condition, _ framesPerSecond: Int) -> Course {
        var course = Course(condition, framesPerSecond: framesPerSecond, isPresented: phase != .onTheWayIn)
        guard phase != .onTheWayIn else {
            course.scene.present()
            return course
        }
        let finger = course.scene.touch()
        // The slop is passed, and the finger moves evenly, before anything is checked.
        course.move(finger, from: 300, to: 300, over: 0.1)
        course.forget()
        course.move(finger, from: 300, to: 1600, over: 0.3)
        // Faster than 300 pt/s upwards at either frame rate, as otherwise it would leave.
        if phase == .onTheWayBack { course.move(finger, from: 1600, to: -450, over: 0.4) }
        finger.lift()
        return course
    }

    @Test(
        "Set in motion, caught and returned, the card's position and velocity are continuous in every frame",
        arguments: product(Phase.allCases, Condition.touchable.sampled(), [60, 120]))
    func caught(_ phase: Phase, _ condition: Condition, framesPerSecond: Int) {
        var course = start(phase, condition, framesPerSecond)
        course.run(for: phase == .onTheWayIn ? 0.15 : 0.1)
        let caught = course.velocity
        #expect(abs(caught) > 400, "it moves")
        let finger = course.scene.touch(at: course.scene.translation + 60)
        course.move(finger, from: caught, to: -600, over: phase == .onTheWayOut ? 0.4 : 0.25)
        #expect(course.scene.translation > 20, "away from rest still")
        finger.lift()
        course.settle()
        #expect(course.scene.isPresented)
        #expect(course.scene.isTidy)
        #expect(course.scene.events.last == .returned)
        // The spring's effect on a card at its end: ω² · 844 pt, 278 pt/s in a 120th of a second. A frame that is lost
        // or shown twice would be 1000 pt/s and more.
        #expect(course.largestKink < 340 * 120 / CGFloat(framesPerSecond), "\(course.largestKink) pt/s")
    }

    @Test(
        "After letting go, the first frame starts at the place and with the velocity that the finger left",
        arguments: Condition.all.sampled())
    func released(_ condition: Condition) {
        var course = Course(condition, framesPerSecond: 120, isPresented: true)
        let finger = course.scene.touch()
        course.move(finger, from: 1200, to: 1200, over: 0.25)
        let place = course.scene.translation
        finger.lift()
        course.forget()
        course.run(for: 0.2)
        let departure = Motion.Departure(
            over: 844 - place, velocity: 1200, timedBy: course.scene.configuration.traits.spring)
        for (index, shown) in course.places.enumerated() {
            let time = Double(index + 1) / 120
            let expected = place + departure.position(after: time)
            #expect(abs(shown - expected) < 0.01, "frame \(index + 1)")
        }
        #expect(course.places.count == 24)
    }
}
