// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Form",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "../..")],
    targets: [
        .executableTarget(
            name: "Form",
            dependencies: [
                .product(name: "Reactive", package: "parlor"),
                .product(name: "TUI", package: "parlor"),
            ]),
        .testTarget(name: "FormTests", dependencies: ["Form"]),
    ]
)
