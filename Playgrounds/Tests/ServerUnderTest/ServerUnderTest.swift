import Foundation
import Lab

/// A server with limits for a test, in a process of its own: in the tests' process it would wait for its turn on the
/// main actor, behind every test of a scene.
///
///     ServerUnderTest pingTime=0.1 untaken=1000
///
/// Prints its address, and serves until it is killed.
@main
struct ServerUnderTest {
    static func main() async throws {
        var limits = Limits()
        for argument in CommandLine.arguments.dropFirst() {
            let parts = argument.split(separator: "=")
            guard parts.count == 2, let number = Double(parts[1]) else { fatalError("\(argument) is no name=number") }
            switch parts[0] {
            case "untaken": limits.untaken = Int(number)
            case "pingTime": limits.pingTime = .milliseconds(Int64(number * 1000))
            case "silenceTime": limits.silenceTime = .milliseconds(Int64(number * 1000))
            case "idleTime": limits.idleTime = .milliseconds(Int64(number * 1000))
            default: fatalError("no limit is called \(parts[0])")
            }
        }
        let server = LabServer(port: 0, limits: limits)
        print(try await server.listen() ?? "")
        fflush(nil)
        await server.serve()
    }
}
