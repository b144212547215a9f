/// Objects that must be deallocated once the app has released them.
@MainActor struct Remains {
    private struct Reference {
        let name: String
        weak var object: AnyObject?
    }
    private var references: [Reference] = []

    init(_ objects: KeyValuePairs<String, AnyObject?> = [:]) {
        references = objects.map { Reference(name: $0.key, object: $0.value) }
    }

    init(of objects: [AnyObject?]) {
        references = objects.compactMap { $0 }.map { Reference(name: "\(type(of: $0))", object: $0) }
    }

    init(of scene: Scene) {
        self.init([
            "card": scene.card, "list": scene.lists.first, "arbiter": scene.arbiter,
            "pan": scene.arbiter?.panGestureRecognizer, "client": scene.client, "mover": scene.client.mover,
        ])
    }

    func violation(_ rule: String = "nothing is kept") -> Violation? {
        let names = references.filter { $0.object != nil }.map(\.name)
        return names.isEmpty ? nil : Violation(rule: rule, text: names.joined(separator: ", ") + " outlived the scene")
    }
}
