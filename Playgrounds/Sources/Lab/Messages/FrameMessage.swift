import HeadlessUIKit
import Recordings
import Scenes

/// The picture on the phone now, the places of finger, content and card, and the decisions since the last frame.
@MainActor
struct FrameMessage {
    var number: Int
    var player: Player
    /// The items that look different; nil for the whole picture.
    var changes: [Int]?
    var picture: Picture
    var decisions: [DecisionEntry]
    var latency: Latency.Summary
    /// What the gesture is decided by; nil where it is not shown.
    var marks: [Mark]?

    var text: String {
        var json = JSONText()
        json.raw("{\"type\":\"frame\",\"n\":\(number),\"time\":")
        json.raw("\((player.time * 1e6).rounded() / 1e6)")
        json.raw(",\"still\":\(player.isStill),\"dismissed\":\(player.scene.demo.isDismissed),\"plot\":[")
        if let finger = player.finger { json.number(finger.y) } else { json.raw("null") }
        json.raw(",")
        json.numbers(player.scene.demo.contentOffset, player.scene.demo.floor.cardTranslation)
        json.raw("],\"latency\":[")
        json.numbers(latency.median, latency.high, Double(latency.count))
        json.raw("],\"owner\":")
        json.string(player.scene.demo.floor.arbiters.last.map { "\($0.arbiter.owner)" } ?? "nobody")
        addFingers(to: &json)
        addPicture(to: &json)
        addDecisions(to: &json)
        if let marks { json.marks(marks) }
        json.raw("}")
        return json.text
    }

    private func addFingers(to json: inout JSONText) {
        json.raw(",\"fingers\":[")
        for (index, location) in player.fingerLocations.enumerated() {
            json.raw(index > 0 ? ",[" : "[")
            json.numbers(location.x, location.y)
            json.raw("]")
        }
        json.raw("]")
    }

    private func addPicture(to json: inout JSONText) {
        json.raw(changes == nil ? ",\"all\":[" : ",\"some\":[")
        for (position, index) in (changes ?? Array(picture.items.indices)).enumerated() {
            if position > 0 { json.raw(",") }
            if changes != nil { json.raw("[\(index),") }
            json.item(picture.items[index])
            if changes != nil { json.raw("]") }
        }
        json.raw("]")
    }

    private func addDecisions(to json: inout JSONText) {
        guard !decisions.isEmpty else { return }
        json.raw(",\"decisions\":[")
        for (index, decision) in decisions.enumerated() {
            json.raw(index > 0 ? ",{\"at\":" : "{\"at\":")
            json.raw("\(decision.at),\"time\":\(decision.time)")
            for (name, value) in [
                ("arbiter", decision.arbiter), ("from", decision.from), ("to", decision.to), ("text", decision.text),
            ] {
                json.raw(",\"\(name)\":")
                json.string(value)
            }
            if let outcome = decision.outcome {
                json.raw(",\"outcome\":")
                json.string(outcome)
            }
            json.raw("}")
        }
        json.raw("]")
    }
}
