/// The result of a trial for one switch, in the words of HeadlessUIKit's `Assumptions`.
public struct Reading: Hashable, Sendable {
    /// A switch's setting: the name of a case, a number of points, a Boolean, or several names.
    public enum Setting: Hashable, Sendable {
        case choice(String)
        case points(Double)
        case flag(Bool)
        case names([String])
    }

    /// The switch.
    public var told: Told
    public var setting: Setting
    /// The evidence for the setting, with its numbers.
    public var evidence: String
}

/// A switch that a trial measures.
public struct Told: Hashable, Sendable {
    /// The property of HeadlessUIKit's `Assumptions`.
    public var name: String
    /// The row of the host's specification, such as "G6".
    public var row: String

    init(_ name: String, row: String) { (self.name, self.row) = (name, row) }
}

/// Something that a trial saw and for which there is no switch: a person reads it, and may add one.
public struct Observation: Hashable, Sendable {
    /// What was observed.
    public var subject: String
    /// What was seen, with its numbers.
    public var text: String
}

extension Reading.Setting: CustomStringConvertible {
    /// The setting as it is written in JSON.
    public var description: String {
        switch self {
        case .choice(let name): "\"\(name)\""
        case .points(let points): "\((points * 100).rounded() / 100)"
        case .flag(let isOn): "\(isOn)"
        case .names(let names): "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
        }
    }
}

extension BinaryFloatingPoint {
    /// The number with one decimal, as evidence shows it.
    var tenths: String { "\((Double(self) * 10).rounded() / 10)" }
}

extension String {
    /// The name in words: "added later" for "addedLater".
    var words: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" } }
}
