import DeckTransition
import GestureArbiterDiagnostics
import GestureArbiterUI
import UIKit

// What one types before reading a page. Each does not compile, and the compiler names the right word.

@MainActor
func configure(_ card: inout CardConfiguration, _ deck: inout DeckConfiguration) {
    card.backgroundEffect = UIBlurEffect(style: .dark)  // expect-error: has been renamed to 'surfaceEffect'
    card.background = .red  // expect-error: Set `surface` to a color
    card.backgroundColor = .red  // expect-error: has been renamed to 'surface'
    card.isDismissable = false  // expect-error: Set `interactiveDismissDisabled` to the opposite
    card.showsGrabber = true  // expect-error: has been renamed to 'prefersGrabberVisible'
    card.dimmingAlpha = 0.4  // expect-error: has been renamed to 'dimming'
    card.initialDetent = .medium  // expect-error: has been renamed to 'selectedDetent'
    card.policy = .handleOnly  // expect-error: Set `policy.condition = .touchStarts(in: .handle)`
    card.isModalInPresentation = true  // expect-error: Set it on the content's controller
    card.contentSizing = .fitsContent  // expect-error: A card is as high as its content by the detent `.content`
    card.detents = [.fitsContent]  // expect-error: 'fitsContent' has been renamed to 'content'
    deck.restsOnTabBar = true  // expect-error: A card that rests on a tab bar is a panel
}

@MainActor
func show(_ settings: UIViewController, over home: UIViewController) {
    home.presentCard(settings, as: .sheet)  // expect-error: A card is a sheet unless `as:` says otherwise
    home.presentCard(settings, as: .card { $0.dimming = 0 })  // expect-error: Write `CardConfiguration { … }`.
}

@MainActor
func use(_ card: any CardControlling, _ panel: Panel) {
    card.selectedDetentIdentifier = .large  // expect-error: has been renamed to 'selectedDetent'
    card.dismiss(animated: true)  // expect-error: or `attemptDismissal()`.
    print(card.currentHeight)  // expect-error: Read `card.frame` and `position`.
    print(card.arbiter?.lastTouch?.explanation ?? "")  // expect-error: has been renamed to 'description'
    panel.move(to: .large)  // expect-error: 'move(to:animated:)' has been renamed to 'select(_:animated:)'
    if panel.isHidden { return }  // expect-error: Ask `isShown`; call `hide()` and `show()`
    panel.onEvent = { event in
        if event == .settled { return }  // expect-error: A card that has stopped tells `returned`
        if event == .dismissed { print("gone") }  // expect-error: 'dismissed' has been renamed to 'didDismiss'
    }
}
