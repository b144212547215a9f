// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that `swift test` of the libraries does not build the tests of the host.
let package = Package(
    name: "HostTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "GestureArbiter", path: "../..")],
    targets: [
        // Shares two files of Tests/Support by symbolic links.
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: [.product(name: "HeadlessUIKit", package: "GestureArbiter")],
            path: "HeadlessUIKitTests"),
        .testTarget(
            name: "HeadlessSwiftUITests",
            dependencies: [
                .product(name: "HeadlessSwiftUI", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
            ],
            path: "HeadlessSwiftUITests"),
    ],
    swiftLanguageModes: [.v6]
)
