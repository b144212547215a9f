import Foundation
import HeadlessUIKit
import Scenes

extension SceneSettings {
    /// Returns a title for each of two settings: what differs between them, or the policy if nothing does.
    package static func titles(of one: SceneSettings, _ other: SceneSettings) -> (one: String, other: String) {
        let (mine, theirs) = (one.traits, other.traits)
        let names = Set(mine.keys).union(theirs.keys).sorted().filter { mine[$0] != theirs[$0] }
        let areBothOwn = one.policy.name == nil && other.policy.name == nil
        func title(_ settings: SceneSettings, _ traits: [String: String], _ side: String) -> String {
            // The declaration of a custom policy is too long for a sentence.
            let policy = settings.policy.name ?? (areBothOwn ? "the \(side) policy" : "own policy")
            let parts = names.map { name in
                switch name {
                case "policy": policy
                case "scene": settings.scene
                default: "\(name) \(traits[name] ?? "as usual")"
                }
            }
            return parts.isEmpty ? policy : parts.joined(separator: ", ")
        }
        return (title(one, mine, "left"), title(other, theirs, "right"))
    }

    /// Everything that is set, by name, in words.
    private var traits: [String: String] {
        var traits = ["scene": scene, "policy": policy.swift, "frames per second": "\(framesPerSecond)"]
        traits["scrolled at start"] = "\(offset.words) pt"
        for (name, value) in options {
            switch value {
            case .flag(let flag): traits[name] = "\(flag)"
            case .number(let number): traits[name] = number.words
            case .text(let text): traits[name] = text
            }
        }
        for child in Mirror(reflecting: assumptions).children {
            guard let name = child.label else { continue }
            traits[name] = (child.value as? CGFloat).map { Double($0).words } ?? "\(child.value)"
        }
        return traits
    }
}

extension Double {
    fileprivate var words: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension PolicyChoice {
    /// Nil if it is none of GestureArbiter's own policies.
    fileprivate var name: String? { Self.named.first { $0.choice == self }?.name }
}
