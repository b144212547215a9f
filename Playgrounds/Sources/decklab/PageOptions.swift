import ArgumentParser
import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes

/// What a page without a server compares, and its file.
struct PageOptions: ParsableArguments {
    @Option(
        help: """
            Serves nothing, and writes recorded runs beside each other as one HTML file that needs no server. Without \
            any of the following it has a few telling ones.
            """)
    var page: String?

    @Option(help: "The scene of the recorded runs. (default: deck)")
    var scene: String?

    @Option(
        help: "The policy of one run: \(PolicyName.allCases.map(\.rawValue).joined(separator: ", ")). (default: gated)")
    var policy: String?

    @Option(
        help: """
            What is otherwise in the other run: a policy, or one of the host's switches, as "scrollSlop=4". (default: \
            continuous)
            """)
    var against: String?

    @Option(help: "How far the list is scrolled at touch-down, in points. (default: 40)")
    var offset: Double?

    @Option(help: "The stroke's name. (default: \(StrokeChoice.standard))")
    var stroke: String?

    @Option(help: "A recording to play, in place of a scene and a stroke.")
    var recording: String?

    func validate() throws {
        let others: [(name: String, isGiven: Bool)] = [
            ("scene", scene != nil), ("policy", policy != nil), ("against", against != nil), ("offset", offset != nil),
            ("stroke", stroke != nil), ("recording", recording != nil),
        ]
        if page == nil, let other = others.first(where: \.isGiven) {
            throw ValidationError("--\(other.name) is about a page in a file. Name the file: --page FILE.html")
        }
        let inRecording = others.filter { ["scene", "offset", "stroke"].contains($0.name) }
        if recording != nil, let other = inRecording.first(where: \.isGiven) {
            throw ValidationError("--\(other.name) and --recording contradict each other. Leave one of them out.")
        }
    }

    /// True if no option says what the page shows.
    private var isPlain: Bool {
        scene == nil && policy == nil && against == nil && offset == nil && stroke == nil && recording == nil
    }
}

extension PageOptions {
    /// Writes the page, and prints how large it is.
    @MainActor
    func write(to path: String) throws {
        var comparisons: [String] = []
        for choice in try isPlain ? ComparisonChoice.telling : [choice()] {
            let comparison = try choice.comparison()
            comparisons.append(comparison.json)
            print(comparison.title)
            print("    \(comparison.text)")
        }
        let data = Data(try RecordedPage(of: comparisons).html.utf8)
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw PageFault("\(path) cannot be written. Check the folder, and who may write there")
        }
        print("\(path): \((data.count + 1023) / 1024) KB")
    }

    @MainActor
    private func choice() throws -> ComparisonChoice {
        var choice = try recording.map(Self.choice) ?? ComparisonChoice(scene: scene ?? "deck")
        if let policy { choice.one.policy = try PolicyChoice(named: policy) }
        if recording == nil {
            choice.offset = offset ?? 40
            choice.script = try StrokeChoice.script(named: stroke ?? StrokeChoice.standard)
        }
        choice.other = choice.one
        try choice.setOther(against ?? "continuous")
        return choice
    }

    @MainActor
    private static func choice(recordedIn path: String) throws -> ComparisonChoice {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw PageFault("\(path): the file cannot be read. Check the path")
        }
        do {
            return ComparisonChoice(of: try Recording(contentsOf: data))
        } catch {
            throw PageFault("\(path): \(error)")
        }
    }
}
