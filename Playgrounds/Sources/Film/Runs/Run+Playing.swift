import HeadlessUIKit
import Scenes

extension Run {
    /// Plays `script` in a fresh scene, from where its strokes start, up to rest.
    @MainActor
    package init(_ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in demo: any Demo.Type) {
        let take1 = Recorder(script, startOffset: startOffset, policy: policy, in: demo)
        let chosen = Shot.choice(from: take1.moments, liftTime: take1.liftTime)
        let take2 = Recorder(script, startOffset: startOffset, policy: policy, in: demo, picturing: Set(chosen))
        self.init(
            stroke: script.name, startOffset: startOffset, policy: policy.rawValue, scene: demo.name,
            moments: take1.moments, shots: take2.shots(chosen), decisions: take1.decisions, liftTime: take1.liftTime,
            isDismissed: take1.isDismissed)
    }
}

extension MovingPicture {
    /// Plays `script` in a fresh scene, from where its strokes start, up to rest, and films all of it.
    @MainActor
    package init(_ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in demo: any Demo.Type) {
        let run = Run(script, startOffset: startOffset, policy: policy, in: demo)
        let all = run.moments.indices
        let take = Recorder(script, startOffset: startOffset, policy: policy, in: demo, picturing: Set(all))
        self.init(run: run, frames: take.shots(Array(all)))
    }
}

extension Recorder {
    /// Plays `script` in a fresh scene with the demo's standard options, its content scrolled by `startOffset` points.
    fileprivate init(
        _ script: TouchScript, startOffset: CGFloat, policy: PolicyName, in demo: any Demo.Type,
        picturing pictured: Set<Int> = []
    ) {
        var settings = SceneSettings(scene: demo.name)
        settings.policy = policy.choice
        let scene = Scene(of: demo, settings)
        // Also to 0: a chat begins at its newest message, far from where its card takes over.
        scene.scroll(to: startOffset)
        // A script that begins there keeps its numbers: another sum would round them otherwise.
        let isThere = script.fingers.first?.samples.first.map {
            hypot($0.x - demo.strokeStart.x, $0.y - demo.strokeStart.y) < 1e-6
        }
        self.init(
            isThere == true ? script : script.moved(soThatFirstSampleIsAt: demo.strokeStart), in: scene,
            picturing: pictured)
    }

    /// Returns the moments of these indices, with their pictures.
    fileprivate func shots(_ indices: [Int]) -> [Shot] {
        indices.compactMap { index in pictures[index].map { Shot(moment: moments[index], picture: $0) } }
    }
}

/// What each stroke is played with: the scene, the policies, the start offsets.
@MainActor
package struct Showing {
    package var demo: any Demo.Type
    package var policies = PolicyName.allCases
    /// In points.
    package var startOffsets: [CGFloat] = [0, 40, 120]

    package init(demo: any Demo.Type) {
        self.demo = demo
    }

    /// A run for each script, offset and policy, in this order.
    package func runs(of scripts: [TouchScript]) -> [Run] {
        scripts.flatMap { script in
            startOffsets.flatMap { offset in
                policies.map { Run(script, startOffset: offset, policy: $0, in: demo) }
            }
        }
    }
}
