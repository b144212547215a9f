import DeckTransition
import HeadlessSwiftUI
import HeadlessUIKit
import Support
import Testing

/// What a test tells its views, and what they report.
@MainActor
final class Notes {
    /// The reports in order.
    var lines: [String] = []
    /// Closures that set the states of the views, by name.
    var set: [String: (Int) -> Void] = [:]
    /// The values that the bodies have read last, by name.
    var read: [String: Int] = [:]

    /// Called in bodies: registers a closure that sets a state, and the value that was read.
    func on(_ name: String, _ act: @escaping (Int) -> Void) { set[name] = act }
    func saw(_ name: String, _ value: Int) { read[name] = value }
    func telling(_ line: String) -> () -> Void { { self.lines.append(line) } }
    func set(_ name: String, _ value: Int) { set[name]?(value) }
    func count(_ line: String) -> Int { lines.count { $0 == line } }
}

/// A phone that shows a SwiftUI view.
@MainActor
final class Phone {
    let stage: Stage
    let home: UIViewController
    /// The controllers that were presented from it, in order.
    private(set) var cards: [UIViewController] = []

    convenience init(screen: Screen = .phone, _ content: some View) { self.init(.standard, screen: screen, content) }

    init(_ way: Way, screen: Screen = .phone, _ content: some View) {
        stage = Stage(screen: screen, assumptions: way.doubt.assumptions)
        stage.swiftUIAssumptions = way.swiftUI
        home = UIHostingController(rootView: content)
        stage.window.rootViewController = home
        settle()
    }

    /// A phone with a view that takes notes, and the notes.
    static func noting(_ way: Way = .standard, _ content: (Notes) -> some View) -> (Phone, Notes) {
        let notes = Notes()
        return (Phone(way, content(notes)), notes)
    }

    /// The presented controllers, the lowest first.
    var presented: [UIViewController] { Array(sequence(first: home, next: \.presentedViewController).dropFirst()) }
    var card: UIViewController? { home.presentedViewController }

    func settle() {
        note()
        for _ in 0..<600 where !stage.settle(within: 0) {
            stage.advanceFrame()
            note()
        }
        note()
    }

    /// Lets time pass when something never settles, such as a check in every frame.
    func wait(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 60) {
            stage.advanceFrame()
            note()
        }
    }

    func note() {
        for card in presented where !cards.contains(where: { $0 === card }) { cards.append(card) }
    }

    // MARK: Views

    func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView? = nil) -> [Kind] {
        let view = view ?? stage.window
        return ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { views(kind, in: $0) }
    }

    var texts: [String] { views(UILabel.self).compactMap(\.text) }

    /// The center of the button with this title, in the window; the button has to exist.
    func place(of title: String, sourceLocation: SourceLocation = #_sourceLocation) -> CGPoint {
        let control = views(UIControl.self).last { $0.subviews.contains { ($0 as? UILabel)?.text == title } }
        guard let control else {
            Issue.record("There is no button \"\(title)\".", sourceLocation: sourceLocation)
            return .zero
        }
        return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }

    /// Taps the button with this title.
    func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let finger = stage.touch(at: place(of: title, sourceLocation: sourceLocation))
        stage.advance(by: 0.05)
        finger.lift()
        settle()
    }

    /// Pulls the card down, and far enough back that nothing is dismissed; returns how far the card followed, in points.
    func pulled(from y: CGFloat = 400) -> CGFloat {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        finger.move(by: .down(100), over: 0.2)
        let pulled = card?.enclosingCard?.card.transform.ty ?? .nan
        finger.swipe(by: .down(-100), over: 0.3)
        settle()
        return pulled
    }

    /// Drags the card away.
    func dragAway() {
        stage.touch(at: CGPoint(x: 200, y: 140)).swipe(by: .down(560), over: 0.25)
        settle()
    }
}

/// Expects that nothing runs and nothing is left, for a card at rest.
@MainActor
func expectNothingLeft(_ phone: Phone, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(phone.card == nil, sourceLocation: sourceLocation)
    #expect(phone.stage.window.subviews.count == 1, sourceLocation: sourceLocation)
    #expect(phone.home.view.transform == .identity, sourceLocation: sourceLocation)
}

// MARK: - Views that many tests show

struct Photo: Identifiable, Equatable {
    let id: Int
    var title = ""
}

/// A list in a card, with a button that closes it.
struct CardContent: View {
    let notes: Notes
    let name: String
    @State private var count = 0
    @Environment(\.dismissCard) private var dismissCard

    var body: some View {
        let _ = notes.lines.append("card \(name) count \(count)")
        ScrollView {
            VStack {
                Button("More") { count += 1 }
                Button("Close") { dismissCard() }
                ForEach(0..<40) { Text("Row \($0)") }
            }
        }
    }
}

/// A screen with a deck that is presented by a Boolean value.
struct DeckHome: View {
    let notes: Notes
    var configuration = DeckConfiguration()
    @State private var isShown = false
    @State private var number = 0

    var body: some View {
        let _ = notes.on("isShown") { isShown = $0 == 1 }
        let _ = notes.on("number") { number = $0 }
        let _ = notes.saw("isShown", isShown ? 1 : 0)
        VStack {
            Text("home \(number)")
            Button("Show") { isShown = true }
        }
        .deck(isPresented: $isShown, as: configuration, onDismiss: notes.telling("onDismiss")) {
            CardContent(notes: notes, name: "\(number)")
        }
    }
}

/// A screen with a deck that is presented by an item.
struct ItemHome: View {
    let notes: Notes
    @State private var photo: Photo?

    var body: some View {
        let _ = notes.on("photo") { photo = $0 == 0 ? nil : Photo(id: $0) }
        let _ = notes.saw("photo", photo?.id ?? 0)
        Color.white
            .deck(item: $photo, onDismiss: notes.telling("onDismiss")) { photo in
                CardContent(notes: notes, name: "photo \(photo.id)")
            }
    }
}
