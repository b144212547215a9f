// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Playgrounds",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "decklab", targets: ["decklab"])],
    dependencies: [
        .package(name: "GestureArbiter", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "decklab",
            dependencies: ["Film", "Lab", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .target(
            name: "Film",
            dependencies: [
                .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
            ]),
        .target(
            name: "Lab",
            dependencies: [
                .product(name: "InteractiveDismissal", package: "GestureArbiter"),
                .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Page")]),
        .testTarget(
            name: "LabTests",
            dependencies: [
                "Lab", "decklab", .product(name: "GestureArbiter", package: "GestureArbiter"),
                .product(name: "HeadlessUIKit", package: "GestureArbiter"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "FilmTests",
            dependencies: ["Film", "decklab", .product(name: "HeadlessUIKit", package: "GestureArbiter")]),
    ],
    swiftLanguageModes: [.v6]
)
