import DeckTransition
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// What an app keeps of a card between two launches: the detent, and whether the card was there.
private struct Kept: Codable, Equatable {
    var detent: Detent.Identifier?
    var isShown = true
}

/// An app that keeps a card's detent and presence, and is launched with what an earlier launch has kept. The card rests
/// at 120 and 320 points, and comes to 320 if nothing is kept.
@MainActor
private final class Launch {
    let kind: CardKind
    let stage: Stage
    let home = UIViewController()
    let content = UIViewController()
    private(set) var panel: Panel?
    private static let few: Detent.Identifier = .height(120)
    static let many: Detent.Identifier = .height(320)

    init(_ kind: CardKind, _ kept: Data? = nil, detents: [Detent] = [.height(120), .height(320)]) throws {
        self.kind = kind
        stage = Stage(rootViewController: home)
        stage.advance(by: 0)
        let kept = try kept.map { try JSONDecoder().decode(Kept.self, from: $0) }
        if kind.isSwiftUI {
            if let detent = kept?.detent { stage.sceneStorage["detent"] = detent.rawValue }
            if let kept { stage.sceneStorage["isShown"] = kept.isShown }
            home.fill(with: Restored(kind: kind, detents: detents, content: content))
        } else {
            restore(kept, detents)
        }
        stage.advance(by: 0)
    }

    private func restore(_ kept: Kept?, _ detents: [Detent]) {
        if let edge = kind.edge {
            let configuration = Panel.Configuration(at: edge, detents: detents, selected: Self.many)
            panel = home.addPanel(content, as: configuration, selected: kept?.detent, animated: false)
            if kept?.isShown == false { panel?.hide(animated: false) }
        } else if kept?.isShown != false {
            present(kept?.detent, detents)
        }
    }

    private func present(_ detent: Detent.Identifier?, _ detents: [Detent]) {
        if kind == .deck {
            let configuration = DeckConfiguration(detents: detents, selected: Self.many)
            home.presentDeck(content, as: configuration, selected: detent, animated: false)
        } else {
            var configuration = kind == .cover ? CardConfiguration.cover : CardConfiguration()
            (configuration.detents, configuration.selectedDetent) = (detents, Self.many)
            home.presentCard(content, as: configuration, selected: detent, animated: false)
        }
    }

    var card: (any CardControlling)? { content.enclosingCard }

    /// What the app keeps now.
    func keep() throws -> Data {
        if kind.isSwiftUI {
            let stored = stage.sceneStorage
            let detent = (stored["detent"] as? String).map(Detent.Identifier.init(rawValue:))
            return try JSONEncoder().encode(Kept(detent: detent, isShown: stored["isShown"] as? Bool ?? true))
        }
        let isShown = panel?.isShown ?? (card != nil)
        return try JSONEncoder().encode(Kept(detent: card?.selectedDetent, isShown: isShown))
    }
}

/// The same app in SwiftUI.
private struct Restored: View {
    let kind: CardKind
    let detents: [Detent]
    let content: UIViewController
    @SceneStorage("isShown") private var isShown = true
    @SceneStorage("detent") private var detent = Launch.many

    var body: some View {
        let selection = $detent
        if kind == .swiftUICard {
            Color.clear.card(
                isPresented: $isShown, as: CardConfiguration(selected: Launch.many), detents: detents,
                selection: selection
            ) { Around(content: content) }
        } else if kind == .swiftUIDeck {
            Color.clear.deck(
                isPresented: $isShown, as: DeckConfiguration(selected: Launch.many), detents: detents,
                selection: selection
            ) { Around(content: content) }
        } else {
            Color.clear.panel(
                isPresented: $isShown, as: Panel.Configuration(selected: Launch.many), at: kind.edge, detents: detents,
                selection: selection
            ) { Around(content: content) }
        }
    }
}

private struct Around: UIViewControllerRepresentable {
    let content: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { content }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A launch that gives every kind of card what an earlier launch has kept.
@MainActor
@Suite("Every kind of card, at the next launch")
struct RestorationTests {
    nonisolated static let kinds = CardKind.controlled

    @Test("A card comes back to its detent, and rests there at once", arguments: kinds)
    func detent(kind: CardKind) throws {
        let first = try Launch(kind)
        first.stage.settle()
        #expect(first.card?.selectedDetent == .height(320))
        first.card?.selectedDetent = .height(120)
        first.stage.settle()
        let second = try Launch(kind, first.keep())
        if kind.isSwiftUI { second.stage.settle() }
        #expect(second.card?.selectedDetent == .height(120))
        #expect(second.card?.position.translation == 200)
        #expect(second.stage.warnings == [])
        #expect(try JSONDecoder().decode(Kept.self, from: second.keep()) == Kept(detent: .height(120)))
    }

    @Test("A card that was not there stays away", arguments: kinds)
    func away(kind: CardKind) throws {
        let first = try Launch(kind, JSONEncoder().encode(Kept(isShown: false)))
        first.stage.settle()
        #expect(first.card == nil || first.panel?.isShown == false)
        #expect(try JSONDecoder().decode(Kept.self, from: first.keep()).isShown == false)
        #expect(first.stage.warnings == [])
    }

    @Test("A hidden panel comes back hidden, and shows at the detent that it had", arguments: kinds)
    func hidden(kind: CardKind) throws {
        guard kind.edge != nil, !kind.isSwiftUI else { return }
        let first = try Launch(kind)
        first.panel?.selectedDetent = .height(120)
        first.panel?.hide()
        first.stage.settle()
        let second = try Launch(kind, first.keep())
        #expect(second.panel?.isShown == false)
        #expect(second.panel?.progress == 1)
        second.panel?.show(animated: false)
        #expect(second.panel?.position.translation == 200)
        #expect(second.stage.warnings == [])
    }

    @Test("A detent that does not exist any more does not count, and the log says so once", arguments: kinds)
    func gone(kind: CardKind) throws {
        let kept = try JSONEncoder().encode(Kept(detent: "a third"))
        for _ in 0..<2 {
            let launch = try Launch(kind, kept)
            launch.stage.settle()
            // A binding's own default is not known.
            let detent: Detent.Identifier = .height(kind.isSwiftUI ? 120 : 320)
            #expect(launch.card?.selectedDetent == detent, "the smallest, or the configuration's")
            #expect(launch.card?.position.translation == (kind.isSwiftUI ? 200 : 0))
            #expect(launch.stage.warnings.count == 1)
            #expect(launch.stage.warnings.first?.contains("\"a third\"") == true)
            #expect(try JSONDecoder().decode(Kept.self, from: launch.keep()).detent == detent)
        }
    }

    @Test("Without a detent of the configuration's, the card comes to its smallest", arguments: kinds)
    func goneWithAll(kind: CardKind) throws {
        let kept = try JSONEncoder().encode(Kept(detent: "a third"))
        let launch = try Launch(kind, kept, detents: [.height(100), .height(200)])
        launch.stage.settle()
        #expect(launch.card?.selectedDetent == .height(100))
        #expect(launch.card?.position.translation == 100)
    }

    @Test("Two windows of an app keep their own detents", arguments: kinds)
    func windows(kind: CardKind) throws {
        let (one, other) = try (Launch(kind), Launch(kind))
        for launch in [one, other] { launch.stage.settle() }
        other.card?.selectedDetent = .height(120)
        other.stage.settle()
        let (again, otherAgain) = try (Launch(kind, one.keep()), Launch(kind, other.keep()))
        for launch in [again, otherAgain] { launch.stage.settle() }
        #expect(again.card?.selectedDetent == .height(320))
        #expect(otherAgain.card?.selectedDetent == .height(120))
    }

    @Test("A name is kept as text, and what is no text is refused by an error")
    func text() throws {
        let names: [Detent.Identifier] = [.large, .height(120), .fraction(0.3), "a \"third\"", ""]
        let data = try JSONEncoder().encode(names)
        #expect(try JSONDecoder().decode([String].self, from: data) == names.map(\.rawValue))
        #expect(try JSONDecoder().decode([Detent.Identifier].self, from: data) == names)
        for damaged in ["[3]", "[null]", "[{}]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([Detent.Identifier].self, from: Data(damaged.utf8))
            }
        }
    }
}
