import HeadlessUIKit

/// Where things lie in the card scene, in points.
package enum CardLayout {
    package static let screen = CGSize(width: 390, height: 844)
    /// A card where the deck has it: 8 pt below the status bar.
    package static let card = CGRect(x: 0, y: 55, width: 390, height: 789)
    package static let rows = 60
    package static let rowHeight: CGFloat = 44
    /// Where strokes begin: on the list, in the middle of the card.
    package static let start = CGPoint(x: 195, y: 400)
}
