/// The colours of a film's page, apart from those on the phones.
package struct Ink: Hashable, Sendable {
    var ground: String
    var text: String
    var faint: String
    var grid: String
    var axis: String
    /// The background of the time in which a finger is down.
    var touched: String
    var outline: String
    var finger: String
    var content: String
    var card: String
    var contentGround: String
    var cardGround: String
    var nobodyGround: String
    /// Letters on one of these colours.
    var onColor: String

    /// For a light page.
    package static let light = Ink(
        ground: "#ffffff", text: "#1d2129", faint: "#6b7280", grid: "#e6e8ec", axis: "#b6bcc6", touched: "#f4f6fa",
        outline: "#39414f", finger: "#7a8290", content: "#2463d4", card: "#dd5026", contentGround: "#d9e5fb",
        cardGround: "#fbe0d7", nobodyGround: "#eceef2",
        onColor: "#ffffff")

    /// For a dark page.
    package static let dark = Ink(
        ground: "#0d1117", text: "#e6e9ef", faint: "#9aa3b2", grid: "#222a35", axis: "#465060", touched: "#141b25",
        outline: "#5b6576", finger: "#8f99a8", content: "#6ea4ff", card: "#ff8a5c", contentGround: "#17305c",
        cardGround: "#4d2416", nobodyGround: "#232b37",
        onColor: "#0d1117")

    /// For a page that may be light or dark, and whose background shows.
    package static let onEitherGround = Ink(
        ground: "none", text: "#808792", faint: "#808792", grid: "#80879240", axis: "#808792", touched: "#80879220",
        outline: "#808792", finger: "#808792", content: "#4a80e8", card: "#e8673c", contentGround: "#4a80e840",
        cardGround: "#e8673c40", nobodyGround: "#80879240",
        onColor: "#ffffff")

    /// The background and the letters of an owner's bar.
    func owner(_ owner: String) -> (ground: String, text: String) {
        switch owner {
        case "drag": (cardGround, card)
        case let owner where owner.hasPrefix("scroll"): (contentGround, content)
        default: (nobodyGround, faint)
        }
    }
}
