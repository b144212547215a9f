import HeadlessUIKit
import Scenes

/// A finger in a scene, filmed frame by frame, with the text that is told beside the film.
///
/// The finger's movements begin and end at rest, or speed up to the lift, so that every jump in a film is the card's or
/// the content's.
@MainActor
package final class Camera {
    package private(set) var frames: [Shot] = []
    /// What the film shows, for those who do not see it.
    package var title = ""
    /// The told steps, in order.
    package private(set) var steps: [ToldLines.Step] = []
    private let stage: Stage
    private let beginning: TimeInterval
    /// The distance of the card from rest, in points: the film's still is where it is farthest.
    private let cardTranslation: () -> CGFloat
    private var finger: Finger?
    private var count = 0

    package init(_ stage: Stage, cardTranslation: @escaping () -> CGFloat) {
        (self.stage, self.cardTranslation) = (stage, cardTranslation)
        stage.advanceFrame()
        beginning = stage.time
        take()
    }

    package convenience init(_ scene: Scene) {
        self.init(scene.stage) { scene.demo.floor.cardTranslation }
    }

    private var time: TimeInterval { stage.time - beginning }

    private func take() {
        let moment = Moment(
            time: time, isFrame: true, finger: finger?.location, cardTranslation: cardTranslation())
        frames.append(Shot(moment: moment, picture: stage.snapshot()))
    }

    // MARK: What is told

    /// Tells what begins now. The text is wrapped where a line has no more room.
    package func tell(_ text: String, by owner: String = "nobody") {
        steps.append(ToldLines.Step(time: time, lines: text.split(separator: "\n").map(String.init), owner: owner))
    }

    // MARK: What the hand does

    package func touch(x: CGFloat, y: CGFloat) {
        finger = stage.touch(at: CGPoint(x: x, y: y))
        takeAnew()
    }

    /// Moves the finger, at rest before and after.
    package func move(dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval) {
        move(dx: dx, dy: dy, over: seconds) { $0 * $0 * (3 - 2 * $0) }
    }

    /// Moves the finger faster and faster, and lifts it.
    package func fling(dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval) {
        move(dx: dx, dy: dy, over: seconds) { $0 * $0 }
        lift()
    }

    /// Moves the finger evenly, as a test does.
    package func glide(dx: CGFloat = 0, dy: CGFloat = 0, over seconds: TimeInterval) {
        move(dx: dx, dy: dy, over: seconds) { $0 }
    }

    private func move(dx: CGFloat, dy: CGFloat, over seconds: TimeInterval, share: (Double) -> Double) {
        guard let finger else { return }
        let start = finger.location
        let count = max(1, frameCount(in: seconds))
        for index in 1...count {
            let share = CGFloat(share(Double(index) / Double(count)))
            finger.move(to: CGPoint(x: start.x + dx * share, y: start.y + dy * share))
            pass()
        }
    }

    package func lift() {
        finger?.lift()
        finger = nil
        takeAnew()
    }

    /// Lets the finger rest, lifts it without a fling, and films until nothing moves.
    package func letGo() {
        pass(0.1)
        lift()
        settle()
    }

    package func pass(_ seconds: TimeInterval) {
        for _ in 0..<frameCount(in: seconds) { pass() }
    }

    /// Films until nothing moves any more.
    package func settle() {
        let limit = stage.time + 10
        repeat { pass() } while !stage.settle(within: 0) && stage.time < limit
    }

    private func frameCount(in seconds: TimeInterval) -> Int {
        Int((seconds * Double(stage.screen.framesPerSecond)).rounded())
    }

    private func pass() {
        stage.advanceFrame()
        // A film at half of the real speed or less needs only every second frame.
        count += 1
        if count.isMultiple(of: 2) { take() }
    }

    /// Replaces the last frame: UIKit delivers events before it draws, so the frame shows what they did.
    private func takeAnew() {
        if frames.last?.moment.time == time { frames.removeLast() }
        take()
    }
}
