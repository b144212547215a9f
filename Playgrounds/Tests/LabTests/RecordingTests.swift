import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

@MainActor
struct RecordingTests {
    /// Scrolls, pulls down without lifting, lets go; in steps that fall between the display's frames.
    private func play(in scene: String) throws -> Player {
        let player = try Player(.scene(scene))
        var (y, time) = (560.0, 0.1003)
        func touch(_ phase: TouchSample.Phase) throws {
            _ = try player.touch(TouchSample(finger: 0, phase: phase, x: 195, y: y, time: time))
        }
        try touch(.began)
        for movement in [Double](repeating: -9, count: 15) + [Double](repeating: 12.5, count: 45) {
            time += 0.0077
            y += movement
            try touch(.moved)
            _ = player.advance(to: time + 0.003)
        }
        time += 0.06
        try touch(.ended)
        for step in 1...80 { _ = player.advance(to: time + Double(step) * 0.013) }
        return player
    }

    @Test("A recording gives the same decisions again, in every scene")
    func recordingGivesTheSameDecisionsAgainInEveryScene() throws {
        for demo in DemoCatalog.demos {
            let recording = try play(in: demo.name).recording
            #expect(!recording.decisions.isEmpty, "\(demo.name)")
            let replayed = try recording.replayed().recording
            #expect(replayed.decisions.map(\.line) == recording.decisions.map(\.line), "\(demo.name)")
            #expect(replayed.isDismissed == recording.isDismissed, "\(demo.name)")
        }
    }
}

@MainActor
struct PolicyChoiceTests {
    @Test("Named policies print by their names, others as they are declared")
    func namedPoliciesPrintByTheirNamesOthersAsTheyAreDeclared() {
        #expect(PolicyChoice.continuous.swift == "ArbitrationPolicy.continuous")
        var choice = PolicyChoice(handoff: .toDrag)
        choice.unlessEditing = true
        #expect(choice.swift == "ArbitrationPolicy.once.unless(.editing)")
        choice.condition = .atEdgeOrHandle
        choice.slop = 12
        #expect(
            choice.swift
                == "ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .toDrag, slop: 12)"
                + ".unless(.editing)")
    }

    @Test("A hand-off that a condition makes meaningless is told, and the others are not")
    func warnings() {
        for condition in PolicyChoice.Condition.allCases {
            var choice = PolicyChoice.continuous
            choice.condition = condition
            let isToldOf = choice.warnings.first?.contains("nothing scrolls first and hands over") ?? false
            #expect(isToldOf == (condition == .always), "\(condition)")
            #expect(choice.policy().contradiction() == nil, "\(condition)")
        }
    }

    @Test("Named policies are those of GestureArbiter")
    func namedPoliciesAreThoseOfGestureArbiter() {
        #expect(PolicyChoice.named.map { $0.choice.policy() } == [.gated, .once, .continuous, .sheet])
    }
}
