import InteractiveDismissal
import Support
import Testing

@Suite("UIKit and a card, in every order")
struct HandshakeTests {
    /// `Laboratory/CardProof/run` explores all states of the handshake.
    @Test("Whatever UIKit, the user and other code do, each context and each end is told once")
    func everyOrder() {
        let explored = Exploration(of: HandshakeWorld.self, depth: 5)
        #expect(explored.wrong == nil)
        #expect(explored.worlds > 300, "an exploration of nothing finds nothing")
    }
}
