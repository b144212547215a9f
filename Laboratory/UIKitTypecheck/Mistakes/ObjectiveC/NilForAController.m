// Nothing presents.

@import UIKit;
@import GestureArbiterObjC;

void present(UIViewController *content) {
    [GACard presentCard:content from:nil as:nil animated:YES onEvent:nil completion:nil]; // expect-error: null passed to a callee that requires a non-null argument
}
