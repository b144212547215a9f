import HeadlessUIKit
import Recordings
import Scenes

/// The phone's picture now, and the decisions since the last frame.
@MainActor
struct FrameMessage {
    var look: Look
    var decisions: [DecisionEntry]

    var text: String {
        let player = look.player
        var json = JSONText()
        json.raw("{\"type\":\"frame\",\"time\":")
        json.seconds(player.time)
        json.raw(",\"still\":\(player.isStill),")
        look.add(to: &json)
        if !decisions.isEmpty { json.field("decisions", decisions) }
        json.raw("}")
        return json.text
    }
}

/// The picture on the phone now, and the places of finger, content and card: live, and in each frame of a ``Course``.
@MainActor
struct Look {
    var player: Player
    /// The items that look different; nil for the whole picture.
    var changes: [Int]?
    var picture: Picture

    /// - Parameter shown: The picture that was sent before; nil if there was none.
    init(at player: Player, after shown: Picture?) {
        self.player = player
        picture = Picture(player.scene.stage.snapshot())
        changes = shown?.changes(to: picture)
    }

    /// Adds the members of an object; the caller begins and ends it.
    func add(to json: inout JSONText) {
        let demo = player.scene.demo
        json.raw("\"dismissed\":\(demo.isDismissed),\"plot\":[")
        if let finger = player.finger { json.number(finger.y) } else { json.raw("null") }
        json.raw(",")
        json.numbers(demo.contentOffset, demo.floor.cardTranslation)
        json.raw("],\"owner\":")
        json.string(demo.floor.arbiters.last.map { "\($0.arbiter.owner)" } ?? "nobody")
        json.raw(",\"fingers\":")
        json.list(player.fingerLocations) { json, location in
            json.raw("[")
            json.numbers(location.x, location.y)
            json.raw("]")
        }
        addPicture(to: &json)
    }

    private func addPicture(to json: inout JSONText) {
        guard let changes else {
            json.raw(",\"all\":")
            return json.list(picture.items) { $0.item($1) }
        }
        json.raw(",\"some\":")
        json.list(changes) { json, index in
            json.raw("[\(index),")
            json.item(picture.items[index])
            json.raw("]")
        }
    }
}
