import SwiftUIShim
import UIKitShim

struct Half: UIViewControllerRepresentable {  // expect-error: does not conform to protocol
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
}
