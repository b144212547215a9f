import GestureArbiter
import InteractiveDismissal
import Panels
import SwiftUIShim
import UIKitShim

/// The common part of the demos in SwiftUI: a screen that fills home, and the facts about the card or panel that its
/// modifiers show. Those appear in the turn after the screen.
@MainActor
final class HostedFloor: Floor {
    private unowned let home: UIViewController
    private let screen: UIViewController
    /// The distance from the card's rest to where nothing of it shows, in points.
    private var wayOut: CGFloat = 0

    init(_ content: some View, on home: UIViewController) {
        let screen = UIHostingController(rootView: content)
        (self.home, self.screen) = (home, screen)
        home.fill(with: screen)
    }

    private var presentations: [InteractivePresentationController] {
        sequence(first: home as UIViewController, next: \.presentedViewController).dropFirst()
            .compactMap { $0.presentationController as? InteractivePresentationController }
    }
    private var panels: [Panel] { screen.children.flatMap(\.addedPanels).filter(\.isShown) }

    var cardCount: Int { presentations.count + panels.count }
    var cardTranslation: CGFloat {
        if let panel = panels.last { return panel.position.translation }
        guard let card = presentations.last?.card else { return wayOut }
        if card.transform.isIdentity { wayOut = home.view.bounds.maxY - card.frame.minY }
        return card.transform.ty
    }
    var arbiters: [(name: String, arbiter: GestureArbiter)] {
        (presentations.compactMap(\.arbiter) + panels.compactMap(\.arbiter)).map { ("", $0) }
    }
    var release: String? {
        (presentations.last?.arbiter ?? panels.last?.arbiter)?.lastRelease.map { "let go, \($0)" }
    }

    /// The scroll view in the foremost card or panel, found by searching since SwiftUI names no view.
    var scrollView: UIScrollView? { (presentations.last?.card ?? panels.last?.card)?.firstScrollView }
}

extension UIView {
    fileprivate var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        return subviews.lazy.compactMap(\.firstScrollView).first
    }
}
