// Row K7.
/// The widths of characters: those of Inter 4.0, an open typeface drawn to San Francisco's proportions (Debian's package
/// fonts-inter, advance widths of Inter-Regular and Inter-Bold). Interface Builder's "Label" is 41.5 points wide and its
/// "Button" 46; the table says 42.5 and 46.3.
///
/// Weights in between are interpolated. Other characters are as wide as a letter, and those of East Asia and emoji as
/// their size. Kerning and ligatures are left out.
enum AdvanceWidths {
    /// Returns a width as a share of the font's size, without tracking.
    static func em(of character: Character, weight: CGFloat) -> CGFloat {
        guard let scalar = character.unicodeScalars.first?.value else { return 0 }
        let place: Int? =
            switch scalar {
            case 32..<127: Int(scalar) - 32
            case 160..<256: Int(scalar) - 65
            default: nil
            }
        let share = min(max(weight / 0.4, -0.5), 1.5)
        if let place { return mix(regular[place], bold[place], share) }
        if let (one, other) = others[scalar] { return mix(one, other, share) }
        if scalar < 32 || (0x300..<0x370).contains(scalar) || (0x200B..<0x2010).contains(scalar) { return 0 }
        return scalar >= 0x1100 ? 1 : 0.6
    }

    /// The space between two characters, as a share of the font's size: the tracking that Inter's authors name for a
    /// size, which follows San Francisco's.
    static func tracking(pointSize: CGFloat) -> CGFloat { -0.0223 + 0.185 * exp(-0.1745 * pointSize) }

    private static func mix(_ one: UInt16, _ other: UInt16, _ share: CGFloat) -> CGFloat {
        (CGFloat(one) + (CGFloat(other) - CGFloat(one)) * share) / 1000
    }

    /// Per thousand of the font's size, of the characters 32 to 126 and 160 to 255.
    private static let regular: [UInt16] = [
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608,
        624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652,
        562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564,
        621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812,
        540, 557, 541, 362, 327, 362, 659, 281, 278, 558, 631, 723, 548, 266, 551, 591, 915, 449, 540, 540, 460, 670,
        449, 455, 659, 420, 430, 497, 622, 599, 276, 267, 313, 449, 540, 884, 926, 949, 507, 676, 676, 676, 676, 676,
        676, 990, 727, 598, 598, 598, 598, 264, 264, 264, 264, 719, 753, 761, 761, 761, 761, 761, 659, 761, 741, 741,
        741, 741, 665, 631, 609, 564, 564, 564, 564, 564, 564, 925, 558, 582, 582, 582, 582, 237, 237, 237, 237, 580,
        585, 597, 597, 597, 597, 597, 659, 597, 581, 581, 581, 581, 557, 609, 557,
    ]
    private static let bold: [UInt16] = [
        232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630, 659, 678, 645,
        660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613, 585, 761, 746, 281, 570,
        690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714, 724, 667, 409, 390, 409, 488, 477,
        497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622,
        586, 850, 574, 586, 572, 409, 374, 409, 680, 232, 325, 587, 672, 765, 572, 345, 593, 535, 915, 487, 626, 580,
        469, 664, 565, 460, 680, 424, 442, 497, 667, 610, 298, 374, 321, 485, 629, 879, 916, 965, 562, 748, 748, 748,
        748, 748, 748, 1030, 752, 613, 613, 613, 613, 281, 281, 281, 281, 727, 735, 782, 782, 782, 782, 782, 680,
        782, 729, 729, 729, 729, 724, 671, 664, 580, 580, 580, 580, 580, 580, 914, 587, 598, 598, 598, 598, 272, 272,
        272, 272, 599, 622, 614, 614, 614, 614, 614, 680, 614, 622, 622, 622, 622, 586, 613, 586,
    ]
    private static let others: [UInt32: (UInt16, UInt16)] = [
        0x2013: (500, 500),
        0x2014: (1000, 1000),
        0x2018: (199, 242),
        0x2019: (185, 228),
        0x201C: (381, 422),
        0x201D: (381, 421),
        0x2022: (562, 464),
        0x2026: (821, 799),
        0x20AC: (665, 686),
    ]
}
