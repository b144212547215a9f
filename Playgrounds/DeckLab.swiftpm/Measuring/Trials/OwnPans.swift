import UIKitShim

/// Rows S18 and P14: the fourth of the five measurements. Whether a scroll view's own pan begins, and after how many
/// points: over short content that does not bounce, over long content that does not bounce and is at its edge, in a
/// list within a list, and over content that is upside down.
final class OwnPans: Trial {
    private enum Field: String, CaseIterable {
        case short = "short, without bounce"
        case edge = "long, without bounce, at its edge"
        case nested = "in another list, at its edge"
        case inverted = "on its head"
    }

    /// How far the finger had gone, in points, when a list's pan began and when its drag ended.
    private struct Course {
        var gauge = SlopGauge()
        var (begun, outer): (CGFloat?, CGFloat?) = (nil, nil)
        var way: CGFloat = 0
    }

    private let witness = Witness()
    private var lists: [UIScrollView] = []
    private var current: Int?
    private var courses: [Course] = []

    init() {
        super.init(
            [Told("shortContentPan", row: "S18"), Told("scrollSlop", row: "P14")],
            "Does a scroll view's own pan begin, and after how many points?", .dragEachField)
        courses = Field.allCases.map { _ in Course() }
        bench.addGestureRecognizer(witness)
        for (index, field) in Field.allCases.enumerated() { add(field, at: index) }
        witness.onDown = { [weak self] in self?.begin() }
        witness.onLift = { [weak self] in self?.lift() }
    }

    override var start: CGPoint { starts[0] }
    override var reach: CGFloat { 110 }
    /// Where each of the drags is to begin, on the bench.
    override var starts: [CGPoint] { lists.map { CGPoint(x: $0.frame.midX, y: $0.frame.minY + 40) } }

    private func add(_ field: Field, at index: Int) {
        let frame = CGRect(x: CGFloat(index % 2) * 164, y: CGFloat(index / 2) * 204, width: 156, height: 196)
        let list = Self.list(frame, .systemBlue, rows: field == .short ? 2 : 40)
        bench.addSubview(list)
        lists.append(list)
        var own = list
        switch field {
        case .short, .edge: list.bounces = false
        case .nested:
            own = Self.list(CGRect(x: 20, y: 820, width: 116, height: 160), .systemOrange, rows: 40)
            list.addSubview(own)
            list.contentOffset.y = 800
            list.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
                if pan.state == .began { self.map { $0.courses[index].outer = $0.witness.way } }
            }
        case .inverted:
            list.transform = CGAffineTransform(scaleX: 1, y: -1)
            list.contentOffset.y = 600
        }
        own.panGestureRecognizer.on { [weak self] (pan: UIPanGestureRecognizer) in
            if pan.state == .began { self?.begun(index) }
        }
    }

    private static func list(_ frame: CGRect, _ colour: UIColor, rows: Int) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentInsetAdjustmentBehavior = .never
        list.fill(rows: rows, colour: colour)
        return list
    }

    private func begin() {
        let place = witness.samples.first.map { bench.convert($0.place, from: nil) } ?? .zero
        current = lists.firstIndex { $0.frame.contains(place) }
        guard let current else { return }
        let gauge = courses[current].gauge
        courses[current] = Course()
        courses[current].gauge = gauge
        guard Field.allCases[current] == .nested else { return }
        lists[current].setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    }

    private func begun(_ index: Int) {
        courses[index].begun = abs(witness.way)
        guard courses[index].gauge.narrow(witness), Field.allCases[index] == .inverted else { return }
        let gauge = courses[index].gauge
        conclude("scrollSlop", .points(Double(gauge.reached)), gauge.evidence)
    }

    private func lift() {
        guard let current, witness.way > 40 else { return }
        let (course, field) = (courses[current], Field.allCases[current])
        func words(_ way: CGFloat?) -> String {
            way.map { "began at \($0.tenths) pt" } ?? "did not begin in \(witness.way.tenths) pt"
        }
        let outer = field == .nested ? "; the outer one's \(words(course.outer))" : ""
        observe("the own pan of a list \(field.rawValue)", words(course.begun) + outer)
        guard field == .short else { return }
        conclude(
            .choice(course.begun == nil ? "fails" : "beginsInPlace"), "the scroll view's pan \(words(course.begun))")
    }
}
