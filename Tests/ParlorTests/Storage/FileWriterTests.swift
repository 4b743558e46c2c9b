import Foundation
import Synchronization
import Testing

@testable import Parlor

@Suite struct `Files that are written on other threads` {
    private let place: TemporaryDirectory
    private let writer = FileWriter()
    private var path: String { place.path("memory.json") }

    init() throws { place = try TemporaryDirectory() }

    private func text(_ name: String = "memory.json") throws -> String {
        String(decoding: try place.bytes(name), as: UTF8.self)
    }

    @Test func `are read as they were written last, at once and later`() throws {
        for number in 0..<50 {
            writer.replace(path, with: Array("state \(number)".utf8))
            #expect(try writer.read(path) == Array("state \(number)".utf8))
        }
        #expect(writer.finish() == [])
        #expect(try text() == "state 49")
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are gone when they are removed, whatever was on its way`() throws {
        for number in 0..<50 {
            writer.replace(path, with: Array("state \(number)".utf8))
            if number % 3 == 0 { writer.remove(path) }
        }
        writer.remove(path)
        #expect(throws: DiskFailure.missing) { try writer.read(path) }
        #expect(writer.finish() == [])
        #expect(try place.names == [])
    }

    @Test func `stay links to where they are kept`() throws {
        try place.write("old".utf8, to: "elsewhere")
        try place.link("memory.json", to: place.path("elsewhere"))
        writer.replace(path, with: Array("new".utf8))
        writer.finish()
        #expect(try text("elsewhere") == "new")
        #expect(try place.names == ["elsewhere", "memory.json"])
    }

    @Test func `that cannot be written are told`() throws {
        try place.write([], to: "file")
        let blocked = place.path("file/memory.json")
        writer.replace(blocked, with: [1])
        #expect(writer.finish() == [LateFailure(path: blocked, failure: .isNoDirectory)])
        try place.makeDirectory("memory.json")
        writer.replace(path, with: [1])
        #expect(writer.finish().last == LateFailure(path: path, failure: .isNoFile))
        #expect(try place.names == ["file", "memory.json"])
    }

    @Test func `take their lines in order`() throws {
        for number in 0..<200 { writer.append(line: Array("\(number)".utf8), to: path) }
        writer.finish()
        #expect(try text() == (0..<200).map { "\($0)\n" }.joined())
    }

    // MARK: Processes that were ended

    /// Bytes as a process leaves that is ended while the disk keeps it waiting.
    private func abandon(_ text: String) throws -> String {
        let file = try StagedFile(for: path, Array(text.utf8))
        return try #require(try place.names.last { $0.contains(".new-") && file.bytes.count > 0 })
    }

    @Test func `were staged by a process that was ended, and are found`() throws {
        try place.write("old".utf8, to: "memory.json")
        _ = try abandon("newer")
        _ = try abandon("newest")
        #expect(try FileWriter().read(path) == Array("newest".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are not taken from a torn stage`() throws {
        try place.write("old".utf8, to: "memory.json")
        _ = try abandon("whole")
        let torn = try abandon("torn in the middle")
        try place.write("torn in".utf8, to: torn)
        #expect(try FileWriter().read(path) == Array("whole".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `of earlier versions that were never finished are removed`() throws {
        try place.write("old".utf8, to: "memory.json")
        for number in 1...36 { try place.write("half".utf8, to: "memory.json.new-\(number)") }
        #expect(try FileWriter().read(path) == Array("old".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `of a process that lives are its own`() throws {
        try place.write("old".utf8, to: "memory.json")
        let living = try StagedFile(for: path, Array("new".utf8))
        #expect(try FileWriter().read(path) == Array("old".utf8))
        try living.settle()
        #expect(try text() == "new")
        #expect(try place.names == ["memory.json"])
    }

    /// The names that were tried.
    private final class Names: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func note(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test func `take one name for each save, among many that others left`() throws {
        let names = Names()
        let writer = FileWriter { path, flags throws(DiskFailure) in
            names.note(path)
            return try OpenFile(path, flags)
        }
        // As programs leave them that are ended, and cannot be removed while they are locked.
        for number in 1...100 { try place.write([], to: "memory.json.new-\(number)") }
        for number in 0..<3 {
            writer.replace(path, with: Array("state \(number)".utf8))
            #expect(writer.finish() == [])
            #expect(names.all.count == number + 1)
        }
        #expect(Set(names.all).count == 3)
        #expect(try text() == "state 2")
    }

    @Test func `that are set aside take the next number`() throws {
        for number in 1...100 { try place.write([], to: "memory.json.damaged-\(number)") }
        try place.write("x".utf8, to: "memory.json")
        #expect(try Disk.setAside(path).hasSuffix(".damaged-101"))
    }
}
