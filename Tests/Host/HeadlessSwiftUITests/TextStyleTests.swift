import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// How text looks, and where views lie: the modifiers that nearly every screen has.
@MainActor
struct TextStyleTests {
    private func font(of words: String, in hosted: Hosted<some View>) -> UIFont? {
        hosted.views(UILabel.self).first { $0.text == words }?.font
    }

    private func frame(of color: UIColor, in hosted: Hosted<some View>) -> CGRect {
        hosted.views(UIView.self).first { $0.backgroundColor == color }
            .map { $0.convert($0.bounds, to: hosted.controller.view) } ?? .null
    }

    @Test("U69: A text has its own font, or that of its surroundings, or that of body text")
    func fonts() {
        let hosted = Hosted(
            VStack {
                Text("Own").font(.caption)
                Text("Around")
                VStack { Text("Body") }.font(nil)
            }
            .font(.largeTitle))
        #expect(font(of: "Own", in: hosted)?.pointSize == 12)
        #expect(font(of: "Around", in: hosted)?.pointSize == 34)
        #expect(font(of: "Body", in: hosted)?.pointSize == 17)
    }

    @Test("U69: A text style follows the size of text, a size does not")
    func dynamicType() {
        let hosted = Hosted(
            VStack {
                Text("Style").font(.title)
                Text("Size").font(.system(size: 28))
            }
            .dynamicTypeSize(.accessibility3))
        #expect((font(of: "Style", in: hosted)?.pointSize ?? 0) > 28)
        #expect(font(of: "Size", in: hosted)?.pointSize == 28)
    }

    @Test("U69: Weight and italics change the font alone")
    func weights() {
        let hosted = Hosted(
            VStack {
                Text("Bold").bold()
                Text("Italic").font(.title).italic()
                Text("Heavy").fontWeight(.heavy)
                VStack { Text("Around") }.bold()
                VStack { Text("Both").bold().italic() }.font(.largeTitle)
            })
        for words in ["Bold", "Heavy", "Around"] {
            #expect(font(of: words, in: hosted)?.fontDescriptor.symbolicTraits == .traitBold, "\(words)")
            #expect(font(of: words, in: hosted)?.pointSize == 17, "\(words)")
        }
        #expect(font(of: "Italic", in: hosted)?.fontDescriptor.symbolicTraits == .traitItalic)
        #expect(font(of: "Italic", in: hosted)?.pointSize == 28)
        let both = font(of: "Both", in: hosted)
        #expect(both?.pointSize == 34)
        #expect(both?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test("U69: A text has at most as many lines as its limit, and lies as it is aligned")
    func lines() throws {
        let words = "A long text that does not fit into one line of a phone, whatever the size of its font may be"
        let hosted = Hosted(
            VStack {
                Text(words)
                VStack { Text(words + ".").multilineTextAlignment(.center) }.lineLimit(1)
            })
        let labels = hosted.views(UILabel.self)
        try #require(labels.count == 2)
        #expect(labels[0].bounds.height > 1.5 * labels[1].bounds.height)
        #expect(labels[1].textAlignment == .center)
    }

    @Test("U70: Padding is at the sides that are given")
    func padding() {
        let hosted = Hosted(
            ZStack {
                Color.red.frame(width: 100, height: 40).padding(.horizontal, 10).padding(.top, 6).background(Color.blue)
            })
        let (inner, outer) = (frame(of: .systemRed, in: hosted), frame(of: .systemBlue, in: hosted))
        #expect(outer.size == CGSize(width: 120, height: 46))
        #expect(inner.minX - outer.minX == 10)
        #expect(inner.minY - outer.minY == 6)
    }

    @Test("U71: An offset moves a view and its touches, and its place stays free")
    func offset() throws {
        var taps = 0
        let hosted = Hosted(
            VStack(spacing: 0) {
                Button("Up") { taps += 1 }.frame(width: 100, height: 40).offset(x: 30, y: -60)
                Color.red.frame(width: 100, height: 40)
            })
        let button = try #require(hosted.views(UIControl.self).first)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let below = frame(of: .systemRed, in: hosted)
        #expect(abs(place.x - (below.midX + 30)) < 0.5)
        #expect(abs(place.y - (below.minY - 20 - 60)) < 0.5)
        hosted.tap("Up")
        #expect(taps == 1)
    }

    @Test("A color by hue is that of its parts, and lighter by its opacity")
    func hues() {
        let hosted = Hosted(
            VStack {
                Color(hue: 1.0 / 3, saturation: 1, brightness: 1)
                Color(hue: 0, saturation: 0, brightness: 0.5).opacity(0.5)
            })
        let shown = hosted.views(UIView.self).compactMap(\.backgroundColor)
        #expect(shown.contains(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
        #expect(shown.contains(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)))
    }
}
