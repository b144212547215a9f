@_spi(Engine) @_spi(Cards) import GestureArbiter
import UIKitShim

/// A small panel that shows live who owns the touch, and why.
///
///     FlightInspector.show(in: window)
///
/// It shows the owner of the touch, the latest decisions with their numbers, and a plot of the finger, the content and
/// the card. The panel stays at the end of the screen away from the finger, and takes no touches but its own: "Share"
/// shares the last flight, "Hide" removes the panel. It records while it is shown, see ``Flights``.
@preconcurrency @MainActor
public final class FlightInspector: UIView {
    private static var all: [FlightInspector] = []

    /// The panel in `window`; nil if there is none.
    public static func shown(in window: UIWindow) -> FlightInspector? { all.first { $0.superview === window } }

    /// Shows the panel in `window`, above all other views, and starts recording. Each window has its own panel, which
    /// follows only the window's fingers.
    ///
    /// - Parameters:
    ///   - window: The window with the fingers.
    ///   - share: Receives the file of the last flight; nil shows the system's share sheet.
    @discardableResult
    public static func show(in window: UIWindow, share: (@MainActor (String) -> Void)? = nil) -> FlightInspector {
        shown(in: window)?.hide()
        let inspector = FlightInspector(share)
        inspector.startsRecording = !Flights.isOn
        if inspector.startsRecording { Flights.start() }
        window.addSubview(inspector)
        inspector.place(awayFrom: nil)
        all.append(inspector)
        FlightRecorder.onChange = { recorder in
            for inspector in all where inspector.superview === recorder.window { inspector.follow(recorder) }
        }
        return inspector
    }

    /// Removes the panel. If panels started the recording, it stops with the last of them.
    public func hide() {
        removeFromSuperview()
        guard Self.all.contains(where: { $0 === self }) else { return }
        Self.all.removeAll { $0 === self }
        guard let other = Self.all.first else {
            FlightRecorder.onChange = nil
            if startsRecording { Flights.stop() }
            return
        }
        if startsRecording { other.startsRecording = true }
    }

    private var startsRecording = false
    private let share: (@MainActor (String) -> Void)?
    private let owner = UILabel(frame: .zero)
    private let reasons = UILabel(frame: .zero)
    private let plot = FlightPlot(frame: .zero)
    private let shareButton = UILabel(frame: .zero)
    private let hideButton = UILabel(frame: .zero)
    private var last: GestureArbiter.Flight?

    private init(_ share: (@MainActor (String) -> Void)?) {
        self.share = share
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = UIColor.black.withAlphaComponent(0.8)
        layer.cornerRadius = 12
        accessibilityLabel = "Inspector of gestures"
        for (label, size) in [(owner, 13.0), (reasons, 10.0), (shareButton, 13.0), (hideButton, 13.0)] {
            label.font = .systemFont(ofSize: CGFloat(size), weight: size > 12 ? .semibold : .regular)
            label.textColor = .white
            label.isAccessibilityElement = true
            addSubview(label)
        }
        reasons.numberOfLines = 3
        addSubview(plot)
        owner.text = "no touch yet"
        set(shareButton, "Share") { [weak self] in self?.handOn() }
        set(hideButton, "Hide") { [weak self] in self?.hide() }
    }

    /// Not available: use ``show(in:share:)``.
    public required init?(coder: NSCoder) { nil }

    private static var size: CGSize { CGSize(width: 320, height: 132) }

    /// Makes a label a button, also for VoiceOver.
    private func set(_ button: UILabel, _ title: String, _ action: @escaping @MainActor () -> Void) {
        button.text = title
        button.accessibilityLabel = "\(title), inspector"
        button.accessibilityTraits = .button
        button.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { _ in action() }.add(to: tap)
        button.addGestureRecognizer(tap)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let (width, margin) = (bounds.width, 10 as CGFloat)
        owner.frame = CGRect(x: margin, y: 6, width: width - 130, height: 18)
        shareButton.frame = CGRect(x: width - 110, y: 0, width: 50, height: 30)
        hideButton.frame = CGRect(x: width - 54, y: 0, width: 50, height: 30)
        reasons.frame = CGRect(x: margin, y: 28, width: width - 2 * margin, height: 42)
        plot.frame = CGRect(x: margin, y: 74, width: width - 2 * margin, height: 52)
    }

    /// Places the panel at the end of the screen away from the finger.
    private func place(awayFrom finger: CGPoint?) {
        guard let window = superview else { return }
        let insets = window.safeAreaInsets
        let isFingerAbove = finger.map { $0.y < window.bounds.height / 2 } ?? false
        let y = isFingerAbove ? window.bounds.height - insets.bottom - bounds.height - 8 : insets.top + 8
        let place = CGPoint(x: (window.bounds.width - bounds.width) / 2, y: y)
        if frame.origin != place { frame.origin = place }
        if window.subviews.last !== self { window.bringSubviewToFront(self) }
    }

    private func follow(_ recorder: FlightRecorder) {
        guard let flight = recorder.flight else { return }
        last = flight
        let finger = flight.fingers.last { $0.number == 0 }
        place(awayFrom: finger?.location)
        let decisions = flight.decisions.suffix(3)
        owner.text = words(for: decisions.last, finger)
        reasons.text = decisions.map(\.inWords).joined(separator: "\n")
        plot.show(flight)
    }

    private func words(for decision: Arbitration.Decision?, _ finger: GestureArbiter.Flight.Finger?) -> String {
        guard let finger, finger.phase == .began || finger.phase == .moved else { return "no finger" }
        return switch decision?.to {
        case .drag: "the card has it"
        case .scroll(let depth): depth == 0 ? "the list has it" : "list \(depth) has it"
        case .nobody: "not ours"
        case .undecided, nil: "undecided"
        }
    }

    private func handOn() {
        guard let text = last?.text else { return }
        share?(text) ?? shareText(text, from: self)
    }
}

extension Arbitration.Decision {
    /// In full if GestureArbiterDiagnostics is linked, which is checked at run time.
    var inWords: String {
        if let text = (self as Any as? any CustomStringConvertible)?.description { return text }
        return "+\(Int((max(min(time, 1e6), 0) * 1000).rounded())) ms  \(from.word) → \(to.word)"
    }
}

extension Arbitration.Owner {
    fileprivate var word: String {
        switch self {
        case .undecided: "undecided"
        case .scroll(let depth): "scroll \(depth)"
        case .drag: "drag"
        case .nobody: "nobody"
        }
    }
}

/// A plot of the finger, the content and the card in the last second, each by its displacement.
@MainActor
final class FlightPlot: UIView {
    private var dots: [[UIView]] = []
    private static let (count, colours) = (60, [UIColor.white, .systemBlue, .systemOrange])

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityLabel = "Finger, content and card against time"
        for colour in Self.colours {
            dots.append(
                (0..<Self.count).map { _ in
                    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
                    dot.backgroundColor = colour
                    dot.isHidden = true
                    addSubview(dot)
                    return dot
                })
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ flight: GestureArbiter.Flight) {
        let axis = flight.policy.direction.axis
        let start = flight.fingers.first?.location ?? .zero
        var finger = 0.0
        var (first, rows): (Double?, [[Double]]) = (nil, [])
        for entry in flight.entries.suffix(Self.count * 12) {
            switch entry.what {
            case .finger(let sample) where sample.number == 0:
                let way = axis == .vertical ? sample.location.y - start.y : sample.location.x - start.x
                finger = Double(way)
            case .shown(let card, let offsets):
                let offset = offsets.first ?? 0
                first = first ?? offset
                rows.append([finger, (first ?? 0) - offset, card])
            default: break
            }
        }
        let shown = rows.suffix(Self.count)
        let most = max(shown.joined().map(\.magnitude).max() ?? 0, 60)
        for (column, row) in shown.enumerated() {
            for (series, value) in row.enumerated() where value.isFinite {
                let dot = dots[series][column]
                dot.isHidden = false
                dot.center = CGPoint(
                    x: bounds.width * CGFloat(column) / CGFloat(Self.count) + 2,
                    y: bounds.height * (0.5 + CGFloat(value / most) * 0.45))
            }
        }
        for series in dots { for dot in series.dropFirst(shown.count) { dot.isHidden = true } }
    }
}
