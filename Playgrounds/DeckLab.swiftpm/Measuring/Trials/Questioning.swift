import UIKitShim

/// Row G15: whether the view or the delegate is asked first.
final class ShouldBeginOrder: FieldTrial {
    private let questions = Questions()
    private var asked: [String] = []

    init() {
        super.init([Told("shouldBeginOrder", row: "G15")], "Who is asked first whether a gesture may begin?", .drag)
        field.onShouldBegin = { [weak self] in self?.note("viewFirst") }
        questions.onShouldBegin = { [weak self] in self?.note("delegateFirst") }
        let pan = UIPanGestureRecognizer()
        pan.delegate = questions
        field.addGestureRecognizer(pan)
        witness.onDown = { [weak self] in self?.asked = [] }
    }

    private func note(_ who: String) {
        asked.append(who)
        guard asked.count == 2, asked[0] != asked[1] else { return }
        conclude(.choice(asked[0]), "asked: \(asked.map { $0 == "viewFirst" ? "view" : "delegate" })")
    }
}

/// Row G19: the time at which delegates are asked for failure requirements.
final class FailureQuestions: FieldTrial {
    private let questions = Questions()
    private var isAsked = false

    init() {
        super.init([Told("failureQuestions", row: "G19")], "When are delegates asked for failure requirements?", .drag)
        questions.onFailureQuestion = { [weak self] in self?.note() }
        let pan = UIPanGestureRecognizer()
        pan.delegate = questions
        field.addGestureRecognizer(pan)
        field.addGestureRecognizer(Rival(.fails(after: 300)))
        witness.onLift = { [weak self] in self?.isAsked = false }
    }

    private func note() {
        guard !isAsked else { return }
        isAsked = true
        // A question before the witness has the finger is one at touch-down.
        let way = witness.fingerCount > witness.liftCount ? witness.way : 0
        conclude(.choice(way == 0 ? "atTouchDown" : "atRecognition"), "asked when the finger had gone \(way.tenths) pt")
    }
}

/// Row G44: whether a recognizer that has to wait is asked before or after its wait whether it may begin.
final class QuestionOrder: FieldTrial {
    private let questions = Questions()
    private let rival = Rival(.fails(after: 40))

    init() {
        super.init(
            [Told("questionOrder", row: "G44")],
            "Is a waiting gesture asked whether it may begin before or after its wait?",
            .drag)
        questions.onShouldBegin = { [weak self] in self?.note() }
        let pan = UIPanGestureRecognizer()
        pan.delegate = questions
        pan.require(toFail: rival)
        field.addGestureRecognizer(pan)
        field.addGestureRecognizer(rival)
    }

    private func note() {
        let isAfter = rival.hasFailed
        conclude(
            .choice(isAfter ? "failureRequirementsFirst" : "shouldBeginFirst"),
            "asked at \(witness.way.tenths) pt; the other \(isAfter ? "had failed" : "was still possible")")
    }
}

/// Row G18: the time at which a recognizer that waited begins.
final class WaiterBegins: FieldTrial {
    private let rival = Rival(.fails(after: 40))

    init() {
        super.init(
            [Told("waiterBegins", row: "G18")], "When does a gesture begin after it waited for another to fail?", .drag)
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: rival)
        field.addGestureRecognizer(rival)
        field.add(pan) { [weak self] pan in
            guard let self, pan.state == .began, rival.hasFailed else { return }
            let later = witness.time - rival.failureTime
            conclude(
                .choice(later > 0 ? "withNextTouch" : "atOnce"), "began \((later * 1000).tenths) ms after the failure")
        }
    }
}
