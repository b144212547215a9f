// Only the library makes cards.

@import UIKit;
@import GestureArbiterObjC;

GACard *card(void) {
    return [GACard new]; // expect-error: 'new' is unavailable: -init is unavailable
}
