import UIKitShim

/// One of a few songs.
struct Song {
    private static let names = ["Morning", "Blue Door", "Paper Boat", "Slow Train", "Harbour", "Lanterns", "North"]
    let number: Int

    var name: String { "\(Self.names[number % Self.names.count]) \(number / Self.names.count + 1)" }
}

extension Rows {
    /// Thirty songs as rows.
    static func songs(from first: Int) -> Rows {
        Rows(30) { cell, row in
            let song = Song(number: first + row)
            cell.show(row: song.number, title: song.name, subtitle: "3:\(10 + song.number % 50)")
        }
    }
}

extension RowsController {
    /// A tab with songs. It contains no code for the player.
    static func songs(_ title: String, from first: Int, onSong: @escaping @MainActor (Int) -> Void) -> RowsController {
        let controller = RowsController(.songs(from: first))
        controller.title = title
        controller.onRow = { onSong(first + $0) }
        return controller
    }
}

/// A song's artwork, which grows as its player opens. It takes no touches.
final class ArtworkView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "artwork"
    }

    required init?(coder: NSCoder) { nil }

    /// Places the artwork between its frame in the bar and that in the open player.
    ///
    /// - Parameter openness: 0 in the bar, 1 open.
    func lie(between small: CGRect, and large: CGRect, openness: CGFloat) {
        func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * openness }
        frame = CGRect(
            x: between(small.minX, large.minX), y: between(small.minY, large.minY),
            width: between(small.width, large.width), height: between(small.height, large.height))
        layer.cornerRadius = between(8, 20)
    }
}
