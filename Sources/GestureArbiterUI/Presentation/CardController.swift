import SwiftUIShim
import UIKitShim

/// The controller that a card's content is in.
final class CardController<Card: View>: UIHostingController<ModifiedContent<Card, EnvironmentBridge>> {
    typealias Root = ModifiedContent<Card, EnvironmentBridge>

    private let fitsContent: Bool
    /// Offered to content that is to be as tall as it likes, in points.
    private static var tallest: CGFloat { 100_000 }

    init(rootView: Root, fitsContent: Bool) {
        self.fitsContent = fitsContent
        super.init(rootView: rootView)
    }

    required init?(coder: NSCoder) { nil }

    /// What is as tall as its content asks for that: on iOS 15 nothing says of itself that it has changed.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard fitsContent, view.bounds.width > 0 else { return }
        let size = sizeThatFits(in: CGSize(width: view.bounds.width, height: Self.tallest))
        // What takes all that it is offered has no height of its own.
        guard size.height > 0, size.height < Self.tallest, abs(preferredContentSize.height - size.height) >= 0.5 else {
            return
        }
        preferredContentSize = CGSize(width: 0, height: size.height)
    }
}

/// Hands the environment of the presenter to a card: the whole of it, since nobody can name all of its values; what belongs
/// to the card is put back by name.
struct EnvironmentBridge {
    let presenter: EnvironmentValues
    let dismissCard: DismissCardAction
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    init(presenter: EnvironmentValues, dismissCard: DismissCardAction) {
        (self.presenter, self.dismissCard) = (presenter, dismissCard)
    }
}

extension EnvironmentBridge: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.dismissCard, dismissCard)
            .environment(\.horizontalSizeClass, horizontalSizeClass)
            .environment(\.verticalSizeClass, verticalSizeClass)
            .environment(\.self, presenter)
    }
}
