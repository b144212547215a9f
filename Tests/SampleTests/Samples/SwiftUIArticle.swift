import GestureArbiterUI
import SwiftUIShim
import UIKitShim

// The samples of GestureArbiterUI's catalogue. Compiled here against the host, and by Laboratory/UIKitTypecheck/check against SwiftUI's
// declarations.

struct Home: View {
    @State private var showsSettings = false

    var body: some View {
        Button("Settings") { showsSettings = true }
            .deck(isPresented: $showsSettings) { Settings() }
    }
}

struct Library: View {
    @State private var photo: Photo?
    @State private var isDirty = false
    @State private var asksToDiscard = false

    var body: some View {
        PhotoList(photo: $photo)
            .deck(item: $photo, as: DeckConfiguration { $0.prefersGrabberVisible = true }) { photo in
                PhotoEditor(photo, isDirty: $isDirty)
                    .cardDismissDisabled(isDirty) { asksToDiscard = true }
            }
    }
}

struct Tab: View {
    @State private var detent = Detent.Identifier.height(64)

    var body: some View {
        Songs()
            .panel(detents: [.height(64), .large], selection: $detent) {
                CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
            }
    }
}

struct Chats: View {
    @State private var showsChat = false
    @State private var detent = Detent.Identifier.medium

    var body: some View {
        Button("Chat") { showsChat = true }
            .card(
                isPresented: $showsChat, as: CardConfiguration { $0.contentSizing = .resizes },
                detents: [.medium, .large], selection: $detent
            ) { Settings() }
    }
}

struct PlacesButton: View {
    @State private var showsPlaces = false
    @State private var detent = Detent.Identifier.medium

    var body: some View {
        Button("Places") { showsPlaces = true }
            .card(
                isPresented: $showsPlaces, as: CardConfiguration { $0.largestUndimmedDetent = .medium },
                detents: [.medium, .large], selection: $detent
            ) { Places() }
    }
}

struct CloseButton: View {
    @Environment(\.dismissCard) private var dismissCard

    var body: some View { Button("Done") { dismissCard() } }
}

struct Board: View {
    @State private var isEditing = false

    var body: some View {
        VStack {
            Header().arbiterRegion(.handle)
            Canvas().arbiterRegion(.opaque)
        }
        .arbiterFlag(.editing, isEditing)
    }
}

struct MapScreen: View {
    @SceneStorage("places.isShown") private var showsPlaces = true
    @SceneStorage("places.detent") private var detent = Detent.Identifier.medium

    var body: some View {
        MapView()
            .panel(
                isPresented: $showsPlaces, detents: [.height(88, identifier: "peek"), .medium, .large],
                selection: $detent
            ) { Places() }
    }
}

struct Lights: View {
    @State private var showsLights = false

    var body: some View {
        Button("Lights") { showsLights = true }
            .card(
                isPresented: $showsLights,
                as: CardConfiguration { $0.surfaceEffect = UIBlurEffect(style: .systemMaterial) }
            ) { Settings() }
    }
}

// MARK: - Of the documentation comments

struct EveryModifier: View {
    @State private var showsSettings = false
    @State private var showsArticle = false
    @State private var showsMenu = false
    @State private var photo: Photo?
    @State private var place: Place?
    @State private var detent = Detent.Identifier.medium
    @State private var isEditing = false
    @State private var isDrawing = false
    @State private var isDirty = false
    @State private var asksToDiscard = false

    var body: some View {
        VStack {
            Header().arbiterRegion(.handle)
            Editor().arbiterFlag(.editing, isEditing)
            Editor().cardDismissDisabled(isDirty) { asksToDiscard = true }
            Editor().onCardEvent { event in if event == .attempted { asksToDiscard = true } }
            Canvas().onArbiterAttempt { $0.stage == .begin && isDrawing ? .deny(reason: "drawing") : .allow }
            Songs().cardDetents([.medium, .large], selection: $detent)
            CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
            CardReader { card in Songs().background { Color.black.opacity(1 - card.progress) } }
            Editor().onArbiterDecision { decision in print(decision) }
        }
        .card(isPresented: $showsSettings, detents: [.medium, .large], selection: $detent) { Settings() }
        .panel(detents: [.height(88), .medium, .large], selection: $detent) { Places() }
        .gestureArbiter(policy: .continuous) { drag in follow(drag) }
        .card(item: $photo, as: .cover { $0.look = .zoom }) { photo in PhotoView(photo) }
        .deck(isPresented: $showsSettings) { Settings() }
        .deck(item: $photo) { photo in PhotoView(photo) }
        .card(isPresented: $showsArticle, as: .cover) { Article() }
        .card(item: $photo, as: .cover) { PhotoView($0) }
        .panel(isPresented: $showsMenu, at: .leading, detents: [.width(280)]) { Menu() }
        .panel(item: $place, detents: [.medium, .large]) { PlaceView($0) }
    }

    private func follow(_ drag: GestureArbiter.Drag) {}
}

@MainActor
func tellDecisions(of arbiter: GestureArbiter) {
    arbiter.onDecision = { decision in print(decision) }
}

// MARK: - What an app has

struct MapView: View {
    var body: some View { Color.blue }
}
struct Photo: Identifiable {
    var id: Int
}
struct Settings: View {
    var body: some View { ScrollView { Text("Settings") } }
}
struct Article: View {
    var body: some View { Text("Article") }
}
struct Mini: View {
    let open: CGFloat
    var body: some View { Text("Player, open by \(open)") }
}
struct Songs: View {
    var body: some View { List(0..<40, id: \.self) { Text("Song \($0)") } }
}
struct Menu: View {
    var body: some View { Text("Menu") }
}
struct Place: Identifiable {
    var id: Int
}
struct PlaceView: View {
    let place: Place
    init(_ place: Place) { self.place = place }
    var body: some View { Text("Place \(place.id)") }
}
struct Places: View {
    var body: some View { List(0..<40, id: \.self) { Text("Place \($0)") } }
}
struct Header: View {
    var body: some View { Text("Header") }
}
struct Canvas: View {
    var body: some View { Color.white }
}
struct Editor: View {
    var body: some View { Text("Editor") }
}
struct PhotoView: View {
    let photo: Photo
    init(_ photo: Photo) { self.photo = photo }
    var body: some View { Text("Photo \(photo.id)") }
}
struct PhotoEditor: View {
    let photo: Photo
    @Binding var isDirty: Bool
    init(_ photo: Photo, isDirty: Binding<Bool>) {
        self.photo = photo
        _isDirty = isDirty
    }
    var body: some View { Button("Edit \(photo.id)") { isDirty = true } }
}
struct PhotoList: View {
    @Binding var photo: Photo?
    var body: some View {
        List(0..<40, id: \.self) { number in
            Button("Photo \(number)") { photo = Photo(id: number) }
        }
    }
}

/// The README's screen.
enum ReadmeInSwiftUI {
    struct Home: View {
        @State private var showsSongs = false
        @State private var detent = Detent.Identifier.medium

        var body: some View {
            Button("Songs") { showsSongs = true }
                .card(isPresented: $showsSongs, detents: [.medium, .large], selection: $detent) {
                    List(0..<40, id: \.self) { Text("Song \($0)") }
                }
        }
    }
}

/// The modifiers in the README.
struct ReadmeModifiers: View {
    let photos: [Photo]
    @State private var showsSettings = false
    @State private var showsPlaces = false
    @State private var edits = false
    @State private var showsMenu = false
    @State private var isDirty = false
    @State private var isZoomed = false
    @State private var asksToDiscard = false
    @State private var photo: Photo?
    @State private var detent = Detent.Identifier.medium
    @State private var offset: CGFloat = 0
    private let drawer = Panel.Configuration { $0.edgeSwipe = 20 }

    var body: some View {
        ForEach(photos) { photo in
            Thumb(photo).cardTransitionSource(id: photo.id)
        }
        .card(isPresented: $showsSettings, as: CardConfiguration { $0.cornerRadius = 24 }) { Settings() }
        .card(isPresented: $edits) { Editor().cardDismissDisabled(isDirty) { asksToDiscard = true } }
        .card(isPresented: $edits, as: .cover, detents: [.large], selection: $detent, onDismiss: store) { Editor() }
        .card(isPresented: $edits) { Editor().onCardEvent { event in print(event) } }  // as in UIKit
        .card(isPresented: $edits) { Editor().onArbiterDecision { decision in print(decision) } }  // who moves, and why
        .card(isPresented: $edits) { Editor().arbiterFlag("zoomed", isZoomed) }  // read by `.unless(.flag("zoomed"))`
        .card(isPresented: $edits) { Wheel().arbiterRegion("wheel") }  // `!.touchStarts(in: "wheel")`
        .card(item: $photo, as: .cover { $0.look = .zoom }) { PhotoView($0) }
        .deck(isPresented: $showsPlaces, as: DeckConfiguration { $0.cornerRadius = 12 }) { Places() }
        .panel(detents: [.height(88), .medium, .large], selection: $detent) { Places() }  // such as .height(88)
        .panel(isPresented: $showsMenu, as: drawer, at: .leading, detents: [.width(280)]) { Menu() }
        .gestureArbiter(policy: .continuous) { drag in  // you move the view; also .began, .cancelled
            if case .moved(let translation) = drag { offset = translation }
            if case .ended(let release) = drag { finish(at: release.velocity) }
        }
    }

    private func store() {}
    private func finish(at velocity: CGFloat) {}
    private func policies() {
        _ = ArbitrationPolicy.continuous.unless(.flag("zoomed"))
        _ = ArbitrationPolicy(.down, when: .atEdge && !.touchStarts(in: "wheel"))
    }
}

struct Wheel: View {
    var body: some View { Text("Wheel") }
}

struct Thumb: View {
    let photo: Photo
    init(_ photo: Photo) { self.photo = photo }
    var body: some View { Text("\(photo.id)") }
}
