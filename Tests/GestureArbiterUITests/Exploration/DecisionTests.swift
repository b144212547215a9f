import GestureArbiterUI
import Support
import Testing

@Suite("Decisions about a card, in every order")
struct DecisionTests {
    @Test("Whatever comes, in any order, at the end what is presented is what the binding says, each card told of once")
    func everyOrder() {
        let explored = Exploration(of: World.self, depth: 24)
        #expect(explored.wrong == nil)
        #expect(explored.worlds > 300, "an exploration of nothing finds nothing")
        #expect((explored.isCompleteAfter ?? 0) > 8, "no further steps lead anywhere else")
    }
}
