extension Snapshot.Text {
    /// Returns the lines that fit into `width`, broken between words; the text after the last line becomes "…".
    func lines(in width: CGFloat) -> [String] {
        let font = UIFont.systemFont(ofSize: pointSize, weight: fontWeight)
        let glyphs = TextLines.glyphs(of: string, font: font)
        return TextLines(glyphs, font: font, limit: numberOfLines, width: width).lines.map(\.text)
    }

    private var fontWeight: UIFont.Weight {
        switch weight {
        case ..<400: .light
        case 500: .medium
        case 600: .semibold
        case 700: .bold
        case 800...: .heavy
        default: .regular
        }
    }
}
