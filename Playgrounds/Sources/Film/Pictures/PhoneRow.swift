import HeadlessUIKit

/// Phones side by side, each with a line under it: a picture for a page that may be light or dark.
struct PhoneRow {
    var panels: [Panel]

    struct Panel {
        var shot: Shot
        var caption: String
    }

    private static let width: CGFloat = 200
    private static let gap: CGFloat = 60
    private static let margin: CGFloat = 8
    private static let captionHeight: CGFloat = 36
    /// A grey dark enough for a light ground, and light enough for a dark one.
    private static let ink = "#808792"

    func svg(title: String) -> String {
        let phones = panels.enumerated().map { index, panel in
            Phone(shot: panel.shot, width: Self.width, idPrefix: "p\(index)-")
        }
        var svg = SVG()
        for (index, phone) in phones.enumerated() {
            let x = Self.margin + CGFloat(index) * (Self.width + Self.gap)
            phone.draw(into: &svg, at: CGPoint(x: x, y: Self.margin))
            svg.text(
                panels[index].caption, at: CGPoint(x: x + Self.width / 2, y: Self.margin + phone.height + 26), size: 15,
                fill: Self.ink, anchor: .middle)
        }
        let width = CGFloat(panels.count) * (Self.width + Self.gap) - Self.gap + 2 * Self.margin
        let height = (phones.map(\.height).max() ?? 0) + Self.captionHeight + 2 * Self.margin
        return svg.document(size: CGSize(width: width, height: height), title: title)
    }
}
