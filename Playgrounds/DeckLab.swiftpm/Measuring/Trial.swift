import UIKitShim

/// A test by hand of one behaviour of UIKit that is in doubt, to find out what the device does.
///
/// A trial is shown on a bench of fixed size and watches real fingers; it makes none. It can be repeated: the last
/// reading counts. If the device does something that no setting stands for, there is no reading.
@MainActor
open class Trial {
    /// The property of HeadlessUIKit's `Assumptions`.
    public let name: String
    /// The row of the host's specification, such as "G6".
    public let row: String
    public let question: String
    public let hand: Hand
    /// The view that the hand touches. The page keeps its size, in points.
    public let bench = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    /// The result; `nil` until enough was seen.
    public private(set) var reading: Reading?
    /// Called when there is a reading.
    public var onReading: (@MainActor () -> Void)?

    init(_ name: String, row: String, _ question: String, _ hand: Hand) {
        (self.name, self.row, self.question, self.hand) = (name, row, question, hand)
        bench.backgroundColor = .systemGray5
    }

    /// The point where the drag is to begin, on the bench.
    open var start: CGPoint { CGPoint(x: 160, y: 80) }
    /// The distance of the drag, in points.
    open var reach: CGFloat { 120 }
    /// A controller that goes on the bench, for trials that views alone cannot make.
    open var controller: UIViewController? { nil }

    /// Starts a trial that runs by itself, over `controller`.
    open func run(over controller: UIViewController) {}

    /// Called when the hand has done everything asked for: touches that did not arrive were not let through.
    open func confirm() {}

    /// Forgets the reading.
    public func forget() { reading = nil }

    func conclude(_ setting: Reading.Setting, _ evidence: String) {
        reading = Reading(setting: setting, evidence: evidence)
        onReading?()
    }
}

/// A trial with a blue field in a grey frame, each a view with recognizers of its own.
open class FieldTrial: Trial {
    let frame = AskedView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let field = AskedView(frame: CGRect(x: 70, y: 20, width: 180, height: 360))
    let witness = Witness()

    override init(_ name: String, row: String, _ question: String, _ hand: Hand) {
        super.init(name, row: row, question, hand)
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

    override init(_ name: String, row: String, _ question: String, _ hand: Hand) {
        super.init(name, row: row, question, hand)
        list.contentInsetAdjustmentBehavior = .never
        list.fill(rows: 80, colour: .systemBlue)
        list.contentOffset = CGPoint(x: 0, y: 1500)
        list.addGestureRecognizer(witness)
        bench.addSubview(list)
    }
}

extension UIScrollView {
    /// Fills the list with rows of 50 points, so that the eye sees it scroll.
    func fill(rows: Int, colour: UIColor) {
        for row in 0..<rows {
            let stripe = UIView(frame: CGRect(x: 8, y: CGFloat(row) * 50 + 2, width: bounds.width - 16, height: 46))
            stripe.backgroundColor = colour.withAlphaComponent(row % 2 == 0 ? 0.9 : 0.6)
            addSubview(stripe)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * 50)
    }
}
