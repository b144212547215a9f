import HeadlessUIKit
import Scenes

extension Run {
    /// Plays `script` in a fresh scene, up to rest.
    @MainActor
    package init(_ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in demo: any Demo.Type) {
        func take(picturing pictured: [Int] = []) -> Recorder {
            let scene = Scene(of: demo, policy, startOffset: startOffset)
            return Recorder(script, in: scene, picturing: Set(pictured))
        }
        let take1 = take()
        let chosen = Shot.choice(from: take1.moments, liftTime: take1.liftTime)
        let take2 = take(picturing: chosen)
        self.init(
            stroke: script.name, startOffset: startOffset, policy: policy.rawValue, scene: demo.name,
            moments: take1.moments,
            shots: chosen.compactMap { index in
                take2.pictures[index].map { Shot(moment: take2.moments[index], picture: $0) }
            },
            decisions: take1.decisions, liftTime: take1.liftTime, isDismissed: take1.isDismissed)
    }
}

extension MovingPicture {
    /// Plays `script` in a fresh scene, up to rest, and films all of it.
    @MainActor
    package init(_ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in demo: any Demo.Type) {
        let run = Run(script, startOffset: startOffset, policy: policy, in: demo)
        // A second take goes as the first did.
        let take = Recorder(
            script, in: Scene(of: demo, policy, startOffset: startOffset), picturing: Set(run.moments.indices))
        self.init(
            run: run,
            frames: take.moments.indices.compactMap { index in
                take.pictures[index].map { Shot(moment: take.moments[index], picture: $0) }
            })
    }
}

extension Scene {
    /// Creates a scene with the demo's standard options, at rest, its content scrolled by `startOffset` points.
    fileprivate convenience init(of demo: any Demo.Type, _ policy: PolicyName, startOffset: CGFloat) {
        var settings = SceneSettings(scene: demo.name)
        settings.policy = policy.choice
        self.init(of: demo, settings)
        // Also to 0: a chat begins at its newest message, far from where its card takes over.
        scroll(to: startOffset)
    }
}
