import HeadlessUIKit

@testable import Film

private let exampleMoments = [
    Moment(time: 0, finger: CGPoint(x: 195, y: 400), contentOffset: 20, cardTranslation: 0),
    Moment(time: 0.05, finger: CGPoint(x: 195, y: 420), contentOffset: 10, cardTranslation: 0),
    Moment(time: 0.1, finger: CGPoint(x: 195, y: 490), contentOffset: 0, cardTranslation: 60),
    Moment(time: 0.4, finger: nil, contentOffset: 0, cardTranslation: 12),
    Moment(time: 0.6, finger: nil, contentOffset: 0, cardTranslation: 0),
]

@MainActor
extension Run {
    /// A run with invented values: a list scrolled by 20 points, pulled down 90, let go.
    static var example: Run {
        let picture = Stage().snapshot()
        return Run(
            stroke: "pull, <fast>", startOffset: 20, policy: "continuous", scene: "card", moments: exampleMoments,
            shots: exampleMoments.map { Shot(moment: $0, picture: picture) },
            decisions: [
                DecisionLine(time: 0.05, from: "undecided", to: "scroll", reason: "20.0 pt to the top edge"),
                DecisionLine(time: 0.1, from: "scroll", to: "drag", reason: ".atEdge is true"),
                DecisionLine(time: 0.1, from: "drag", to: "nobody", reason: "lifted"),
            ],
            liftTime: 0.1, isDismissed: false)
    }
}
