/// Apple's SwiftUI where UIKit can be imported, HeadlessSwiftUI elsewhere.
///
/// The condition asks for UIKit, since macOS has a SwiftUI without hosting controllers and representables of UIKit: there
/// the libraries run on the host, as on Linux.
#if canImport(UIKit)

@_exported import SwiftUI

#else

@_exported import HeadlessSwiftUI

#endif
