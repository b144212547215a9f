import GestureArbiter
import HeadlessUIKit

/// Finds what is wrong with a screen: compares who gets each finger with what shows.
///
/// A conflict needs evidence. Where a view takes touches of what shows behind, a finger is played without that view: if
/// nobody else then gets the finger, nothing is wrong.
@MainActor
struct ConflictFinder {
    let map: TouchMap
    /// The same fingers without the rest.
    let quick: [TouchMap.Stroke: [TouchMap.Play]]
    let screen: MappedScreen
    let play: Playing

    /// What is at a place.
    struct Sight {
        /// The view that takes the touches.
        let hit: UIView
        /// The frontmost view that draws something.
        let drawn: UIView
        /// The control that shows, perhaps behind a tint.
        let control: UIControl?
    }

    /// A cause, and the strokes and the places that it has an effect on.
    struct Finding {
        let kind: TouchMap.Conflict.Kind
        let subject: String
        var strokes: [TouchMap.Stroke] = []
        var places: [Int] = []
        /// The view that takes the touches; nil if that is not the cause.
        var taker: String?
        /// Makes the words from those of the strokes.
        let words: (String) -> String
    }

    var conflicts: [TouchMap.Conflict] {
        let sights = map.places.map(sight)
        let (unseen, lost) = (unseen(sights), lost(sights))
        let explained = Set(unseen.flatMap(\.places))
        // A view that takes the taps of a control is named there.
        let takers = Set(lost.map(\.taker))
        let found =
            unseen.filter { !takers.contains($0.taker) } + lost + hidden + dead(sights, except: explained) + stopping
            + surprising(sights, except: explained) + paced
        return found.map { finding in
            let places = finding.places.sorted()
            return TouchMap.Conflict(
                kind: finding.kind, subject: finding.subject,
                words: finding.words(finding.strokes.map(\.rawValue).joined(separator: ", ")),
                points: places.map(map.point), places: map.words(for: places))
        }
    }

    private func sight(_ place: Int) -> Sight? {
        let (point, window) = (map.point(place), screen.stage.window)
        guard screen.stage.keyboardFrame?.contains(point) != true, let hit = window.hitTest(point, with: nil),
            let drawn = window.drawn(at: point), hit.presentation === drawn.presentation
        else { return nil }
        let control = window.drawn(at: point, behind: 0.5)?.control
        return Sight(hit: hit, drawn: drawn, control: control?.presentation === hit.presentation ? control : nil)
    }

    // MARK: What shows, and does not get its fingers

    /// Views that draw nothing at a place, and take its touches from what is drawn there.
    private func unseen(_ sights: [Sight?]) -> [Finding] {
        var groups: [(branch: UIView, behind: UIView, places: [Int])] = []
        for (place, sight) in zip(map.places, sights) {
            guard let sight, sight.control == nil, let common = sight.hit.common(with: sight.drawn),
                common !== sight.hit, common !== sight.drawn, let branch = sight.hit.branch(in: common),
                !branch.draws(within: 44, of: map.point(place))
            else { continue }
            let behind = sight.drawn.ancestry.first { $0 === common || $0.listens } ?? sight.drawn
            if let index = groups.firstIndex(where: { $0.branch === branch && $0.behind === behind }) {
                groups[index].places.append(place)
            } else {
                groups.append((branch, behind, [place]))
            }
        }
        return groups.compactMap { group -> Finding? in
            let place = map.deepest(of: group.places)
            let number = screen.views.firstIndex { $0 === group.branch }
            let results = play(map.fingers.map { Job($0, at: map.point(place), after: map.rest, without: number) })
            let taken = zip(map.fingers, results).filter { stroke, result in
                result.owner != .nothing && result.owner != map.plays[stroke]?[place].owner
            }
            guard !taken.isEmpty else { return nil }
            let (taker, behind) = (screen.names[group.branch], screen.names[group.behind])
            return Finding(
                kind: .unseen, subject: taker, strokes: taken.map(\.0), places: group.places,
                taker: sights[place].map { screen.names[$0.hit] }
            ) { "\(taker) takes the touches of \(behind), and does not show (\($0))" }
        }
    }

    /// Controls that show, and of which taps are lost.
    private func lost(_ sights: [Sight?]) -> [Finding] {
        guard let taps = map.plays[.tap] else { return [] }
        var controls: [(control: UIControl, lost: [Int], all: Int)] = []
        for (place, sight) in zip(map.places, sights) {
            guard let sight, let control = sight.control, control.isEnabled, control.isUserInteractionEnabled
            else {
                continue
            }
            let (name, tap) = (screen.names[control], taps[place])
            if case .stops = tap.owner { continue }
            // A control may do nothing with a tap, as a slider beside its thumb.
            let isReached =
                ([tap.owner] + tap.others).contains { $0.uses(control: name) }
                || tap.owner == .nothing && sight.hit.control === control
            let index = controls.firstIndex { $0.control === control } ?? controls.count
            if index == controls.count { controls.append((control, [], 0)) }
            controls[index].all += 1
            if !isReached { controls[index].lost.append(place) }
        }
        return controls.filter { !$0.lost.isEmpty }.map { control, lost, all in
            let name = screen.names[control]
            let tap = taps[map.deepest(of: lost)]
            let taker = tap.view == name ? "\(tap.owner)" : "\(tap.view) takes them"
            return Finding(
                kind: lost.count == all ? .unreachable : .covered, subject: name, places: lost, taker: tap.view
            ) { _ in "\(name): \(lost.count) of \(all) taps on what shows of it do not reach it: \(taker)" }
        }
    }

    /// Controls over which a bar lies, and which nothing brings out.
    private var hidden: [Finding] {
        screen.views.compactMap { view -> Finding? in
            guard let control = view as? UIControl, control.isEnabled, !control.bounds.isEmpty,
                control.ancestry.allSatisfy({ !$0.isHidden && $0.alpha > 0.01 }),
                !control.ancestry.contains(where: { ($0 as? UIScrollView)?.scrolls ?? false })
            else { return nil }
            let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
            guard map.area.contains(middle), let over = screen.stage.window.drawn(at: middle), over.control !== control,
                over.presentation === control.presentation,
                let bar = over.ancestry.first(where: { $0 is UITabBar || $0 is UINavigationBar || $0 is UIToolbar }),
                !control.isDescendant(of: bar)
            else { return nil }
            let name = screen.names[control]
            let nearest = map.place(at: middle) ?? 0
            return Finding(kind: .unreachable, subject: name, places: [nearest]) { [names = screen.names] _ in
                "\(name): \(names[bar]) lies over it"
            }
        }
    }

    /// Content that could scroll, while nothing moves.
    private func dead(_ sights: [Sight?], except explained: Set<Int>) -> [Finding] {
        gathered(except: explained) { stroke, place in
            guard stroke != .tap, let play = map.plays[stroke]?[place], play.owner == .nothing,
                let sight = sights[place],
                sight.control == nil,
                let list = sight.drawn.ancestry.lazy.compactMap({ $0 as? UIScrollView }).first(where: {
                    $0.hasRoom(for: stroke.way)
                })
            else { return nil }
            let name = screen.names[list]
            return (.dead, name, { "\($0): \(name) could scroll, and nothing moves: \(play.reason)" })
        }
    }

    private var stopping: [Finding] {
        gathered { stroke, place in
            guard let play = map.plays[stroke]?[place], case .stops(let message) = play.owner else { return nil }
            return (.stops, play.view, { "\($0): the app stops: \(message)" })
        }
    }

    // MARK: What differs

    /// Neighbours that differ, and no edge of anything shows between them.
    private func surprising(_ sights: [Sight?], except explained: Set<Int>) -> [Finding] {
        gathered(except: explained) { stroke, place in
            guard let here = map.plays[stroke]?[place], let sight = sights[place], sight.drawn.control == nil else {
                return nil
            }
            for beside in map.neighbors(of: place) {
                guard let there = map.plays[stroke]?[beside], there.owner.caption != here.owner.caption,
                    let other = sights[beside], other.drawn === sight.drawn,
                    let taker = taker(sight, other, at: place), !isDeclared(here), !isDeclared(there)
                else { continue }
                let name = screen.names[taker]
                return (.surprising, name, { "fingers on \(name) differ from those beside (\($0)), and no edge shows" })
            }
            return nil
        }
    }

    /// The view in front that takes the touches of one place, not of its neighbour, and does not show there.
    private func taker(_ here: Sight, _ beside: Sight, at place: Int) -> UIView? {
        guard here.hit !== beside.hit, let common = here.hit.common(with: beside.hit), common !== here.hit,
            let branch = here.hit.branch(in: common), !branch.draws(within: 44, of: map.point(place)),
            !beside.hit.isDescendant(of: branch)
        else { return nil }
        let order = common.subviewsInDrawingOrder
        let other = beside.hit.branch(in: common)
        let (front, back) = (order.firstIndex(of: branch) ?? 0, other.flatMap(order.firstIndex) ?? -1)
        return front > back ? branch : nil
    }

    /// Strips along an edge never show, and are declared.
    private func isDeclared(_ play: TouchMap.Play) -> Bool { play.owner.name.hasPrefix("strip of ") }

    /// Owners that a rest changes. Long presses do so by their nature.
    private var paced: [Finding] {
        guard map.rest > 0 else { return [] }
        return gathered { stroke, place in
            guard stroke != .tap, let slow = map.plays[stroke]?[place], let fast = quick[stroke]?[place],
                slow.owner != fast.owner, !slow.owner.name.hasPrefix("long press of ")
            else { return nil }
            return (
                .dependsOnPace, slow.view,
                { "\($0) on \(slow.view): \(slow.owner) after a rest of \(map.rest) s, and not at once" }
            )
        }
    }

    /// Collects what is found at single places, by cause.
    private func gathered(
        except explained: Set<Int> = [],
        _ find: (TouchMap.Stroke, Int) -> (TouchMap.Conflict.Kind, String, (String) -> String)?
    ) -> [Finding] {
        var findings: [Finding] = []
        for stroke in map.fingers {
            for place in map.places where !explained.contains(place) {
                guard let (kind, subject, words) = find(stroke, place) else { continue }
                let same = findings.firstIndex { $0.words("") == words("") }
                let index = same ?? findings.count
                if same == nil { findings.append(Finding(kind: kind, subject: subject, words: words)) }
                if findings[index].strokes.last != stroke { findings[index].strokes.append(stroke) }
                if !findings[index].places.contains(place) { findings[index].places.append(place) }
            }
        }
        return findings
    }
}

extension UIScrollView {
    /// Whether content is beyond an edge.
    fileprivate var scrolls: Bool { TouchMap.Stroke.allCases.map(\.way).contains(where: hasRoom) }
}
