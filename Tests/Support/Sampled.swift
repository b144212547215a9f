import Foundation

/// Under how many ways in which UIKit might behave a test runs.
///
/// `swift test` runs each test under the defaults. `DOUBTS=every` runs each under all of them, which takes five times as
/// long, and `DOUBTS=2/4` under the defaults and one of four parts of the others, counted from 0.
enum Breadth: Sendable {
    case first
    case every
    case part(Int, of: Int)

    static let chosen = Breadth(ProcessInfo.processInfo.environment["DOUBTS"] ?? "")

    /// The number of the part; 0 without parts.
    var number: Int { if case .part(let number, of: _) = self { number } else { 0 } }

    private init(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        switch text {
        case "every": self = .every
        case _ where numbers.count == 2 && numbers[1] > 0: self = .part(numbers[0], of: numbers[1])
        default: self = .first
        }
    }
}

extension Array where Element: Sendable {
    /// The first element, which is the default, and as many of the others as ``Breadth`` asks for.
    public func sampled() -> [Element] {
        switch Breadth.chosen {
        case .first: Array(prefix(1))
        case .every: self
        case .part(let part, of: let count):
            Array(prefix(1)) + dropFirst().enumerated().filter { $0.offset % count == part }.map(\.element)
        }
    }
}

extension Array {
    /// The part of a long list that is played under `doubt`: all of it under the default, and a third under any other,
    /// so that each doubt gets a third of the list and each element a third of the doubts.
    public func share(of doubt: Doubt) -> [Element] {
        doubt.description == Doubt.none.description ? self : third(for: doubt.description)
    }

    /// A third of a long list, which depends on the name and on the part of the doubts.
    public func third(for name: String) -> [Element] {
        stride(from: (Int(fingerprint(of: name) % 3) + Breadth.chosen.number) % 3, to: count, by: 3).map { self[$0] }
    }

    /// The element whose turn it is: all of them follow one another, from one that depends on the part of the doubts.
    public func inTurn(_ number: Int) -> Element { self[(number + Breadth.chosen.number) % count] }
}

/// FNV-1a: unlike `Hasher`, it is the same in every process.
private func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
