import UIKitShim
