import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// A list under a large title in a card. A finger collapses and expands the title, and drags the card with the rest of
/// its movement.
struct TitleCase {
    enum Form: CaseIterable { case presentation, deck, panel }

    var form = Form.deck
    var beginsOpen = false
    var content = CardTraits.ContentSizing.slides
    var begins = CGFloat(500)
    /// The finger's downward movement in each frame, in points.
    var steps: [CGFloat] = []

    static func random(_ chance: inout Chance) -> TitleCase {
        var played = TitleCase()
        (played.form, played.beginsOpen) = (chance.of(Form.allCases), chance.percent(50))
        played.begins = chance.of([300, 500])
        played.content = chance.of([.slides, .resizes])
        var way: CGFloat = chance.percent(66) ? 1 : -1
        for _ in 0..<chance.count(2...5) {
            let step = chance.of([1, 4, 8, 15]) * way
            played.steps += Array(repeating: step, count: chance.count(2...24))
            way = -way
        }
        return played
    }
}

extension TitleCase: Playable {
    func violation(_ reached: inout Reached) -> Violation? { play(&reached) }
    var story: [String] { [] }
    var kind: String { "\(form)" }
    var description: String {
        "title: \(form), \(beginsOpen ? "open" : "closed"), \(content), from \(begins), by \(steps)"
    }

    var smaller: AnySequence<TitleCase> {
        AnySequence(
            steps.indices.map { index in
                var copy = self
                copy.steps.remove(at: index)
                return copy
            })
    }

    @MainActor private func play(_ reached: inout Reached) -> Violation? {
        let (home, page, source) = (UIViewController(), UIViewController(), Rows())
        let list = UITableView()
        (list.rowHeight, list.dataSource) = (60, source)
        page.view = list
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(rootViewController: home)
        let panel = present(navigation, on: home)
        stage.advance(by: 0)
        stage.settle()
        if beginsOpen {
            list.contentOffset.y = -200
            list.contentOffset.y = -list.adjustedContentInset.top
        }
        stage.settle()
        func place() -> CGFloat {
            let card = navigation.presentationController as? InteractivePresentationController
            return panel?.position.translation ?? card?.position.translation ?? .nan
        }
        let finger = stage.touch(at: CGPoint(x: 195, y: begins))
        var (before, height, closed, opened) = (place(), navigation.navigationBar.frame.height, false, false)
        for (index, step) in steps.enumerated() {
            finger.move(by: CGVector(dx: 0, dy: step))
            stage.advanceFrame()
            let (now, bar) = (place(), navigation.navigationBar.frame.height)
            if bar < height - 1 { closed = true }
            if closed, bar > height + 1 { opened = true }
            height = bar
            guard abs(now - before) <= abs(step) + 2 else {
                return Violation(
                    rule: "card: no jump where a title opens", text: "event \(index): \(now - before) pt for \(step)")
            }
            before = now
        }
        if opened { reached.count("titles closed and opened") }
        finger.hold(for: 0.15)
        finger.lift()
        stage.settle()
        reached.count("titles")
        guard navigation.presentingViewController != nil || panel?.parent != nil else { return nil }
        let beyond = -(list.contentOffset.y + list.adjustedContentInset.top)
        guard beyond < 0.5, abs(place()) < 0.5 else {
            return Violation(
                rule: "card: its list rests at its edge", text: "\(beyond) pt beyond it, the card at \(place())")
        }
        return nil
    }

    @MainActor private func present(_ controller: UIViewController, on home: UIViewController) -> Panel? {
        switch form {
        case .presentation:
            var dismissal = CardConfiguration.cover { $0.detents = [.large] }
            dismissal.contentSizing = content
            home.presentCard(controller, as: dismissal, animated: false)
        case .deck:
            home.presentDeck(
                controller, as: DeckConfiguration(detents: [.large]) { $0.contentSizing = content },
                animated: false)
        case .panel:
            return home.addPanel(
                controller, as: Panel.Configuration(detents: [.large]) { $0.contentSizing = content },
                animated: false)!
        }
        return nil
    }
}
