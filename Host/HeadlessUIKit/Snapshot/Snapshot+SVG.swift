extension Snapshot {
    /// Returns the picture as an SVG document, as large as the root in points.
    public func svg() -> String {
        let (width, height) = (size.width.svg, size.height.svg)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(svgFragment())</svg>

            """
    }

    /// Returns the picture as a group with its top-left corner at the origin, clipped to `size`.
    ///
    /// Several fragments in one document need different values of `idPrefix`. `cornerRadius`, in points, rounds the
    /// whole, like a phone's screen.
    public func svgFragment(idPrefix: String = "s", cornerRadius: CGFloat = 0) -> String {
        var drawing = SVGDrawing(idPrefix: idPrefix)
        drawing.draw(self, cornerRadius: cornerRadius)
        return drawing.text
    }
}

/// Writes SVG, one element per line, with ids in the order of creation.
private struct SVGDrawing {
    let idPrefix: String
    private(set) var text = ""
    private var ids = 0

    init(idPrefix: String) { self.idPrefix = idPrefix }

    mutating func draw(_ snapshot: Snapshot, cornerRadius: CGFloat) {
        let bounds = snapshot.root.bounds
        let screen = CGRect(origin: .zero, size: bounds.size)
        let corners = Snapshot.Corners(radius: cornerRadius, mask: CACornerMask.all.rawValue, isContinuous: false)
        clipped(to: screen.path(corners)) {
            $0.draw(snapshot.root, placedBy: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        }
    }

    private mutating func draw(_ node: Snapshot.Node, placedBy transform: CGAffineTransform) {
        guard !node.isHidden, node.alpha > 0 else { return }
        let opacity = node.alpha < 1 ? " opacity=\"\(node.alpha.svg)\"" : ""
        add("<g\(transform.svgAttribute)\(opacity)>")
        if let cut = node.cut {
            clipped(to: cut.frame.path(cut.corners)) { $0.drawBody(of: node) }
        } else {
            drawBody(of: node)
        }
        add("</g>")
    }

    private mutating func drawBody(of node: Snapshot.Node) {
        let outline = node.bounds.path(node.corners)
        if let shadow = node.shadow, !node.clips { draw(shadow, of: node, outline: outline) }
        if let background = node.background { add("<path d=\"\(outline)\"\(background.svg("fill"))/>") }
        if node.clips, !node.children.isEmpty {
            clipped(to: outline) { $0.draw(node.children) }
        } else {
            draw(node.children)
        }
        if let label = node.text { draw(label, in: node.bounds) }
        if let border = node.border { draw(border, of: node) }
    }

    private mutating func draw(_ children: [Snapshot.Node]) {
        for child in children { draw(child, placedBy: child.transformToParent) }
    }

    /// Draws a blurred copy of the outline below the node. A layer without content has no shadow.
    private mutating func draw(_ shadow: Snapshot.Shadow, of node: Snapshot.Node, outline: String) {
        guard (node.background?.alpha ?? 0) > 0 || !node.children.isEmpty else { return }
        let id = makeID()
        let region = node.bounds.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
        add(
            """
            <filter id="\(id)" filterUnits="userSpaceOnUse" x="\(region.minX.svg)" y="\(region.minY.svg)" \
            width="\(region.width.svg)" height="\(region.height.svg)">\
            <feGaussianBlur stdDeviation="\(shadow.radius.svg)"/></filter>
            """)
        let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        let fill = shadow.color.svg("fill", opacity: shadow.opacity)
        add("<g\(offset.svgAttribute)><path d=\"\(outline)\"\(fill) filter=\"url(#\(id))\"/></g>")
    }

    /// Draws the border inside the bounds, over the sublayers, as Core Animation does.
    private mutating func draw(_ border: Snapshot.Border, of node: Snapshot.Node) {
        let inset = border.width / 2
        var corners = node.corners
        corners.radius = max(0, corners.radius - inset)
        let path = node.bounds.insetBy(dx: inset, dy: inset).path(corners)
        add("<path d=\"\(path)\" fill=\"none\"\(border.color.svg("stroke")) stroke-width=\"\(border.width.svg)\"/>")
    }

    /// Draws lines below each other, centred vertically, like a label.
    private mutating func draw(_ label: Snapshot.Text, in bounds: CGRect) {
        let lineHeight = label.pointSize * 1.2
        let lines = label.lines(in: bounds.width)
        let top = bounds.midY - lineHeight * CGFloat(lines.count) / 2
        let (x, anchor) = label.anchor(in: bounds)
        for (index, line) in lines.enumerated() {
            let baseline = top + lineHeight * CGFloat(index) + label.pointSize * 0.95
            add(
                """
                <text x="\(x.svg)" y="\(baseline.svg)" text-anchor="\(anchor)" \
                font-family="-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif" \
                font-size="\(label.pointSize.svg)" font-weight="\(label.weight)"\(label.color.svg("fill"))>\
                \(line.escapedForXML)</text>
                """)
        }
    }

    private mutating func clipped(to path: String, _ body: (inout SVGDrawing) -> Void) {
        let id = makeID()
        add("<clipPath id=\"\(id)\"><path d=\"\(path)\"/></clipPath>")
        add("<g clip-path=\"url(#\(id))\">")
        body(&self)
        add("</g>")
    }

    private mutating func makeID() -> String {
        ids += 1
        return "\(idPrefix)\(ids)"
    }

    private mutating func add(_ element: String) { text += element + "\n" }
}

extension Snapshot.Text {
    fileprivate func anchor(in bounds: CGRect) -> (x: CGFloat, anchor: String) {
        switch alignment {
        case .left, .justified, .natural: (bounds.minX, "start")
        case .center: (bounds.midX, "middle")
        case .right: (bounds.maxX, "end")
        }
    }
}
