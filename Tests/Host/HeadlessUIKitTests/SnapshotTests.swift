import HeadlessUIKit
import Testing

@MainActor
@Suite struct SnapshotTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        card.accessibilityIdentifier = "card"
        card.backgroundColor = .white
        card.layer.cornerRadius = 8
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.layer.masksToBounds = true
        root.addSubview(card)
        return card
    }

    @Test("The tree renders to these bytes")
    func treeRendersToTheseBytes() {
        root.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        let card = card()
        let label = UILabel(frame: CGRect(x: 4, y: 0, width: 72, height: 24))
        label.text = "A < B & \"C\""
        label.font = .systemFont(ofSize: 10, weight: .bold)
        label.textColor = .systemBlue
        card.addSubview(label)
        card.alpha = 0.5
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(
            Snapshot(of: root).svg() == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80">
                <clipPath id="s1"><path d="M0 0H100V80H0V0Z"/></clipPath>
                <g clip-path="url(#s1)">
                <g>
                <path d="M0 0H100V80H0V0Z" fill="#ff8000" fill-opacity="0.25"/>
                <g transform="matrix(0.5 0 0 0.5 30 35)" opacity="0.5">
                <path d="M8 0H72A8 8 0 0 1 80 8V60H0V8A8 8 0 0 1 8 0Z" fill="#ffffff"/>
                <clipPath id="s2"><path d="M8 0H72A8 8 0 0 1 80 8V60H0V8A8 8 0 0 1 8 0Z"/></clipPath>
                <g clip-path="url(#s2)">
                <g transform="matrix(1 0 0 1 4 0)">
                <text x="0" y="15.5" text-anchor="start" \
                font-family="-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif" \
                font-size="10" font-weight="700" fill="#007aff">A &lt; B &amp; &quot;C&quot;</text>
                </g>
                </g>
                </g>
                </g>
                </g>
                </svg>

                """)
    }

    @Test("Borders lie inside and shadows below")
    func bordersLieInsideAndShadowsBelow() {
        let view = UIView(frame: root.bounds)
        view.backgroundColor = .red
        view.layer.borderWidth = 2
        view.layer.cornerRadius = 5
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: -2)
        root.addSubview(view)
        let lines = Snapshot(of: root).svgFragment(idPrefix: "a-").split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("<filter id=\"a-2\"") && $0.contains("stdDeviation=\"3\"") })
        #expect(lines.contains { $0.hasPrefix("<g transform=\"matrix(1 0 0 1 0 -2)\">") })
        #expect(
            lines.contains(
                """
                <path d="M5 1H95A4 4 0 0 1 99 5V75A4 4 0 0 1 95 79H5A4 4 0 0 1 1 75V5A4 4 0 0 1 5 1Z" fill="none" \
                stroke="#000000" stroke-width="2"/>
                """))
        view.layer.masksToBounds = true
        #expect(!Snapshot(of: root).svg().contains("<filter"))
    }

    @Test("The same tree is the same value, and the same bytes")
    func sameTreeIsTheSameValueAndTheSameBytes() throws {
        let card = card()
        let first = Snapshot(of: root)
        card.frame.origin.y += 5
        let moved = Snapshot(of: root)
        card.frame.origin.y -= 5
        #expect(Snapshot(of: root) == first)
        #expect(Snapshot(of: root).svg() == first.svg())
        #expect(moved != first)
        #expect(moved.svg() != first.svg())
        let decoded = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(first))
        #expect(decoded == first)
        #expect(decoded.hashValue == first.hashValue)
    }

    @Test("A frame is found by identifier, in the root's coordinates")
    func frameIsFoundByIdentifierInTheRootsCoordinates() {
        let card = card()
        let row = UIView(frame: CGRect(x: 0, y: 40, width: 80, height: 10))
        row.accessibilityIdentifier = "row"
        card.addSubview(row)
        card.bounds.origin.y = 30
        card.transform = CGAffineTransform(translationX: 0, y: 100)
        let snapshot = Snapshot(of: root)
        #expect(snapshot.frame(of: "card") == CGRect(x: 10, y: 120, width: 80, height: 60))
        #expect(snapshot.frame(of: "row") == CGRect(x: 10, y: 130, width: 80, height: 10))
        #expect(snapshot.frame(of: "nothing") == nil)
        #expect(snapshot.root.children[0].contentOffset == CGPoint(x: 0, y: 30))
    }

    @Test("Siblings are drawn by z position, then by order")
    func siblingsAreDrawnByZPositionThenByOrder() {
        for (name, z) in [("a", 1), ("b", 0), ("c", 0), ("d", -1)] as [(String, CGFloat)] {
            let view = UIView()
            view.accessibilityIdentifier = name
            view.layer.zPosition = z
            root.addSubview(view)
        }
        #expect(Snapshot(of: root).root.children.map(\.identifier) == ["d", "b", "c", "a"])
    }

    @Test("Hidden and fully transparent views are not drawn")
    func hiddenAndFullyTransparentViewsAreNotDrawn() {
        let card = card()
        let drawn = Snapshot(of: root).svg()
        card.isHidden = true
        let hidden = Snapshot(of: root).svg()
        card.isHidden = false
        card.alpha = 0
        #expect(Snapshot(of: root).svg() == hidden)
        #expect(drawn != hidden)
    }

    @Test("No number is -0, infinite or undefined")
    func noNumberIs0InfiniteOrUndefined() {
        let card = card()
        card.center = CGPoint(x: CGFloat.infinity, y: -0.0001)
        card.transform = CGAffineTransform(scaleX: .nan, y: -0.0)
        let svg = Snapshot(of: root).svg()
        for word in ["-0 ", "-0.0 ", "nan", "inf"] { #expect(!svg.contains(word)) }
    }

    @Test("A label breaks its text between words and truncates the rest")
    func labelBreaksItsTextBetweenWordsAndTruncatesTheRest() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.font = .systemFont(ofSize: 10)
        label.text = "seven small words are on these lines"
        label.numberOfLines = 2
        label.textAlignment = .center
        root.addSubview(label)
        let texts = Snapshot(of: root).svg().split(separator: "\n").filter { $0.hasPrefix("<text") }
        #expect(texts.count == 2)
        #expect(texts[0].hasSuffix(">seven small</text>"))
        #expect(texts[1].hasSuffix("…</text>"))
        #expect(texts[0].hasPrefix("<text x=\"30\" y=\"17.5\" text-anchor=\"middle\""))
        #expect(texts[1].hasPrefix("<text x=\"30\" y=\"29.5\""))
    }

    @Test("Row V6: a masked view shows only inside the mask, with its rounded corners")
    func masked() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        mask.layer.cornerRadius = 8
        view.mask = mask
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        let cut = Snapshot(of: root).root.children.first?.cut
        #expect(cut?.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(cut?.corners.radius == 8)
        let cutDrawing = Snapshot(of: root).svg()
        view.mask = nil
        #expect(Snapshot(of: root).root.children.first?.cut == nil)
        #expect(Snapshot(of: root).svg() != cutDrawing)
    }

    @Test("Row V6: a touch outside the mask hits the view anyway")
    func touchedBesideMask() {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        #expect(stage.window.hitTest(CGPoint(x: 90, y: 90), with: nil) === view)
    }
}
