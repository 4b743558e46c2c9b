import Foundation
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `Volumes of files` {
    private let place: TemporaryDirectory

    init() throws { place = try TemporaryDirectory() }

    @Test(arguments: [("", "line\n"), ("whole\n", "whole\nline\n"), ("half", "half\nline\n")])
    func `add a line on a row of its own, even after a half line of a crashed writer`(
        _ old: String, _ new: String
    ) throws {
        try place.write(old.utf8, to: "log")
        let (path, disk) = (place.path("log"), DiskVolume())
        let line = Array("line".utf8)
        #if INSPECTOR
            let unwritten = OverlayVolume(disk, past: nil) { false }
            try unwritten.append(line: line, to: path)
            #expect(try unwritten.read(path) == Array(new.utf8))
            #expect(try disk.read(path) == Array(old.utf8))
        #endif
        var notes: [FileNote] = []
        let recorded = RecordedVolume(disk, position: { 0 }, note: { notes.append($0) })
        _ = try recorded.read(path)
        try recorded.append(line: line, to: path)
        #expect(try recorded.read(path) == Array(new.utf8))
        #expect(try disk.read(path) == Array(new.utf8))
        // The first reading notes the unknown contents, and the second the written contents.
        #expect(notes.count == 1 && notes.first?.name == "log")
    }

    @Test func `close nothing if a missing file is opened`() {
        let path = place.path("missing")
        var failure: DiskFailure?
        errno = 0
        do { _ = try OpenFile(path, O_RDONLY) } catch { failure = error }
        // Closing a file that was not opened would change `errno`.
        let number = errno
        #expect(failure == .missing && number == ENOENT)
    }
}
