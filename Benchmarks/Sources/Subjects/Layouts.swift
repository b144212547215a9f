import HeadlessUIKit

/// A column of 100 rows, each with a label and a field: 1,000 constraints.
extension Subject {
    static var layouts: [Subject] { [solvedLayout, changedLayout] }

    /// Solves the frames of new views. A form is solved once: there are enough forms for valgrind, and a clock that
    /// needs more creates them with their views.
    static let solvedLayout = Subject("layout: 1,000 constraints, solved", isLong: true, repetitions: 3) {
        let forms = (0..<6).map { _ in Form() }
        var used = 0
        return {
            (used < forms.count ? forms[used] : Form()).layOut()
            used += 1
        }
    }

    /// A frame of a form that follows a finger: the constant that moves the whole form changes.
    static let changedLayout = Subject("layout: one of 1,000 constraints changes", isLong: true, repetitions: 50) {
        let form = Form()
        form.layOut()
        var step = 0
        return {
            step += 1
            form.top.constant = CGFloat(step % 2)
            form.layOut()
        }
    }
}

@MainActor
private final class Form {
    private static let rows = 100
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var fields: [UIView] = []
    /// The constraint from which the whole form hangs.
    let top: NSLayoutConstraint

    init() {
        var (constraints, rows) = ([NSLayoutConstraint](), [UIView]())
        for index in 0..<Self.rows {
            let (row, label, field) = (UIView(), UILabel(), UITextField())
            label.text = "Row \(index)"
            for view in [row, label, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(row)
            row.addSubview(label)
            row.addSubview(field)
            constraints += [
                row.topAnchor.constraint(equalTo: rows.last?.bottomAnchor ?? root.topAnchor),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.heightAnchor.constraint(equalToConstant: 44),
                label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                label.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.5),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
                field.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ]
            rows.append(row)
            fields.append(field)
        }
        precondition(constraints.count == 1000, "There are \(constraints.count): this measures something else.")
        NSLayoutConstraint.activate(constraints)
        top = constraints[0]
    }

    func layOut() {
        root.layoutIfNeeded()
        let field = fields[fields.count - 1]
        let middle = field.convert(CGPoint(x: 0, y: field.bounds.midY), to: root).y
        precondition(abs(middle - top.constant - 44 * 99.5) < 1, "The last row is at \(middle).")
        precondition(field.bounds.width >= 155, "The last field is \(field.bounds.width) wide.")
    }
}
