@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support

/// A card with a header, below it a wrapper that a list fills, and in both a label for views that compete for the
/// finger.
@MainActor
final class ClaimScene {
    let stage: Stage
    let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 689))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 689))
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    private(set) var arbiter: GestureArbiter?
    /// The drags that the client was told of.
    private(set) var drags: [GestureArbiter.Drag] = []
    /// Keeps alive what stand-ins refer to weakly: delegates, data sources.
    var kept: [AnyObject] = []

    init(_ doubt: Doubt, disturbances: Set<Disturbance> = []) {
        var assumptions = doubt.assumptions
        assumptions.disturbances.formUnion(disturbances)
        stage = Stage(assumptions: assumptions)
        stage.window.addSubview(card)
        card.addSubview(header)
        card.addSubview(wrapper)
        wrapper.addSubview(list)
        list.addSubview(label)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        stage.advanceFrame()
    }

    func attach(_ policy: ArbitrationPolicy) {
        arbiter = GestureArbiter.attach(to: card, policy: policy) { [weak self] in self?.drags.append($0) }
    }

    /// Attaches by the one-line form.
    func attachMoving(_ policy: ArbitrationPolicy) {
        arbiter = GestureArbiter.attach(to: card, policy: policy, moving: card)
    }

    /// Where a finger comes down.
    enum Place {
        case header
        case list
    }

    func touch(_ place: Place) -> Finger {
        stage.touch(at: CGPoint(x: 195, y: place == .header ? 105 : 400))
    }

    /// How far the client was told to move the card, in points.
    var translation: CGFloat { drags.translation }

    /// The last decision about the touch.
    var reason: String { arbiter?.decisions.last.map { "\($0)" } ?? "" }

    /// Runs the actions that wait for the next turn.
    func turn() { stage.advance(by: 0) }
    /// Runs the actions that wait for the next turn, and all motion.
    func settle() -> Bool { stage.settle() }
}

/// A moment at which the arbiter looks for a better claim, with the finger's movement up to it and beyond.
enum ClaimMoment: String, CaseIterable, CustomStringConvertible {
    case beginInHeader = "a begin, in no scroll view"
    case beginInList = "a begin, in a list at its top"
    case handoff = "a hand-off"

    var description: String { rawValue }

    /// The policies that have such a moment.
    var policies: [ArbitrationPolicy] {
        self == .handoff ? [.once, .continuous] : [.gated, .once, .continuous, .sheet]
    }

    /// Plays the finger, and returns what the client was told.
    @MainActor func play(_ scene: ClaimScene, after rest: TimeInterval = 0) -> [GestureArbiter.Drag] {
        if self == .handoff { scene.list.contentOffset.y = 60 }
        let finger = scene.touch(self == .beginInHeader ? .header : .list)
        finger.hold(for: rest)
        finger.pull(self == .handoff ? 220 : 120)
        finger.letGo()
        _ = scene.settle()
        return scene.drags
    }
}

extension ClaimMoment {
    private struct Case: Hashable {
        let moment: ClaimMoment
        let policy: String
        let assumptions: Assumptions
        let rest: TimeInterval
    }

    @MainActor private static var played: [Case: [GestureArbiter.Drag]] = [:]

    /// What the client is told without a competing view. Played once.
    @MainActor func drags(
        of policy: ArbitrationPolicy, _ doubt: Doubt, after rest: TimeInterval = 0
    ) -> [GestureArbiter.Drag] {
        let key = Case(moment: self, policy: policy.description, assumptions: doubt.assumptions, rest: rest)
        if let drags = Self.played[key] { return drags }
        let scene = ClaimScene(doubt)
        scene.attach(policy)
        let drags = play(scene, after: rest)
        Self.played[key] = drags
        return drags
    }
}

/// A delegate that answers whether recognizers recognize together with others.
@MainActor
final class Companion: UIGestureRecognizerDelegate {
    private let goesTogether: @MainActor (UIGestureRecognizer) -> Bool
    private(set) var questions = 0

    init(_ goesTogether: @escaping @MainActor (UIGestureRecognizer) -> Bool) { self.goesTogether = goesTogether }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        questions += 1
        return goesTogether(otherGestureRecognizer)
    }
}

/// A pan whose class says that it prevents no other recognizer and is prevented by none.
@MainActor
final class BystanderPan: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension ClaimScene {
    /// A pan that does nothing, on `view`; `goesTogether` answers for its delegate, nil for none.
    @discardableResult
    func addPan(to view: UIView, goesTogether: (@MainActor (UIGestureRecognizer) -> Bool)? = nil)
        -> UIPanGestureRecognizer
    {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.cancelsTouchesInView = false
        if let goesTogether {
            let companion = Companion(goesTogether)
            pan.delegate = companion
            kept.append(companion)
        }
        view.addGestureRecognizer(pan)
        return pan
    }

    /// Puts a view over the header, or over the beginning of the list's content.
    @discardableResult
    func cover<View: UIView>(_ place: Place, with view: View) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: place == .header ? 100 : 1000)
        (place == .header ? header : label).addSubview(view)
        stage.advanceFrame()
        return view
    }
}
