import Foundation

@testable import Parlor

/// The folder for the files of tests, with a slash at the end. It is in memory if the system has
/// such a folder. The program waits until its files are stored, and a disk takes long for that.
let temporaryFolder =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm/" : NSTemporaryDirectory()

/// A directory for one test, which is removed after the test.
final class TemporaryDirectory {
    let url: URL

    init() throws {
        url = URL(filePath: temporaryFolder)
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

    /// The files of the directory and of its subdirectories, by their paths.
    var files: [String: [UInt8]] {
        get throws {
            let manager = FileManager.default
            let paths = try manager.subpathsOfDirectory(atPath: url.path).filter {
                var isDirectory: ObjCBool = false
                _ = manager.fileExists(atPath: path($0), isDirectory: &isDirectory)
                return !isDirectory.boolValue
            }
            return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try bytes($0)) })
        }
    }

    func write(_ files: [String: [UInt8]]) throws {
        for (name, bytes) in files {
            let folder = url.appending(path: name).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(bytes, to: name)
        }
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
