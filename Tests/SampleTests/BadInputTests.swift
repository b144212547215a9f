@_spi(Engine) import Cards
@_spi(Cards) import DeckTransition
import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Panels
import Testing

/// Every public initializer and method that takes a number, called with those that nobody expects.
@MainActor
@Suite("One rule for bad input")
struct BadInputTests {
    nonisolated static let odd: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e200, -1e15,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, -1, 1, 120,
    ]

    /// Calls one member with two odd numbers. Returns the numbers that came of it.
    typealias Call = @MainActor @Sendable (CGFloat, CGFloat) -> [CGFloat]

    /// By file and name, what a walk calls, and looks at.
    nonisolated static let calls: [String: Call] = engineCalls.merging(motionCalls) { $1 }.merging(cardCalls) { $1 }

    @Test("No number traps, and none that is not a number comes out", arguments: calls.keys.sorted())
    func walk(_ name: String) throws {
        let call = try #require(Self.calls[name])
        for (index, one) in Self.odd.enumerated() {
            // Each number in each place, beside itself and two others.
            for other in [0, 1, 6].map({ Self.odd[(index + $0) % Self.odd.count] }) {
                let results = call(one, other)
                #expect(results.allSatisfy { !$0.isNaN }, "\(name) of \(one) and \(other): \(results)")
            }
        }
    }

    @Test("The walk calls every public member that takes a number")
    func isComplete() throws {
        let walked = StoppingTests.stopping.union(Self.calls.keys)
        #expect(try Self.members(withSPI: false).subtracting(walked) == [])
        #expect(try walked.subtracting(Self.members(withSPI: true)) == [])
    }

    // MARK: What is public

    /// By file and name, all that take a number and are no closure.
    private static func members(withSPI: Bool) throws -> Set<String> {
        let number = try Regex(#"\b(CGFloat|Double|TimeInterval|Int|CGPoint|CGRect|CGSize|CGVector|UIEdgeInsets)\b"#)
        let head = try Regex<(Substring, Substring)>(
            #"public (?:static |convenience |override |mutating |required )*(init|func \w+)\??\("#)
        var found: Set<String> = []
        let libraries = [
            "GestureArbiter", "GestureArbiterDiagnostics", "GestureArbiterFlights", "Cards", "InteractiveDismissal",
            "DeckTransition", "Panels",
        ]
        for path in libraries.flatMap({ Repository.sources(in: "Sources/\($0)") }) {
            let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let source = try Repository.text(path)
            let text = withSPI ? source : withoutSPI(source)
            for match in text.matches(of: head) {
                let parameters = parameters(in: text[match.range.upperBound...])
                let takesNumber = parameters.contains { parameter in
                    let type = parameter.drop { $0 != ":" }.prefix { $0 != "=" }
                    return !type.contains("->") && type.contains(number)
                }
                guard takesNumber else { continue }
                let labels = parameters.map { $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)[0] + ":" }
                    .joined()
                let name = match.output.1.replacing("func ", with: "")
                found.insert("\(file) \(name)(\(labels))")
            }
        }
        return found
    }

    /// The source without what only the libraries among themselves call: members and whole blocks of the SPI.
    private static func withoutSPI(_ source: String) -> String {
        var isInBlock = false
        return source.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if isInBlock {
                isInBlock = line != "}"
                return false
            }
            isInBlock = line.hasPrefix("@_spi") && line.hasSuffix("{") && !line.hasPrefix(" ")
            return !line.contains("@_spi")
        }.joined(separator: "\n")
    }

    /// Those of a declaration whose opening parenthesis `text` follows.
    private static func parameters(in text: Substring) -> [String] {
        var (depth, parameters) = (0, [""])
        for character in text {
            if ")]}>".contains(character), !parameters[parameters.count - 1].hasSuffix("-") { depth -= 1 }
            if depth < 0 { break }
            if "([{<".contains(character) { depth += 1 }
            if character == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        return parameters
    }
}

/// One after the other: a program that stops is a process of its own.
@Suite("What no number can mean", .serialized)
struct StoppingTests {
    nonisolated static let stopping: Set<String> = [
        "Spring init(mass:stiffness:damping:)", "Spring init(dampingRatio:response:)",
        "Spring init(duration:bounce:)", "Spring init(dampingRatio:duration:)", "Projection init(rate:)",
    ]

    @Test("stops in its initializer, with what to give instead", arguments: stopping.sorted())
    func stops(_ name: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [name = name as String] in
            switch name {
            case "Spring init(mass:stiffness:damping:)": _ = Motion.Spring(stiffness: 0, damping: 1)
            case "Spring init(dampingRatio:response:)": _ = Motion.Spring(dampingRatio: .nan, response: 1)
            case "Spring init(duration:bounce:)": _ = Motion.Spring(duration: 1, bounce: -1)
            case "Spring init(dampingRatio:duration:)": _ = Motion.Spring(dampingRatio: 0.8, duration: 0)
            default: _ = Motion.Projection(rate: 1)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Give "), "\(name): \(message)")
    }
}

// MARK: - What is called

extension BadInputTests {
    nonisolated private static let engineCalls: [String: Call] = [
        "Flight init(time:turn:frame:_:)": { one, other in
            var flight = GestureArbiter.Flight()
            flight.entries = [
                .init(time: Double(one), turn: .max, frame: .min, .shown(card: Double(other), offsets: [Double(one)])),
                .init(time: Double(other), .event(.move(.init(time: Double(one), along: other)))),
            ]
            let read = try? GestureArbiter.Flight(flight.text)
            _ = read?.firstDifference()
            return read?.entries.map { CGFloat($0.time) } ?? []
        },
        "Flights note(targetContentOffset:of:)": { one, other in
            Flights.note(targetContentOffset: CGPoint(x: one, y: other), of: UIScrollView())
            return []
        },
        "Actions init(translation:distance:velocity:sinceHandoff:isRefused:)": { one, other in
            judged(Arbitration.Release(translation: one, distance: other, velocity: one))
                + judged(Arbitration.Release(translation: 100, distance: one, velocity: other))
        },
        "Arbitration heldOffset(at:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: one, minimum: 0, maximum: other)
            var engine = Arbitration(.continuous)
            _ = engine.handle(.down(.init(time: 0, chain: [list])))
            return [-1, 0, 1, .max].map(engine.heldOffset)
        },
        "Event init(time:chain:scale:dimension:regions:boundRegions:wasDecelerating:asks:card:sharedSlop:)": {
            one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            let all = [
                Arbitration.Touch(time: one, chain: [list], scale: other, dimension: one, sharedSlop: other),
                Arbitration.Touch(time: 0, chain: [list], dimension: other, card: .moving(at: one)),
                Arbitration.Touch(time: 0, chain: [list], scale: one, card: .moving(at: 40), sharedSlop: other),
            ]
            return all.flatMap { touch in played([.down(touch)]) }
        },
        "Event init(place:isMoving:ceiling:bottom:)": { one, other in
            [true, false].flatMap { isMoving in
                let card = Arbitration.Card(place: one, isMoving: isMoving, ceiling: other, bottom: one)
                return played([.down(.init(time: 0, dimension: 700, card: card)), .shifted(other)])
                    + [card.place, card.ceiling, card.bottom ?? 0]
            }
        },
        "GestureArbiter+Attach attach(to:policy:moving:stops:leaves:release:onOutcome:willLeave:)": { one, other in
            let (stage, panel) = panel()
            GestureArbiter.attach(to: panel, moving: panel, stops: [one, other], leaves: false)
            return pulled(stage, panel)
        },
        "GestureArbiter shiftPlaces(by:)": { one, other in
            let (stage, panel) = panel()
            let arbiter = GestureArbiter.attach(to: panel, moving: panel, stops: [0, 320])
            let finger = stage.touch(at: CGPoint(x: 100, y: 200))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
            arbiter.shiftPlaces(by: one)
            arbiter.shiftPlaces(by: other)
            finger.lift()
            return pulled(stage, panel)
        },
        "GestureArbiter+Mover init(stops:selected:release:spring:leavingAt:onOtherSideAt:show:onOutcome:)": {
            one, other in
            moved(
                GestureArbiter.Mover(
                    stops: [0, one], selected: other, leavingAt: { one }, onOtherSideAt: { other }, show: { _ in }))
        },
        "GestureArbiter+Mover select(_:animated:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.select(one, animated: false)
            mover.select(other)
            return moved(mover)
        },
        "GestureArbiter+Mover shift(by:stops:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.shift(by: one, stops: [other, 100])
            return moved(mover)
        },
        "GestureArbiter+Mover leave(at:animated:)": { one, other in
            let mover = GestureArbiter.Mover(stops: [0, 320], show: { _ in })
            mover.leave(at: one, animated: false)
            mover.leave(at: other)
            return moved(mover)
        },
        "ReleaseRule init(_:away:)": { one, other in
            let stops = ReleaseRule.Stops([one, other, 320, one], away: other)
            let release = Arbitration.Release(translation: 100, distance: 700, velocity: one)
            let rules: [ReleaseRule] = [.velocityAndProgress(), .projection(), .distance(points: 240)]
            return stops.places + rules.flatMap { looked($0.judgement(of: release, among: stops)) }
        },
        "ReleaseRule nearest(to:)": { one, other in [ReleaseRule.Stops([0, other]).nearest(to: one)] },
        "Event moving(at:)": { one, _ in [Arbitration.Card.moving(at: one).place] },
        "Event init(offset:minimum:maximum:isScrollable:)": { one, other in
            var list = Arbitration.ScrollGeometry(offset: one, minimum: 0, maximum: other)
            let plain = played([.down(.init(time: 0, chain: [list]))])
            (list.pace, list.length) = (one, other)
            return plain + played([.down(.init(time: 0, chain: [list]))])
        },
        "Event init(time:along:across:observedOffset:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            let down = Arbitration.Event.down(.init(time: 0, chain: [list], dimension: 844))
            let moves: [Arbitration.Move] = [
                .init(time: one, along: other, across: one, observedOffset: other),
                .init(time: 0.1, along: one, across: other), .init(time: 0.1, along: 40, observedOffset: one),
            ]
            return moves.flatMap { played([down, .move($0)]) }
        },
        "Event init(time:chain:scale:velocity:refusal:)": { one, other in
            let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 900)
            var engine = Arbitration(ArbitrationPolicy(.down, handoff: .continuous, momentum: .bounces))
            let actions = engine.handle(.coasted(.init(time: one, chain: [list], scale: other, velocity: one)))
            return actions.bounce.map { [$0] } ?? []
        },
        "TouchReport init(time:location:regions:)": { one, other in
            let report = Arbitration.TouchReport(time: one, location: CGPoint(x: other, y: one))
            return report.description.isEmpty ? [.nan] : []
        },
        "ArbitrationPolicy init(_:when:handoff:slop:cone:beyondRest:opening:momentum:)": { one, other in
            let policy = ArbitrationPolicy(.down, handoff: .continuous, slop: one, cone: other)
            _ = policy.contradiction()?.description
            return played([], policy)
        },
        "Condition+ContentOffset contentOffset(atMost:)": { one, other in
            let situation = ArbitrationPolicy.Situation(contentOffset: other)
            _ = ArbitrationPolicy.Condition.contentOffset(atMost: one).evidence(in: situation).description
            return played([], ArbitrationPolicy(.down, when: .contentOffset(atMost: one)))
        },
        "Condition+ContentStill contentStill(for:)": { one, other in
            let situation = ArbitrationPolicy.Situation(timeSinceScroll: other)
            _ = ArbitrationPolicy.Condition.contentStill(for: one).evidence(in: situation).description
            return played([], ArbitrationPolicy(.down, when: .contentStill(for: one)))
        },
        "Situation init(roomToEdge:contentOffset:tolerance:regions:boundRegions:wasDecelerating:flags:timeSinceScroll:)":
            { one, other in
                let situation = ArbitrationPolicy.Situation(
                    roomToEdge: one, contentOffset: other, tolerance: one, timeSinceScroll: other)
                let condition: ArbitrationPolicy.Condition =
                    .atEdge && .contentOffset(atMost: 1) || !.contentStill(for: 1)
                return condition.evidence(in: situation).description.isEmpty ? [.nan] : []
            },
        // What is given to them shows in what comes out, as in a multiplication.
        "Direction components(of:)": { one, other in
            let parts = ArbitrationPolicy.Direction.up.components(of: CGPoint(x: one, y: other))
            return numbers(parts.along, parts.across, from: one, other)
        },
        "Direction movement(by:)": { one, other in
            let way = ArbitrationPolicy.Direction.left.movement(by: one)
            return numbers(way.x, way.y, from: one)
        },
        "Direction distance(of:outOf:)": { one, other in
            let frame = CGRect(x: one, y: other, width: one, height: other)
            let bounds = CGRect(x: 0, y: 0, width: other, height: one)
            return ArbitrationPolicy.Direction.allCases.flatMap { direction in
                numbers(direction.distance(of: frame, outOf: bounds), from: .nan)
            }
        },
        "GestureArbiter+Mover bounce(at:)": { one, other in
            let stage = Stage()
            var places: [CGFloat] = []
            let mover = GestureArbiter.Mover(leavingAt: { other }, show: { places.append($0) })
            mover.bounce(at: one)
            for _ in 0..<3 { stage.advanceFrame() }
            mover.putBack()
            return places
        },
        "GestureArbiter+Place rect(_:)": { one, other in
            touched(in: .rect(CGRect(x: one, y: other, width: other, height: one)))
        },
        "GestureArbiter+Place edge(_:within:)": { one, other in
            touched(in: .edge(.leading, within: one)) + touched(in: .edge(.bottom, within: other))
        },
    ]

    nonisolated private static let motionCalls: [String: Call] = [
        "ClassicResistance init(threshold:)": { one, other in
            [Motion.ClassicResistance(threshold: one).stretch(for: other)]
        },
        "ClassicResistance stretch(for:)": { one, _ in [Motion.ClassicResistance().stretch(for: one)] },
        "Departure init(over:velocity:within:)": { one, other in
            [0, 0.35, max(one.isFinite ? one : 0, 0)].flatMap { time -> [CGFloat] in
                let departure = Motion.Departure(over: one, velocity: other, within: time)
                return [departure.position(after: 0.1), departure.velocity(after: 0.1), departure.acceleration]
            }
        },
        "Departure init(over:velocity:timedBy:)": { one, other in
            let spring = Motion.Spring(dampingRatio: 1, response: 0.35)
            let departure = Motion.Departure(over: one, velocity: other, timedBy: spring)
            return [departure.position(after: 0.1), departure.velocity(after: 0.1), departure.duration]
        },
        "Departure position(after:)": { one, other in
            let distances: [CGFloat] = [0, 800]
            return distances.map { Motion.Departure(over: $0, velocity: 900, within: 0.3).position(after: one) }
        },
        "Departure velocity(after:)": { one, other in
            let distances: [CGFloat] = [0, 800]
            return distances.map { Motion.Departure(over: $0, velocity: 900, within: 0.3).velocity(after: one) }
        },
        "Projection distance(from:)": { one, _ in [Motion.Projection.normal.distance(from: one)] },
        "RubberBand init(dimension:coefficient:)": { one, other in
            let band = Motion.RubberBand(dimension: one, coefficient: other)
            return [band.stretch(for: 120), band.distance(for: 120)]
        },
        "RubberBand stretch(for:)": { one, other in [Motion.RubberBand(dimension: other).stretch(for: one)] },
        "RubberBand distance(for:)": { one, other in [Motion.RubberBand(dimension: other).distance(for: one)] },
        "Spring position(after:from:velocity:)": { one, other in
            springs.flatMap {
                [$0.position(after: one, from: other), $0.position(after: 0.1, from: one, velocity: other)]
            }
        },
        "Spring velocity(after:from:velocity:)": { one, other in
            springs.flatMap {
                [$0.velocity(after: one, from: other), $0.velocity(after: 0.1, from: one, velocity: other)]
            }
        },
        "Spring positionAndVelocity(after:from:velocity:)": { one, other in
            springs.flatMap { spring in
                let (early, late) = (
                    spring.positionAndVelocity(after: one, from: other),
                    spring.positionAndVelocity(after: 0.1, from: one, velocity: other)
                )
                return [early.position, early.velocity, late.position, late.velocity]
            }
        },
        "Spring settlingTime(from:velocity:within:)": { one, other in
            let tolerance = one > 0 ? one : 0.5
            return springs.flatMap {
                [CGFloat($0.settlingTime(from: one, velocity: other)), $0.settlingTime(from: other, within: tolerance)]
            }
        },
        "ReleaseRule velocityAndProgress(threshold:progress:leastDistance:)": { one, other in
            judged(.velocityAndProgress(threshold: one, progress: other, leastDistance: one))
                + judged(.velocityAndProgress(threshold: other, progress: 0.5, leastDistance: one))
        },
        "ReleaseRule projection(_:progress:leastDistance:)": { one, other in
            judged(.projection(.normal, progress: one, leastDistance: other))
        },
        "ReleaseRule distance(progress:)": { one, _ in judged(.distance(progress: one)) },
        "ReleaseRule distance(points:)": { one, _ in judged(.distance(points: one)) },
        "ReleaseRule init(time:distance:slowest:)": { one, other in
            let hand = ReleaseRule.SinceHandoff(time: one, distance: other, slowest: one)
            return judged(Arbitration.Release(translation: 100, distance: 700, velocity: 900, sinceHandoff: hand))
        },
    ]

    private static let springs = [
        Motion.Spring(dampingRatio: 0.5, response: 0.4), Motion.Spring(dampingRatio: 1, response: 0.4),
        Motion.Spring(dampingRatio: 3, response: 0.4), Motion.Spring(stiffness: 100, damping: 0),
    ]

    nonisolated private static let cardCalls: [String: Call] = [
        "Detent height(_:identifier:)": { one, other in
            shown { $0.detents = [.height(one), .height(other, identifier: "other"), .custom("own") { _ in one }] }
        },
        "Detent width(_:identifier:)": { one, other in
            shown { $0.detents = [.width(one), .width(other, identifier: "other")] }
        },
        "Detent width(_:)": { one, other in
            shown { deck in
                deck.detents = [.width(one), .large]
                deck.select(.width(other))
            }
        },
        "Detent fraction(_:identifier:)": { one, other in
            shown { $0.detents = [.fraction(one), .fraction(other, identifier: "other")] }
        },
        "Detent height(_:)": { one, other in
            shown { deck in
                deck.detents = [.height(one), .large]
                deck.select(.height(other))
            }
        },
        "Detent fraction(_:)": { one, other in
            shown { deck in
                deck.detents = [.fraction(one), .large]
                deck.select(.fraction(other), animated: false)
            }
        },
        "Detent init(maximumHeight:traitCollection:contentHeight:)": { one, other in
            let context = Detent.Context(
                maximumHeight: one, traitCollection: UITraitCollection(), contentHeight: other)
            let detents: [Detent] = [
                .large, .medium, .content, .height(other), .fraction(other), .custom("own") { $0.contentHeight },
            ]
            return detents.compactMap { $0.height(in: context) } + [context.maximumHeight]
        },
        "InteractivePresentationController bounce(velocity:)": { one, _ in
            shown { $0.bounce(velocity: one) }
        },
        "DeckPresentationController cardDidMove(to:)": { one, _ in
            shown { deck in deck.cardDidMove(to: one) }
        },
        "DeckPresentationController translation(forPull:)": { one, _ in
            shown { deck in _ = deck.translation(forPull: one) }
        },
        "DeckPresentationController pull(forTranslation:)": { one, _ in
            shown { deck in _ = deck.pull(forTranslation: one) }
        },
        "DeckPresentationController viewWillTransition(to:with:)": { one, other in
            shown { deck in deck.presentedViewController.preferredContentSize = CGSize(width: one, height: other) }
        },
        "Look shrink(to:over:)": { one, _ in looked(.shrink(to: one)) },
        "Look init(moving:scaledBy:)": { one, other in
            looked(
                CardConfiguration.Look { _ in
                    CardConfiguration.Look.Appearance(moving: CGPoint(x: one, y: other), scaledBy: one)
                })
        },
        "Look init(progress:offset:direction:frame:bounds:isInHand:)": { one, other in
            let state = CardConfiguration.Look.State(
                progress: one, offset: CGPoint(x: one, y: other),
                frame: CGRect(x: one, y: other, width: one, height: one),
                bounds: .zero)
            return looked(
                CardConfiguration.Look { _ in
                    var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
                    (appearance.alpha, appearance.backdrop, appearance.cornerRadius) = (one, other, one)
                    appearance.crop = state.frame
                    return appearance
                })
        },
        "CardTraits+Parts init(width:height:topMargin:touchHeight:color:)": { one, other in
            let handle = CardTraits.Grabber(width: one, height: other, topMargin: one, touchHeight: other)
            return [handle.width, handle.height, handle.topMargin, handle.touchHeight]
        },
        "CardTraits+Parts init(color:opacity:radius:offset:)": { one, other in
            let shadow = CardTraits.Shadow(opacity: one, radius: other, offset: one)
            return [shadow.opacity, shadow.radius, shadow.offset]
        },
        "DeckLayout init(size:safeAreaTop:)": { one, other in
            laidOut(DeckLayout.Container(size: CGSize(width: one, height: other), safeAreaTop: one))
        },
        "DeckLayout init(in:level:configuration:)": { one, other in
            let container = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
            let configuration = DeckConfiguration {
                $0.topInset = other
                $0.presenterScale = other
                $0.maximumWidth = one
            }
            return [-1, 0, 1, .max].flatMap { level in
                measures(DeckLayout(in: container, level: level, configuration: configuration))
            }
        },
        "DeckLayout presenterPlace(of:progress:cornerRadius:cardsAbove:)": { one, other in
            let layout = DeckLayout(
                in: DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47))
            let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            let place = layout.presenterPlace(of: frame, progress: one, cardsAbove: [other, one])
            let odd = layout.presenterPlace(
                of: CGRect(x: one, y: other, width: other, height: one), progress: 0.5, cornerRadius: other)
            return [
                place.transform.a, place.transform.ty, odd.transform.a, odd.transform.ty,
            ]
                + [odd.cornerRadius]
        },
    ]
}

// MARK: - What is looked at

extension BadInputTests {
    /// Nothing, where what was given was not a number either.
    private static func numbers(_ results: CGFloat..., from given: CGFloat...) -> [CGFloat] {
        given.contains { $0.isNaN } ? [] : results
    }

    /// Everything that a touch comes to, printed: a drag down and back, and a lift.
    private static func played(
        _ first: [Arbitration.Event], _ policy: ArbitrationPolicy = .continuous
    ) -> [CGFloat] {
        var engine = Arbitration(policy)
        var numbers: [CGFloat] = []
        let rest: [Arbitration.Event] = [
            .down(.init(time: 0)), .move(.init(time: 0.1, along: 40)), .move(.init(time: 0.2, along: -90)),
            .geometry(depth: 7, .init(offset: 0, minimum: 0, maximum: 9)), .answer(.yes), .up(time: 0.3),
        ]
        for event in first.isEmpty ? rest : first + rest.dropFirst() {
            let actions = engine.handle(event)
            numbers += [actions.ledger.dragged, actions.ledger.scrolled, actions.ledger.residual]
        }
        for decision in engine.decisions where decision.description.isEmpty { numbers.append(.nan) }
        return numbers
    }

    private static func panel() -> (Stage, UIView) {
        let stage = Stage()
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        stage.window.addSubview(panel)
        return (stage, panel)
    }

    private static func pulled(_ stage: Stage, _ panel: UIView) -> [CGFloat] {
        let finger = stage.touch(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        finger.lift()
        stage.advance(by: 1)
        return [panel.transform.ty, panel.frame.minY]
    }

    private static func moved(_ mover: GestureArbiter.Mover) -> [CGFloat] {
        let stage = Stage()
        mover.follow(.began)
        mover.follow(.moved(translation: 40))
        mover.follow(.ended(Arbitration.Release(translation: 40, velocity: 500)))
        stage.advance(by: 1)
        return mover.stops + [mover.translation, mover.selected]
    }

    private static func judged(_ release: Arbitration.Release) -> [CGFloat] {
        let rules: [ReleaseRule] = [.velocityAndProgress(), .projection(), .distance(), .distance(points: 240)]
        return rules.flatMap { looked($0.judgement(of: release)) }
    }

    private static func judged(_ rule: ReleaseRule) -> [CGFloat] {
        looked(rule.judgement(of: .init(translation: 100, distance: 700, velocity: 900)))
    }

    private static func looked(_ judgement: ReleaseRule.Judgement) -> [CGFloat] {
        judgement.description.isEmpty ? [.nan] : []
    }

    /// A touch on a view with one region.
    private static func touched(in place: GestureArbiter.Place) -> [CGFloat] {
        let stage = Stage()
        let arbiter = GestureArbiter.attach(to: stage.window) { _ in }
        arbiter.bind(.handle, to: place)
        stage.touch(at: CGPoint(x: 20, y: 20)).lift()
        return []
    }

    /// A deck, with which something is done.
    private static func shown(_ change: (DeckPresentationController) -> Void) -> [CGFloat] {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentDeck(modal)
        stage.settle()
        guard let deck = modal.enclosingCard as? DeckPresentationController else { return [.nan] }
        change(deck)
        for _ in 0..<3 { stage.advanceFrame() }
        return [deck.progress, deck.card.frame.minY, deck.card.transform.ty]
    }

    private static func looked(_ look: CardConfiguration.Look) -> [CGFloat] {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        var configuration = CardConfiguration.cover
        configuration.look = look
        home.presentCard(modal, configuration: configuration)
        for _ in 0..<3 { stage.advanceFrame() }
        guard let card = modal.view.superview else { return [.nan] }
        let cut = card.mask?.frame ?? .zero
        return [card.transform.a, card.transform.tx, card.transform.ty, card.alpha, cut.minX, cut.minY, cut.width]
    }

    private static func laidOut(_ container: DeckLayout.Container) -> [CGFloat] {
        measures(DeckLayout(in: container))
    }

    private static func measures(_ layout: DeckLayout) -> [CGFloat] {
        let frame = layout.cardFrame
        return [frame.minX, frame.minY, frame.width, frame.height, layout.presenterScale]
            + [layout.presenterTop, layout.presenterCornerRadius]
    }
}
