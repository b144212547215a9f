// Code that compiles only with NonisolatedNonsendingByDefault and InferIsolatedConformances.
import UIKit

final class Draft {
    var text = ""
}

nonisolated func save(_ draft: Draft) async { draft.text += "." }

@MainActor
final class Editor: UIViewController {
    private let draft = Draft()

    func close() async { await save(draft) }
}

@MainActor
final class Note: CustomStringConvertible {
    var text = ""
    var description: String { text }
}
