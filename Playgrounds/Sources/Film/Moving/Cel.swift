import HeadlessUIKit

/// A part of a drawing of the screen: a shape, or a group of parts with a place.
///
/// The drawing is the host's. Its text, with one element on each line, is read into a tree, in which parts that stay
/// the same from one frame to the next can be found.
indirect enum Cel: Equatable {
    case shape(String)
    case group(Group)

    struct Group: Equatable {
        var placement = Placement()
        /// The reference to the outline that clips the group; nil for none.
        var clip: String?
        var parts: [Cel] = []
    }
}

/// The place of a group in the group around it, and its opacity.
struct Placement: Equatable {
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
}

/// Definitions to which parts of a drawing refer, each written once however many frames use it: outlines, blurs, and
/// their contents.
struct Definitions {
    private var lines: [String] = []
    private var names: [String: String] = [:]

    /// The definitions as an element of the picture.
    var body: String { (["<defs>"] + lines + ["</defs>"]).joined(separator: "\n") }

    /// Returns an element that shows `drawing`, which is kept here. Returns the drawing itself if it is no longer than
    /// that, or if something moves in it: not every browser moves things that are shown by reference.
    mutating func reference(to drawing: String) -> String {
        guard drawing.utf8.count > 100, !drawing.contains(" class=") else { return drawing }
        return "<use href=\"#\(name(of: "<g id=\"\">\n\(drawing)\n</g>"))\"/>"
    }

    /// Returns the name of a definition, which is given without its own name.
    fileprivate mutating func name(of element: String) -> String {
        let name = names[element] ?? "d\(names.count)"
        if names.updateValue(name, forKey: element) == nil {
            lines.append(element.replacingOccurrences(of: " id=\"\"", with: " id=\"\(name)\""))
        }
        return name
    }
}

extension Cel.Group {
    /// Reads the drawing of a screen; its definitions are added to `definitions`.
    init(_ picture: Snapshot, cornerRadius: CGFloat, definitions: inout Definitions) {
        var still = picture
        still.root = still.root.withContentApart
        var names: [String: String] = [:]
        var open = [Cel.Group()]
        for line in still.svgFragment(idPrefix: "-", cornerRadius: cornerRadius).split(separator: "\n").map(String.init)
        {
            let element = line.withReferences(named: names)
            if let id = line.attribute("id") {
                names[id] = definitions.name(
                    of: element.replacingOccurrences(of: " id=\"\(id)\"", with: " id=\"\""))
            } else if line.hasPrefix("<g"), !line.hasSuffix("</g>") {
                open.append(Cel.Group(tag: element))
            } else if line == "</g>" {
                let closed = open.removeLast()
                open[open.count - 1].parts.append(.group(closed))
            } else {
                open[open.count - 1].parts.append(.shape(element))
            }
        }
        self = open[0]
    }

    private init(tag: String) {
        let numbers = (tag.attribute("transform") ?? "").dropFirst("matrix(".count).dropLast()
            .split(separator: " ").compactMap { Double($0) }
        if numbers.count == 6 {
            placement.transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        placement.opacity = tag.attribute("opacity").flatMap(Double.init).map { CGFloat($0) } ?? 1
        clip = tag.attribute("clip-path")
    }
}

extension Cel {
    /// The shapes in it, at any depth.
    var shapes: Set<String> {
        switch self {
        case .shape(let text): [text]
        case .group(let group): group.parts.reduce(into: []) { $0.formUnion($1.shapes) }
        }
    }

    /// The same without places: the part that two frames of a moving thing have in common.
    var withoutPlaces: Cel {
        switch self {
        case .shape: self
        case .group(let group): .group(Group(clip: group.clip, parts: group.parts.map(\.withoutPlaces)))
        }
    }
}

extension Snapshot.Node {
    /// The node and everything in it, drawn from 0 on: scrolled content becomes a group that moves inside an outline
    /// that stays.
    fileprivate var withContentApart: Snapshot.Node {
        var node = self
        node.children = children.map(\.withContentApart)
        // Every radius is a layer of its own, so radii are rounded: half a point is not seen, being a fifth of one on
        // the page.
        node.corners.radius.round()
        guard clips else { return node }
        let origin = bounds.origin
        node.bounds.origin = .zero
        node.cut?.frame.origin.x -= origin.x
        node.cut?.frame.origin.y -= origin.y
        node.transformToParent = CGAffineTransform(translationX: origin.x, y: origin.y)
            .concatenating(transformToParent)
        var content = node
        content.transformToParent = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        (content.alpha, content.clips, content.corners.radius) = (1, false, 0)
        (content.background, content.cut, content.border, content.shadow, content.text) = (nil, nil, nil, nil, nil)
        node.children = [content]
        return node
    }
}

extension String {
    fileprivate func attribute(_ name: String) -> String? {
        guard let start = range(of: " \(name)=\""), let end = self[start.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        return String(self[start.upperBound..<end])
    }

    fileprivate func withReferences(named names: [String: String]) -> String {
        guard let start = range(of: "url(#"), let end = self[start.upperBound...].firstIndex(of: ")") else {
            return self
        }
        let name = String(self[start.upperBound..<end])
        return self[..<start.upperBound] + (names[name] ?? name) + self[end...]
    }
}
