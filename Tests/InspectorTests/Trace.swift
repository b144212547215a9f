import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit

@testable import TouchMaps

/// What a question could have changed on a screen.
@MainActor
struct Trace: Equatable {
    private let picture: String
    private let offsets: [CGPoint]
    private let recognizers: [String]
    private let decisions: [String]
    private let warnings: [String]
    private let editing: ObjectIdentifier?

    init(of stage: Stage) {
        let views = stage.window.tree
        picture = stage.snapshot().svg()
        offsets = views.compactMap { ($0 as? UIScrollView)?.contentOffset }
        let all = views.flatMap { $0.gestureRecognizers ?? [] }
        recognizers = all.map { "\(type(of: $0)) \($0.state) \($0.isEnabled) \($0.numberOfTouches)" }
        decisions = all.compactMap { GestureArbiter.of($0) }.map { arbiter in
            "\(arbiter.direction) \(arbiter.owner) \(arbiter.decisions) \(arbiter.lastTouch.map { "\($0)" } ?? "")"
        }
        warnings = stage.warnings
        editing = views.first(where: \.isFirstResponder).map(ObjectIdentifier.init)
    }
}
