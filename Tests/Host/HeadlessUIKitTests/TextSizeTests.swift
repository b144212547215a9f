import HeadlessUIKit
import Testing

@MainActor struct TextSizeTests {
    private func label(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size, weight: weight)
        label.text = text
        return label
    }

    @Test(
        "K7: labels are as wide as Interface Builder shows them, within two points",
        arguments: [("Label", 17, 41.5), ("Button", 15, 46.0)])
    func widths(_ text: String, size: CGFloat, width: CGFloat) {
        #expect(abs(label(text, size: size).intrinsicContentSize.width - width) <= 2)
    }

    @Test("K7: bold letters are wider, digits of one width are equal, and a line is 1.19 times as high as its size")
    func weights() {
        #expect(
            label("Settings", weight: .bold).intrinsicContentSize.width > label("Settings").intrinsicContentSize.width)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let sizes = ["1111", "8888"].map { $0.size(withAttributes: [.font: digits]) }
        #expect(sizes[0] == sizes[1])
        #expect((UIFont.systemFont(ofSize: 17).lineHeight * 1000).rounded() == 20287)
    }

    @Test("K8: text wraps between words, within a word that is too long, and is cut after the last line")
    func lines() {
        let text = label("one two three four five six seven eight nine ten")
        text.numberOfLines = 0
        let whole = text.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(whole.width <= 120)
        #expect(whole.height > 60)
        text.numberOfLines = 2
        #expect(text.sizeThatFits(CGSize(width: 120, height: 0)).height == 41)
        let word = label("Donaudampfschifffahrtsgesellschaft")
        word.numberOfLines = 0
        #expect(word.sizeThatFits(CGSize(width: 100, height: 0)).height > 60)
        #expect(word.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
        text.lineBreakMode = .byCharWrapping
        #expect(text.sizeThatFits(CGSize(width: 120, height: 0)).width > 110)
    }

    @Test("K8: attributes are measured: fonts, kerning, the heights and the spacing of lines, attachments")
    func attributes() {
        let large = NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        let text = UILabel()
        text.attributedText = large
        #expect(text.intrinsicContentSize.height == 41)
        #expect(text.text == "Title")
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.minimumLineHeight) = (6, 30)
        let two = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        text.numberOfLines = 0
        text.attributedText = two
        #expect(text.intrinsicContentSize.height == 66)
        let plain = NSAttributedString(string: "wide").size().width
        #expect(NSAttributedString(string: "wide", attributes: [.kern: CGFloat(5)]).size().width >= plain + 19)
        let picture = NSTextAttachment()
        picture.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(NSAttributedString(attachment: picture).size() == CGSize(width: 40, height: 40))
        let rect = "one two three".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: nil, context: nil)
        #expect(rect.height > 28)
        text.text = "plain"
        #expect(text.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test("K9: a text style's font has the size for the user's text size; metrics scale as it does")
    func styles() {
        let stage = Stage()
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
        let text = label("Body")
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        let other = label("Other")
        other.font = .preferredFont(forTextStyle: .body)
        stage.window.addSubview(text)
        stage.window.addSubview(other)
        stage.preferredContentSizeCategory = .accessibilityLarge
        stage.settle()
        #expect(text.font.pointSize == 33)
        #expect(other.font.pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 24)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60)
        #expect(scaled.pointSize == 60)
        #expect(UIContentSizeCategory.accessibilityLarge > .large)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    @Test("K10: a text that may shrink is drawn as small as it fits, down to its least scale")
    func shrinking() {
        let text = label("A title that is too long for its place")
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        #expect(text.fittedPointSize == 17)
        text.adjustsFontSizeToFitWidth = true
        #expect(text.fittedPointSize < 13)
        text.minimumScaleFactor = 0.9
        #expect(text.fittedPointSize == 17 * 0.9)
    }
}
