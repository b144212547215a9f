import GestureArbiter
import HeadlessUIKit

extension Run {
    /// Plays `script` in a fresh scene, up to rest.
    @MainActor
    package init(_ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in scene: SceneName) {
        var recorder = Recorder(
            scene: scene.scene.init(policy: policy.policy, startOffset: startOffset), script: script)
        recorder.play()
        recorder.settle()
        self.init(
            stroke: script.name, startOffset: startOffset, policy: policy.rawValue, scene: scene,
            moments: recorder.moments, decisions: recorder.scene.decisions.map(DecisionLine.init),
            atLift: recorder.atLift, liftTime: recorder.liftTime, isDismissed: recorder.scene.isDismissed)
    }
}

/// Watches a scene while a script is played in it, and after.
@MainActor
private struct Recorder {
    let scene: any FilmScene
    let script: TouchScript
    let touchDown: TimeInterval
    var moments: [Moment] = []
    var atLift: Moment
    var liftTime: TimeInterval

    init(scene: any FilmScene, script: TouchScript) {
        self.scene = scene
        self.script = script
        // Times are told from touch-down, which may come after the script's beginning.
        touchDown = scene.stage.time + (script.events.first?.time ?? 0)
        atLift = Moment(
            time: 0, finger: nil, contentOffset: scene.contentOffset, cardTranslation: scene.cardTranslation)
        liftTime = script.duration - (script.events.first?.time ?? 0)
    }

    mutating func play() {
        scene.stage.play(script) { event in
            switch event.phase {
            case .began, .moved:
                moments.append(moment(finger: event.location))
                atLift = moments[moments.count - 1]
            case .ended, .cancelled:
                // What stands there at lift is shown with the finger still on it.
                moments.append(moment(finger: event.location))
            }
        }
    }

    /// Frame by frame until the stage says that nothing moves by itself any more.
    mutating func settle() {
        let limit = scene.stage.time + 10
        repeat {
            scene.stage.advanceFrame()
            moments.append(moment(finger: nil))
        } while !scene.stage.settle(within: 0) && scene.stage.time < limit
    }

    private func moment(finger: CGPoint?) -> Moment {
        Moment(
            time: scene.stage.time - touchDown, finger: finger, contentOffset: scene.contentOffset,
            cardTranslation: scene.cardTranslation)
    }
}

extension DecisionLine {
    init(_ decision: Arbitration.Decision) {
        self.init(
            time: decision.time, from: "\(decision.from)", to: "\(decision.to)", reason: decision.explanation)
    }
}
