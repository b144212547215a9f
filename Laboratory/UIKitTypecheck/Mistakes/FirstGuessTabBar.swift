import DeckTransition

let deck = DeckConfiguration {
    $0.restsOnTabBar = true  // expect-error: A card that rests on a tab bar is a panel
}
