import JSONText

extension Assumptions {
    /// The assumptions of a stage that is created without any: the default of every switch, unless an environment
    /// variable names other settings.
    ///
    /// A whole suite thus runs under another setting without a changed line:
    /// `HEADLESSUIKIT_ASSUMPTIONS="safeAreaUnderTransform=asWithout, panSlop=8" swift test`. Switches and settings are
    /// spelled as in a file for ``init(contentsOf:)``; `+` separates several ``disturbances``.
    ///
    /// The variable is read once per process, on first use, on any thread. An unknown switch or setting stops the
    /// process, also in release builds, and the message lists the known ones: otherwise tests would pass under settings
    /// that nobody asked for.
    ///
    /// A test about one switch starts from here; a test that needs the defaults uses `Assumptions()`.
    public static let standard: Assumptions = {
        do throws(LoadingError) {
            return try standard(in: ProcessInfo.processInfo.environment)
        } catch {
            fatalError("\(error)")
        }
    }()

    /// Returns the `standard` assumptions of a process with this environment.
    package static func standard(in environment: [String: String]) throws(LoadingError) -> Assumptions {
        let variable = "HEADLESSUIKIT_ASSUMPTIONS"
        var assumptions = Assumptions()
        var named: Set<String> = []
        let parts = (environment[variable] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for part in parts where !part.isEmpty {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2 else {
                throw LoadingError(file: variable, problem: "\"\(part)\" is not of the form switch=setting")
            }
            guard named.insert(sides[0]).inserted else {
                throw LoadingError(file: variable, problem: "\"\(sides[0])\" is there twice. Leave one out")
            }
            guard let problem = assumptions.set(sides[0], to: JSON(setting: sides[1], of: sides[0])) else { continue }
            throw LoadingError(file: variable, problem: problem)
        }
        return assumptions
    }
}

extension JSON {
    /// A setting written without a file's quotes and brackets.
    fileprivate init(setting text: String, of name: String) {
        self =
            name == "disturbances"
            ? .array(text.split(separator: "+").map { .string($0.trimmingCharacters(in: .whitespaces)) })
            : (try? JSON(reading: Data(text.utf8))) ?? .string(text)
    }
}
