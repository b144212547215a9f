import Foundation

/// Under how many ways in which UIKit might behave a test runs.
///
/// `swift test` runs each test under the defaults and under two more, which differ for each test, so that every way is
/// used by many tests. `DOUBTS=first` runs each under the defaults alone, `DOUBTS=every` under all of them, which takes
/// five times as long, and `DOUBTS=2/4` under the defaults and one of four parts of the others, counted from 0.
enum Breadth: Sendable {
    case first
    case sampled
    case every
    case part(Int, of: Int)

    static let chosen = Breadth(ProcessInfo.processInfo.environment["DOUBTS"] ?? "")

    /// The number of the part; 0 without parts.
    var number: Int { if case .part(let number, of: _) = self { number } else { 0 } }

    private init(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        switch text {
        case "first": self = .first
        case "every": self = .every
        case _ where numbers.count == 2 && numbers[1] > 0: self = .part(numbers[0], of: numbers[1])
        default: self = .sampled
        }
    }
}

extension Array where Element: Sendable {
    /// The first element, which is the default, and two of the others: they differ for each call site, and are the same
    /// for each run. ``Breadth`` may ask for fewer or more.
    public func sampled(_ file: String = #fileID, _ line: Int = #line, _ column: Int = #column) -> [Element] {
        let others = dropFirst()
        switch Breadth.chosen {
        case .first: return Array(prefix(1))
        case .sampled: if others.count <= 2 { return self }
        case .every: return self
        case .part(let part, of: let count):
            return Array(prefix(1)) + others.enumerated().filter { $0.offset % count == part }.map(\.element)
        }
        let place = Int(fingerprint(of: "\(file):\(line):\(column)") % UInt64(others.count))
        let across = (place + others.count / 2) % others.count
        return [self[0]] + [place, across].sorted().map { others[others.startIndex + $0] }
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
