import Support
import Testing

@Suite("A finger that is passed on between two cards")
struct RelayTests {
    @Test("Whatever a finger does, its movement is all used, the outer card leaves last and is back first")
    func explored() {
        let exploration = Exploration(of: RelayWorld.self, depth: 60)
        #expect(exploration.wrong == nil)
        #expect(exploration.isCompleteAfter != nil)
        #expect(exploration.worlds > 300)
    }
}
