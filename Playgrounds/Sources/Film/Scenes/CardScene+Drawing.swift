import HeadlessUIKit

extension CardScene {
    package nonisolated static func draw(_ moment: Moment, into svg: inout SVG) {
        CardDrawing(moment: moment).draw(into: &svg)
    }
}

/// A dimmed home view, the card with its list over it, the finger as a dot: from what was recorded.
private struct CardDrawing {
    var moment: Moment

    func draw(into svg: inout SVG) {
        drawHome(into: &svg)
        let card = CardLayout.card.offsetBy(dx: 0, dy: moment.cardTranslation)
        svg.rect(card.insetBy(dx: -1, dy: -1), radius: 25, fill: "#000000", opacity: 0.18)
        svg.rect(card, radius: 24, fill: "#ffffff")
        svg.inset(CGRect(x: 0, y: card.minY, width: card.width, height: card.height), size: card.size) { list in
            drawRows(into: &list, height: card.height)
        }
        svg.rect(CGRect(x: card.midX - 22, y: card.minY + 9, width: 44, height: 6), radius: 3, fill: "#c3c8d0")
        if let finger = moment.finger { drawFinger(at: finger, into: &svg) }
    }

    private func drawHome(into svg: inout SVG) {
        svg.rect(CGRect(origin: .zero, size: CardLayout.screen), fill: "#8d97a8")
        for row in 0..<6 {
            for column in 0..<4 {
                let tile = CGRect(x: 30 + 87 * column, y: 84 + 116 * row, width: 68, height: 68)
                svg.rect(tile, radius: 16, fill: "#a3acba")
                svg.rect(CGRect(x: tile.minX + 10, y: tile.maxY + 12, width: 48, height: 9), radius: 4, fill: "#a3acba")
            }
        }
    }

    private func drawRows(into svg: inout SVG, height: CGFloat) {
        for row in 0..<CardLayout.rows {
            let top = CGFloat(row) * CardLayout.rowHeight - moment.contentOffset
            guard top < height, top + CardLayout.rowHeight > 0 else { continue }
            // Colours and lengths go with the row, so that the eye can follow it from frame to frame.
            let hue = Self.hues[row % Self.hues.count]
            svg.circle(CGPoint(x: 34, y: top + 24), radius: 12, fill: hue)
            let length = CGFloat(110 + (row * 67) % 150)
            svg.rect(CGRect(x: 60, y: top + 18, width: length, height: 12), radius: 6, fill: "#c9ced8")
            svg.rect(CGRect(x: 60, y: top + CardLayout.rowHeight - 1, width: 330, height: 2), fill: "#e7eaef")
        }
    }

    private func drawFinger(at point: CGPoint, into svg: inout SVG) {
        svg.circle(point, radius: 34, fill: Ink.text, opacity: 0.16)
        svg.circle(point, radius: 21, fill: Ink.text, stroke: "#ffffff", width: 5, opacity: 0.85)
    }

    private static let hues = ["#f2a33a", "#e4572e", "#c0508f", "#6f5bd0", "#2f80d8", "#1fa187", "#7bb241"]
}
