@_spi(Cards) import Cards
import SwiftUIShim
import UIKitShim

final class CardController: UIHostingController<CardController.Root> {
    typealias Root = ModifiedContent<AnyView, EnvironmentBridge>

    var fitsContent: Bool
    /// Whether the card's effect is the content's background, in place of SwiftUI's own.
    var isClear = false {
        didSet {
            guard isClear != oldValue else { return }
            (view.backgroundColor, otherBackground) = (otherBackground, view.backgroundColor)
        }
    }
    private var otherBackground: UIColor? = .clear
    /// The height that is offered to content with its own height, in points.
    private static var tallest: CGFloat { 100_000 }

    init(rootView: Root, fitsContent: Bool) {
        self.fitsContent = fitsContent
        super.init(rootView: rootView)
    }

    required init?(coder: NSCoder) { nil }

    /// Measures a card with its content's height in every layout pass, since on iOS 15 nothing reports a change.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard fitsContent, view.bounds.width > 0 else { return }
        let fitting = sizeThatFits(in: CGSize(width: view.bounds.width, height: Self.tallest)).height
        guard fitting > 0, let height = fitting < Self.tallest ? fitting : heightWithoutScrolling,
            abs(preferredContentSize.height - height) >= 0.5
        else { return }
        preferredContentSize = CGSize(width: 0, height: height)
    }

    /// The height at which the tallest scroll view in the content has nothing to scroll, without the safe area; nil
    /// without a scroll view. Used for content that takes any offered height.
    private var heightWithoutScrolling: CGFloat? {
        // A list has its rows' height after its layout; on a device it is an estimate until all rows were seen.
        view.heightWithoutScrolling.map { $0 - view.safeAreaInsets.top - view.safeAreaInsets.bottom }
    }
}

/// Passes the presenter's whole environment to a card, except the size classes, which are the card's own.
struct EnvironmentBridge: ViewModifier {
    let presenter: EnvironmentValues
    let link: CardLink
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    init(presenter: EnvironmentValues, link: @escaping CardLink) { (self.presenter, self.link) = (presenter, link) }

    func body(content: Content) -> some View {
        content
            .environment(\.cardLink, link)
            .environment(\.horizontalSizeClass, horizontalSizeClass)
            .environment(\.verticalSizeClass, verticalSizeClass)
            .environment(\.self, presenter)
    }
}

extension UIViewController {
    var isBetweenNoTransitions: Bool { !isBeingPresented && !isBeingDismissed }
}
