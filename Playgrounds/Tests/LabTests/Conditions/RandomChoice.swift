import Scenes

extension PolicyChoice {
    /// A policy with a condition that a page could build.
    static func random(by numbers: inout SeededNumbers) -> PolicyChoice {
        var choice = PolicyChoice(handoff: Handoff.allCases.randomElement(using: &numbers) ?? .never)
        repeat {
            choice.condition = .random(depth: Int.random(in: 1...Condition.deepest, using: &numbers), by: &numbers)
        } while choice.condition.fault != nil
        choice.slop = Double.random(in: 0...40, using: &numbers).rounded()
        choice.cone = Double.random(in: 5...90, using: &numbers).rounded()
        choice.unlessEditing = Bool.random(using: &numbers)
        return choice
    }
}

extension PolicyChoice.Condition {
    fileprivate static func random(depth: Int, by numbers: inout SeededNumbers) -> Self {
        guard depth > 1, Int.random(in: 0..<5, using: &numbers) > 0 else {
            let kind = PolicyChoice.Criterion.Kind.allCases.randomElement(using: &numbers) ?? .always
            guard let range = kind.range else { return .criterion(.init(kind)) }
            // One of a few numbers, so that the same one occurs in several places.
            let step = Int.random(in: 0..<4, using: &numbers)
            return .criterion(.init(kind, max(range.from, 0) + Double(step) * range.step))
        }
        let parts = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in random(depth: depth - 1, by: &numbers) }
        return switch Int.random(in: 0..<5, using: &numbers) {
        case 0, 1: .all(parts)
        case 2, 3: .any(parts)
        default: .not(parts[0])
        }
    }
}
