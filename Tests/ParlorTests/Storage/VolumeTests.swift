import Foundation
import Testing

@testable import Parlor

@Suite struct `Places of files` {
    private let place: TemporaryDirectory

    init() throws { place = try TemporaryDirectory() }

    @Test(arguments: [("", "line\n"), ("whole\n", "whole\nline\n"), ("half", "half\nline\n")])
    func `add a line of its own, whatever a writer that died has left`(
        _ old: String, _ new: String
    ) throws {
        try place.write(old.utf8, to: "log")
        let (path, disk) = (place.path("log"), DiskVolume())
        let append = FileRequest.append(line: Array("line".utf8), to: path)
        #if INSPECTOR
            let unwritten = UnwrittenVolume(disk, past: nil) { false }
            _ = try unwritten.perform(append)
            #expect(try unwritten.perform(.read(path)) == Array(new.utf8))
            #expect(try disk.perform(.read(path)) == Array(old.utf8))
        #endif
        let memory = FileMemory(disk) { _ in }
        _ = try memory.perform(.read(path))
        _ = try memory.perform(append)
        #expect(memory.files[path] == Array(new.utf8))
        #expect(try disk.perform(.read(path)) == Array(new.utf8))
    }

    @Test func `that are not there leave nothing to close`() {
        let path = place.path("missing")
        var failure: DiskFailure?
        errno = 0
        do { _ = try OpenFile(path, O_RDONLY) } catch { failure = error }
        // To close what was never opened would say so here.
        let number = errno
        #expect(failure == .missing && number == ENOENT)
    }
}
