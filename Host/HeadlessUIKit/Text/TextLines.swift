// Row K8.
/// Text broken into lines: between words, or within a word that is wider than a line.
struct TextLines {
    struct Glyph {
        let character: Character
        let width: CGFloat
        let height: CGFloat
    }

    struct Line {
        var glyphs: ArraySlice<Glyph>
        var isTruncated = false

        var width: CGFloat {
            let end = glyphs.lastIndex { $0.character != " " } ?? glyphs.startIndex - 1
            return end < glyphs.startIndex ? 0 : glyphs[...end].reduce(0) { $0 + $1.width }
        }
        var text: String {
            String(glyphs.map { $0.character == "\n" ? " " : $0.character }) + (isTruncated ? "…" : "")
        }
    }

    private(set) var lines: [Line] = []
    private let font: UIFont
    private let paragraph: NSParagraphStyle?

    /// - Parameters:
    ///   - limit: The greatest number of lines; 0 for no limit.
    ///   - width: In points; a width that is 0 or not finite is no limit.
    init(
        _ glyphs: [Glyph], font: UIFont, limit: Int, width: CGFloat, mode: NSLineBreakMode = .byTruncatingTail,
        paragraph: NSParagraphStyle? = nil
    ) {
        (self.font, self.paragraph) = (font, paragraph)
        let room = (width > 0 && width.isFinite ? width : .greatestFiniteMagnitude) + 0.01
        let mode = paragraph.map { $0.lineBreakMode == .byWordWrapping ? mode : $0.lineBreakMode } ?? mode
        for part in glyphs.split(separator: { $0.character == "\n" }, omitsEmpty: false) {
            wrap(part, room, mode)
        }
        guard limit > 0, lines.count > limit || mode.truncates else { return }
        let shown = min(limit, lines.count)
        let wasCut = lines.count > limit
        var last = Line(glyphs: lines[shown - 1].glyphs)
        if wasCut { last.glyphs = glyphs[last.glyphs.startIndex...] }
        let dots = AdvanceWidths.em(of: "…", weight: font.weight.rawValue) * font.pointSize
        if mode.truncates, last.glyphs.reduce(0, { $0 + $1.width }) > room, last.width > room {
            var sum = last.glyphs.reduce(0) { $0 + $1.width } + dots
            while let glyph = last.glyphs.last, sum > room {
                sum -= glyph.width
                last.glyphs.removeLast()
            }
            last.isTruncated = true
            lines[(shown - 1)...] = [last]
        } else {
            lines.removeSubrange(shown...)
        }
    }

    private mutating func wrap(_ glyphs: ArraySlice<Glyph>, _ room: CGFloat, _ mode: NSLineBreakMode) {
        var (start, index, sum) = (glyphs.startIndex, glyphs.startIndex, CGFloat(0))
        var space: Int?
        while index < glyphs.endIndex {
            let glyph = glyphs[index]
            if glyph.character == " " {
                space = index
            } else if sum + glyph.width > room, index > start {
                let end = mode == .byCharWrapping ? nil : space
                lines.append(Line(glyphs: glyphs[start..<(end ?? index)]))
                start = end.map { $0 + 1 } ?? index
                sum = glyphs[start..<index].reduce(0) { $0 + $1.width }
                space = nil
                continue
            }
            sum += glyph.width
            index += 1
        }
        lines.append(Line(glyphs: glyphs[start..<glyphs.endIndex]))
    }

    /// The height of a line, in points, by the font and the paragraph's style.
    private func height(of line: Line) -> CGFloat {
        let natural = line.glyphs.map(\.height).max() ?? font.lineHeight
        guard let paragraph else { return natural }
        var height = natural * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height
    }

    /// The size of all lines, rounded up to points.
    var size: CGSize {
        let spacing = CGFloat(max(0, lines.count - 1)) * (paragraph?.lineSpacing ?? 0)
        let height = lines.reduce(spacing) { $0 + self.height(of: $1) }
        return CGSize(width: (lines.map(\.width).max() ?? 0).rounded(.up), height: height.rounded(.up))
    }
}

extension TextLines {
    static func glyphs(of string: String, font: UIFont, kern: CGFloat = 0) -> [Glyph] {
        let tracking = AdvanceWidths.tracking(pointSize: font.pointSize) * font.pointSize + kern
        return string.map { character in
            let width = font.em(of: character) * font.pointSize
            return Glyph(character: character, width: width > 0 ? width + tracking : 0, height: font.lineHeight)
        }
    }

    /// Returns the glyphs of a string with its own fonts, or else the one given.
    static func glyphs(of string: NSAttributedString, font: UIFont) -> [Glyph] {
        var glyphs: [Glyph] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let part = string.attributedSubstring(from: range).string
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                let size = attachment.size(for: font)
                glyphs.append(
                    Glyph(character: "\u{FFFC}", width: size.width, height: max(size.height, font.lineHeight)))
            } else {
                let kern = attributes[.kern] as? CGFloat ?? attributes[.tracking] as? CGFloat ?? 0
                glyphs += self.glyphs(of: part, font: attributes[.font] as? UIFont ?? font, kern: kern)
            }
        }
        return glyphs
    }

    static func width(of string: String, font: UIFont) -> CGFloat {
        glyphs(of: string, font: font).reduce(0) { $0 + $1.width }
    }
}

extension NSLineBreakMode {
    var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail }
}

extension Array {
    fileprivate func split(separator isSeparator: (Element) -> Bool, omitsEmpty: Bool) -> [ArraySlice<Element>] {
        split(omittingEmptySubsequences: omitsEmpty, whereSeparator: isSeparator)
    }
}
