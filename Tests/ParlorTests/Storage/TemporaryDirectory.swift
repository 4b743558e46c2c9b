import Foundation

@testable import Parlor

/// A directory for one test, which is removed after the test.
final class TemporaryDirectory {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "parlor-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var data: DataDirectory { DataDirectory(path: url.path) }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: url.appending(path: name)))
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: url.appending(path: name))
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: name))
    }

    func lengthen(_ name: String, to size: Int) throws {
        let file = try FileHandle(forWritingTo: url.appending(path: name))
        try file.truncate(atOffset: UInt64(size))
        try file.close()
    }

    func makeDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: name), withIntermediateDirectories: false)
    }

    func link(_ name: String, to path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self.path(name), withDestinationPath: path)
    }
}
