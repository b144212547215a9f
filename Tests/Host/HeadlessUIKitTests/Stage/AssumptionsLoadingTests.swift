import Foundation
import HeadlessUIKit
import Testing

struct AssumptionsLoadingTests {
    private func load(_ text: String) throws -> Assumptions { try Assumptions(Data(text.utf8), file: "phone.json") }

    private func fault(_ text: String) -> String {
        do {
            _ = try load(text)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func `What a file names is set, the rest is the default`() throws {
        let loaded = try load(
            """
            {"version": 1, "device": "a phone", "evidence": {"panSlop": "seen"}, "assumptions":
            {"actionDelivery": "nextTurn", "panSlop": 9.67, "catchingOmitsSlop": false, "disturbances": ["insetsChange"]}}
            """)
        var expected = Assumptions()
        (expected.actionDelivery, expected.panSlop, expected.catchingOmitsSlop) = (.nextTurn, 9.67, false)
        expected.disturbances = [.insetsChange]
        #expect(loaded == expected)
    }

    @Test func `A file is read, and a missing one is told`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data(#"{"version": 1, "assumptions": {"scrollSlop": 3}}"#.utf8).write(to: url)
        #expect(try Assumptions(contentsOf: url).scrollSlop == 3)
        try FileManager.default.removeItem(at: url)
        #expect(throws: Assumptions.LoadingError.self) { try Assumptions(contentsOf: url) }
    }

    @Test(arguments: [
        ("", "phone.json: it is not JSON (line 1, column 1: expected a value)."),
        ("[]", "phone.json: \"version\" is not 1. Measure again."),
        (#"{"version": 2, "assumptions": {}}"#, "phone.json: \"version\" is not 1. Measure again."),
        (#"{"version": 1}"#, "phone.json: it has no \"assumptions\". Measure again."),
        (
            #"{"version": 1, "assumptions": {"panVelocity": "fast"}}"#,
            "phone.json: \"panVelocity\" is \"fast\". Give it one of lastTwoSamples, weightedThree."
        ),
        (
            #"{"version": 1, "assumptions": {"catchingOmitsSlop": 1}}"#,
            "phone.json: \"catchingOmitsSlop\" is 1.0. Give it true or false."
        ),
        (
            #"{"version": 1, "assumptions": {"panSlop": -1}}"#,
            "phone.json: \"panSlop\" is -1.0. Give it a number of points from 0 on."
        ),
    ])
    func `A fault is told, with what to do instead`(text: String, expected: String) {
        #expect(fault(text) == expected)
    }

    @Test func `A switch that there is not is told, with those that there are`() {
        let said = fault(#"{"version": 1, "assumptions": {"panSlope": 4}}"#)
        #expect(said.hasPrefix("phone.json: \"panSlope\" is no switch."))
        #expect(said.contains("panSlop, "))
    }
}
