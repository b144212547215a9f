/// The result of a trial, in the words of HeadlessUIKit's `Assumptions`.
public struct Reading: Hashable, Sendable {
    /// A switch's setting: the name of a case, a number of points, or yes and no.
    public enum Setting: Hashable, Sendable {
        case choice(String)
        case points(Double)
        case flag(Bool)
    }

    public var setting: Setting
    /// The evidence for the setting, with its numbers.
    public var evidence: String
}

extension Reading.Setting: CustomStringConvertible {
    /// The setting as it stands in JSON.
    public var description: String {
        switch self {
        case .choice(let name): "\"\(name)\""
        case .points(let points): "\((points * 100).rounded() / 100)"
        case .flag(let isOn): "\(isOn)"
        }
    }
}
