import HeadlessUIKit
import Scenes

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
