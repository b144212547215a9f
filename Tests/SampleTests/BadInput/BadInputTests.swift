import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter
import Support
import Testing

/// Every public initializer and method that takes a number, called with those that nobody expects.
@MainActor
@Suite("One rule for bad input")
struct BadInputTests {
    nonisolated static let odd: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e200, -1e15,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, -1, 1, 120,
    ]

    /// Calls one member with two odd numbers. Returns the numbers that came of it.
    typealias Call = @MainActor @Sendable (CGFloat, CGFloat) -> [CGFloat]

    /// By file and name, what a walk calls, and looks at.
    nonisolated static let calls: [String: Call] = engineCalls.merging(motionCalls) { $1 }.merging(cardCalls) { $1 }

    @Test("No number traps, and every number that comes out is a number", arguments: calls.keys.sorted())
    func walk(_ name: String) throws {
        let call = try #require(Self.calls[name])
        for (index, one) in Self.odd.enumerated() {
            // Each number in each place, beside itself and two others.
            for other in [0, 1, 6].map({ Self.odd[(index + $0) % Self.odd.count] }) {
                let results = call(one, other)
                #expect(results.allSatisfy { !$0.isNaN }, "\(name) of \(one) and \(other): \(results)")
            }
        }
    }

    @Test("The test calls every public member that takes a number")
    func isComplete() throws {
        let walked = StoppingTests.stopping.union(Self.calls.keys)
        #expect(try Self.members(withSPI: false).subtracting(walked) == [])
        #expect(try walked.subtracting(Self.members(withSPI: true)) == [])
    }

    // MARK: What is public

    /// By file and name, all that take a number and are no closure.
    private static func members(withSPI: Bool) throws -> Set<String> {
        let number = try Regex(#"\b(CGFloat|Double|TimeInterval|Int|CGPoint|CGRect|CGSize|CGVector|UIEdgeInsets)\b"#)
        let head = try Regex<(Substring, Substring)>(
            #"public (?:static |convenience |override |mutating |required )*(init|func \w+)\??\("#)
        var found: Set<String> = []
        let libraries = [
            "GestureArbiter", "GestureArbiterDiagnostics", "GestureArbiterFlights", "Cards", "InteractiveDismissal",
            "DeckTransition", "Panels",
        ]
        for path in libraries.flatMap({ Repository.sources(in: "Sources/\($0)") }) {
            let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let source = try Repository.text(path)
            let text = withSPI ? source : withoutSPI(source)
            for match in text.matches(of: head) {
                let parameters = parameters(in: text[match.range.upperBound...])
                let takesNumber = parameters.contains { parameter in
                    let type = parameter.drop { $0 != ":" }.prefix { $0 != "=" }
                    return !type.contains("->") && type.contains(number)
                }
                guard takesNumber else { continue }
                let labels = parameters.map { $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)[0] + ":" }
                    .joined()
                let name = match.output.1.replacing("func ", with: "")
                found.insert("\(file) \(name)(\(labels))")
            }
        }
        return found
    }

    /// The source without what only the libraries among themselves call: members and whole blocks of the SPI.
    private static func withoutSPI(_ source: String) -> String {
        var isInBlock = false
        return source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if isInBlock {
                isInBlock = line != "}"
                return false
            }
            isInBlock = line.hasPrefix("@_spi") && line.hasSuffix("{") && !line.hasPrefix(" ")
            return !line.contains("@_spi")
        }.joined(separator: "\n")
    }

    /// Those of a declaration whose opening parenthesis `text` follows.
    private static func parameters(in text: Substring) -> [String] {
        var (depth, parameters) = (0, [""])
        for character in text {
            if ")]}>".contains(character), !parameters[parameters.count - 1].hasSuffix("-") { depth -= 1 }
            if depth < 0 { break }
            if "([{<".contains(character) { depth += 1 }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        return parameters
    }
}

/// One after the other: a program that stops is a process of its own. A release build stops without a message.
@Suite("Numbers of which no use is possible", .serialized, .enabled(if: isDebugBuild))
struct StoppingTests {
    nonisolated static let stopping: Set<String> = [
        "Projection init(rate:)"
    ]

    @Test(
        "A number that stops the program does so in its initializer, and says what to give instead",
        arguments: stopping.sorted())
    func stops(_ name: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Motion.Projection(rate: 1)
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Give "), "\(name): \(message)")
    }
}
