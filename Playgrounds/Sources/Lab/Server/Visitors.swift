import NIOConcurrencyHelpers
import NIOCore

/// The connections that are open, and how many of them have a session.
final class Visitors: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var sessions = 0
    }

    private let state = NIOLockedValueBox(State())
    private let limits: Limits

    init(limits: Limits) {
        self.limits = limits
    }

    /// Called when a connection was opened. False if there are too many.
    func enter(_ channel: any Channel) -> Bool {
        channel.closeFuture.whenComplete { [self] _ in
            state.withLockedValue { $0.channels[ObjectIdentifier(channel)] = nil }
        }
        return state.withLockedValue { state in
            state.channels[ObjectIdentifier(channel)] = channel
            return state.channels.count <= limits.connections
        }
    }

    /// Called when a connection wants a session. False if there are too many.
    func takePlace() -> Bool {
        state.withLockedValue { state in
            guard state.sessions < limits.sessions else { return false }
            state.sessions += 1
            return true
        }
    }

    func leavePlace() { state.withLockedValue { $0.sessions -= 1 } }

    /// Tells all connections that the server stops, and returns when all are closed, or when their time is over.
    func sendAway() async {
        let channels = state.withLockedValue { Array($0.channels.values) }
        await withTaskGroup(of: Void.self) { group in
            for channel in channels {
                channel.pipeline.fireUserInboundEventTriggered(ServerStops())
                channel.eventLoop.scheduleTask(in: limits.stopTime) { channel.close(promise: nil) }
                group.addTask { try? await channel.closeFuture.get() }
            }
        }
    }
}

/// Tells a connection's handlers that the server stops.
struct ServerStops: Sendable {}
