@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics

/// The samples of the GestureArbiter articles, block by block.

private func sample1() {
    let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
        .unless(.editing)
    _ = policy
}

private func sample2() {
    var engine = Arbitration(.continuous)
    _ = engine.handle(.down(Arbitration.Touch(time: 0)))
    let ledger = engine.handle(.move(Arbitration.Move(time: 0.01, along: 12))).ledger
    print(ledger.slop, ledger.dragged)  // 10.0 2.0
}

private func sample3() {
    let never = ArbitrationPolicy(.down, when: .atEdge && !.atEdge)
    print(never.contradiction()!.description)
    // `.atEdge` contradicts `!.atEdge`: both can never hold, so the drag can never begin; did you mean `||`?
}

private func sample4() {
    let panel = ArbitrationPolicy(.left, when: .always)
    _ = panel
}

private func sample5() {
    let card = ArbitrationPolicy(.down, when: .atEdge)
    _ = card
}

private func sample6() {
    let raw = ArbitrationPolicy(.down, when: .contentOffset(atMost: 0))
    _ = raw
}

private func sample7() {
    let withHandle = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle))
    _ = withHandle
}

private func sample8() {
    let calm = ArbitrationPolicy(.down, when: .atEdge && !.decelerating)
    _ = calm
}

private func sample9() {
    let busy = ArbitrationPolicy.Flag("uploading")
    let patient = ArbitrationPolicy(.down).unless(.editing || .flag(busy))
    _ = patient
}

private func sample10() {
    let cool = ArbitrationPolicy(.down, when: .atEdge && .contentStill(for: 0.1), handoff: .toDrag)
    _ = cool
}

private func sample11() {
    let roomy = ArbitrationPolicy(.down, when: .custom("almost at the top") { $0.roomToEdge < 20 })
    _ = roomy
}

private func sample13() {
    var asked = Arbitration(.gated)
    let list = Arbitration.ScrollGeometry(offset: -10, minimum: -47, maximum: 900)
    _ = asked.handle(.down(Arbitration.Touch(time: 0, chain: [list], scale: 3)))
    print(asked.decisions.last!)
    // +0 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge (needs 0.17 or less)
}

private func sample14() {
    let events: [Arbitration.Event] = [
        .down(Arbitration.Touch(time: 0)), .move(Arbitration.Move(time: 0.1, along: 30)), .up(time: 0.2),
    ]
    let trace = Arbitration.Trace(.continuous, events: events)
    print(trace.firstDifference() == nil)  // true: the engine still decides as it did
}
