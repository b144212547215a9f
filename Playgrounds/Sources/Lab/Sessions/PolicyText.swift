import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFiles
import Recordings
import Scenes

extension PolicyChoice {
    /// The policy as JSON, as an app would keep it in a file.
    var json: String { (try? declared().json()) ?? "" }

    /// Reads a policy from JSON. Throws what is wrong with the text, or what a scene cannot show.
    init(json: String) throws(Refusal) {
        let policy: ArbitrationPolicy
        do {
            policy = try ArbitrationPolicy(json: json, over: PolicyChoice().declared())
        } catch {
            throw .rubbish("\(error)")
        }
        self.init()
        condition = try Condition(policy.condition)
        handoff = Handoff.allCases.first { $0.value == policy.handoff } ?? .never
        (slop, cone) = (Double(policy.slop), Double(policy.cone))
        // The page's names are Swift's, without the dot.
        (beyondRest, momentum) = (String("\(policy.beyondRest)".dropFirst()), String("\(policy.momentum)".dropFirst()))
        unlessEditing = policy.exclusion == .editing
        followsTrackpad = policy.followsTrackpad
        if let other = policy.differences(from: declared()).first {
            throw .rubbish("Deck Lab's scenes cannot show this part: \(other). Leave it out")
        }
        try validate()
    }
}

extension PolicyChoice.Condition {
    fileprivate init(_ condition: ArbitrationPolicy.Condition) throws(Refusal) {
        switch condition.form {
        case .all(let parts): self = .all(try Self.list(parts))
        case .any(let parts): self = .any(try Self.list(parts))
        case .not(let part): self = .not(try Self(part))
        case .criterion(let criterion):
            guard let kind = PolicyChoice.Criterion.Kind.allCases.first(where: { $0.asks(as: criterion) }) else {
                throw .rubbish(
                    "Deck Lab's scenes have the region \"handle\" and the flag \"editing\", and not what \(criterion) asks"
                )
            }
            self = .criterion(.init(kind, kind.range == nil ? nil : criterion.number))
        }
    }

    private static func list(_ parts: [ArbitrationPolicy.Condition]) throws(Refusal) -> [Self] {
        var conditions: [Self] = []
        for part in parts { conditions.append(try Self(part)) }
        return conditions
    }
}

extension PolicyChoice.Criterion.Kind {
    fileprivate func asks(as criterion: ArbitrationPolicy.Criterion) -> Bool {
        let number = range == nil ? nil : criterion.number
        guard case .criterion(let own) = PolicyChoice.Criterion(self, number).value.form else { return false }
        return own == criterion
    }
}
