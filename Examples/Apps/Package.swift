// swift-tools-version: 6.3

import PackageDescription

let libraries: [Target.Dependency] = [
    .product(name: "Games", package: "parlor"),
    .product(name: "Reactive", package: "parlor"),
    .product(name: "TUI", package: "parlor"),
]
let testing = Target.Dependency.product(name: "ReactiveTesting", package: "parlor")

let package = Package(
    name: "Apps",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "parlor", path: "../..")],
    targets: ["SignUp", "Search", "Dashboard", "Tasks", "Alert"].flatMap { name -> [Target] in
        [
            .executableTarget(name: name, dependencies: libraries),
            .testTarget(
                name: "\(name)Tests", dependencies: libraries + [testing, .target(name: name)]),
        ]
    }
)
