import UIKitShim

/// One of a few songs.
struct Song {
    private static let names = ["Morning", "Blue Door", "Paper Boat", "Slow Train", "Harbour", "Lanterns", "North"]
    let number: Int

    var name: String { "\(Self.names[number % Self.names.count]) \(number / Self.names.count + 1)" }
}

/// A tab with songs. It contains no code for the player.
@MainActor
final class SongsController: UIViewController, UITableViewDelegate {
    private let table = UITableView(frame: .zero)
    private let rows: SongRows
    private let onSong: @MainActor (Int) -> Void

    init(_ title: String, from first: Int, onSong: @escaping @MainActor (Int) -> Void) {
        (rows, self.onSong) = (SongRows(from: first), onSong)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("A tab is made with its title. Demos are not in storyboards.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.rowHeight = RowCell.height
        table.dataSource = rows
        table.delegate = self
        table.accessibilityIdentifier = title
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSong(rows.first + indexPath.row)
    }
}

/// Thirty songs as rows.
@MainActor
final class SongRows: NSObject, UITableViewDataSource {
    let first: Int

    init(from first: Int) {
        self.first = first
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song") as? RowCell ?? RowCell(reuseIdentifier: "song")
        let song = Song(number: first + indexPath.row)
        cell.show(row: song.number, title: song.name, subtitle: "3:\(10 + song.number % 50)")
        return cell
    }
}
