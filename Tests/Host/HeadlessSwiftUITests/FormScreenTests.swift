import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// An account that is edited in a form.
@MainActor
@Suite("A form's screen: fields, an editor, a stepper and pickers")
struct FormScreenTests {
    private enum Plan: String, CaseIterable { case free, monthly, yearly }

    private struct Account: View {
        let notes: Notes
        @State private var password = ""
        @State private var about = "Hello"
        @State private var seats = 2
        @State private var plan = Plan.free
        @State private var month = 1
        @State private var theme: String?
        @FocusState private var isWriting: Bool

        var body: some View {
            let _ = notes.lines.append("\(password) \(about) \(seats) \(plan) \(month) \(theme ?? "-") \(isWriting)")
            Form {
                Section("Account") {
                    SecureField("Password", text: $password)
                    TextEditor(text: $about).frame(height: 100).focused($isWriting)
                    Stepper("Seats", value: $seats, in: 1...3)
                }
                Picker("Plan", selection: $plan) { ForEach(Plan.allCases, id: \.self) { Text($0.rawValue) } }
                Picker("Month", selection: $month) { ForEach(1..<13) { Text("Month \($0)") } }.pickerStyle(.wheel)
                Picker("Theme", selection: $theme) {
                    Text("Light").tag(String?("light"))
                    Text("Dark").tag(String?("dark"))
                }
                .pickerStyle(.segmented)
            }
        }
    }

    private let notes = Notes()

    private func tap(_ view: UIView, at share: CGFloat, of hosted: Hosted<Account>) {
        let place = CGPoint(x: view.bounds.width * share, y: view.bounds.midY)
        let finger = hosted.stage.touch(at: view.convert(place, to: nil))
        hosted.stage.advance(by: 0.05)
        finger.lift()
        hosted.stage.settle()
    }

    private func control(besides title: String, in hosted: Hosted<Account>) -> UIView? {
        hosted.views(UILabel.self).first { $0.text == title }?.superview?.subviews.first { $0 is UIControl }
    }

    @Test("U33: A secure field is a text field, and an editor a text view: typed text is in their bindings")
    func typing() {
        let hosted = Hosted(Account(notes: notes))
        let field = hosted.views(UITextField.self).first { $0.placeholder == "Password" }
        field?.text = "secret"
        field?.sendActions(for: .editingChanged)
        hosted.stage.settle()
        #expect(notes.lines.last == "secret Hello 2 free 1 - false")
        let editor = hosted.views(UITextView.self).first
        editor?.becomeFirstResponder()
        editor?.text = "Good day"
        hosted.stage.settle()
        #expect(notes.lines.last == "secret Good day 2 free 1 - true")
        #expect(hosted.stage.warnings == [])
    }

    @Test("A stepper steps within its range")
    func stepping() throws {
        let hosted = Hosted(Account(notes: notes))
        let stepper = try #require(control(besides: "Seats", in: hosted))
        tap(stepper, at: 0.8, of: hosted)
        #expect(notes.lines.last == " Hello 3 free 1 - false")
        tap(stepper, at: 0.8, of: hosted)
        #expect(notes.lines.last == " Hello 3 free 1 - false")
        tap(stepper, at: 0.2, of: hosted)
        #expect(notes.lines.last == " Hello 2 free 1 - false")
    }

    @Test("U37: A picker is a button with a menu")
    func menu() throws {
        let hosted = Hosted(Account(notes: notes))
        let button = try #require(control(besides: "Plan", in: hosted) as? UIButton)
        #expect(button.title(for: .normal) == "free")
        hosted.stage.tapMenu("yearly", of: button.menu)
        hosted.stage.settle()
        #expect(notes.lines.last == " Hello 2 yearly 1 - false")
        #expect(button.title(for: .normal) == "yearly")
    }

    @Test("A picker can be a picker view, which a finger turns")
    func wheel() throws {
        let hosted = Hosted(Account(notes: notes))
        let wheel = try #require(hosted.views(UIPickerView.self).first)
        let finger = hosted.stage.touch(at: wheel.convert(CGPoint(x: 100, y: 108), to: nil))
        finger.move(by: CGVector(dx: 0, dy: -90), over: 0.3)
        finger.hold(for: 0.3, trembling: true)
        finger.lift()
        hosted.stage.settle()
        let month = wheel.selectedRow(inComponent: 0) + 1
        #expect(month > 1)
        #expect(notes.lines.last == " Hello 2 free \(month) - false")
    }

    @Test("A picker can be segments")
    func segments() throws {
        let hosted = Hosted(Account(notes: notes))
        let dark = try #require(hosted.views(UILabel.self).first { $0.text == "Dark" })
        tap(dark, at: 0.5, of: hosted)
        #expect(notes.lines.last == " Hello 2 free 1 dark false")
    }
}
