@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// Several clients may refuse.
@MainActor
@Suite("Added vetoes and the client's own")
struct VetoTests {
    /// A card, and the order in which the vetoes were asked.
    @MainActor
    private final class Scene {
        let scene = ComplaintScene(policy: .continuous)
        private(set) var asked: [String] = []

        func add(_ name: String, _ answer: Arbitration.Verdict) {
            scene.arbiter.addVeto { [weak self] _ in self?.note(name, answer) ?? .allow }
        }

        func set(_ name: String, _ answer: Arbitration.Verdict) {
            scene.arbiter.onAttempt = { [weak self] _ in self?.note(name, answer) ?? .allow }
        }

        private func note(_ name: String, _ answer: Arbitration.Verdict) -> Arbitration.Verdict {
            asked.append(name)
            return answer
        }

        /// The decision about a pull of 60 pt that is not let go.
        func pull() -> String? {
            let finger = scene.touch(195, 300)
            finger.pull(60)
            defer {
                finger.cancel()
                _ = scene.settle()
            }
            return scene.arbiter.lastTouch?.decision?.explanation
        }
    }

    @Test("All vetoes are asked in order, the client's last")
    func order() {
        let scene = Scene()
        scene.set("client", .allow)
        scene.add("one", .allow)
        scene.add("other", .allow)
        #expect(scene.pull() == ".atEdge is true: 0.0 pt to the top edge (needs 0.17 or less)")
        #expect(scene.asked == ["one", "other", "client"])
    }

    @Test("After a refusal no further veto is asked")
    func first() {
        let scene = Scene()
        scene.set("client", .allow)
        scene.add("one", .deny(reason: "busy"))
        scene.add("other", .allow)
        #expect(scene.pull()?.hasPrefix("vetoed at begin") == true)
        #expect(scene.asked == ["one"])
    }

    @Test("An added veto counts whether the client has none, sets none, or sets another")
    func alone() {
        let scene = Scene()
        scene.add("one", .deny(reason: "busy"))
        #expect(scene.pull() == "vetoed at begin: busy")
        scene.set("client", .allow)
        #expect(scene.pull() == "vetoed at begin: busy")
        scene.scene.arbiter.onAttempt = nil
        #expect(scene.pull() == "vetoed at begin: busy")
    }

    @Test("The client's veto counts if the added ones allow")
    func client() {
        let scene = Scene()
        scene.add("one", .allow)
        scene.set("client", .deny(reason: "unsaved"))
        #expect(scene.pull() == "vetoed at begin: unsaved")
    }

    @Test("Each of them can refuse momentum", arguments: [true, false], Doubt.eachAlone.sampled())
    func momentum(isAdded: Bool, _ doubt: Doubt) {
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let scene = ComplaintScene(doubt, policy: policy)
        scene.addList(scene.card.bounds, offset: 400)
        var bounces = 0
        scene.arbiter.onMomentum = { _ in bounces += 1 }
        let no: @MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict = { _ in .deny(reason: "still") }
        if isAdded { scene.arbiter.addVeto(no) } else { scene.arbiter.onAttempt = no }
        scene.touch(195, 300).swipe(by: .down(200), over: 0.06)
        #expect(scene.settle())
        #expect(bounces == 0)
        #expect(scene.arbiter.decisions.last?.explanation == "vetoed at hand-off: still")
    }

    @Test(
        "A refusal can depend on the touch-down, in any view's coordinates, and on the region",
        arguments: Doubt.eachAlone.sampled())
    func location(_ doubt: Doubt) throws {
        let scene = ComplaintScene(doubt, policy: .continuous)
        let part = scene.add(UIView(), CGRect(x: 20, y: 100, width: 300, height: 400))
        scene.arbiter.bind(.handle, to: part)
        var attempts: [GestureArbiter.Attempt] = []
        scene.arbiter.onAttempt = { attempt in
            attempts.append(attempt)
            return .allow
        }
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        let attempt = try #require(attempts.first)
        #expect(attempt.touchDownLocation == CGPoint(x: 195, y: 355))
        #expect(scene.card.convert(attempt.touchDownLocation, from: nil) == CGPoint(x: 195, y: 300))
        #expect(part.convert(attempt.location, from: nil) == CGPoint(x: 175, y: attempt.location.y - 155))
        #expect(attempt.regions == [.handle])
        finger.letGo()
    }
}
