import HeadlessUIKit
import Testing

struct TouchScriptTests {
    @Test("The seven recorded strokes exist and are complete")
    func sevenRecordedStrokesExistAndAreComplete() throws {
        #expect(TouchScript.recorded.map(\.name) == (1...7).map { "stroke-\($0)" })
        #expect(TouchScript.recorded.map { $0.fingers[0].samples.count } == [51, 18, 15, 97, 19, 12, 12])
        #expect(TouchScript.recorded[0].fingers[0].samples[2] == .init(time: 0.055, x: 270, y: 530.86))
        for script in TouchScript.recorded { try script.validate() }
    }

    @Test("A composed stroke is one that a finger could make", arguments: TouchScript.composed)
    func composedStrokeIsOneThatAFingerCouldMake(script: TouchScript) throws {
        try script.validate()
        let samples = script.fingers[0].samples
        #expect(Set(script.fingers.map(\.ends)) == [.lift])
        for (earlier, later) in zip(samples, samples.dropFirst()) {
            // No longer gap and no larger step than in the recordings themselves.
            #expect(later.time > earlier.time)
            #expect(later.time - earlier.time < 0.063)
            #expect(abs(later.y - earlier.y) < 32)
        }
    }

    @Test("Composed strokes go out, back beyond their start, and out again")
    func composedStrokesGoOutBackBeyondTheirStartAndOutAgain() {
        let outBackOut = TouchScript.composed.filter { $0.name.hasSuffix("out, back, out") }
        #expect(outBackOut.count >= 3)
        for script in outBackOut where !script.name.contains(" in,") {
            let way = script.fingers[0].samples.map { $0.y - script.fingers[0].samples[0].y }
            let out = way.indices.max { way[$0] < way[$1] }!
            let firstOut = way.firstIndex { $0 > 200 } ?? way.endIndex
            #expect(firstOut < way.endIndex)
            let back = way[firstOut...].firstIndex { $0 < 0 } ?? way.endIndex
            #expect(back < way.endIndex)
            #expect(way[back...].max()! > 100)
            #expect(way[out] > 200)
        }
    }

    @Test(
        "Every stroke fits on a phone from the place where films begin",
        arguments: TouchScript.recorded + TouchScript.composed)
    func everyStrokeFitsOnAPhoneFromThePlaceWhereFilmsBegin(script: TouchScript) {
        let moved = script.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))
        #expect(moved.fingers[0].samples[0].location == CGPoint(x: 195, y: 400))
        #expect(moved.fingers[0].samples.allSatisfy { (0...390).contains($0.x) && (0...844).contains($0.y) })
        #expect(moved.duration == script.duration)
    }

    @Test("Mirrored or reversed twice, a script is itself")
    func mirroredOrReversedTwiceAScriptIsItself() {
        for script in TouchScript.recorded {
            #expect(script.mirrored(.upToDown).mirrored(.upToDown) == script)
            #expect(script.mirrored(.leftToRight).mirrored(.leftToRight) == script)
            #expect(script.reversed.reversed == script)
            #expect(script.mirrored(.upToDown) != script)
        }
    }

    @Test("A script followed by another continues at its last place")
    func scriptFollowedByAnotherContinuesAtItsLastPlace() {
        let (first, second) = (TouchScript.recorded[4], TouchScript.recorded[2])
        let both = first.followed(by: second)
        #expect(both.duration == 0.277)
        #expect(both.fingers[0].samples.count == 19 + 15 - 1)
        #expect(both.fingers[0].samples.last?.location == CGPoint(x: 263.42, y: 313.14))
        #expect(both.named("both").name == "both")
    }

    @Test("A script with a fault says which")
    func scriptWithAFaultSaysWhich() {
        let script = TouchScript(name: "x", fingers: [.init(samples: [.init(time: 0, x: .nan, y: 0)])])
        let error = #expect(throws: TouchScript.LoadingError.self) { try script.validate() }
        #expect(error?.problem == .notFinite)
        #expect(error?.sample == 1)
    }
}
