import JSONText

extension TouchScript {
    /// Loads the scripts of a recording file: one, or those in `strokes`.
    ///
    /// A script without a name gets the file's name, or its number. A raw form without a version is read, too:
    /// `{"strokes": [{"id": …, "samples": [[time, x, y], …]}]}`.
    public static func load(contentsOf url: URL) throws(LoadingError) -> [TouchScript] {
        let file = url.lastPathComponent.escapingControls
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            let exists = FileManager.default.fileExists(atPath: url.path)
            throw LoadingError(file: file, problem: .unreadable(exists ? "a folder, or no permission" : "no such file"))
        }
        return try load(data, file: file)
    }

    /// Loads the scripts of a recording from data; `file` is the name that messages use.
    public static func load(_ data: Data, file: String) throws(LoadingError) -> [TouchScript] {
        // Some editors write a byte-order mark before UTF-8.
        let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        guard data.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
            throw LoadingError(file: file, problem: .empty)
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw LoadingError(file: file, problem: .notJSON("its text is not UTF-8"))
        }
        do {
            return try RecordingReader(file: file).scripts(in: JSON(reading: data))
        } catch let error as JSON.SyntaxError {
            throw LoadingError(file: file, problem: .notJSON(error.description))
        } catch let error as LoadingError {
            throw error
        } catch {
            throw LoadingError(file: file, problem: .unreadable("\(error)"))
        }
    }
}

/// Reads scripts from JSON, and keeps track of the location in the file.
private struct RecordingReader {
    /// The current location, as the error to throw.
    var place: TouchScript.LoadingError

    init(file: String) {
        place = TouchScript.LoadingError(file: file, problem: .noStrokes)
    }

    func scripts(in json: JSON) throws(TouchScript.LoadingError) -> [TouchScript] {
        guard case .object(let members) = json else { throw place.with(.otherForm("not an object")) }
        try checkVersion(of: members)
        let name = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
        guard let list = members["strokes"] else { return [try script(members, unnamed: name)] }
        guard case .array(let strokes) = list else { throw place.with(.otherForm("\"strokes\" is not a list")) }
        guard !strokes.isEmpty else { throw place.with(.noStrokes) }
        var scripts: [TouchScript] = []
        for (index, stroke) in strokes.enumerated() {
            var reader = self
            reader.place.stroke = "\(index + 1)"
            guard case .object(let members) = stroke else {
                throw reader.place.with(.otherForm("the stroke is not an object"))
            }
            if let name = members.name { reader.place.stroke = "\(index + 1) (\(name.escapingControls))" }
            scripts.append(try reader.script(members, unnamed: "\(name) \(index + 1)"))
        }
        return scripts
    }

    private func checkVersion(of members: [String: JSON]) throws(TouchScript.LoadingError) {
        switch members["version"] {
        case .number(Double(TouchScript.version)): break
        case nil where members["strokes"] != nil: break
        case nil: throw place.with(.unknownVersion(nil))
        case .number(let number): throw place.with(.unknownVersion(String(format: "%g", number)))
        case .string(let text): throw place.with(.unknownVersion("\"\(text)\""))
        case .some: throw place.with(.unknownVersion("that is no number"))
        }
    }

    private func script(
        _ members: [String: JSON], unnamed: String
    ) throws(TouchScript.LoadingError) -> TouchScript {
        let tracks: [JSON]
        switch (members["fingers"], members["samples"]) {
        case (.array(let fingers), nil): tracks = fingers
        case (nil, .some): tracks = [.object(members)]
        case (nil, nil): throw place.with(.otherForm("no \"fingers\""))
        case (.some, nil): throw place.with(.otherForm("\"fingers\" is not a list"))
        case (.some, .some): throw place.with(.otherForm("both \"fingers\" and \"samples\""))
        }
        var fingers: [TouchScript.Track] = []
        for (index, track) in tracks.enumerated() {
            var reader = self
            reader.place.finger = tracks.count > 1 ? index + 1 : nil
            fingers.append(try reader.track(track))
        }
        let script = TouchScript(name: members.name ?? unnamed, fingers: fingers)
        try script.validate(file: place.file, stroke: place.stroke)
        return script
    }

    private func track(_ json: JSON) throws(TouchScript.LoadingError) -> TouchScript.Track {
        guard case .object(let members) = json, case .array(let samples)? = members["samples"] else {
            throw place.with(.otherForm("a finger without a list of \"samples\""))
        }
        var track = TouchScript.Track(samples: [])
        for (index, sample) in samples.enumerated() {
            var reader = self
            reader.place.sample = index + 1
            track.samples.append(try reader.sample(sample))
        }
        switch members["ends"] {
        case nil, .string("lift"): break
        case .string("cancel"): track.ends = .cancel
        case .some: throw place.with(.otherForm("\"ends\" is neither \"lift\" nor \"cancel\""))
        }
        return track
    }

    private func sample(_ json: JSON) throws(TouchScript.LoadingError) -> TouchScript.Sample {
        guard case .array(let values) = json, values.count == 3 else {
            throw place.with(.otherForm("a sample is a list of three numbers"))
        }
        var numbers: [Double] = []
        for value in values {
            guard case .number(let number) = value else {
                throw place.with(.otherForm("a sample is a list of three numbers"))
            }
            numbers.append(number)
        }
        return TouchScript.Sample(time: numbers[0], x: numbers[1], y: numbers[2])
    }
}

extension TouchScript.LoadingError {
    fileprivate func with(_ problem: Problem) -> Self {
        var error = self
        error.problem = problem
        return error
    }
}

extension [String: JSON] {
    /// The name of a stroke; the raw form calls it `id`.
    fileprivate var name: String? {
        guard case .string(let name)? = self["name"] ?? self["id"], !name.isEmpty else { return nil }
        return name
    }
}

extension String {
    /// The text with control characters written as text, so that a file's name cannot steer a terminal.
    fileprivate var escapingControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)" }
            .joined()
    }
}
