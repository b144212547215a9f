import GestureArbiterUI
import Panels
import SwiftUIShim
import UIKitShim

/// A panel that SwiftUI docks over a screen, with its detent as a binding.
@MainActor
package final class DockDemo: Demo {
    package static let name = "dock"
    package static let title = "A docked panel in SwiftUI"
    package static let hint = """
        A panel over a screen that stays live, all of it SwiftUI. Push its list up: it opens, and the list scrolls under the same \
        finger. The buttons set the binding, and the finger does, too.
        """
    package static let options: [SceneOption] = [.release, .detents]
    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let hosted: HostedFloor

    package init(_ settings: DemoSettings, on home: UIViewController) {
        var configuration = Panel.Configuration()
        configuration.traits.follow(settings)
        hosted = HostedFloor(DockScreen(configuration: configuration, detents: settings.detents(small: 88)), on: home)
        floor = hosted
    }

    package var scrollView: UIScrollView? { hosted.scrollView }
}

private struct DockScreen: View {
    let configuration: Panel.Configuration
    let detents: [Detent]
    @State private var detent: Detent.Identifier
    @State private var hasAppeared = false

    init(configuration: Panel.Configuration, detents: [Detent]) {
        (self.configuration, self.detents) = (configuration, detents)
        _detent = State(wrappedValue: detents.shownFirst)
    }

    var body: some View {
        VStack {
            Text("The binding: \(detent.rawValue)").padding(20)
            Button("Small") { detent = .height(88) }
            Button("Medium") { detent = .medium }
            Button("Large") { detent = .large }
            Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.gray.ignoresSafeArea() }
        .panel(as: configuration, detents: detents, selection: $detent) {
            ScrollView {
                Text("Places").padding(16)
                ForEach(0..<60) { Text("Place \($0)").padding(8) }
            }
        }
        // The panel appears without animation.
        .transaction { if !hasAppeared { $0.disablesAnimations = true } }
        .onAppear { hasAppeared = true }
    }
}
