import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Testing

/// A scene and a finger in it, which make the same flight on a phone and here.
struct FlightTrial: Sendable, CustomTestStringConvertible {
    var name: String
    /// What a person in front of the screen does.
    var instruction: String
    var fly: @MainActor @Sendable (TrialScene) -> Void

    var testDescription: String { name }

    /// Recorded once, as the flight is the same each time.
    @MainActor
    func flight(under assumptions: Assumptions) throws -> GestureArbiter.Flight {
        if let flight = Self.flown[name]?[assumptions] { return flight }
        Flights.start()
        defer { Flights.stop() }
        let scene = TrialScene(assumptions)
        fly(scene)
        let flight = try #require(scene.arbiter?.lastFlight)
        Self.flown[name, default: [:]][assumptions] = flight
        return flight
    }

    @MainActor private static var flown: [String: [Assumptions: GestureArbiter.Flight]] = [:]
}

/// A phone with a card that an arbiter moves.
@MainActor
final class TrialScene {
    let stage: Stage
    let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
    var arbiter: GestureArbiter?

    init(_ assumptions: Assumptions) {
        stage = Stage(assumptions: assumptions)
        stage.window.addSubview(card)
    }

    func list(in view: UIView? = nil, height: CGFloat = 789, content: CGFloat, offset: CGFloat = 0) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: content)
        list.contentOffset.y = offset
        (view ?? card).addSubview(list)
        return list
    }

    func attach(to view: UIView? = nil, _ policy: ArbitrationPolicy = .continuous) {
        arbiter = GestureArbiter.attach(to: view ?? card, policy: policy, moving: card)
    }

    func touch(_ y: CGFloat = 300) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

    /// Moves faster and slower in turn, as fingers do.
    func drag(_ finger: Finger, by distance: CGFloat, samples: Int) {
        for step in 0..<samples {
            stage.advance(by: 1 / 120)
            let share = (step.isMultiple(of: 3) ? 1.6 : 0.7) / CGFloat(samples)
            finger.move(by: CGVector(dx: 0, dy: distance * share))
        }
    }

    func lift(_ finger: Finger) {
        finger.lift()
        stage.settle()
    }
}

extension FlightTrial {
    static let all: [FlightTrial] = [
        FlightTrial(name: "own list", instruction: "Pull a list that is 30 pt from its top down by 120, and up by 160.")
        {
            scene in
            let list = scene.list(content: 2640, offset: 30)
            scene.attach(to: list)
            let finger = scene.touch()
            scene.drag(finger, by: 120, samples: 36)
            scene.drag(finger, by: -160, samples: 36)
            scene.lift(finger)
        },
        FlightTrial(
            name: "list on a card", instruction: "The same, where the card has the arbiter, and the list lies in it."
        ) {
            scene in
            _ = scene.list(content: 2640, offset: 30)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 120, samples: 36)
            scene.drag(finger, by: -160, samples: 36)
            scene.lift(finger)
        },
        FlightTrial(
            name: "list in a list",
            instruction: "Pull an inner list to its top and on, the outer one pages and is at 200."
        ) {
            scene in
            let outer = scene.list(content: 2000, offset: 200)
            // Scrolling on to a list that pages is left to UIKit.
            outer.isPagingEnabled = true
            _ = scene.list(in: outer, height: 1600, content: 2600, offset: 40)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 200, samples: 60)
            scene.drag(finger, by: -60, samples: 24)
            scene.lift(finger)
        },
        FlightTrial(
            name: "short content", instruction: "Push up a list that has nothing to scroll and does not bounce."
        ) {
            scene in
            let list = scene.list(content: 300)
            list.bounces = false
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: -100, samples: 36)
            scene.lift(finger)
        },
        FlightTrial(name: "caught", instruction: "Flick a list; while it glides, catch it and go on slowly.") { scene in
            _ = scene.list(content: 9000, offset: 3000)
            scene.attach()
            let flick = scene.touch(600)
            scene.drag(flick, by: -300, samples: 12)
            flick.lift()
            scene.stage.advance(by: 0.1)
            let finger = scene.touch()
            for _ in 0..<40 { scene.drag(finger, by: 1, samples: 1) }
            scene.lift(finger)
        },
        FlightTrial(name: "rest", instruction: "Drag a list, stop dead, stay a second, and lift.") { scene in
            _ = scene.list(content: 9000, offset: 3000)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 200, samples: 24)
            scene.stage.advance(by: 1)
            scene.lift(finger)
        },
        FlightTrial(
            name: "pause", instruction: "At the top of a list, jerk up by little, stay half a second, and push it on."
        ) { scene in
            _ = scene.list(content: 9000)
            scene.attach(to: nil, .gated)
            let finger = scene.touch()
            scene.drag(finger, by: -12, samples: 1)
            scene.stage.advance(by: 0.5)
            scene.drag(finger, by: -100, samples: 36)
            scene.lift(finger)
        },
        FlightTrial(name: "switched off", instruction: "While a list is dragged, the app switches its scrolling off.") {
            scene in
            let list = scene.list(content: 9000, offset: 3000)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 100, samples: 24)
            list.isScrollEnabled = false
            scene.drag(finger, by: 100, samples: 24)
            scene.lift(finger)
        },
        FlightTrial(name: "taken away", instruction: "While a list is dragged, the app takes it off the screen.") {
            scene in
            let list = scene.list(content: 9000, offset: 3000)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 100, samples: 24)
            list.removeFromSuperview()
            scene.drag(finger, by: 100, samples: 24)
            scene.lift(finger)
        },
        FlightTrial(
            name: "rival",
            instruction: "Drag a list, over a row whose own gesture nobody stops, and which begins after 60 pt."
        ) { scene in
            let list = scene.list(content: 9000, offset: 3000)
            let row = UIView(frame: CGRect(x: 0, y: 3000, width: 390, height: 800))
            row.addGestureRecognizer(Stubborn(.beginsAfterMoving(60)))
            list.addSubview(row)
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 160, samples: 48)
            scene.lift(finger)
        },
        FlightTrial(
            name: "late list",
            instruction:
                "Hold a finger above the card, on what begins at once and stops others; drag the list with a second."
        ) { scene in
            _ = scene.list(content: 9000, offset: 3000)
            scene.attach()
            scene.stage.window.addGestureRecognizer(ScriptedGestureRecognizer(.beginsAtTouchDown))
            let holding = scene.touch(20)
            scene.stage.advance(by: 0.2)
            let finger = scene.touch()
            scene.drag(finger, by: 120, samples: 36)
            scene.lift(finger)
            scene.lift(holding)
        },
        FlightTrial(
            name: "two fingers",
            instruction: "Scroll a list that wants two fingers; lift one of them, and go on with the other."
        ) { scene in
            let list = scene.list(content: 9000, offset: 3000)
            list.panGestureRecognizer.minimumNumberOfTouches = 2
            scene.attach()
            let finger = scene.touch()
            let second = scene.stage.touch(at: CGPoint(x: 100, y: 320))
            for _ in 0..<30 {
                scene.drag(finger, by: -3, samples: 1)
                scene.drag(second, by: -3, samples: 1)
            }
            second.lift()
            scene.drag(finger, by: -60, samples: 24)
            scene.lift(finger)
        },
        FlightTrial(
            name: "second finger",
            instruction: "Pull the card by a list at its top that wants one finger; put a second beside the first."
        ) { scene in
            let list = scene.list(content: 9000)
            list.panGestureRecognizer.maximumNumberOfTouches = 1
            scene.attach()
            let finger = scene.touch()
            scene.drag(finger, by: 90, samples: 30)
            let second = scene.stage.touch(at: CGPoint(x: 100, y: 500))
            scene.drag(finger, by: 60, samples: 24)
            second.lift()
            scene.lift(finger)
        },
    ]
}

/// A gesture that others cannot prevent, and that prevents others.
@MainActor
private final class Stubborn: ScriptedGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
