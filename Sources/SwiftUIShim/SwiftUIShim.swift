/// The one further place where the two worlds differ: Apple's SwiftUI where it can be imported, HeadlessSwiftUI elsewhere.
#if canImport(SwiftUI)

@_exported import SwiftUI

#else

@_exported import HeadlessSwiftUI

#endif
