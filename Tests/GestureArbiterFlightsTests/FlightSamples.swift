import FlightReplay
import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit
import Testing

// The samples of the documentation, compiled.
@MainActor
private func recording(_ arbiter: GestureArbiter) {
    do {
        Flights.start()
        // … a finger pulls a card …
        print(arbiter.lastFlight!.text)  // a file: send it, and it can be replayed elsewhere
    }
    do {
        Flights.start()
        // … a finger pulls a card …
        let file = arbiter.lastFlight?.text
        _ = file
    }
    do {
        Flights.start()  // once, as the app starts
        // … something goes wrong under a finger …
        let file = arbiter.lastFlight?.text  // a file of some kilobytes, to be shared as the user likes
        _ = file
    }
}

@MainActor
private func replaying(_ file: String) throws {
    do {
        let flight = try GestureArbiter.Flight(file)
        #expect(flight.firstDifference() == nil)  // this version of the library still decides as the phone's did
        print(try Verdict(on: flight))
    }
    #expect(try GestureArbiter.Flight(file).firstDifference() == nil)
}

@MainActor
private func judging(_ file: String) throws {
    let flight = try GestureArbiter.Flight(file)
    print(flight.firstDifference() ?? "decided as on the phone")
    let verdict = try Verdict(on: flight)
    print(verdict)
    print(verdict.test(of: flight, named: "The list jumps"))
}

private final class Rows: UIScrollViewDelegate {
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 400
        Flights.note(targetContentOffset: targetContentOffset.pointee, of: scrollView)
    }
}

@MainActor
private func inspecting(_ window: UIWindow) {
    FlightInspector.show(in: window)
}
