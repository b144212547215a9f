import Scenes

extension JSONText {
    /// Adds the field `marks`, after a comma.
    mutating func marks(_ marks: [Mark]) {
        raw(",\"marks\":[")
        for (index, mark) in marks.enumerated() {
            raw(index > 0 ? "," : "")
            self.mark(mark)
        }
        raw("]")
    }

    private mutating func mark(_ mark: Mark) {
        raw("{\"k\":\"\(mark.shape.kind)\"")
        switch mark.shape {
        case .circle(let at, let radius):
            list("at", at.x, at.y)
            list("r", radius)
        case .wedge(let at, let radius, let from, let to):
            list("at", at.x, at.y)
            for (name, value) in [("r", radius), ("from", from), ("to", to)] { list(name, value) }
        case .line(let from, let to):
            list("from", from.x, from.y)
            list("to", to.x, to.y)
        case .box(let x, let y, let width, let height): list("at", x, y, width, height)
        }
        raw(",\"role\":\"\(mark.role.rawValue)\",\"says\":")
        string(mark.says)
        raw("}")
    }

    /// A field with a number, or with a list of several.
    private mutating func list(_ name: String, _ values: Double...) {
        raw(",\"\(name)\":" + (values.count > 1 ? "[" : ""))
        for (index, value) in values.enumerated() {
            raw(index > 0 ? "," : "")
            number(value)
        }
        raw(values.count > 1 ? "]" : "")
    }
}
