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

    @Test func `are read as they were last written, at once and later`() throws {
        for number in 0..<50 {
            writer.replace(path, with: Array("state \(number)".utf8))
            #expect(try writer.read(path) == Array("state \(number)".utf8))
        }
        #expect(writer.finish() == [])
        #expect(try text() == "state 49")
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are gone when they are removed, whatever was still to be written`() throws {
        for number in 0..<50 {
            writer.replace(path, with: Array("state \(number)".utf8))
            if number % 3 == 0 { writer.remove(path) }
        }
        writer.remove(path)
        #expect(throws: DiskFailure.missing) { try writer.read(path) }
        #expect(writer.finish() == [])
        #expect(try place.names == [])
    }

    @Test func `stay links to their real places`() throws {
        try place.write("old".utf8, to: "elsewhere")
        try place.link("memory.json", to: place.path("elsewhere"))
        writer.replace(path, with: Array("new".utf8))
        writer.finish()
        #expect(try text("elsewhere") == "new")
        #expect(try place.names == ["elsewhere", "memory.json"])
    }

    @Test func `are reported if they cannot be written`() throws {
        try place.write([], to: "file")
        let blocked = place.path("file/memory.json")
        writer.replace(blocked, with: [1])
        #expect(writer.finish() == [LateFailure(path: blocked, failure: .isNotADirectory)])
        try place.makeDirectory("memory.json")
        writer.replace(path, with: [1])
        #expect(writer.finish().last == LateFailure(path: path, failure: .isNotAFile))
        #expect(try place.names == ["file", "memory.json"])
    }

    @Test func `take their lines in order`() throws {
        for number in 0..<200 { writer.append(line: Array("\(number)".utf8), to: path) }
        writer.finish()
        #expect(try text() == (0..<200).map { "\($0)\n" }.joined())
    }

    // MARK: Processes that were ended

    /// Leaves the bytes of a process that is ended while the disk is slow.
    private func abandon(_ text: String) throws -> String {
        let file = try StagedFile(for: path, Array(text.utf8))
        return try #require(try place.names.last { $0.contains(".new-") && file.bytes.count > 0 })
    }

    @Test func `are recovered after a killed process has staged them`() throws {
        try place.write("old".utf8, to: "memory.json")
        _ = try abandon("newer")
        _ = try abandon("newest")
        #expect(try FileWriter().read(path) == Array("newest".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are not recovered from a torn stage`() throws {
        try place.write("old".utf8, to: "memory.json")
        _ = try abandon("whole")
        let torn = try abandon("torn in the middle")
        try place.write("torn in".utf8, to: torn)
        #expect(try FileWriter().read(path) == Array("whole".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are set aside if their stage cannot be read or moved`() throws {
        try place.write("old".utf8, to: "memory.json")
        let huge = try abandon("newest")
        try place.lengthen(huge, to: Disk.largest + 1)
        #expect(try FileWriter().read(path) == Array("old".utf8))
        #expect(try place.names == ["memory.json", "memory.json.damaged-1"])

        try place.remove("memory.json")
        try place.makeDirectory("memory.json")
        _ = try abandon("newest of all")
        #expect(throws: DiskFailure.self) { try FileWriter().read(path) }
        #expect(
            try place.names == ["memory.json", "memory.json.damaged-1", "memory.json.damaged-2"])
        #expect(try text("memory.json.damaged-2") == "newest of all")
    }

    @Test func `from unfinished writes of earlier versions are removed`() throws {
        try place.write("old".utf8, to: "memory.json")
        for number in 1...36 { try place.write("half".utf8, to: "memory.json.new-\(number)") }
        #expect(try FileWriter().read(path) == Array("old".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are left to a running process that has staged them`() throws {
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

    @Test func `get a free name for each save, among many that others left`() throws {
        let names = Names()
        let writer = FileWriter { path, flags throws(DiskFailure) in
            names.note(path)
            return try OpenFile(path, flags)
        }
        // Files that ended programs left, and that cannot be removed while they are locked.
        for number in 1...100 { try place.write([], to: "memory.json.new-\(number)") }
        for number in 0..<3 {
            writer.replace(path, with: Array("state \(number)".utf8))
            #expect(writer.finish() == [])
            #expect(names.all.count == number + 1)
        }
        #expect(Set(names.all).count == 3)
        #expect(try text() == "state 2")
    }

    @Test func `take the next number when they are set aside`() throws {
        for number in 1...100 { try place.write([], to: "memory.json.damaged-\(number)") }
        try place.write("x".utf8, to: "memory.json")
        #expect(try Disk.setAside(path).hasSuffix(".damaged-101"))
    }

    // MARK: Appended lines

    private func line(_ number: Int) -> [UInt8] { Array("line \(number)".utf8) }

    private func lines(_ numbers: Range<Int>) -> String {
        numbers.map { "line \($0)\n" }.joined()
    }

    @Test func `keep appended lines after the written text, at once and later`() throws {
        writer.replace(path, with: Array("whole".utf8))
        for number in 0..<50 {
            writer.append(line: line(number), to: path)
            let read = try writer.read(path)
            #expect(String(decoding: read, as: UTF8.self) == "whole\n" + lines(0..<number + 1))
            if number % 20 == 9 { writer.finish() }
        }
        #expect(writer.finish() == [])
        #expect(try text() == "whole\n" + lines(0..<50))
        #expect(try place.names == ["memory.json"])
        writer.replace(path, with: Array("new".utf8))
        writer.append(line: line(7), to: path)
        writer.finish()
        #expect(try text() == "new\nline 7\n")
    }

    @Test func `are written whole, with their lines, if another program replaced them`()
        throws
    {
        writer.replace(path, with: Array("whole".utf8))
        writer.append(line: line(0), to: path)
        writer.finish()
        try StagedFile(for: path, Array("another".utf8)).settle()
        writer.append(line: line(1), to: path)
        #expect(writer.finish() == [])
        #expect(try text() == "whole\n" + lines(0..<2))
        // The file was cut.
        try place.write("wh".utf8, to: "memory.json")
        writer.append(line: line(2), to: path)
        #expect(writer.finish() == [])
        #expect(try text() == "whole\n" + lines(0..<3))
        try FileManager.default.removeItem(atPath: path)
        writer.append(line: line(3), to: path)
        #expect(writer.finish() == [])
        #expect(try text() == "whole\n" + lines(0..<4))
        #expect(try place.names == ["memory.json"])
    }

    // MARK: A full disk

    /// The names of a file: its own name, a link to it, and its name in a linked directory.
    private static let names = ["memory.json", "linked.json", "linked/memory.json"]

    /// The path of one of the `names`, and a writer whose disk is full while `isFull` returns true.
    private func path(
        throughLinks name: String, fullWhile isFull: @escaping @Sendable () -> Bool
    ) throws -> (String, FileWriter) {
        try place.write("old".utf8, to: "memory.json")
        try place.link("linked.json", to: place.path("memory.json"))
        try place.link("linked", to: place.url.path)
        let writer = FileWriter { path, flags throws(DiskFailure) in
            if isFull() { throw .isFull }
            return try OpenFile(path, flags)
        }
        return (place.path(name), writer)
    }

    @Test(arguments: names)
    func `are whole again when the disk accepts them again`(_ name: String) throws {
        let isFull = Mutex(false)
        let (path, writer) = try path(throughLinks: name) { isFull.withLock { $0 } }
        writer.replace(path, with: Array("whole".utf8))
        writer.finish()
        isFull.withLock { $0 = true }
        writer.replace(path, with: Array("newer".utf8))
        writer.append(line: line(0), to: path)
        #expect(writer.finish() == [LateFailure(path: path, failure: .isFull)])
        #expect(try text() == "whole")
        isFull.withLock { $0 = false }
        writer.append(line: line(1), to: path)
        #expect(writer.finish() == [])
        #expect(try text() == "newer\nline 0\nline 1\n")
    }

    @Test(arguments: names)
    func `are not reported any more after they were removed`(_ name: String) throws {
        let (path, writer) = try path(throughLinks: name) { true }
        writer.replace(path, with: Array("whole".utf8))
        #expect(writer.finish() == [LateFailure(path: path, failure: .isFull)])
        writer.remove(path)
        #expect(writer.finish() == [])
    }

    @Test func `are reported if only their older contents were written`() throws {
        let isFull = Mutex(false)
        let (path, writer) = try path(throughLinks: "memory.json") { isFull.withLock { $0 } }
        for _ in 0..<200 {
            writer.replace(path, with: Array("older".utf8))
            writer.waitForStaging()
            isFull.withLock { $0 = true }
            writer.replace(path, with: Array("newer".utf8))
            #expect(writer.finish() == [LateFailure(path: path, failure: .isFull)])
            isFull.withLock { $0 = false }
        }
    }

    @Test(arguments: names)
    func `are reported by the path that the program uses`(_ name: String) throws {
        let (path, writer) = try path(throughLinks: name) { false }
        try place.remove("memory.json")
        try place.makeDirectory("memory.json")
        writer.replace(path, with: [1])
        #expect(writer.finish() == [LateFailure(path: path, failure: .isNotAFile)])
    }

    @Test func `take lines like any file after they were removed or set aside`() throws {
        writer.replace(path, with: Array("whole".utf8))
        writer.remove(path)
        writer.append(line: line(0), to: path)
        writer.finish()
        #expect(try text() == "line 0\n")
        writer.replace(path, with: Array("whole".utf8))
        _ = try BackgroundVolume(writer: writer).setAside(path)
        writer.append(line: line(1), to: path)
        writer.finish()
        #expect(try text() == "line 1\n")
        #expect(try text("memory.json.damaged-1") == "whole")
    }

    @Test func `keep the lines that a process added while it waited for the disk and was killed`()
        throws
    {
        try place.write("old".utf8, to: "memory.json")
        do {
            let file = try StagedFile(for: path, Array("whole".utf8))
            #expect(file.append(Array("\nline 0\n".utf8), after: 5))
            #expect(file.append(Array("line".utf8), after: 13))
            #expect(!file.append(Array("!".utf8), after: 13))
        }
        #expect(try FileWriter().read(path) == Array("whole\nline 0\nline".utf8))
        #expect(try place.names == ["memory.json"])
    }

    @Test func `are recovered from the stage of an earlier version`() throws {
        try place.write("old".utf8, to: "memory.json")
        let name = try abandon("whole")
        let parts = name.split(separator: "-")
        try place.write("whole".utf8, to: "\(parts[0])-\(parts[1])-\(parts[3])")
        try FileManager.default.removeItem(atPath: place.path(name))
        #expect(try FileWriter().read(path) == Array("whole".utf8))
        #expect(try place.names == ["memory.json"])
    }
}
