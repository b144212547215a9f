import Dispatch
import Foundation

/// Requests to end a command, by ctrl-C or a termination, for as long as this object lives.
final class Interrupts {
    private let sources: [any DispatchSourceSignal]

    /// Returns once it listens: a source alone begins some time after it was resumed, and misses requests before that.
    ///
    /// - Parameter handler: Called for each request, on a thread of the system.
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
