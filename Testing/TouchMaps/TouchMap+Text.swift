extension TouchMap: CustomStringConvertible {
    /// The same as ``text``.
    public var description: String { text }

    /// The map as text: a picture of each stroke with one letter an owner; each owner and reason with its places; the
    /// conflicts. The same map always prints the same text.
    public var text: String { text(numbers: true) }

    /// The map as text.
    ///
    /// - Parameter numbers: False leaves out the measured numbers of the reasons, such as that of an inset.
    public func text(numbers: Bool) -> String {
        let legend = legend
        var lines = [
            "touch map, \(area.width.rounded) × \(area.height.rounded) pt, one finger every \(grid.rounded) pt, "
                + "60 pt in 0.2 s" + (rest > 0 ? ", after a rest of \(rest) s" : ""), "",
        ]
        lines += pictures(legend) + [""]
        lines += legend.map { "\($0.letter)  \($0.owner)" } + ["·  nothing"]
        for stroke in fingers { lines += ["", stroke.rawValue] + reasons(stroke, numbers: numbers) }
        lines.append("")
        lines.append(
            conflicts.isEmpty ? "no conflicts" : "\(conflicts.count) conflict\(conflicts.count == 1 ? "" : "s")")
        lines += conflicts.map { "  " + (numbers ? "\($0)" : "\($0)".withoutNumbers) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The pictures of all strokes, side by side.
    private func pictures(_ legend: [(owner: Owner, letter: Character)]) -> [String] {
        let letters = Dictionary(uniqueKeysWithValues: legend.map { ($0.owner, $0.letter) })
        let margin = String(repeating: " ", count: 6)
        let head = margin + fingers.map { $0.rawValue.padded(to: columns) }.joined(separator: "  ")
        return [head.withoutTrailingSpace]
            + (0..<rows).map { row in
                let y = "\(point(row * columns).y.rounded)".padded(to: 6)
                let pictures = fingers.map { stroke in
                    let owners = (plays[stroke] ?? [])[(row * columns)..<((row + 1) * columns)].map(\.owner)
                    return String(owners.map { letters[$0] ?? "·" }).padded(to: columns)
                }
                return (y + pictures.joined(separator: "  ")).withoutTrailingSpace
            }
    }

    /// The owners in the order in which they appear, each with a letter: the first one of its name, if that is free.
    var legend: [(owner: Owner, letter: Character)] {
        var legend: [(owner: Owner, letter: Character)] = []
        var free = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        for play in fingers.flatMap({ plays[$0] ?? [] }) where play.owner != .nothing {
            guard !legend.contains(where: { $0.owner == play.owner }) else { continue }
            let word = play.owner.name.split(separator: " ").last ?? ""
            let wanted = word.prefix(1).uppercased().first
            let letter = wanted.flatMap { free.contains($0) ? $0 : nil } ?? free.first ?? "?"
            free.removeAll { $0 == letter }
            legend.append((play.owner, letter))
        }
        return legend
    }

    /// A line for each owner and reason.
    private func reasons(_ stroke: Stroke, numbers: Bool) -> [String] {
        groups(stroke) { play in
            let reason = numbers ? play.reason : play.reason.withoutNumbers
            return reason.isEmpty ? "\(play.owner)" : "\(play.owner) — \(reason)"
        }.map { "  \($0.key)  [\(words(for: $0.places))]" }
    }

    /// The places of one stroke by a property of their plays, in reading order.
    func groups<Key: Equatable>(_ stroke: Stroke, by key: (Play) -> Key) -> [(key: Key, places: [Int])] {
        var groups: [(key: Key, places: [Int])] = []
        for (place, play) in zip(places, plays[stroke] ?? []) {
            let key = key(play)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].places.append(place)
            } else {
                groups.append((key, [place]))
            }
        }
        return groups
    }
}

extension String {
    func padded(to count: Int) -> String { self + String(repeating: " ", count: Swift.max(count - self.count, 0)) }

    fileprivate var withoutTrailingSpace: String {
        var text = self
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }

    /// The text with … for each decimal number.
    fileprivate var withoutNumbers: String { replacing(/-?\d+\.\d+/, with: "…") }
}
