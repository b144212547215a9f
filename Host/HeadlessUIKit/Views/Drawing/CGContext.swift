import Foundation

// Row V22.
/// A drawing. The host keeps what is drawn, in words; it has no pixels.
public final class CGContext {
    /// What was drawn, in order: "fill", "stroke", "text" or "image", the rectangle or the text, and the colour as
    /// "#RRGGBB", with two digits more if it is not opaque. Host-only.
    public private(set) var drawn: [String] = []

    private struct State {
        var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var transform = CGAffineTransform.identity
    }
    private var state = State()
    private var saved: [State] = []
    private var path = UIBezierPath()

    /// A context in which nothing was drawn, for the next view: most views draw nothing.
    @MainActor static var spare: CGContext?

    init() {}

    fileprivate func cleared() -> CGContext {
        (state, saved) = (State(), [])
        if !path.isEmpty { path = UIBezierPath() }
        return self
    }

    /// Saves colours and transform.
    public func saveGState() { saved.append(state) }
    /// Restores the colours and the transform that were saved last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Has no effect: the host does not measure lines.
    public func setLineWidth(_ width: CGFloat) {}
    /// Has no effect: the host does not measure lines.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Has no effect: the host does not measure lines.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Has no effect: the host does not measure lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Has no effect: nothing is mixed.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Has no effect: nothing is mixed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Moves what is drawn next.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales what is drawn next.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what is drawn next, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Transforms what is drawn next.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// The transform of what is drawn next.
    public var ctm: CGAffineTransform { state.transform }

    /// Begins an outline.
    public func beginPath() { path = UIBezierPath() }
    /// Moves the outline to a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds straight lines.
    public func addLines(between points: [CGPoint]) {
        points.first.map { path.move(to: $0) }
        for point in points.dropFirst() { path.addLine(to: point) }
    }
    /// Adds a curve: here, a straight line to its end.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { path.addLine(to: end) }
    /// Adds an arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // In this call, as in UIKit's flipped coordinates, "clockwise" is against the clock on the screen.
        path.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
    /// Adds an outline.
    public func addPath(_ path: CGPath) { self.path.append(UIBezierPath(cgPath: path)) }
    /// Closes the outline.
    public func closePath() { path.close() }
    /// Has no effect: the host records what would be outside.
    public func clip() { beginPath() }
    /// Has no effect: the host records what would be outside.
    public func clip(to rect: CGRect) {}

    /// Fills the outline.
    public func fillPath() {
        fill(path.bounds)
        beginPath()
    }
    /// Draws the line of the outline.
    public func strokePath() {
        stroke(path.bounds)
        beginPath()
    }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { record("fill", rect, state.fill) }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(rect) }
    /// Draws the line of a rectangle.
    public func stroke(_ rect: CGRect) { record("stroke", rect, state.stroke) }
    /// Draws the line of an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(rect) }
    /// Removes what was drawn, if the rectangle holds it all: here, in any case.
    public func clear(_ rect: CGRect) { drawn = [] }

    private func record(_ verb: String, _ rect: CGRect, _ color: CGColor) {
        guard !rect.isNull else { return }
        drawn.append("\(verb) \(words(rect)) \(Self.words(color))")
    }
    func record(text: String, at rect: CGRect) { drawn.append("text \(text) at \(words(rect))") }
    func record(image name: String?, in rect: CGRect) {
        drawn.append("image \(name ?? "without a name") \(words(rect))")
    }

    private func words(_ rect: CGRect) -> String {
        let rect = rect.applying(state.transform)
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number in
            number == number.rounded() ? "\(Int(nearestTo: number))" : "\((number * 100).rounded() / 100)"
        }
        return "(\(numbers.joined(separator: ", ")))"
    }
    private static func words(_ color: CGColor) -> String {
        func hex(_ share: CGFloat) -> String {
            let digits = String(min(max(Int(nearestTo: share * 255), 0), 255), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        let rgb = "#" + [color.red, color.green, color.blue].map(hex).joined()
        return color.alpha < 1 ? rgb + hex(color.alpha) : rgb
    }

    // MARK: The current drawing

    /// The drawings under way on this thread, the innermost last.
    fileprivate static var stack: [CGContext] {
        get { Thread.current.threadDictionary["HeadlessUIKit.CGContext"] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary["HeadlessUIKit.CGContext"] = newValue }
    }
    static var current: CGContext? { stack.last }

    /// Runs a block with this as the current drawing.
    func asCurrent(_ body: () -> Void) {
        Self.stack.append(self)
        body()
        Self.stack.removeLast()
    }
}

/// Returns the drawing under way: in `draw(_:)` and in a renderer's block.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Makes a drawing the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }
/// Goes back to the drawing before.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }

/// Begins the drawing of a picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins the drawing of a picture. The host ignores `opaque`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    sizes.append(size)
    UIGraphicsPushContext(CGContext())
}
/// Returns the picture that is drawn; nil if none was begun.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let size = sizes.last, let context = CGContext.current else { return nil }
    return UIImage(size: size, drawn: context.drawn)
}
/// Ends the drawing of a picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
    _ = sizes.popLast()
    UIGraphicsPopContext()
}
/// The sizes of the pictures that are begun on this thread.
private var sizes: [CGSize] {
    get { Thread.current.threadDictionary["HeadlessUIKit.sizes"] as? [CGSize] ?? [] }
    set { Thread.current.threadDictionary["HeadlessUIKit.sizes"] = newValue }
}
/// Fills a rectangle with the colour that was set.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// Draws the line of a rectangle with the colour that was set.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect) }

extension UIColor {
    /// Sets the colour of fills of the current drawing.
    public func setFill() { CGContext.current?.setFillColor(cgColor) }
    /// Sets the colour of lines of the current drawing.
    public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
    /// Sets both colours of the current drawing.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    /// Draws the picture into a rectangle.
    public func draw(in rect: CGRect) { CGContext.current?.record(image: name, in: rect) }
    /// Draws the picture at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Returns no bytes: there are no pixels.
    public func pngData() -> Data? { Data() }
    /// Returns no bytes: there are no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
}

// Row V22.
/// The scale and the colours of a renderer.
public class UIGraphicsImageRendererFormat {
    /// The pixels per point.
    public var scale: CGFloat = 1
    /// Stores only.
    public var opaque = false
    /// Stores only.
    public var preferredRange = Range.automatic
    /// The range of colours. Stores only.
    public enum Range: Int, Sendable {
        /// As in UIKit.
        case unspecified = -1
        /// What the device shows.
        case automatic
        /// More colours than sRGB has.
        case extended
        /// The colours of sRGB.
        case standard
    }
    /// Creates a format.
    public init() {}
    /// Returns a format.
    public class func `default`() -> Self { UIGraphicsImageRendererFormat() as! Self }
    /// Returns a format.
    public class func preferred() -> Self { UIGraphicsImageRendererFormat() as! Self }
}

/// The drawing of a renderer.
public final class UIGraphicsImageRendererContext {
    /// The drawing.
    public let cgContext = CGContext()
    /// The format.
    public let format: UIGraphicsImageRendererFormat
    fileprivate let size: CGSize
    fileprivate init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
        (self.size, self.format) = (size, format)
    }
    /// The picture so far.
    public var currentImage: UIImage { UIImage(size: size, drawn: cgContext.drawn) }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws the line of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Has no effect: the host records what would be outside.
    public func clip(to rect: CGRect) {}
}

// Row V22.
/// Draws pictures: on the host, records them.
public class UIGraphicsImageRenderer {
    /// The format.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize
    /// Creates a renderer of pictures of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
        (self.size, self.format) = (size, format)
    }
    /// Creates a renderer of pictures as large as a rectangle.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
        self.init(size: bounds.size, format: format)
    }
    /// Runs the block with the drawing as the current one, and returns the picture; ``UIImage/drawn`` tells what is on
    /// it.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size, format)
        context.cgContext.asCurrent { actions(context) }
        return context.currentImage
    }
    /// Runs the block, and returns no bytes: there are no pixels.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        return Data()
    }
    /// Runs the block, and returns no bytes: there are no pixels.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}

extension UIView {
    // Row V22.
    /// What the view has drawn in its last `draw(_:)`; empty if it draws nothing. Host-only.
    public var drawn: [String] { drawing?.drawn ?? [] }

    /// Asks for `draw(_:)` after the next layout pass.
    func needsDrawing() {
        guard windowNotes != nil else { return }
        layoutRecord.isDrawingDue = true
        visitIsDue()
    }

    /// Draws the view, after the layout of a window.
    func drawItself() {
        guard !bounds.isEmpty else { return }
        layoutRecord.isDrawn = true
        let context = CGContext.spare ?? CGContext()
        CGContext.spare = nil
        UITraitCollection.with(traitCollection) { context.asCurrent { draw(bounds) } }
        drawing = context.drawn.isEmpty ? nil : context
        if drawing == nil { CGContext.spare = context.cleared() }
    }

    /// Draws what the view and its subviews have drawn. Returns true: nothing is missing.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        CGContext.current?.record(image: String(describing: type(of: self)), in: rect)
        return true
    }
}

extension CALayer {
    /// Draws the layer, by its view's class.
    public func render(in ctx: CGContext) {
        ctx.record(image: view.map { String(describing: type(of: $0)) } ?? name, in: bounds)
    }
}
