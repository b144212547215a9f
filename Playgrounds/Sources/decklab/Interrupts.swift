import Dispatch
import Foundation

/// What asks a command to end, ctrl-C or a termination, for as long as this is kept.
final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Returns when it listens: a source alone begins to some time after it was resumed, and what comes before is lost.
    ///
    /// - Parameter handler: Called for each, on a thread of the system's.
    init(_ handler: @escaping @Sendable () -> Void) async {
        var sources: [any DispatchSourceSignal] = []
        for number in [SIGINT, SIGTERM] { sources.append(await Self.source(of: number, handler)) }
        self.sources = sources
    }

    deinit { for source in sources { source.cancel() } }

    private static func source(
        of number: Int32, _ handler: @escaping @Sendable () -> Void
    ) async -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: handler)
        await withCheckedContinuation { isListening in
            source.setRegistrationHandler { isListening.resume() }
            source.resume()
        }
        return source
    }
}
