import UIKitShim

struct Probe: Sendable {
    let view: UIView

    @MainActor func onIt() -> CGRect { view.frame }
    func offIt() -> CGRect { view.frame }  // expect-error: main actor-isolated property 'frame'
}
