import GestureArbiter
import HeadlessUIKit

/// The objects of a scene that must be deallocated once the app has released them.
@MainActor struct Remains {
    private weak var card: UIView?
    private weak var list: UIScrollView?
    private weak var arbiter: GestureArbiter?
    private weak var pan: UIPanGestureRecognizer?
    private weak var client: Client?
    private weak var mover: GestureArbiter.Mover?

    init(of scene: Scene) {
        card = scene.card
        list = scene.lists.first
        arbiter = scene.arbiter
        pan = scene.arbiter?.panGestureRecognizer
        client = scene.client
        mover = scene.client.mover
    }

    var violation: Violation? {
        let names = [
            card.map { _ in "card" }, list.map { _ in "list" }, arbiter.map { _ in "arbiter" },
            pan.map { _ in "pan" }, client.map { _ in "client" }, mover.map { _ in "mover" },
        ].compactMap(\.self)
        guard !names.isEmpty else { return nil }
        return Violation(rule: "nothing is kept", text: names.joined(separator: ", ") + " outlived the scene")
    }
}
