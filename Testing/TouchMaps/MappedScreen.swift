@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterInspector
import HeadlessUIKit

/// The views of a screen at the moment of the map, with their names.
@MainActor
final class MappedScreen {
    let stage: Stage
    let names: ScreenNames
    /// From the back to the front.
    let views: [UIView]
    private let scrollViews: [UIScrollView]
    private let controls: [UIControl]
    private let recognizers: [UIGestureRecognizer]
    private var events: [Event] = []

    /// What a recognizer or a control reported.
    private enum Event {
        case recognized(UIGestureRecognizer)
        case pressed(UIControl)
        case changed(UIControl)
        case down(UIControl)
        case cancelled(UIControl)
    }

    init(_ stage: Stage) {
        self.stage = stage
        names = ScreenNames(stage.window)
        views = stage.window.tree
        scrollViews = views.compactMap { $0 as? UIScrollView }
        controls = views.compactMap { $0 as? UIControl }
        recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    }

    /// How far a finger goes, in points, and for how long, in seconds.
    static let (distance, duration): (CGFloat, TimeInterval) = (60, 0.2)

    /// Plays one finger. The stage is not the same afterwards.
    func play(_ job: Job) -> TouchMap.Play {
        if let index = job.without { views[index].isUserInteractionEnabled = false }
        listen()
        let (start, offsets) = (stage.time, scrollViews.map(\.contentOffset))
        let values = controls.map(value)
        let editor = views.first(where: \.isFirstResponder)
        let finger = stage.touch(at: job.point)
        let view = finger.touch.view
        // Before a list takes the touched row away. Content elsewhere may move with its insets.
        let isUnderFinger = scrollViews.map { view?.isDescendant(of: $0) ?? false }
        var cell: UIView?
        if job.stroke == .tap {
            let touched = (view ?? stage.window).ancestry.first { $0 is UITableViewCell || $0 is UICollectionViewCell }
            finger.hold(for: touched == nil ? 0.05 : 0.2)
            cell = touched.flatMap { Self.isHighlighted($0) ? $0 : nil }
            finger.lift()
            stage.advance(by: 0.4)
        } else {
            finger.hold(for: job.rest)
            let way = job.stroke.way
            finger.move(by: CGVector(dx: way.dx * Self.distance, dy: way.dy * Self.distance), over: Self.duration)
        }

        let arbiters = recognizers.compactMap { GestureArbiter.of($0) }.filter {
            ($0.lastTouch?.time ?? -1) >= start - 1e-6
        }
        let dragged = arbiters.filter { ($0.lastTouch?.decisions ?? []).contains { $0.to == .drag } }
        var owners = dragged.map { TouchMap.Owner.drags(names.name(of: $0)) }
        for case .pressed(let control) in events where !hasChanged(control) && !control.isFirstResponder {
            owners.append(.presses(names[control]))
        }
        for (control, old) in zip(controls, values) where value(of: control) != old || hasChanged(control) {
            owners.append(.changes(names[control]))
        }
        if let now = views.first(where: \.isFirstResponder), now !== editor { owners.append(.edits(names[now])) }
        // The inner ones first.
        for index in scrollViews.indices.reversed() where isUnderFinger[index] {
            let (scrollView, old) = (scrollViews[index], offsets[index])
            guard abs(scrollView.contentOffset.x - old.x) > 1 || abs(scrollView.contentOffset.y - old.y) > 1 else {
                continue
            }
            owners.append(.scrolls(names[scrollView]))
        }
        if let cell, owners.isEmpty, triggered.isEmpty { owners.append(.selects(name(ofCell: cell))) }
        owners += triggered.map { .triggers(names.name(of: $0)) }
        for control in tracked { owners.append(.touches(names[control])) }
        return TouchMap.Play(
            owner: owners.first ?? .nothing, others: Array(owners.dropFirst()),
            reason: reason(arbiters, dragged.first), view: view.map { names[$0] } ?? "nothing")
    }

    /// The decision of the arbiter that drags, else of the one that knows most about the finger.
    private func reason(_ arbiters: [GestureArbiter], _ dragged: GestureArbiter?) -> String {
        if arbiters.isEmpty { return "no arbiter" }
        if let dragged {
            let decision = dragged.lastTouch?.decisions.last { $0.to == .drag && $0.from != .drag }
            return decision?.explanation ?? ""
        }
        return arbiters.compactMap { $0.lastTouch?.decision }.first?.explanation ?? "nothing decided"
    }

    // MARK: What moved

    /// Adds a listener to each recognizer and control.
    private func listen() {
        for recognizer in recognizers {
            recognizer.addTarget(self) { [unowned self] recognizer in
                if recognizer.state == .began || recognizer.state == .ended { events.append(.recognized(recognizer)) }
            }
        }
        for control in controls {
            control.addTarget(self, action: { [unowned self] in events.append(.pressed($0)) }, for: .touchUpInside)
            control.addTarget(self, action: { [unowned self] in events.append(.changed($0)) }, for: .valueChanged)
            control.addTarget(self, action: { [unowned self] in events.append(.down($0)) }, for: .touchDown)
            control.addTarget(self, action: { [unowned self] in events.append(.cancelled($0)) }, for: .touchCancel)
        }
    }

    /// The recognizers that began or were recognized, without those of arbiters and scroll views.
    private var triggered: [UIGestureRecognizer] {
        var all: [UIGestureRecognizer] = []
        for case .recognized(let recognizer) in events where !all.contains(recognizer) {
            if recognizer.ownScrollView == nil, GestureArbiter.of(recognizer) == nil { all.append(recognizer) }
        }
        return all
    }

    /// The controls that took the finger, and neither lost it nor were pressed.
    private var tracked: [UIControl] {
        var all: [UIControl] = []
        for event in events {
            switch event {
            case .down(let control): all.append(control)
            case .cancelled(let control), .pressed(let control), .changed(let control): all.removeAll { $0 === control }
            case .recognized: break
            }
        }
        return all
    }

    private func hasChanged(_ control: UIControl) -> Bool {
        events.contains { if case .changed(control) = $0 { true } else { false } }
    }

    private func value(of control: UIControl) -> String {
        switch control {
        case let slider as UISlider: "\(slider.value)"
        case let toggle as UISwitch: "\(toggle.isOn)"
        case let segments as UISegmentedControl: "\(segments.selectedSegmentIndex)"
        default: ""
        }
    }

    private static func isHighlighted(_ cell: UIView) -> Bool {
        (cell as? UITableViewCell)?.isHighlighted ?? (cell as? UICollectionViewCell)?.isHighlighted ?? false
    }

    /// Such as "row 3 of list"; with the section, if there are several.
    private func name(ofCell cell: UIView) -> String {
        func words(_ kind: String, _ path: IndexPath, _ list: UIView) -> String {
            "\(kind) \(path.item)\(path.section > 0 ? " in section \(path.section)" : "") of \(names[list])"
        }
        for list in cell.ancestry {
            if let table = list as? UITableView, let row = cell as? UITableViewCell,
                let path = table.indexPath(for: row)
            {
                return words("row", path, table)
            }
            if let grid = list as? UICollectionView, let item = cell as? UICollectionViewCell,
                let path = grid.indexPath(for: item)
            {
                return words("item", path, grid)
            }
        }
        return names[cell]
    }
}

extension UIView {
    /// The view and all views in it, from the back to the front.
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

    /// The view and those around it, from the inside out.
    var ancestry: UnfoldSequence<UIView, (UIView?, Bool)> { sequence(first: self, next: \.superview) }
}

// MARK: - In copies

extension MappedScreen {
    /// Plays each finger in a copy of the process.
    func playingInCopies() throws(TouchMapError) -> Playing {
        guard Copies.areThere else { throw .noCopies }
        var copies = Copies()
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        // Loads what the copies need, once for all.
        _ = try? encoder.encode(TouchMap.Play(owner: .nothing, reason: "", view: ""))
        return { [self] jobs in
            let results = copies.run(jobs) { job in (try? [UInt8](encoder.encode(play(job)))) ?? [] }
            return zip(jobs, results).map { job, result in
                switch result {
                case .answer(let bytes):
                    (try? decoder.decode(TouchMap.Play.self, from: Data(bytes)))
                        ?? TouchMap.Play(owner: .stops("no answer"), reason: "", view: viewName(at: job.point))
                case .stopped(let message):
                    TouchMap.Play(owner: .stops(message), reason: "", view: viewName(at: job.point))
                }
            }
        }
    }

    func viewName(at point: CGPoint) -> String {
        stage.window.hitTest(point, with: nil).map { names[$0] } ?? "nothing"
    }
}
