extension Assumptions {
    /// The settings of a stage that is given none: the default of every switch, unless an environment variable names
    /// others.
    ///
    /// So a whole suite runs under another answer, without an edited line:
    /// `HEADLESSUIKIT_ASSUMPTIONS="safeAreaUnderTransform=asWithout, panSlop=8" swift test`. Switches and settings are
    /// spelt as in a file that ``init(contentsOf:)`` reads; several ``disturbances`` have a `+` between them.
    ///
    /// The variable is read once in a process, when this is first used, on any thread. An unknown switch or setting
    /// stops the process, in release builds, too, and the message lists the known ones: tests that went on would pass
    /// under settings that nobody asked for.
    ///
    /// A test that is about one switch starts from here; one that holds by default alone names `Assumptions()`.
    public static let standard: Assumptions = {
        do throws(LoadingError) {
            return try standard(in: ProcessInfo.processInfo.environment)
        } catch {
            fatalError("\(error)")
        }
    }()

    /// Returns the `standard` of a process with this environment.
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
    /// A setting that is written without a file's quotes and brackets.
    fileprivate init(setting text: String, of name: String) {
        self =
            name == "disturbances"
            ? .array(text.split(separator: "+").map { .string($0.trimmingCharacters(in: .whitespaces)) })
            : (try? JSON(reading: Data(text.utf8))) ?? .string(text)
    }
}
