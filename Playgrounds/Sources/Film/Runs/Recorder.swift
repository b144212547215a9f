import HeadlessUIKit
import Scenes

/// Plays a script in a scene up to rest, and records what happens.
///
/// The same script in the same scene always gives the same moments: those to picture are chosen from a first take, and
/// pictured in a second one.
@MainActor
struct Recorder {
    /// Every event and every frame since touch-down, in order.
    private(set) var moments: [Moment] = []
    /// The pictures of the screen at the moments asked for, by their indices.
    private(set) var pictures: [Int: Snapshot] = [:]
    private(set) var isDismissed = false
    let liftTime: TimeInterval

    private let scene: Scene
    private let script: TouchScript
    private let pictured: Set<Int>
    private let cardCount: Int
    private let beginning: TimeInterval
    private let touchDown: TimeInterval
    private var fingers: [Int: Finger] = [:]
    private var watch = DecisionWatch()

    init(_ script: TouchScript, in scene: Scene, picturing pictured: Set<Int> = []) {
        (self.scene, self.script, self.pictured) = (scene, script, pictured)
        (cardCount, beginning) = (scene.demo.floor.cardCount, scene.stage.time)
        // Times are counted from touch-down, which may be after the script's beginning.
        touchDown = script.events.first?.time ?? 0
        liftTime = script.duration - touchDown
        play()
        settle()
    }

    var decisions: [DecisionLine] { watch.entries.map(DecisionLine.init) }

    private mutating func play() {
        scene.stage.advance(by: touchDown)
        for event in script.events {
            pass(until: beginning + event.time)
            deliver(event)
            take(finger: event.location)
        }
    }

    /// Records frame by frame up to a time, a frame at that time included.
    private mutating func pass(until end: TimeInterval) {
        let rate = Double(scene.stage.screen.framesPerSecond)
        while ((scene.stage.time * rate + 1e-6).rounded(.down) + 1) / rate <= end + 1e-9 { passFrame() }
        scene.stage.advance(by: max(end - scene.stage.time, 0))
    }

    private mutating func passFrame() {
        scene.stage.advanceFrame()
        take(finger: fingers.values.first?.location, isFrame: true)
    }

    private mutating func deliver(_ event: TouchScript.Event) {
        switch event.phase {
        case .began: fingers[event.finger] = scene.stage.touch(at: event.location)
        case .moved: fingers[event.finger]?.move(to: event.location)
        case .ended: fingers.removeValue(forKey: event.finger)?.lift()
        case .cancelled: fingers.removeValue(forKey: event.finger)?.cancel()
        }
    }

    /// Records frame by frame until the stage reports that nothing moves any more.
    private mutating func settle() {
        let limit = scene.stage.time + 10
        repeat {
            passFrame()
        } while !scene.stage.settle(within: 0) && scene.stage.time < limit
    }

    private mutating func take(finger: CGPoint?, isFrame: Bool = false) {
        let time = scene.stage.time - beginning - touchDown
        // A frame shows the events at its own time, as UIKit delivers events before it draws.
        let isOfLastFrame = moments.last.map { $0.isFrame && time - $0.time < 1e-6 } ?? false
        let index = isOfLastFrame ? moments.count - 1 : moments.count
        if pictured.contains(index) { pictures[index] = scene.stage.snapshot() }
        let moment = moment(at: time, finger: finger, isFrame: isFrame || isOfLastFrame || moments.isEmpty)
        moments.replaceSubrange(index..., with: [moment])
        _ = watch.take(from: scene, at: time)
    }

    private mutating func moment(at time: TimeInterval, finger: CGPoint?, isFrame: Bool) -> Moment {
        // Once the card has left, the foremost card is the one behind it; what counts is the card that was there first.
        isDismissed = isDismissed || scene.demo.floor.cardCount < cardCount
        return Moment(
            time: time, isFrame: isFrame, finger: finger,
            contentOffset: isDismissed ? moments.last?.contentOffset ?? 0 : scene.demo.contentOffset,
            cardTranslation: isDismissed ? moments.last?.cardTranslation ?? 0 : scene.demo.floor.cardTranslation)
    }
}

extension DecisionLine {
    init(_ decision: DecisionEntry) {
        let who = decision.arbiter.isEmpty ? "" : "\(decision.arbiter): "
        self.init(time: decision.at, from: decision.from, to: decision.to, reason: who + decision.why)
    }
}
