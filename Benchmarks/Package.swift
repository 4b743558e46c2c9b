// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "..")],
    targets: [
        .target(name: "CShim"),
        .target(name: "CReference"),
        .target(name: "BenchKit", dependencies: ["CShim"]),
        .target(
            name: "Hand",
            dependencies: [
                "BenchKit", .product(name: "Games", package: "parlor"),
                .product(name: "Reactive", package: "parlor"),
            ]),
        .target(
            name: "Ours",
            dependencies: [
                "BenchKit", .product(name: "Games", package: "parlor"),
                .product(name: "RxCompatibility", package: "parlor"),
                .product(name: "Reactive", package: "parlor"),
            ]),
        .executableTarget(
            name: "sudoku",
            dependencies: [
                "BenchKit", .product(name: "Games", package: "parlor"),
                .product(name: "Reactive", package: "parlor"),
            ]),
        .executableTarget(name: "bench", dependencies: ["BenchKit", "CShim", "Hand", "Ours"]),
        .executableTarget(
            name: "bench-terminal",
            dependencies: [
                "BenchKit", "CShim", "CReference", .product(name: "Reactive", package: "parlor"),
                .product(name: "TUI", package: "parlor"),
            ]),
        .executableTarget(
            name: "klondike",
            dependencies: [
                "BenchKit", "CShim", .product(name: "Games", package: "parlor"),
                .product(name: "Reactive", package: "parlor"),
            ]),
        .executableTarget(
            name: "mines",
            dependencies: [
                "BenchKit", .product(name: "Games", package: "parlor"),
                .product(name: "Reactive", package: "parlor"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
