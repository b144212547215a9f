import HeadlessUIKit
import Scenes

extension ComparisonChoice {
    /// A few comparisons that show how a policy, a scene and a switch of the host change what the same finger does.
    package static var telling: [ComparisonChoice] {
        get throws(PageFault) {
            let there = try StrokeChoice.script(named: "stroke-3 in, out, back, out")
            return [
                try choice("deck", from: 40, .gated, against: "continuous"),
                try choice("nested", from: 40, .once, against: "continuous", stroke: there),
                try choice("sheet", from: 40, .sheet, against: "continuous"),
                try choice("card", from: 40, .continuous, against: "scrollSlop=4"),
            ]
        }
    }

    private static func choice(
        _ scene: String, from offset: Double?, _ policy: PolicyName, against other: String,
        stroke: TouchScript = StrokeChoice.scrollThenPull
    ) throws(PageFault) -> ComparisonChoice {
        var choice = ComparisonChoice(scene: scene)
        choice.one.policy = policy.choice
        choice.other = choice.one
        (choice.offset, choice.script) = (offset, stroke)
        try choice.setOther(other)
        return choice
    }
}
