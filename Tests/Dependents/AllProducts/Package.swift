// swift-tools-version: 6.3

import PackageDescription

let libraries = ["Reactive", "ReactiveTesting", "RxCompatibility", "Games", "TUI"].map {
    Target.Dependency.product(name: $0, package: "parlor")
}

let package = Package(
    name: "AllProducts",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://example.com/parlor.git", from: "0.2.0")],
    targets: [
        .testTarget(
            name: "InSwift5", dependencies: libraries, swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "InSwift6", dependencies: libraries, swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
