import HeadlessUIKit

/// The screen at one moment, in a phone's outline, with the finger as a dot.
struct Phone {
    var shot: Shot
    /// The width on the page; the height follows.
    var width: CGFloat
    /// The prefix of ids on the page, so that no two phones share one.
    var idPrefix: String

    private static let fingerColor = "#1d2129"
    /// In the phone's own points.
    static let cornerRadius: CGFloat = 44

    private var screen: CGSize { shot.picture.size }
    private var scale: CGFloat { width / screen.width }
    var height: CGFloat { screen.height * scale }

    /// - Parameter corner: The place of the top left corner.
    func draw(into svg: inout SVG, at corner: CGPoint) {
        let frame = CGRect(x: corner.x, y: corner.y, width: width, height: height)
        svg.inset(frame, showing: CGRect(origin: .zero, size: screen)) { part in
            part.fragment(shot.picture.svgFragment(idPrefix: idPrefix, cornerRadius: Self.cornerRadius))
            if let finger = shot.moment.finger { Self.drawFinger(at: finger, into: &part) }
        }
        svg.rect(
            frame.insetBy(dx: -1.5, dy: -1.5), radius: Self.cornerRadius * scale + 1.5, fill: "none",
            stroke: svg.ink.outline)
    }

    static func drawFinger(at point: CGPoint, into svg: inout SVG) {
        svg.circle(point, radius: 34, fill: fingerColor, opacity: 0.16)
        svg.circle(point, radius: 21, fill: fingerColor, stroke: "#ffffff", width: 5, opacity: 0.85)
    }
}
