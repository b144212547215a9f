import GestureArbiterUI

/// Ten screens of ordinary apps, each by one modifier and one import.
enum TenScreens {
    /// 1. A sheet among three heights.
    struct Sheet: View {
        @State private var shows = true
        @State private var detent = Detent.Identifier.medium

        var body: some View {
            Color.white
                .card(isPresented: $shows, detents: [.height(200), .medium, .large], selection: $detent) {
                    Form {
                        Section("Sound") { Text("Loud") }
                        Text("At \(detent.rawValue)")
                    }
                }
        }
    }

    /// 2. A form that asks before its changes are lost.
    struct Editing: View {
        @State private var edits = true
        @State private var title = "Draft"
        @State private var asks = false
        @FocusState private var isFocused: Bool

        var body: some View {
            Text(asks ? "Discard?" : "Home")
                .card(isPresented: $edits) {
                    Form { TextField("Title", text: $title).focused($isFocused) }
                        .cardDismissDisabled(!title.isEmpty) { asks = true }
                }
        }
    }

    /// 3. A player that rests on a tab bar.
    struct Playing: View {
        @State private var detent = Detent.Identifier.height(64)
        @State private var position = 0.3

        var body: some View {
            TabView { List(0..<60, id: \.self) { Text("Song \($0)") }.tabItem { Text("Songs") } }
                .panel(
                    as: Panel.Configuration { $0.restsOnTabBar = true }, detents: [.height(64), .large],
                    selection: $detent
                ) {
                    VStack {
                        CardReader { card in
                            Text("Open by \(Int(100 * card.share(from: .height(64), to: .large))) %")
                        }
                        Slider(value: $position)
                    }
                }
        }
    }

    /// 4. Places over a map.
    struct Map: View {
        @State private var detent = Detent.Identifier.medium

        var body: some View {
            ZStack { Color.green }
                .panel(detents: [.height(88), .medium, .large], selection: $detent) {
                    List(0..<60, id: \.self) { Text("Place \($0)") }
                }
        }
    }

    /// 5. A photo that opens out of its thumbnail.
    struct Photos: View {
        struct Photo: Identifiable { var id: Int }
        @State private var photo: Photo? = Photo(id: 1)

        var body: some View {
            HStack {
                ForEach(0..<3) { number in
                    Button(action: { photo = Photo(id: number) }) {
                        Image(systemName: "photo").resizable().frame(width: 100, height: 80)
                    }
                    .cardTransitionSource(id: number)
                }
            }
            .card(item: $photo, as: .cover { $0.look = .zoom }) { photo in
                ZStack {
                    Color.black
                    Image(systemName: "photo").resizable()
                    Text("Photo \(photo.id)")
                }
            }
        }
    }

    /// 6. A chat whose field stays at the bottom.
    struct Chat: View {
        @State private var chats = true
        @State private var message = ""

        var body: some View {
            Color.white
                .card(isPresented: $chats, as: Self.resizing, detents: [.medium, .large]) {
                    VStack {
                        ScrollView { LazyVStack { ForEach(0..<60) { Text("Message \($0)") } } }
                        TextField("Message", text: $message)
                    }
                }
        }

        private static let resizing: CardConfiguration = {
            var configuration = CardConfiguration.cover
            configuration.contentSizing = .resizes
            return configuration
        }()
    }

    /// 7. A drawer, which opens from its edge.
    struct Drawer: View {
        @State private var showsMenu = false
        @State private var isLoud = false

        var body: some View {
            Color.white
                .panel(isPresented: $showsMenu, as: Self.dimmed, at: .leading, detents: [.width(280)]) {
                    Form { Toggle("Loud", isOn: $isLoud) }
                }
        }

        private static let dimmed = Panel.Configuration(detents: []) {
            $0.edgeSwipe = 20
            $0.dimming = 0.3
            $0.interactiveDismissDisabled = false
        }
    }

    /// 8. An article over the whole window.
    struct Reading: View {
        @State private var reads = true

        var body: some View {
            Color.white.card(isPresented: $reads, as: .cover) { ScrollView { ForEach(0..<80) { Text("Line \($0)") } } }
        }
    }

    /// 9. A question as high as its content.
    struct Asking: View {
        @State private var asks = true

        var body: some View {
            Color.white
                .card(isPresented: $asks, detents: [.content]) {
                    VStack {
                        Label("Delete?", systemImage: "trash")
                        Divider()
                        Button("Delete") { asks = false }
                    }
                }
        }
    }

    /// 10. A card over a card.
    struct Stacked: View {
        @State private var one = true
        @State private var two = true

        var body: some View {
            Color.white
                .deck(isPresented: $one, as: DeckConfiguration { $0.cardInset = 12 }) {
                    Text("First").deck(isPresented: $two) { Text("Second") }
                }
        }
    }
}
