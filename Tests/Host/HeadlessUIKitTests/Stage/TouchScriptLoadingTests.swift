import HeadlessUIKit
import Testing

struct TouchScriptLoadingTests {
    private func load(_ text: String) throws -> [TouchScript] {
        try TouchScript.load(Data(text.utf8), file: "strokes.json")
    }

    private func message(of text: String) -> String? {
        #expect(throws: TouchScript.LoadingError.self) { try load(text) }?.description
    }

    @Test("A file of one script is read")
    func fileOfOneScriptIsRead() throws {
        let scripts = try load(
            #"{"version": 1, "name": "pull", "fingers": [{"samples": [[0, 195, 400], [0.008, 195, 412.5]], "ends": "cancel"}]}"#
        )
        let samples = [TouchScript.Sample(time: 0, x: 195, y: 400), .init(time: 0.008, x: 195, y: 412.5)]
        #expect(scripts == [TouchScript(name: "pull", fingers: [.init(samples: samples, ends: .cancel)])])
    }

    @Test("A file of several strokes is read, and strokes without a name get one")
    func fileOfSeveralStrokesIsReadAndStrokesWithoutANameGetOne() throws {
        let scripts = try load(
            #"""
            {"version": 1, "strokes": [
                {"name": "a", "fingers": [{"samples": [[0, 1, 2]]}, {"samples": [[0.1, 3, 4]], "ends": "lift"}]},
                {"samples": [[0, 1, 2]]}
            ]}
            """#)
        #expect(scripts.map(\.name) == ["a", "strokes 2"])
        #expect(scripts.map(\.fingers.count) == [2, 1])
        #expect(scripts[0].fingers.map(\.ends) == [.lift, .lift])
    }

    @Test("The raw form without a version is read")
    func rawFormWithoutAVersionIsRead() throws {
        let scripts = try load(#"{"about": "x", "strokes": [{"id": "stroke-1", "samples": [[0, 1, 2], [0.1, 1, 3]]}]}"#)
        #expect(scripts.map(\.name) == ["stroke-1"])
        #expect(scripts[0].fingers[0].samples.count == 2)
    }

    @Test("A saved recording is read back, and saves to the same bytes")
    func savedRecordingIsReadBackAndSavesToTheSameBytes() throws {
        let scripts =
            TouchScript.recorded + TouchScript.composed + [
                TouchScript(
                    name: "a \"quoted\"\nname",
                    fingers: [
                        .init(samples: [.init(time: 0, x: -1.25, y: 1e4)], ends: .cancel),
                        .init(samples: [.init(time: 0.5, x: 0.1 + 0.2, y: 0)]),
                    ])
            ]
        let data = TouchScript.recording(of: scripts)
        #expect(try TouchScript.load(data, file: "x.json") == scripts)
        #expect(TouchScript.recording(of: try TouchScript.load(data, file: "x.json")) == data)
    }

    @Test("A script is coded as version 1 and decoded again")
    func scriptIsCodedAsVersion1AndDecodedAgain() throws {
        let script = TouchScript.recorded[1]
        let data = try JSONEncoder().encode(script)
        #expect(try JSONDecoder().decode(TouchScript.self, from: data) == script)
        #expect(try TouchScript.load(data, file: "x.json") == [script])
        let later = String(decoding: data, as: UTF8.self).replacingOccurrences(
            of: "\"version\":1", with: "\"version\":2")
        #expect(throws: (any Error).self) { try JSONDecoder().decode(TouchScript.self, from: Data(later.utf8)) }
    }

    @Test(
        "A fault is reported with its place",
        arguments: [
            ("", "strokes.json: the file is empty."),
            (" \n", "strokes.json: the file is empty."),
            ("hello", "strokes.json: the file is not JSON (line 1, column 1: expected a value)."),
            (
                "{\"version\": 1,\n \"strokes\": [",
                "strokes.json: the file is not JSON (line 2, column 14: expected a value)."
            ),
            ("{\"version\": 1,}", "strokes.json: the file is not JSON (line 1, column 15: expected a key in quotes)."),
            ("[1, 2]", "strokes.json: this is not a recording (not an object)."),
            ("{}", "strokes.json: the format's version is missing."),
            (#"{"version": 2, "strokes": []}"#, "strokes.json: version 2 of the format is unknown."),
            (#"{"version": "1.1"}"#, "strokes.json: version \"1.1\" of the format is unknown."),
            (#"{"version": 1}"#, "strokes.json: this is not a recording (no \"fingers\")."),
            (#"{"version": 1, "strokes": []}"#, "strokes.json: no finger is in it."),
            (#"{"version": 1, "fingers": []}"#, "strokes.json: no finger is in it."),
            (#"{"version": 1, "fingers": [{"samples": []}]}"#, "strokes.json: the finger has no samples."),
            (#"{"version": 1, "samples": [[0, 1]]}"#, "strokes.json: sample 1: this is not a recording"),
            (
                #"{"version": 1, "samples": [[0, 1, 2], [0, "a", 2]]}"#,
                "strokes.json: sample 2: this is not a recording"
            ),
            (
                #"{"version": 1, "strokes": [{"samples": [[0, 1, 1]]}, {"name": "back", "samples": [[0.03, 1, 1], [0.02, 1, 1]]}]}"#,
                "strokes.json: stroke 2 (back), sample 2: the time goes back from 0.03 s to 0.02 s."
            ),
            (
                #"{"version": 1, "samples": [[-1, 1, 1]]}"#,
                "strokes.json: sample 1: the time goes back from 0.0 s to -1.0 s."
            ),
            (
                #"{"version": 1, "samples": [[0, 1, 1], [0.1, NaN, 1]]}"#,
                "strokes.json: sample 2: a number is not finite."
            ),
            ("\u{FEFF}{\"version\": 1}", "strokes.json: this is not a recording (no \"fingers\")."),
            (
                #"{"version": 1, "samples": [[0, 1, 1], [86400, 1, 1]]}"#,
                "strokes.json: sample 2: 86400.0 s is beyond the limit: at most 600.0 s."
            ),
            (
                #"{"version": 1, "samples": [[0, 1, 1e17]]}"#,
                "strokes.json: sample 1: 1e+17 pt is beyond the limit: at most 100000.0 pt to either side."
            ),
            (
                #"{"version": 1, "fingers": [\#(Array(repeating: #"{"samples": [[0, 1, 1]]}"#, count: 21).joined(separator: ","))]}"#,
                "strokes.json: 21 fingers is beyond the limit: at most 20 fingers."
            ),
            (
                #"{"version": 1, "strokes": [{"name": "\u001b[31mred", "samples": []}]}"#,
                #"strokes.json: stroke 1 (\u{1B}[31mred): the finger has no samples."#
            ),
            (#"{"version": 1, "samples": [[0, 1, -Infinity]]}"#, "strokes.json: sample 1: a number is not finite."),
            (#"{"version": 1, "samples": [[1e999, 1, 1]]}"#, "strokes.json: sample 1: a number is not finite."),
            (
                #"{"version": 1, "fingers": [{"samples": [[0, 1, 1]]}, {"samples": [[0, 1, 1e999]]}]}"#,
                "strokes.json: finger 2, sample 1: a number is not finite."
            ),
            (
                #"{"version": 1, "fingers": [{"samples": [[0, 1, 1]], "ends": "up"}]}"#,
                "strokes.json: this is not a recording"
            ),
        ])
    func faultIsReportedWithItsPlace(text: String, expected: String) throws {
        let said = try #require(message(of: text))
        #expect(said.hasPrefix(expected), "\(said)")
        // Every message ends with what to do.
        #expect(said.count > expected.count)
    }

    @Test("A missing file is reported")
    func missingFileIsReported() {
        let url = URL(fileURLWithPath: "/nowhere/strokes.json")
        let error = #expect(throws: TouchScript.LoadingError.self) { try TouchScript.load(contentsOf: url) }
        #expect(error?.description == "strokes.json: the file cannot be read (no such file). Check the path.")
    }

    @Test("Deep nesting and broken text are refused without a crash")
    func deepNestingAndBrokenTextAreRefusedWithoutACrash() {
        #expect(message(of: String(repeating: "[", count: 100_000)) != nil)
        #expect(message(of: "{\"version\": 1, \"name\": \"\\") != nil)
        #expect(message(of: "{\"version\": 1, \"name\": \"\\q\"}") != nil)
        #expect(throws: TouchScript.LoadingError.self) { try TouchScript.load(Data([0xFF, 0x00]), file: "x") }
    }
}
