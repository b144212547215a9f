// A method that only the Swift interface has.

@import UIKit;
@import GestureArbiterObjC;

void selectLarge(GACard *card) {
    [card select:@"large"]; // expect-error: no visible @interface for 'GACard' declares the selector 'select:'
}
