import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// What all connections share: the files, the doorkeeper, and the visitors.
final class Site: Sendable {
    let limits: Limits
    let visitors: Visitors
    let files = PageFiles()
    /// A picture of the address's code for other devices; nil if there is none.
    private let code = NIOLockedValueBox<PageFiles.File?>(nil)
    private let doorkeeper: NIOLockedValueBox<Doorkeeper>

    init(token: AccessToken?, limits: Limits) {
        self.limits = limits
        visitors = Visitors(limits: limits)
        doorkeeper = NIOLockedValueBox(Doorkeeper(token: token, limits: limits))
    }

    func show(_ code: QRCode?) {
        let file = code.map { PageFiles.File(type: "image/svg+xml", bytes: ByteBuffer(string: $0.svg)) }
        self.code.withLockedValue { $0 = file }
    }

    var hasCode: Bool { code.withLockedValue { $0 != nil } }

    func answer(_ head: HTTPRequestHead, from client: String?) -> Doorkeeper.Answer {
        doorkeeper.withLockedValue { $0.answer(head, from: client, now: NIODeadline.now().seconds) }
    }

    func file(_ path: String) -> PageFiles.File? { path == "/qr.svg" ? code.withLockedValue { $0 } : files[path] }
}

extension NIODeadline {
    /// Seconds of a clock that does not go back.
    var seconds: TimeInterval { TimeInterval(uptimeNanoseconds) / 1e9 }
}
