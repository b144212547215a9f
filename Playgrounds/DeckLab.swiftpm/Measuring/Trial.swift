import UIKitShim

/// A test by hand of behaviours of UIKit that are in doubt, to find out what the device does.
///
/// A trial is shown on a bench of fixed size and observes real fingers; it makes none. It can be repeated: the last
/// reading counts. If the device does something for which there is no setting, there is no reading.
@MainActor
open class Trial {
    /// The switches that it reads, the one that it is about first.
    public let tells: [Told]
    public let question: String
    public let hand: Hand
    /// The view that the hand touches. The page keeps its size, in points.
    public let bench = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    /// The last reading of each switch; empty until enough was seen.
    public private(set) var readings: [Reading] = []
    /// The last observation of each subject.
    public private(set) var observations: [Observation] = []
    /// Called when there is a reading or an observation.
    public var onReading: (@MainActor () -> Void)?

    init(_ tells: [Told], _ question: String, _ hand: Hand) {
        (self.tells, self.question, self.hand) = (tells, question, hand)
        bench.backgroundColor = .systemGray5
    }

    /// The point where the drag is to begin, on the bench.
    open var start: CGPoint { CGPoint(x: 160, y: 80) }
    /// The points where the drags are to begin, on the bench, where there are several.
    open var starts: [CGPoint] { [start] }
    /// The distance of the drag, in points.
    open var reach: CGFloat { 120 }
    /// A controller that goes on the bench, for trials that views alone cannot make.
    open var controller: UIViewController? { nil }

    /// Starts a trial that runs by itself, over `controller`.
    open func run(over controller: UIViewController) {}

    /// Called when the hand has done everything that was asked for: touches that have not arrived by then were blocked.
    open func confirm() {}

    /// Removes all readings and observations.
    public func forget() { (readings, observations) = ([], []) }

    /// Notes the setting of the switch that the trial is about.
    func conclude(_ setting: Reading.Setting, _ evidence: String) { conclude(tells[0].name, setting, evidence) }

    /// Notes the finding about a switch, the one that the trial is about unless it is named; nil: nothing was found.
    func conclude(_ finding: (setting: String, evidence: String)?, of name: String? = nil) {
        if let (setting, evidence) = finding { conclude(name ?? tells[0].name, .choice(setting), evidence) }
    }

    /// Notes the setting of the switch `name`, one of those that the trial tells.
    func conclude(_ name: String, _ setting: Reading.Setting, _ evidence: String) {
        guard let told = tells.first(where: { $0.name == name }) else { return }
        let reading = Reading(told: told, setting: setting, evidence: evidence)
        if let index = readings.firstIndex(where: { $0.told == told }) {
            readings[index] = reading
        } else {
            readings.append(reading)
        }
        onReading?()
    }

    func observe(_ subject: String, _ text: String) {
        let observation = Observation(subject: subject, text: text)
        if let index = observations.firstIndex(where: { $0.subject == subject }) {
            observations[index] = observation
        } else {
            observations.append(observation)
        }
        onReading?()
    }
}

extension Trial {
    /// The findings so far, a line for each; nil before there is one.
    public var report: String? {
        let lines =
            readings.map { reading in
                tells.count > 1
                    ? "\(reading.told.name) \(reading.setting): \(reading.evidence)"
                    : "\(reading.setting): \(reading.evidence)"
            } + observations.map { "\($0.subject): \($0.text)" }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

/// A trial with a blue field in a grey frame, each a view with recognizers of its own.
open class FieldTrial: Trial {
    let frame = AskedView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let field = AskedView(frame: CGRect(x: 70, y: 20, width: 180, height: 360))
    let witness = Witness()

    override init(_ tells: [Told], _ question: String, _ hand: Hand) {
        super.init(tells, question, hand)
        frame.backgroundColor = .systemGray4
        field.backgroundColor = .systemBlue
        bench.addSubview(frame)
        frame.addSubview(field)
        frame.addGestureRecognizer(witness)
    }
}

/// A trial with a list that scrolls.
open class ListTrial: Trial {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let witness = Witness()

    override init(_ tells: [Told], _ question: String, _ hand: Hand) {
        super.init(tells, question, hand)
        list.contentInsetAdjustmentBehavior = .never
        list.fill(rows: 80, colour: .systemBlue)
        list.contentOffset = CGPoint(x: 0, y: 1500)
        list.addGestureRecognizer(witness)
        bench.addSubview(list)
    }
}

extension UIScrollView {
    /// Fills the list with rows of 50 points, so that its scrolling can be seen.
    func fill(rows: Int, colour: UIColor) {
        for row in 0..<rows {
            let stripe = UIView(frame: CGRect(x: 8, y: CGFloat(row) * 50 + 2, width: bounds.width - 16, height: 46))
            stripe.backgroundColor = colour.withAlphaComponent(row % 2 == 0 ? 0.9 : 0.6)
            addSubview(stripe)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * 50)
    }
}
