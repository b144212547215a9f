import GestureArbiter
import UIKitShim

/// Tinted areas over a screen that say who would get a finger there. For debug builds.
///
///     ForecastOverlay.show(in: window)
///
/// Each area has a letter, which the legend at the end of the screen explains. An area without a tint is nobody's. The
/// overlay takes no touches, and forecasts none for itself. While a finger is down, and in a release build, there is no
/// forecast: the areas stay as they are.
@preconcurrency @MainActor
public final class ForecastOverlay: UIView {
    /// The overlay in `window`; nil if there is none.
    public static func shown(in window: UIWindow) -> ForecastOverlay? {
        window.subviews.lazy.compactMap { $0 as? ForecastOverlay }.last
    }

    /// Shows the overlay in `window`, above all other views, in place of one that is there.
    ///
    /// - Parameters:
    ///   - window: The window with the screen.
    ///   - way: The finger's way on the screen.
    ///   - grid: The distance between the places that are asked, in points, at least 8.
    @discardableResult
    public static func show(
        in window: UIWindow, moving way: ArbitrationPolicy.Direction = .down, grid: CGFloat = 24
    ) -> ForecastOverlay {
        shown(in: window)?.hide()
        let overlay = ForecastOverlay(moving: way, grid: grid.isFinite ? max(grid, 8) : 24, frame: window.bounds)
        window.addSubview(overlay)
        overlay.refresh()
        return overlay
    }

    /// The finger's way on the screen.
    public var moving: ArbitrationPolicy.Direction {
        didSet { if moving != oldValue { refresh() } }
    }

    /// An area whose places have one owner.
    package struct Area: Equatable {
        package let owner: TouchOwner
        /// In the window's coordinates, in points.
        package var frame: CGRect
    }

    /// The areas, from the top of the screen down.
    package private(set) var areas: [Area] = []
    private let grid: Double
    private let legend = UILabel(frame: .zero)
    private var isRefreshDue = false
    private var shownSize = CGSize.zero

    private init(moving way: ArbitrationPolicy.Direction, grid: CGFloat, frame: CGRect) {
        (moving, self.grid) = (way, Double(grid))
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        legend.font = .systemFont(ofSize: 11, weight: .semibold)
        legend.textColor = .white
        legend.numberOfLines = 0
        legend.backgroundColor = UIColor.black.withAlphaComponent(0.8)
    }

    /// Not available: use ``show(in:moving:grid:)``.
    public required init?(coder: NSCoder) { nil }

    /// Removes the overlay.
    public func hide() { removeFromSuperview() }

    /// Asks again who gets a finger, in the next turn: call this after the screen has changed, as often as you like.
    /// Takes some tenths of a second on a full screen.
    public func refresh() {
        guard !isRefreshDue else { return }
        isRefreshDue = true
        onNextTurn(of: self) { [weak self] in
            self?.isRefreshDue = false
            self?.ask()
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        if shownSize != bounds.size { refresh() }
    }

    private func ask() {
        guard let window, window === superview else { return }
        if window.subviews.last !== self { window.bringSubviewToFront(self) }
        shownSize = bounds.size
        let forecaster = Forecaster(in: window, ScreenNames(window))
        var rows: [[Area]] = []
        let (width, height) = (min(Double(bounds.width), 10_000), min(Double(bounds.height), 10_000))
        for y in stride(from: 0, to: height, by: grid) {
            var row: [Area] = []
            for x in stride(from: 0, to: width, by: grid) {
                let cell = CGRect(x: x, y: y, width: min(grid, width - x), height: min(grid, height - y))
                let middle = CGPoint(x: cell.midX, y: cell.midY)
                guard let owner = forecaster.forecast(at: middle, moving: moving, distance: 60)?.owner else { return }
                if row.last?.owner == owner {
                    row[row.count - 1].frame.size.width += cell.width
                } else {
                    row.append(Area(owner: owner, frame: cell))
                }
            }
            rows.append(row)
        }
        areas = Self.joined(rows)
        draw()
    }

    /// Joins the areas of each row to those above them that are as wide and have the same owner.
    private static func joined(_ rows: [[Area]]) -> [Area] {
        var areas: [Area] = []
        for area in rows.joined() {
            let above = areas.lastIndex {
                $0.owner == area.owner && $0.frame.minX == area.frame.minX && $0.frame.width == area.frame.width
                    && $0.frame.maxY == area.frame.minY
            }
            if let above {
                areas[above].frame.size.height += area.frame.height
            } else {
                areas.append(area)
            }
        }
        return areas.filter { $0.owner != .nothing }
    }

    private func draw() {
        for view in subviews { view.removeFromSuperview() }
        var owners: [TouchOwner] = []
        for area in areas {
            if !owners.contains(area.owner) { owners.append(area.owner) }
            let index = owners.firstIndex(of: area.owner) ?? 0
            let letter = UILabel(frame: area.frame)
            letter.text = Self.letter(index)
            letter.textAlignment = .center
            letter.font = .systemFont(ofSize: 13, weight: .semibold)
            letter.backgroundColor = Self.tints[index % Self.tints.count].withAlphaComponent(0.35)
            letter.layer.borderWidth = 0.5
            letter.layer.borderColor = Self.tints[index % Self.tints.count].cgColor
            addSubview(letter)
        }
        let lines = owners.indices.map { " \(Self.letter($0))  \(owners[$0])" }
        legend.text = ([" moving \(moving.rawValue):"] + lines).joined(separator: "\n")
        let size = legend.sizeThatFits(CGSize(width: bounds.width - 16, height: bounds.height))
        let bottom = bounds.height - safeAreaInsets.bottom - 8
        legend.frame = CGRect(x: 8, y: bottom - size.height, width: size.width + 12, height: size.height)
        addSubview(legend)
    }

    private static func letter(_ index: Int) -> String {
        String(Character(UnicodeScalar(UInt8(65 + index % 26))))
    }

    private static let tints: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple, .systemTeal, .systemRed,
    ]
}
