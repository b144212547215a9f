import DeckTransition
import GestureArbiterUI
import SwiftUIShim
import UIKitShim

/// A deck that SwiftUI presents: one modifier, a list, and a binding that becomes false when the card has left.
@MainActor
package final class BindingDemo: Demo {
    package static let name = "binding"
    package static let title = "A deck in SwiftUI"
    package static let hint = """
        All of it is SwiftUI: the list, the card, and the binding that has it come. Pull the list down at its top, and the \
        card follows; when it has left, the line on home says so.
        """
    package static let options: [SceneOption] = [
        .toggle("guarded", "The card asks before it leaves", standard: false), .release,
    ]

    package let floor: any Floor
    private let hosted: HostedFloor

    package init(_ settings: DemoSettings, on home: UIViewController) {
        var configuration = DeckConfiguration { $0.cornerRadius = 12 }
        configuration.traits.follow(settings)
        let isGuarded = settings.value(of: Self.options[0]).isOn
        hosted = HostedFloor(BindingScreen(configuration: configuration, isGuarded: isGuarded), on: home)
        floor = hosted
    }

    package var scrollView: UIScrollView? { hosted.scrollView }
}

private struct BindingScreen: View {
    let configuration: DeckConfiguration
    let isGuarded: Bool
    @State private var isShown = true
    @State private var dismissals = 0
    @State private var hasAppeared = false

    var body: some View {
        VStack {
            Text(isShown ? "The binding is true" : "The binding is false")
            Text("onDismiss came \(dismissals) times")
            Button("Show the card") { isShown = true }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.white.ignoresSafeArea() }
        .deck(
            isPresented: $isShown, as: configuration, onDismiss: { dismissals += 1 },
            content: { BindingCard(isGuarded: isGuarded) }
        )
        // The first card appears without animation.
        .transaction { if !hasAppeared { $0.disablesAnimations = true } }
        .onAppear { hasAppeared = true }
    }
}

private struct BindingCard: View {
    let isGuarded: Bool
    @Environment(\.dismissCard) private var dismissCard

    var body: some View {
        ScrollView {
            Button("Done") { dismissCard() }.padding(12)
            ForEach(0..<60) { Text("Row \($0)").padding(8) }
        }
        .cardDismissDisabled(isGuarded)
    }
}
