import Foundation
import Testing

struct RecordCommandTests {
    private let shell: Shell
    private var folder: URL { shell.folder }

    init() throws { shell = try Shell() }

    private func film(_ arguments: String...) throws -> Shell.Result { try shell.film(arguments) }

    @Test("An unreadable file is reported, and the status is 1")
    func unreadableFileIsReportedAndTheStatusIs1() throws {
        let end = try film("record", "--scene", "moon", "--script", "none")
        #expect(end.status == 1)
        #expect(end.errors.contains("the file cannot be read"), "\(end.errors)")
    }

    @Test("An unknown scene or policy is reported with the known ones")
    func unknownSceneOrPolicyIsReportedWithTheKnownOnes() throws {
        try shell.writePull()
        let timeline = "pull.timeline"
        let scene = try film("record", "--scene", "moon", "--script", timeline)
        #expect(scene.status == 1)
        #expect(scene.errors.contains("no scene is called \"moon\". Take one of these: deck, nested,"))
        let policy = try film("record", "--scene", "card", "--script", timeline, "--policy", "eager")
        #expect(policy.status == 1)
        #expect(policy.errors.contains("no policy is called \"eager\". Take one of these: gated, once,"))
    }

    @Test("A device's measurements become the host's settings in a recording")
    func devicesMeasurementsBecomeTheHostsSettingsInARecording() throws {
        let measured = folder.appendingPathComponent("phone.json")
        try shell.writePull()
        let timeline = "pull.timeline"
        try Data(#"{"version": 1, "assumptions": {"panSlop": 25, "scrollSlop": 25}}"#.utf8).write(to: measured)
        let usual = try film("record", "--scene", "card", "--script", timeline)
        let slow = try film("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path)
        #expect(slow.status == 0, "\(slow.errors)")
        let slops = try [usual, slow].map {
            let file = try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? [String: Any]
            let assumptions = (file?["settings"] as? [String: Any])?["assumptions"] as? [String: Any]
            return assumptions?["panSlop"] as? Double
        }
        #expect(slops == [10, 25])
        try Data(#"{"version": 1, "assumptions": {"panSlop": "wide"}}"#.utf8).write(to: measured)
        let told = try film("record", "--scene", "card", "--script", timeline, "--assumptions", measured.path)
        #expect(told.status == 1)
        #expect(told.errors == "film: phone.json: \"panSlop\" is \"wide\". Give it a number of points from 0 on.\n")
    }
}
