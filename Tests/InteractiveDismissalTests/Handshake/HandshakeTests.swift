import InteractiveDismissal
import Support
import Testing

@Suite("UIKit and a card, in every order")
struct HandshakeTests {
    /// `Laboratory/CardProof/run` explores the handshake to its end.
    @Test("Whatever UIKit, its user and other code do, each context is told once, and each end")
    func everyOrder() {
        let explored = Exploration(of: HandshakeWorld.self, depth: 5)
        #expect(explored.wrong == nil)
        #expect(explored.worlds > 300, "an exploration of nothing finds nothing")
    }
}
