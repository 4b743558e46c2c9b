// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Hints",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://example.com/parlor.git", from: "0.2.0")],
    targets: [
        .target(
            name: "Hints",
            dependencies: [.product(name: "Reactive", package: "parlor")]),
        .testTarget(
            name: "HintsTests",
            dependencies: ["Hints", .product(name: "ReactiveTesting", package: "parlor")]),
    ]
)
