import DeckTransition

let fitting = CardConfiguration {
    $0.contentSizing = .fitsContent  // expect-error: A card is as high as its content by the detent `.content`
}
