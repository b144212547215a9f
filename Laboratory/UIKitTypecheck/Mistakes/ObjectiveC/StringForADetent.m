// Names where detents are meant.

@import UIKit;
@import GestureArbiterObjC;

void setDetents(GATraits *traits, NSArray<NSString *> *names) {
    traits.detents = names; // expect-error: incompatible pointer types assigning to 'NSArray<GADetent *>
}
