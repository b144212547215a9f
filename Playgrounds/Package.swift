// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Playgrounds",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "decklab", targets: ["decklab"])],
    dependencies: [
        .package(name: "GestureArbiter", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "decklab",
            dependencies: ["Film", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .target(
            name: "Film",
            dependencies: [
                .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
            ]),
        .testTarget(
            name: "FilmTests",
            dependencies: ["Film", "decklab", .product(name: "HeadlessUIKit", package: "GestureArbiter")]),
    ],
    swiftLanguageModes: [.v6]
)
