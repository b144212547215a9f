import GestureArbiterUI
import Support
import Testing

@Suite("Decisions about a SwiftUI card, in every order")
struct DecisionTests {
    @Test("After any events in any order the presented card is the binding's, and each card is reported once")
    func everyOrder() {
        let explored = Exploration(of: World.self, depth: 24)
        #expect(explored.wrong == nil)
        #expect(explored.worlds > 300, "an exploration of nothing finds nothing")
        #expect((explored.isCompleteAfter ?? 0) > 8, "no further steps lead anywhere else")
    }
}
