import Foundation
import Lab
import Scenes

/// A client of a session.
@MainActor
struct Client {
    let session = Session()

    @discardableResult
    func send(_ text: String) throws -> [[String: Any]] { try session.receive(text).map(Self.object) }

    static func object(_ text: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// Says hello and starts a scene.
    @discardableResult
    func start(_ settings: SceneSettings) throws -> [[String: Any]] {
        try send(#"{"type":"hello","version":2}"#)
        let data = try JSONEncoder().encode(settings)
        return try send(#"{"type":"start","settings":\#(String(decoding: data, as: UTF8.self))}"#)
    }

    @discardableResult
    func touch(
        _ phase: String, _ x: Double, _ y: Double, at time: Double, finger: Int = 0, scroll: String? = nil
    ) throws -> [String: Any] {
        let type = scroll.map { #","scroll":"\#($0)""# } ?? ""
        return try send(
            """
            {"type":"touch","samples":[
            {"finger":\(finger),"phase":"\(phase)","x":\(x),"y":\(y),"time":\(time)\(type)}]}
            """)[0]
    }

    /// Puts a finger down, and moves it down in steps of 10 ms. Returns the frames.
    @discardableResult
    func pull(
        _ x: Double, _ y: Double, by distance: Double, steps: Int = 20, at time: Double = 0.1, scroll: String? = nil
    ) throws -> [[String: Any]] {
        var frames = [try touch("began", x, y, at: time, scroll: scroll)]
        for step in 1...steps {
            let way = distance * Double(step) / Double(steps)
            frames.append(try touch("moved", x, y + way, at: time + Double(step) / 100))
        }
        return frames
    }

    @discardableResult
    func tick(_ time: Double) throws -> [[String: Any]] {
        try send(#"{"type":"tick","time":\#(time)}"#)
    }
}

extension SceneSettings {
    static func scene(_ name: String, policy: PolicyChoice = .continuous) -> SceneSettings {
        var settings = SceneSettings(scene: name)
        settings.policy = policy
        return settings
    }
}
