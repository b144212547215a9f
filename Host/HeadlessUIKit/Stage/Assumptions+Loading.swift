import JSONText

extension Assumptions {
    /// Loads settings measured on a device from a file; a switch that the file does not name keeps its default.
    ///
    ///     {"version": 1, "device": "…", "assumptions": {"actionDelivery": "nextTurn", "panSlop": 9.67}}
    ///
    /// DeckLab.swiftpm writes such files. Other members, such as the evidence, are for people.
    public init(contentsOf url: URL) throws(LoadingError) {
        let file = url.lastPathComponent
        guard let data = try? Data(contentsOf: url) else {
            throw LoadingError(file: file, problem: "it cannot be read. Check the path")
        }
        try self.init(data, file: file)
    }

    /// Loads the settings from data; `file` is the name that messages use.
    public init(_ data: Data, file: String) throws(LoadingError) {
        let json: JSON
        do {
            json = try JSON(reading: data)
        } catch {
            throw LoadingError(file: file, problem: "it is not JSON (\(error))")
        }
        guard case .object(let members) = json, members["version"] == .number(1) else {
            throw LoadingError(file: file, problem: "\"version\" is not 1. Measure again")
        }
        guard case .object(let settings)? = members["assumptions"] else {
            throw LoadingError(file: file, problem: "it has no \"assumptions\". Measure again")
        }
        self.init()
        for (name, setting) in settings.sorted(by: { $0.key < $1.key }) {
            guard let problem = set(name, to: setting) else { continue }
            throw LoadingError(file: file, problem: problem)
        }
    }

    /// The reason why assumptions cannot be loaded.
    public struct LoadingError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The file as it was named.
        public var file: String
        /// The fault and how to fix it.
        public var problem: String

        public var description: String { "\(file): \(problem)." }
    }
}

extension Assumptions {
    /// Sets one switch by its name; returns the fault in words if that fails.
    mutating func set(_ name: String, to setting: JSON) -> String? {
        let switches = Mirror(reflecting: self).children
        guard let known = switches.first(where: { $0.label == name })?.value else {
            return
                "\"\(name)\" is no switch. Leave it out, or take one of \(switches.compactMap(\.label).joined(separator: ", "))"
        }
        guard let changed = with(name, setting) else {
            return "\"\(name)\" is \(setting.words). Give it \(Self.settings(like: known))"
        }
        self = changed
        return nil
    }

    /// Returns the assumptions with one setting replaced in their JSON. The compiler's coding of the properties decides
    /// which settings are valid.
    private func with(_ name: String, _ setting: JSON) -> Assumptions? {
        guard let own = try? JSONEncoder().encode(self), case .object(var members)? = try? JSON(reading: own) else {
            return nil
        }
        members[name] = setting
        guard let changed = try? JSONDecoder().decode(Assumptions.self, from: Data(JSON.object(members).text.utf8)),
            changed.panSlop >= 0, changed.scrollSlop >= 0
        else { return nil }
        return changed
    }

    private static func settings(like known: Any) -> String {
        switch known {
        case let value as any CaseIterable: "one of \(cases(of: value).joined(separator: ", "))"
        case is Bool: "true or false"
        case is Set<Disturbance>: "a list of \(Disturbance.allCases.map(\.rawValue).joined(separator: ", "))"
        default: "a number of points from 0 on"
        }
    }

    private static func cases<Value: CaseIterable>(of value: Value) -> [String] { Value.allCases.map { "\($0)" } }
}

extension JSON {
    /// The value as it is written in a file.
    fileprivate var text: String {
        switch self {
        case .object(let members):
            "{" + members.map { "\(JSON.string($0.key).text):\($0.value.text)" }.joined(separator: ",") + "}"
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .string(let text): "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
        case .number(let number): number.isFinite ? "\(number)" : "null"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        }
    }

    fileprivate var words: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string, .number, .bool, .null: text
        }
    }
}
