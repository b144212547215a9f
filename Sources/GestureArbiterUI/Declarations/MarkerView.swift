import GestureArbiter
import SwiftUIShim
import UIKitShim

/// Declares something to the arbiter around it, for as long as the view is in a window.
final class MarkerView: UIView, BackgroundUIView {
    private(set) var declaration: Declaration?
    private weak var declarer: Declarer?

    func take(_ declaration: Declaration, in environment: EnvironmentValues) {
        self.declaration = declaration
        declarer?.declareAgain()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        leave()
        guard window != nil else { return }
        if join() { return }
        // The host may get its arbiter after its content.
        onNextTurn(of: self) { [weak self] in
            guard let self, window != nil, declarer == nil, !join(), let declaration else { return }
            warnOnce(
                "GestureArbiterUI.\(declaration.name)",
                """
                There is no arbiter around the view. Use the modifier in a card, a deck, a cover or a panel, or under \
                gestureArbiter(policy:onDrag:).
                """)
        }
    }

    private func join() -> Bool {
        guard let arbiter = GestureArbiter.around(self) else { return false }
        declarer = Declarer.of(arbiter)
        declarer?.add(self)
        return true
    }

    func leave() {
        declarer?.remove(self)
        declarer = nil
    }
}

extension Declaration {
    fileprivate var name: String {
        switch self {
        case .region: "arbiterRegion"
        case .flag: "arbiterFlag"
        case .veto: "onArbiterAttempt"
        case .listener: "onArbiterDecision"
        }
    }
}

/// Declares to one arbiter for all markers in it. The arbiter keeps this object.
@MainActor
final class Declarer {
    private weak var arbiter: GestureArbiter?
    private var markers: [MarkerView] = []
    private var regions: Set<ArbitrationPolicy.Region> = []
    private var flags: Set<ArbitrationPolicy.Flag> = []

    static func of(_ arbiter: GestureArbiter) -> Declarer {
        if let declarer = arbiter.declarer as? Declarer { return declarer }
        let declarer = Declarer(arbiter)
        arbiter.declarer = declarer
        return declarer
    }

    private init(_ arbiter: GestureArbiter) {
        self.arbiter = arbiter
        arbiter.addVeto { [weak self] attempt in self?.verdict(on: attempt) ?? .allow }
        arbiter.addDecisionListener { [weak self] decision in self?.tell(decision) }
    }

    func add(_ marker: MarkerView) {
        markers.append(marker)
        declareAgain()
    }

    func remove(_ marker: MarkerView) {
        markers.removeAll { $0 === marker }
        declareAgain()
    }

    /// Takes back only the markers' declarations; the client's own declarations stay.
    func declareAgain() {
        guard let arbiter else { return }
        var places: [ArbitrationPolicy.Region: [UIView]] = [:]
        var on: Set<ArbitrationPolicy.Flag> = []
        for marker in markers {
            switch marker.declaration {
            case .region(let region): places[region, default: []].append(marker)
            case .flag(let flag, let isOn): if isOn { on.insert(flag) }
            case .veto, .listener, nil: break
            }
        }
        for region in regions.subtracting(places.keys) { arbiter.bind(region, to: nil) }
        for (region, views) in places { arbiter.bind(region, to: .frames(of: views)) }
        regions = Set(places.keys)
        if on != flags { arbiter.flags = arbiter.flags.subtracting(flags).union(on) }
        flags = on
    }

    private func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        for case .veto(let ask)? in markers.map(\.declaration) {
            let verdict = ask(attempt)
            if verdict != .allow { return verdict }
        }
        return .allow
    }

    private func tell(_ decision: Arbitration.Decision) {
        for case .listener(let listener)? in markers.map(\.declaration) { listener(decision) }
    }
}
