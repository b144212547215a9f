import DeckTransition
import GestureArbiterDiagnostics
import HeadlessUIKit
import Panels

/// The samples of "Troubleshooting, by symptom" that ask; those that mend are played, beside `TroubleshootingTests`.

@MainActor
private func ask(_ arbiter: GestureArbiter) {
    if let touch = arbiter.lastTouch { print(touch) }
    if let release = arbiter.lastRelease { print(release) }
}

@MainActor
private func find(settings: UIViewController) -> GestureArbiter? {
    let arbiter = settings.enclosingCard?.arbiter
    return arbiter
}
