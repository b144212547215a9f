import Foundation

@testable import GestureArbiter

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "explore":
    exit(explore(only: arguments.dropFirst().first) ? 0 : 1)
default:
    print("usage: proof explore [scenario]")
    exit(2)
}
