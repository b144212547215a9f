/// A script's coding, as version 1 of the recording format:
///
///     {"version": 1, "name": "pull", "fingers": [{"samples": [[0, 195, 400], [0.008, 195, 412]], "ends": "lift"}]}
///
/// ``TouchScript/load(contentsOf:)`` reads files, where some of that is optional, and reports the location of a fault.
extension TouchScript: Codable {
    /// The version of the recording format: the only one that is written and read.
    public static let version = 1

    private enum CodingKeys: String, CodingKey {
        case version, name, fingers
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw LoadingError(file: "", problem: .unknownVersion("\(version)"))
        }
        name = try container.decode(String.self, forKey: .name)
        fingers = try container.decode([Track].self, forKey: .fingers)
        try validate()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(name, forKey: .name)
        try container.encode(fingers, forKey: .fingers)
    }
}

extension TouchScript.Sample: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(TimeInterval.self)
        x = CGFloat(try container.decode(Double.self))
        y = CGFloat(try container.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(time)
        try container.encode(Double(x))
        try container.encode(Double(y))
    }
}
